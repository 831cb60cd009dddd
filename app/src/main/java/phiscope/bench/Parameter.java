package phiscope.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A parameter of a simulator whose value is a number: where it stands in a document, its bounds.
 */
public interface Parameter {
  /** What a value is. */
  enum Kind {
    /** Ticks. */
    TIME,
    COUNT,
    /** Of a million; files write a number from 0 to 1. */
    SHARE,
    /** Of a million; files write the number itself. */
    DECIMAL,
    FLAG,
    /** One of some words. */
    CHOICE
  }

  /** The object of a document in which it stands. */
  String group();

  /** Its name there. */
  String word();

  /** Its name in the code, which texts are found by. */
  String name();

  /** Whether people think of it in milliseconds; files write seconds all the same. */
  default boolean inMilliseconds() {
    return false;
  }

  /** What its value is. */
  Kind kind();

  /** The least value. */
  long least();

  /** The greatest value. */
  long most();

  /** The words of a choice, in the order of their values; none for others. */
  List<String> choices();

  /** What its value is a multiple of, as its bounds are. */
  default long step() {
    return 1;
  }

  /** The nearest value that it can have. */
  default long bounded(long any) {
    long within = Math.max(least(), Math.min(most(), any));
    long over = Math.floorMod(within, step());
    return over * 2 < step() ? within - over : within - over + step();
  }

  /** As files write an enum: {@code roundRobin}. */
  static String word(Enum<?> choice) {
    String[] parts = choice.name().toLowerCase(Locale.ROOT).split("_");
    StringBuilder word = new StringBuilder(parts[0]);
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      word.append(part.substring(0, 1).toUpperCase(Locale.ROOT)).append(part.substring(1));
    }
    return word.toString();
  }
}
