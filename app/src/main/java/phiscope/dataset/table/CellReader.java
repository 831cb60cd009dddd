package phiscope.dataset.table;

import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.DecimalText;
import phiscope.dataset.value.FileUnit;
import phiscope.dataset.value.FullWidth;
import phiscope.dataset.value.NumberFault;
import phiscope.dataset.value.TimeText;

/** Reads a cell as a number or a point in time. Mutable: holds the last value read. */
final class CellReader {
  private final DecimalSign sign;
  private final TimeText.DateOrder order;
  private final DecimalText number = new DecimalText();
  private final TimeText time = new TimeText();
  private ValueKind kind = ValueKind.NUMBER;
  private long unscaled;
  private int scale;
  private int roundedCount;
  private int fullWidthCount;

  CellReader(DecimalSign sign, TimeText.DateOrder order) {
    this.sign = sign;
    this.order = order;
  }

  NumberFault read(String cell) {
    NumberFault fault = number.read(cell, sign);
    if (fault == NumberFault.NONE) {
      countFullWidth(cell);
      return takeNumber();
    }
    boolean perhapsTime =
        fault == NumberFault.TEXT
            || fault == NumberFault.TRAILING_LETTERS
            || fault == NumberFault.OTHER_DECIMAL_SIGN
            || fault == NumberFault.BAD_GROUPS
            || fault == NumberFault.SPACE_INSIDE;
    return perhapsTime && isTime(cell) ? NumberFault.NONE : fault;
  }

  /** Reads a time of day together with the date of another cell. */
  NumberFault readJoined(String date, String timeOfDay) {
    if (timeOfDay.isEmpty()) {
      return NumberFault.MISSING;
    }
    return isTime(date + " " + timeOfDay) ? NumberFault.NONE : NumberFault.TEXT;
  }

  private void countFullWidth(String text) {
    fullWidthCount += FullWidth.narrow(text).equals(text) ? 0 : 1;
  }

  private NumberFault takeNumber() {
    kind = ValueKind.NUMBER;
    unscaled = number.unscaled();
    scale = number.scale();
    roundedCount += number.isRounded() ? 1 : 0;
    if (number.unit().isPresent() && number.unit().get() != FileUnit.TICK) {
      MillisConversion millis = MillisConversion.of(unscaled, scale, number.unit().get());
      if (millis == null) {
        return NumberFault.TOO_LARGE;
      }
      kind = ValueKind.MILLIS;
      unscaled = millis.unscaled();
      scale = millis.scale();
    }
    return NumberFault.NONE;
  }

  private boolean isTime(String text) {
    switch (time.read(text, order)) {
      case INSTANT -> kind = ValueKind.INSTANT;
      case LOCAL -> kind = ValueKind.LOCAL;
      case TIME_OF_DAY -> kind = ValueKind.TIME_OF_DAY;
      case DATE, NONE -> {
        return false;
      }
    }
    unscaled = time.unscaled();
    scale = time.scale();
    roundedCount += time.isRounded() ? 1 : 0;
    countFullWidth(text);
    return true;
  }

  ValueKind kind() {
    return kind;
  }

  long unscaled() {
    return unscaled;
  }

  int scale() {
    return scale;
  }

  /** How many values were written with full-width digits or signs. */
  int fullWidthCount() {
    return fullWidthCount;
  }

  int roundedCount() {
    return roundedCount;
  }
}
