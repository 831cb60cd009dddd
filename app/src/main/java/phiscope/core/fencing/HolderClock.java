package phiscope.core.fencing;

/**
 * A clock that drifts.
 *
 * @param from since when it goes as it does
 * @param shown what it showed then
 * @param perMillion so many millionths faster than true time
 */
record HolderClock(long from, long shown, int perMillion) {
  static final HolderClock RIGHT = new HolderClock(0, 0, 0);
  private static final long MILLION = 1_000_000;

  /** What it shows at a time. */
  long at(long now) {
    long gone = now - from;
    return shown + gone + Math.floorDiv(gone * perMillion, MILLION);
  }

  /** The first time, not before {@code now}, at which it shows so much. */
  long reaches(long reading, long now) {
    if (at(now) >= reading) {
      return now;
    }
    long time = from + Math.floorDiv((reading - shown) * MILLION, MILLION + perMillion);
    while (at(time) < reading) {
      time++;
    }
    return Math.max(now, time);
  }

  HolderClock going(int rate, long now) {
    return new HolderClock(now, at(now), rate);
  }

  HolderClock put(long by, long now) {
    return new HolderClock(now, at(now) + by, perMillion);
  }
}
