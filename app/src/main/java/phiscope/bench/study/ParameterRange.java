package phiscope.bench.study;

import java.util.Arrays;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.Parameter.Kind;
import phiscope.core.kernel.SimTime;

/**
 * The values that a parameter can have.
 *
 * @param kind what a value is
 * @param least the least value
 * @param most the greatest value
 * @param choices the words of a choice, in the order of their values; none for others
 * @param usual its value where a document says nothing
 * @param step what a value is a multiple of
 */
public record ParameterRange(
    Kind kind, long least, long most, List<String> choices, long usual, long step) {
  /** The longest time that a study takes: a day. */
  public static final long LONGEST = 86_400 * SimTime.SECOND;

  private static final long MILLION = 1_000_000;

  public ParameterRange {
    choices = List.copyOf(choices);
    if (least > usual || usual > most) {
      throw new IllegalArgumentException(
          "a range needs least <= usual <= most, got " + List.of(least, usual, most));
    }
    if (least % step != 0 || usual % step != 0 || most % step != 0) {
      throw new IllegalArgumentException("a range needs multiples of its step, got " + step);
    }
  }

  private static ParameterRange of(Kind kind, long least, long most, long usual) {
    return new ParameterRange(kind, least, most, List.of(), usual, 1);
  }

  /** A time from some ticks to a day. */
  public static ParameterRange time(long least, long usual) {
    return of(Kind.TIME, least, LONGEST, usual);
  }

  /**
   * Whole seconds, as Kubernetes takes them: the fields of a probe are integers (Probe v1 core).
   *
   * @param least in seconds
   * @param usual in seconds
   */
  public static ParameterRange wholeSeconds(long least, long usual) {
    long second = SimTime.SECOND;
    return new ParameterRange(
        Kind.TIME, least * second, LONGEST, List.of(), usual * second, second);
  }

  /** A whole number. */
  public static ParameterRange count(long least, long most, long usual) {
    return of(Kind.COUNT, least, most, usual);
  }

  /** A share from 0 to 1, given as a decimal. */
  public static ParameterRange share(String usual) {
    return of(Kind.SHARE, 0, MILLION, perMillion(usual));
  }

  /** A share above 0, by a millionth at least. */
  public static ParameterRange shareAbove0(String usual) {
    return of(Kind.SHARE, 1, MILLION, perMillion(usual));
  }

  /** A decimal with up to six places between two others. */
  public static ParameterRange decimal(String least, String most, String usual) {
    return of(Kind.DECIMAL, perMillion(least), perMillion(most), perMillion(usual));
  }

  /** A switch. */
  public static ParameterRange flag(boolean usual) {
    return of(Kind.FLAG, 0, 1, usual ? 1 : 0);
  }

  /** One of the constants of an enum. */
  public static ParameterRange choice(Enum<?>[] all, Enum<?> usual) {
    List<String> words = Arrays.stream(all).map(Parameter::word).toList();
    return new ParameterRange(Kind.CHOICE, 0, all.length - 1L, words, usual.ordinal(), 1);
  }

  private static long perMillion(String decimal) {
    return new java.math.BigDecimal(decimal).movePointRight(6).longValueExact();
  }
}
