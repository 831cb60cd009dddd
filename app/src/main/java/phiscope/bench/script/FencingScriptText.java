package phiscope.bench.script;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.core.fencing.FencingScriptEntry;

/**
 * Scripts of the fencing bench as text, one line a deed: {@code at 2s write h0 after 10ms arrives
 * 6s}, {@code from 1.005s to 6.005s pause h0}, {@code at 3s suspect}. Empty lines and what follows
 * a {@code #} are left out of account. Reading what was written gives the same script.
 */
public final class FencingScriptText {
  private FencingScriptText() {}

  /** The lines of a script, each with its line end. */
  public static String write(List<FencingScriptEntry> script) {
    StringBuilder text = new StringBuilder();
    script.forEach(entry -> text.append(line(entry)).append('\n'));
    return text.toString();
  }

  /** One line, without its end. */
  public static String line(FencingScriptEntry entry) {
    return FencingLineWriter.line(entry);
  }

  /**
   * Reads lines, with every problem at once; by time, equal times in the order given.
   *
   * @param file what the text is called in problems
   * @param holders how many holders there are
   */
  public static Loaded<List<FencingScriptEntry>> read(String text, String file, int holders) {
    List<Problem> problems = new ArrayList<>();
    List<FencingScriptEntry> entries =
        read(
            text.lines().toList(),
            holders,
            (line, fault) ->
                problems.add(
                    new Problem(file, line + 1, fault.column(), fault.key(), fault.arguments())));
    return problems.isEmpty() ? Loaded.ok(entries) : new Loaded.Rejected<>(problems);
  }

  /**
   * Reads lines that stand somewhere else, such as in a document.
   *
   * @param faults gets the index of a line and what is wrong with it
   */
  public static List<FencingScriptEntry> read(
      List<String> lines, int holders, BiConsumer<Integer, ScriptFault> faults) {
    List<FencingScriptEntry> entries = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      int index = i;
      String told = LineReader.told(lines.get(i));
      if (!told.isBlank()) {
        new FencingLineReader(told, holders, fault -> faults.accept(index, fault))
            .read()
            .ifPresent(entries::add);
      }
    }
    entries.sort(Comparator.comparingLong(FencingScriptEntry::at));
    return List.copyOf(entries);
  }
}
