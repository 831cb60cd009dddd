package phiscope.dataset.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.BitSet;
import phiscope.core.trace.TickScale;
import phiscope.dataset.value.DecimalColumn;
import phiscope.dataset.value.Powers;

/** The usable rows of one stream in the order of the file, and their values as ticks. */
final class StreamRows {
  private static final double TICK_LIMIT = 4e18;

  private final CollectedRows rows;
  private final int[] members;
  private int decimals;
  private long baseMillis;
  private int roundedCount;

  private StreamRows(CollectedRows rows, int[] members) {
    this.rows = rows;
    this.members = members;
  }

  /** The rows of each stream, by its number. */
  static StreamRows[] split(CollectedRows rows, BitSet dropped) {
    int[] sizes = new int[rows.streamCount()];
    for (int i = 0; i < rows.size(); i++) {
      sizes[rows.streamOf(i)] += dropped.get(i) ? 0 : 1;
    }
    int[][] members = new int[sizes.length][];
    for (int s = 0; s < sizes.length; s++) {
      members[s] = new int[sizes[s]];
      sizes[s] = 0;
    }
    for (int i = 0; i < rows.size(); i++) {
      if (!dropped.get(i)) {
        int stream = rows.streamOf(i);
        members[stream][sizes[stream]++] = i;
      }
    }
    StreamRows[] streams = new StreamRows[members.length];
    for (int s = 0; s < members.length; s++) {
      streams[s] = new StreamRows(rows, members[s]);
    }
    return streams;
  }

  int size() {
    return members.length;
  }

  /** The row at a place. */
  int row(int place) {
    return members[place];
  }

  int line(int place) {
    return rows.line(members[place]);
  }

  /** Decimals of a millisecond that the ticks of the last call have. */
  int decimals() {
    return decimals;
  }

  /** What was taken off before {@link #times}: ticks count from there. */
  long baseMillis() {
    return baseMillis;
  }

  /** Values that had to be rounded to fit. */
  int roundedCount() {
    return roundedCount;
  }

  /** Points in time as exact ticks since {@link #baseMillis}. */
  long[] times() {
    DecimalColumn values = rows.values();
    int scale = values.scale(row(0));
    baseMillis = scale > 18 ? 0 : Math.floorDiv(values.unscaled(row(0)), Powers.exact(scale));
    double range = 1;
    for (int i = 0; i < size(); i++) {
      range = Math.max(range, Math.abs(values.approximately(row(i)) - baseMillis) + 1);
    }
    chooseDecimals(range);
    long[] ticks = new long[size()];
    for (int i = 0; i < size(); i++) {
      ticks[i] = ticks(row(i), baseMillis);
    }
    return ticks;
  }

  /** Intervals summed up: one more arrival than intervals, from 0. */
  long[] sums() {
    DecimalColumn values = rows.values();
    baseMillis = 0;
    double sum = 1;
    for (int i = 0; i < size(); i++) {
      sum += values.approximately(row(i));
    }
    chooseDecimals(sum);
    long[] ticks = new long[size() + 1];
    for (int i = 0; i < size(); i++) {
      ticks[i + 1] = ticks[i] + ticks(row(i), 0);
    }
    return ticks;
  }

  private void chooseDecimals(double range) {
    int most = 0;
    for (int i = 0; i < size(); i++) {
      most = Math.max(most, rows.values().scale(row(i)));
    }
    decimals = Math.min(most, TickScale.MAX_DECIMALS);
    while (decimals > 0 && range * Powers.ofTen(decimals) > TICK_LIMIT) {
      decimals--;
    }
  }

  private long ticks(int row, long base) {
    long unscaled = rows.values().unscaled(row);
    int scale = rows.values().scale(row);
    if (scale <= decimals) {
      long power = Powers.exact(scale);
      long whole = Math.floorDiv(unscaled, power) - base;
      long part = Math.floorMod(unscaled, power);
      return whole * Powers.exact(decimals) + part * Powers.exact(decimals - scale);
    }
    BigDecimal value =
        new BigDecimal(BigInteger.valueOf(unscaled), scale).subtract(BigDecimal.valueOf(base));
    BigDecimal rounded = value.setScale(decimals, RoundingMode.HALF_UP);
    roundedCount += rounded.compareTo(value) == 0 ? 0 : 1;
    return rounded.movePointRight(decimals).longValueExact();
  }
}
