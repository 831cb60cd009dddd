package phiscope.example;

import java.util.Locale;
import phiscope.bench.Term;

/** What things of the program are called in pages and files. */
final class TermNames {
  private TermNames() {}

  /** A term as the figures call it, so that a page can light up both. */
  static String of(Term term) {
    return word(term);
  }

  /** A value of an enum in a file. */
  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
