package phiscope.dataset.table;

import java.util.Optional;
import phiscope.dataset.value.FileUnit;

/** Which unit makes a number a point in time of our days. */
final class EpochUnit {
  /** 2008-01-10 and 2100-01-01 in seconds since 1970. */
  static final double FIRST_SECOND = 1_200_000_000;

  static final double LAST_SECOND = 4_102_444_800.0;

  private static final FileUnit[] UNITS = {
    FileUnit.SECOND, FileUnit.MILLISECOND, FileUnit.MICROSECOND, FileUnit.NANOSECOND
  };

  private EpochUnit() {}

  /** The unit under which the number lies between the years 2008 and 2100; at most one does. */
  static Optional<FileUnit> of(double value) {
    double power = 1;
    for (FileUnit unit : UNITS) {
      if (value >= FIRST_SECOND * power && value < LAST_SECOND * power) {
        return Optional.of(unit);
      }
      power *= 1000;
    }
    return Optional.empty();
  }
}
