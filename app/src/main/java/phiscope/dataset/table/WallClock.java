package phiscope.dataset.table;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Optional;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.FileUnit;

/** Compares a wall clock with the monotonic one beside it, and reports steps of the wall clock. */
final class WallClock {
  private static final double SMALLEST_STEP = 50;
  private static final int MOST_REPORTED = 5;

  private final CollectedRows rows;
  private final ReadReport report;

  WallClock(CollectedRows rows, ReadReport report) {
    this.rows = rows;
    this.report = report;
  }

  /** Looks for steps; the values of the rows are milliseconds of the monotonic clock by now. */
  void compare(String wallName, Optional<FileUnit> wallUnit) {
    double[] lastWall = new double[rows.streamCount()];
    double[] lastTime = new double[rows.streamCount()];
    int[] lastLine = new int[rows.streamCount()];
    Arrays.fill(lastWall, Double.NaN);
    int steps = 0;
    for (int i = 0; i < rows.size(); i++) {
      double wall = wallMillis(i, wallUnit);
      double time = rows.values().approximately(i);
      int stream = rows.streamOf(i);
      double elapsed = wall - lastWall[stream];
      double step = elapsed - (time - lastTime[stream]);
      if (Math.abs(step) >= SMALLEST_STEP && steps++ < MOST_REPORTED) {
        report.warn(
            Remark.of(
                "dataset.say.wallStep",
                wallName,
                millis(elapsed),
                millis(step),
                lastLine[stream],
                rows.line(i)));
      }
      if (!Double.isNaN(wall)) {
        lastWall[stream] = wall;
        lastTime[stream] = time;
        lastLine[stream] = rows.line(i);
      }
    }
  }

  private double wallMillis(int row, Optional<FileUnit> unit) {
    ValueKind kind = rows.wallKind(row);
    if (kind == null) {
      return Double.NaN;
    }
    double value = rows.walls().approximately(row);
    Optional<FileUnit> fitting =
        kind == ValueKind.NUMBER ? unit.or(() -> EpochUnit.of(value)) : Optional.empty();
    if (fitting.isPresent()) {
      return value * fitting.get().factor() / StrictMath.pow(10, fitting.get().decimals());
    }
    return switch (kind) {
      case NUMBER -> Double.NaN;
      case MILLIS -> value;
      case INSTANT, LOCAL, TIME_OF_DAY -> value * 1000;
    };
  }

  private static String millis(double value) {
    BigDecimal rounded = BigDecimal.valueOf(Math.round(value * 1000), 3).stripTrailingZeros();
    return rounded.toPlainString();
  }
}
