package phiscope.bench.study;

/**
 * Something that was drawn.
 *
 * @param at when, in ticks, from 0 to {@link ParameterRange#LONGEST}
 * @param kind what it is
 * @param value what goes with it, within the range of its kind; 0 where nothing does
 */
public record StudyMark(long at, MarkKind kind, long value) {
  public StudyMark {
    long least = kind.value().map(ParameterRange::least).orElse(0L);
    long most = kind.value().map(ParameterRange::most).orElse(0L);
    if (at < 0 || at > ParameterRange.LONGEST || value < least || value > most) {
      throw new IllegalArgumentException(
          "time or value out of bounds: " + at + ", " + kind + ", " + value);
    }
  }

  /** A mark without a value. */
  public static StudyMark of(long at, MarkKind kind) {
    return bounded(at, kind, 0);
  }

  /** A mark with time and value moved into their bounds. */
  public static StudyMark bounded(long at, MarkKind kind, long value) {
    long least = kind.value().map(ParameterRange::least).orElse(0L);
    long most = kind.value().map(ParameterRange::most).orElse(0L);
    return new StudyMark(
        Math.max(0, Math.min(ParameterRange.LONGEST, at)),
        kind,
        Math.max(least, Math.min(most, value)));
  }
}
