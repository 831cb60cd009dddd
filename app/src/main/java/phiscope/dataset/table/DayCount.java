package phiscope.dataset.table;

import java.util.Arrays;

/** Counts the days of clocks that show only the time of day: a fall by half a day is midnight. */
final class DayCount {
  private static final double HALF_DAY = 43_200;

  private final long[] days;
  private final double[] latest;
  private int midnights;

  DayCount(int streams) {
    days = new long[streams];
    latest = new double[streams];
    Arrays.fill(latest, Double.NEGATIVE_INFINITY);
  }

  /** The day of the next time of a stream, from 0. */
  long day(int stream, double secondOfDay) {
    if (secondOfDay < latest[stream] - HALF_DAY) {
      days[stream]++;
      midnights++;
    }
    latest[stream] = secondOfDay;
    return days[stream];
  }

  /** How often midnight passed, over all streams. */
  int midnights() {
    return midnights;
  }
}
