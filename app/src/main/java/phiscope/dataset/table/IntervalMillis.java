package phiscope.dataset.table;

import java.math.BigDecimal;
import java.util.BitSet;
import phiscope.dataset.Remark;
import phiscope.dataset.SkippedLine;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.DecimalColumn;
import phiscope.dataset.value.FileUnit;

/** Turns the values of a table that are intervals into milliseconds, in place. */
final class IntervalMillis {
  /** Longest interval that is believed: about 32 years. */
  private static final double LARGEST = 1e12;

  /** Most that all intervals together may be, so that their sum fits. */
  private static final double LARGEST_SUM = 1e15;

  private final CollectedRows rows;
  private final ReadReport report;
  private final BitSet dropped = new BitSet();
  private int zeros;
  private int firstZero;

  IntervalMillis(CollectedRows rows, ReadReport report) {
    this.rows = rows;
    this.report = report;
  }

  BitSet dropped() {
    return dropped;
  }

  void convert(FileUnit unit) {
    DecimalColumn values = rows.values();
    double sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      String fault = fault(i, unit);
      if (fault == null && sum + values.approximately(i) > LARGEST_SUM) {
        fault = "dataset.skip.tooLarge";
      }
      if (fault != null) {
        drop(i, fault);
        continue;
      }
      sum += values.approximately(i);
      if (values.unscaled(i) == 0) {
        firstZero = zeros == 0 ? rows.line(i) : firstZero;
        zeros++;
      }
    }
    if (zeros > 0) {
      report.warn(Remark.of("dataset.say.zeroIntervals", zeros, firstZero));
    }
  }

  /** Converts a row; the key of what is wrong with it, or null. */
  private String fault(int row, FileUnit unit) {
    DecimalColumn values = rows.values();
    if (rows.kind(row) != ValueKind.NUMBER && rows.kind(row) != ValueKind.MILLIS) {
      return "dataset.skip.timeAmongNumbers";
    }
    if (values.unscaled(row) < 0) {
      return "dataset.skip.negative";
    }
    if (rows.kind(row) == ValueKind.NUMBER) {
      MillisConversion millis = MillisConversion.of(values.unscaled(row), values.scale(row), unit);
      if (millis == null) {
        return "dataset.skip.tooLarge";
      }
      values.set(row, millis.unscaled(), millis.scale());
    }
    return values.approximately(row) > LARGEST ? "dataset.skip.tooLarge" : null;
  }

  private void drop(int row, String key) {
    dropped.set(row);
    String text =
        BigDecimal.valueOf(rows.values().unscaled(row), rows.values().scale(row)).toPlainString();
    report.skip(
        new SkippedLine(
            rows.line(row), rows.line(row), rows.column(row), Remark.of(key, text), text));
  }
}
