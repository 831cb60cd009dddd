package phiscope.dataset.table;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.DecimalColumn;
import phiscope.dataset.value.FileUnit;

/**
 * Decides whether the values of a table are intervals or arrival times, and in which unit.
 *
 * <p>Intervals or times: the name of the column decides; else dates, and numbers that are points in
 * time of our days, are times; else numbers that go up at every one of eight steps or more are
 * times, and so are many numbers that go up at 19 of 20 steps and come far in the end, since a few
 * lines may be out of order. Other numbers that fall or repeat are intervals. Fewer rising numbers
 * are asked.
 */
final class ValueMeaning {
  private static final List<String> CHOICES =
      List.of(ReadsAs.INTERVALS.id(), ReadsAs.ARRIVAL_TIMES.id());
  private static final int SURE_RISES = 7;
  private static final int MANY = 20;
  private static final double PLAUSIBLE_MILLIS = 10;

  private final CollectedRows rows;
  private final Optional<ReadsAs> named;
  private final boolean monotonic;
  private final ReadReport report;
  private final int[] kindCounts = new int[ValueKind.values().length];
  private int epochs;
  private int rises;
  private int falls;
  private int repeats;
  private double up;
  private double down;
  private double firstValue = Double.NaN;
  private double lastValue = Double.NaN;

  /**
   * @param monotonic whether the values are of a monotonic clock, which knows no dates
   */
  ValueMeaning(CollectedRows rows, Optional<ReadsAs> named, boolean monotonic, ReadReport report) {
    this.rows = rows;
    this.named = named;
    this.monotonic = monotonic;
    this.report = report;
    count();
  }

  private void count() {
    double[] previous = new double[rows.streamCount()];
    Arrays.fill(previous, Double.NaN);
    DecimalColumn values = rows.values();
    for (int i = 0; i < rows.size(); i++) {
      kindCounts[rows.kind(i).ordinal()]++;
      double value = values.approximately(i);
      epochs += isNumber(i) && EpochUnit.of(value).isPresent() ? 1 : 0;
      int stream = rows.streamOf(i);
      rises += value > previous[stream] ? 1 : 0;
      falls += value < previous[stream] ? 1 : 0;
      repeats += value == previous[stream] ? 1 : 0;
      up += value > previous[stream] ? value - previous[stream] : 0;
      down += value < previous[stream] ? previous[stream] - value : 0;
      previous[stream] = value;
      if (stream == 0) {
        firstValue = Double.isNaN(firstValue) ? value : firstValue;
        lastValue = value;
      }
    }
  }

  private boolean isNumber(int row) {
    return rows.kind(row) == ValueKind.NUMBER;
  }

  private int count(ValueKind kind) {
    return kindCounts[kind.ordinal()];
  }

  /** Whether most values are dates or times of day. */
  boolean areDates() {
    return (count(ValueKind.INSTANT) + count(ValueKind.LOCAL) + count(ValueKind.TIME_OF_DAY)) * 2
        > rows.size();
  }

  /** Whether most values are plain numbers that are points in time of our days in some unit. */
  boolean areEpochs() {
    boolean falling = named.isEmpty() && falls * 10 >= 3 * (rises + falls) && falls > 0;
    return !monotonic && !falling && !areDates() && epochs * 2 > rows.size();
  }

  ReadsAs readsAs() {
    Optional<String> answer = report.answer(ReadQuestion.READS_AS, CHOICES, other -> false);
    if (answer.isPresent() && !areDates()) {
      return answer.get().equals(ReadsAs.INTERVALS.id())
          ? ReadsAs.INTERVALS
          : ReadsAs.ARRIVAL_TIMES;
    }
    if (areDates() || areEpochs()) {
      return ReadsAs.ARRIVAL_TIMES;
    }
    if (named.isPresent()) {
      boolean contradicts =
          named.get() == ReadsAs.ARRIVAL_TIMES && falls * 10 >= 3 * (rises + falls) && falls >= 2;
      return contradicts ? ask(ReadsAs.INTERVALS, "dataset.ask.fallingTimes") : named.get();
    }
    return byContent();
  }

  private ReadsAs byContent() {
    int steps = rises + falls + repeats;
    if (steps == 0) {
      return ask(ReadsAs.INTERVALS, "dataset.ask.readsAs");
    }
    boolean nearlyAlwaysRising = steps >= MANY && rises >= 19 * (falls + repeats) && down <= up / 2;
    boolean alwaysRising = falls + repeats == 0;
    if (nearlyAlwaysRising || (alwaysRising && rises >= SURE_RISES)) {
      report.note(Remark.of("dataset.say.risingTimes", rises));
      return ReadsAs.ARRIVAL_TIMES;
    }
    if (alwaysRising) {
      boolean growsFast = lastValue > 2 * firstValue;
      return ask(growsFast ? ReadsAs.ARRIVAL_TIMES : ReadsAs.INTERVALS, "dataset.ask.readsAs");
    }
    report.note(Remark.of("dataset.say.fallingIntervals", falls + repeats));
    return ReadsAs.INTERVALS;
  }

  private ReadsAs ask(ReadsAs preset, String key) {
    String answer =
        report.ask(
            new ReadQuestion(ReadQuestion.READS_AS, CHOICES, preset.id(), true, Remark.of(key)));
    return answer.equals(ReadsAs.INTERVALS.id()) ? ReadsAs.INTERVALS : ReadsAs.ARRIVAL_TIMES;
  }

  /**
   * The unit of plain numbers: the file's, the user's, or asked with a preset that makes the usual
   * interval a plausible one. Empty if no plain number stands there.
   */
  Optional<FileUnit> unit(Optional<FileUnit> fromFile, ReadsAs readsAs) {
    Optional<FileUnit> answer =
        report
            .answer(ReadQuestion.UNIT, FileUnit.CHOICES, word -> FileUnit.ofWord(word).isPresent())
            .flatMap(FileUnit::ofWord);
    if (answer.isPresent()) {
      return answer;
    }
    if (count(ValueKind.NUMBER) == 0 || fromFile.isPresent()) {
      return fromFile;
    }
    double usual = usualInterval(readsAs);
    FileUnit preset = plausible(usual);
    String chosen =
        report.ask(
            new ReadQuestion(
                ReadQuestion.UNIT,
                FileUnit.CHOICES,
                preset.symbol(),
                true,
                Remark.of("dataset.ask.unit", shortNumber(usual), preset.symbol())));
    return FileUnit.ofWord(chosen);
  }

  /**
   * The unit of points in time whose named unit puts them in 1970 while another one puts them in
   * our days: the named one if heartbeats would come at a plausible pace, as times since a start
   * may, else asked.
   */
  FileUnit epochUnit(FileUnit named, FileUnit fitting) {
    if (usualInterval(ReadsAs.ARRIVAL_TIMES) * millisOf(named) >= PLAUSIBLE_MILLIS) {
      return named;
    }
    String chosen =
        report.ask(
            new ReadQuestion(
                ReadQuestion.UNIT,
                FileUnit.CHOICES,
                fitting.symbol(),
                true,
                Remark.of("dataset.ask.epochUnit", named.symbol(), fitting.symbol())));
    return FileUnit.ofWord(chosen).orElse(named);
  }

  private static double millisOf(FileUnit unit) {
    return unit.factor() / StrictMath.pow(10, unit.decimals());
  }

  static FileUnit plausible(double interval) {
    if (interval < 20) {
      return FileUnit.SECOND;
    }
    if (interval < 20e3) {
      return FileUnit.MILLISECOND;
    }
    return interval < 20e6 ? FileUnit.MICROSECOND : FileUnit.NANOSECOND;
  }

  /** The median of the intervals that are more than zero. */
  private double usualInterval(ReadsAs readsAs) {
    double[] intervals = new double[rows.size()];
    double[] previous = new double[rows.streamCount()];
    Arrays.fill(previous, Double.NaN);
    int count = 0;
    for (int i = 0; i < rows.size(); i++) {
      if (!isNumber(i)) {
        continue;
      }
      double value = rows.values().approximately(i);
      int stream = rows.streamOf(i);
      double interval = readsAs == ReadsAs.INTERVALS ? value : value - previous[stream];
      previous[stream] = value;
      if (interval > 0) {
        intervals[count++] = interval;
      }
    }
    if (count == 0) {
      return 0;
    }
    Arrays.sort(intervals, 0, count);
    return intervals[count / 2];
  }

  private static String shortNumber(double value) {
    return BigDecimal.valueOf(value).round(new MathContext(4)).stripTrailingZeros().toPlainString();
  }
}
