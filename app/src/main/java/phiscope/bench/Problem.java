package phiscope.bench;

import java.util.List;

/**
 * Something wrong in a file that somebody wrote: where, what is wrong and what would be right.
 *
 * @param file the name of the file, as the user knows it
 * @param line line of the value at fault, from 1; 0 where it concerns the whole file
 * @param column column of its first character, from 1; 0 likewise
 * @param key the key of the sentence in the bundles, {@code problem.*}
 * @param arguments what is put into the sentence for {0}, {1}, ...
 */
public record Problem(String file, int line, int column, String key, List<String> arguments) {
  public Problem {
    arguments = List.copyOf(arguments);
  }

  /** A problem with a place. */
  public static Problem at(String file, int line, int column, String key, String... arguments) {
    return new Problem(file, line, column, key, List.of(arguments));
  }

  /** A problem of a whole file. */
  public static Problem of(String file, String key, String... arguments) {
    return new Problem(file, 0, 0, key, List.of(arguments));
  }

  /** {@code file:line:column}, or the file alone. */
  public String place() {
    return line == 0 ? file : file + ":" + line + ":" + column;
  }
}
