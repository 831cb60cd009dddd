package phiscope.dataset.table;

import java.util.LinkedHashMap;
import java.util.Map;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.DecimalText;
import phiscope.dataset.value.NumberFault;
import phiscope.dataset.value.Powers;
import phiscope.dataset.value.SlashDate;
import phiscope.dataset.value.TimeText;

/** What stands in a column, counted over all rows. */
final class ColumnSurvey {
  /** Most different texts that are told apart. */
  static final int MOST_NAMES = 1000;

  private static final int NAME_LENGTH = 200;

  private final DecimalText number;
  private final TimeText time;
  private final SignEvidence signs = new SignEvidence();
  private final Map<String, Integer> texts = new LinkedHashMap<>();
  private boolean tooManyTexts;

  private int cells;
  private int missing;
  private int numbers;
  private int dateTimes;
  private int dates;
  private int timesOfDay;
  private int words;
  private int epochs;
  private int monthFirst;
  private int dayFirst;
  private int slashDates;

  private boolean hasPrevious;
  private double previous;
  private double previousStep;
  private int sameSteps;
  private int rises;
  private int falls;
  private int repeats;
  private int stepsOfOne;

  ColumnSurvey(DecimalText number, TimeText time) {
    this.number = number;
    this.time = time;
  }

  void see(String cell) {
    cells++;
    NumberFault fault = number.read(cell, DecimalSign.POINT);
    if (fault == NumberFault.OTHER_DECIMAL_SIGN || fault == NumberFault.BAD_GROUPS) {
      fault = number.read(cell, DecimalSign.COMMA);
    }
    if (fault == NumberFault.MISSING) {
      missing++;
      return;
    }
    countText(cell);
    if (fault == NumberFault.NONE) {
      countNumber(cell);
    } else if (fault == NumberFault.TEXT
        || fault == NumberFault.TRAILING_LETTERS
        || fault == NumberFault.OTHER_DECIMAL_SIGN
        || fault == NumberFault.SPACE_INSIDE) {
      countTimeOrWord(cell);
    }
  }

  private void countText(String cell) {
    if (tooManyTexts) {
      return;
    }
    String key = cell.length() <= NAME_LENGTH ? cell : cell.substring(0, NAME_LENGTH);
    texts.merge(key, 1, Integer::sum);
    if (texts.size() > MOST_NAMES) {
      tooManyTexts = true;
      texts.clear();
    }
  }

  private void countNumber(String cell) {
    numbers++;
    signs.see(cell);
    double value = number.unscaled() / Powers.ofTen(number.scale());
    epochs += number.unit().isEmpty() && EpochUnit.of(value).isPresent() ? 1 : 0;
    countStep(value);
  }

  private void countStep(double value) {
    if (hasPrevious) {
      double step = value - previous;
      rises += step > 0 ? 1 : 0;
      falls += step < 0 ? 1 : 0;
      repeats += step == 0 ? 1 : 0;
      stepsOfOne += step == 1 ? 1 : 0;
      sameSteps += Math.abs(step - previousStep) <= 1e-3 * Math.abs(step) ? 1 : 0;
      previousStep = step;
    }
    hasPrevious = true;
    previous = value;
  }

  private void countTimeOrWord(String cell) {
    switch (time.read(cell, TimeText.DateOrder.MONTH_DAY)) {
      case INSTANT, LOCAL -> countDateTime(cell);
      case DATE -> {
        dates++;
        countDateOrder(cell);
      }
      case TIME_OF_DAY -> timesOfDay++;
      case NONE -> {
        if (time.read(cell, TimeText.DateOrder.DAY_MONTH) != TimeText.Kind.NONE) {
          countDateTime(cell);
        } else {
          words++;
        }
      }
    }
  }

  private void countDateTime(String cell) {
    if (time.kind() != TimeText.Kind.DATE) {
      dateTimes++;
      countStep(time.unscaled() / Powers.ofTen(time.scale()));
    }
    dates += time.kind() == TimeText.Kind.DATE ? 1 : 0;
    countDateOrder(cell);
  }

  private void countDateOrder(String cell) {
    if (SlashDate.isOne(cell)) {
      SlashDate.Order order = SlashDate.order(cell);
      dayFirst += order == SlashDate.Order.DAY_FIRST ? 1 : 0;
      monthFirst += order == SlashDate.Order.MONTH_FIRST ? 1 : 0;
      slashDates++;
    }
  }

  int cells() {
    return cells;
  }

  /** Cells in which something stands. */
  int filled() {
    return cells - missing;
  }

  int numbers() {
    return numbers;
  }

  int dateTimes() {
    return dateTimes;
  }

  int dates() {
    return dates;
  }

  int timesOfDay() {
    return timesOfDay;
  }

  /** Texts that are neither number nor time. */
  int words() {
    return words;
  }

  /** Plain numbers that are points in time between 2008 and 2100 in some unit. */
  int epochs() {
    return epochs;
  }

  int monthFirst() {
    return monthFirst;
  }

  int dayFirst() {
    return dayFirst;
  }

  /** Dates such as 3/4/2026. */
  int slashDates() {
    return slashDates;
  }

  SignEvidence signs() {
    return signs;
  }

  /** How often each different text stands there, in order of first sight; empty if too many. */
  Map<String, Integer> texts() {
    return texts;
  }

  boolean hasTooManyTexts() {
    return tooManyTexts;
  }

  int falls() {
    return falls;
  }

  /** Whether most of the column are points in time by their form alone. */
  boolean isTimes() {
    boolean falling = falls * 10 >= 3 * (rises + falls) && falls > 0;
    return (dateTimes + timesOfDay) * 2 > filled() || (epochs * 2 > filled() && !falling);
  }

  /** Whether more of the column is numbers than anything else. */
  boolean isNumbers() {
    return numbers * 2 > filled() && filled() > 0;
  }

  /** Whether the column nearly always rises by the same step, as sampling times do. */
  boolean isEven() {
    int steps = rises + falls + repeats;
    return steps >= 2 && rises * 10 >= steps * 9 && sameSteps * 10 >= (steps - 1) * 9;
  }

  /** Whether a number is nearly always one more than the one above it. */
  boolean isCounting() {
    int steps = rises + falls + repeats;
    return steps >= 1 && stepsOfOne * 10 >= steps * 8 && epochs * 2 <= filled();
  }

  /** Whether each text stands there again and again: a name, not a remark. */
  boolean isNames() {
    return words * 2 > filled() && !tooManyTexts && texts.size() * 2 <= Math.max(2, filled());
  }
}
