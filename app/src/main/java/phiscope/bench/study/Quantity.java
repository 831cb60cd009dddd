package phiscope.bench.study;

import java.util.List;
import java.util.Optional;

/**
 * A number, or a word, that a study gives: what commands print, tables and worked examples list,
 * and lessons point at. The paths of a study are the same whatever its settings; what is not there
 * is NaN.
 *
 * @param path what it is, in words from the general to the particular: {@code push, shortest}. Each
 *     is a text of its own, and a step of a pointer
 * @param kind what the number is
 * @param value the number, in ticks if it is a time; NaN where there is none, and for a word
 * @param word the word, if it is one
 * @param isComputed whether it was computed; if not, nothing is known, not even that it is none
 */
public record Quantity(
    List<String> path, Kind kind, double value, Optional<String> word, boolean isComputed) {
  /** What a number is. */
  public enum Kind {
    /** Ticks. */
    TIME,
    COUNT,
    /** From 0 to 1. */
    SHARE,
    /** Any other. */
    NUMBER,
    /** A word, such as a state. */
    WORD
  }

  public Quantity {
    path = List.copyOf(path);
  }

  /** A time in ticks. */
  public static Quantity time(double ticks, String... path) {
    return new Quantity(List.of(path), Kind.TIME, ticks, Optional.empty(), true);
  }

  /** How many. */
  public static Quantity count(double count, String... path) {
    return new Quantity(List.of(path), Kind.COUNT, count, Optional.empty(), true);
  }

  /** A share from 0 to 1. */
  public static Quantity share(double share, String... path) {
    return new Quantity(List.of(path), Kind.SHARE, share, Optional.empty(), true);
  }

  /** Any other number. */
  public static Quantity number(double number, String... path) {
    return new Quantity(List.of(path), Kind.NUMBER, number, Optional.empty(), true);
  }

  /** A word, as files write it. */
  public static Quantity word(String word, String... path) {
    return new Quantity(List.of(path), Kind.WORD, Double.NaN, Optional.of(word), true);
  }

  /** The same that was not computed, since it would have taken too long. */
  public Quantity notComputed() {
    return new Quantity(path, kind, Double.NaN, Optional.empty(), false);
  }

  /** Whether there is anything. */
  public boolean isThere() {
    return word.isPresent() || !Double.isNaN(value);
  }
}
