package phiscope.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.generator.TraceGenerator;

/**
 * The bounds of a document. They leave room for every use and keep sums and differences of ticks
 * inside a {@code long}; an edit clamps to them, a reader of files refuses what lies outside.
 */
public final class BenchLimits {
  /** The last tick: 126 years of nanoseconds, so that two ticks can be added or subtracted. */
  public static final long MAX_TICK = 4_000_000_000_000_000_000L;

  /** Longest title or name, in UTF-16 units. */
  public static final int MAX_TEXT = 1_000;

  /** Most heartbeats of one tape. */
  public static final int MAX_HEARTBEATS = 5_000_000;

  /** Most pauses of one tape. */
  public static final int MAX_PAUSES = TraceGenerator.MOST_PAUSES;

  /** Most decimal digits of a number. */
  public static final int MAX_DIGITS = 40;

  /** The least number above 0. */
  public static final BigDecimal LEAST = new BigDecimal("1e-30");

  /** The greatest number. */
  public static final BigDecimal GREATEST = new BigDecimal("1e30");

  /** The least prior; the greatest is as far below 1. */
  public static final BigDecimal LEAST_PRIOR = LEAST;

  public static final BigDecimal GREATEST_PRIOR = BigDecimal.ONE.subtract(LEAST);

  private static final MathContext DIGITS = new MathContext(MAX_DIGITS, RoundingMode.HALF_EVEN);

  private BenchLimits() {}

  /** The tick within the bounds that is nearest. */
  public static long tick(long tick) {
    return Math.max(0, Math.min(MAX_TICK, tick));
  }

  /** Whether a number is within the bounds: 0, or its size and its digits are. */
  public static boolean isBounded(BigDecimal number) {
    if (number.signum() == 0) {
      return Math.abs((long) number.scale()) <= MAX_DIGITS;
    }
    BigDecimal size = number.abs();
    return size.precision() <= MAX_DIGITS
        && size.compareTo(LEAST) >= 0
        && size.compareTo(GREATEST) <= 0;
  }

  /** The number within the bounds that is nearest; a number inside them is returned as it is. */
  public static BigDecimal number(BigDecimal number) {
    if (isBounded(number)) {
      return number;
    }
    if (number.signum() == 0) {
      return BigDecimal.ZERO;
    }
    BigDecimal size = number.abs().round(DIGITS).max(LEAST).min(GREATEST);
    return number.signum() < 0 ? size.negate() : size;
  }

  /** A number above 0 within the bounds: {@link #LEAST} for 0 and below. */
  public static BigDecimal positive(BigDecimal number) {
    return number.signum() <= 0 ? LEAST : number(number);
  }

  /** A number of 0 or more within the bounds. */
  public static BigDecimal notNegative(BigDecimal number) {
    return number.signum() < 0 ? BigDecimal.ZERO : number(number);
  }

  /** A probability above 0 and below 1 within the bounds. */
  public static BigDecimal prior(BigDecimal prior) {
    return number(prior.max(LEAST_PRIOR).min(GREATEST_PRIOR));
  }

  /** Whether a document can hold these heartbeats: they are few and early enough. */
  public static boolean isBounded(HeartbeatTrace heartbeats) {
    return heartbeats.size() <= MAX_HEARTBEATS
        && (heartbeats.isEmpty() || heartbeats.arrival(heartbeats.size() - 1) <= MAX_TICK);
  }

  /** Whether a text is short enough and well-formed (no half of a surrogate pair). */
  public static boolean isText(String text) {
    return text.length() <= MAX_TEXT && text.equals(text(text));
  }

  /** The text, cut to the longest allowed, with U+FFFD for each lone half of a surrogate pair. */
  public static String text(String text) {
    StringBuilder clean = new StringBuilder(Math.min(text.length(), MAX_TEXT));
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      i += Character.charCount(point);
      boolean lone = Character.getType(point) == Character.SURROGATE;
      if (clean.length() + Character.charCount(point) > MAX_TEXT) {
        break;
      }
      clean.appendCodePoint(lone ? 0xFFFD : point);
    }
    return clean.toString();
  }
}
