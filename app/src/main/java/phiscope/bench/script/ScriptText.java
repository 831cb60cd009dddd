package phiscope.bench.script;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.ScriptEntry;

/**
 * Scripts as text, one fault a line: {@code at 2.5s crash m3}, {@code from 4s to 9s partition m1 m2
 * | m3 m4}. Empty lines and what follows a {@code #} are left out of account. Reading what was
 * written gives the same script.
 */
public final class ScriptText {
  private ScriptText() {}

  /** The lines of a script, each with its line end. */
  public static String write(List<ScriptEntry> script) {
    StringBuilder text = new StringBuilder();
    script.forEach(entry -> text.append(line(entry)).append('\n'));
    return text.toString();
  }

  /** One line, without its end. */
  public static String line(ScriptEntry entry) {
    return ScriptLineWriter.line(entry);
  }

  /**
   * Reads lines, with every problem at once; by time, equal times in the order given.
   *
   * @param file what the text is called in problems
   * @param members how many members there are at the beginning
   */
  public static Loaded<List<ScriptEntry>> read(String text, String file, int members) {
    List<Problem> problems = new ArrayList<>();
    List<ScriptEntry> entries =
        read(
            text.lines().toList(),
            members,
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
  public static List<ScriptEntry> read(
      List<String> lines, int members, BiConsumer<Integer, ScriptFault> faults) {
    int everybody = (int) Math.min(Integer.MAX_VALUE, members + joining(lines));
    List<ScriptEntry> entries = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      int index = i;
      read(lines.get(i), everybody, fault -> faults.accept(index, fault)).ifPresent(entries::add);
    }
    entries.sort(Comparator.comparingLong(ScriptEntry::at));
    return List.copyOf(entries);
  }

  /** A member may be named before the line by which it joins, so those are counted first. */
  private static long joining(List<String> lines) {
    long count = 0;
    for (String line : lines) {
      Optional<ScriptEntry> entry = read(line, Integer.MAX_VALUE, fault -> {});
      count +=
          entry.isPresent() && entry.get().what() instanceof Intervention.MassJoin join
              ? join.count()
              : 0;
    }
    return count;
  }

  private static Optional<ScriptEntry> read(
      String line, int everybody, java.util.function.Consumer<ScriptFault> faults) {
    String told = LineReader.told(line);
    return told.isBlank() ? Optional.empty() : new ScriptLineReader(told, everybody, faults).read();
  }
}
