package phiscope.bench.script;

import java.util.List;

/**
 * Something wrong in a line.
 *
 * @param column of the first character at fault, from 1
 * @param key the key of the sentence in the bundles
 * @param arguments what is put into it
 */
public record ScriptFault(int column, String key, List<String> arguments) {
  public ScriptFault {
    arguments = List.copyOf(arguments);
  }
}
