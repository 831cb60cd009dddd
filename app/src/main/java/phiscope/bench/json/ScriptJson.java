package phiscope.bench.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import phiscope.bench.BenchLimits;
import phiscope.bench.json.JsonValue.JsonText;
import phiscope.bench.script.LateLine;
import phiscope.bench.script.ScriptFault;

/** Scripts in JSON: lists of lines, each a text. */
final class ScriptJson {
  private static final int LONGEST_LINE = BenchLimits.MAX_TEXT * 100;

  private ScriptJson() {}

  /** Reads lines; tells faults with the index of the line. */
  interface Lines<E> {
    List<E> read(List<String> lines, BiConsumer<Integer, ScriptFault> faults);
  }

  /**
   * The entries of the lines that can be read; problems stand at the place in the line.
   *
   * @param end when the run ends: what stands behind it is worth a word
   */
  static <E> List<E> read(List<JsonField> items, long end, Lines<E> reader) {
    List<JsonField> told = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (JsonField item : items) {
      Optional<String> line =
          item.value() instanceof JsonText
              ? item.text(LONGEST_LINE)
              : item.problem("problem.script.text");
      line.ifPresent(
          text -> {
            told.add(item);
            lines.add(text);
          });
    }
    for (LateLine late : LateLine.of(lines, end)) {
      JsonField item = told.get(late.index());
      item.source().warn(item.value().offset() + late.column(), LateLine.KEY, late.arguments(end));
    }
    return reader.read(
        lines,
        (line, fault) -> {
          // Behind the quotation mark; a script has nothing that must be escaped.
          int offset = told.get(line).value().offset() + fault.column();
          told.get(line).source().problem(offset, fault.key(), fault.arguments().toArray());
        });
  }
}
