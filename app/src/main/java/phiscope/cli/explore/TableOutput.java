package phiscope.cli.explore;

import java.io.PrintWriter;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.json.JsonPrinter;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.WriteProtections.Protection;
import phiscope.core.fencing.search.ProtectionTable;
import phiscope.core.fencing.search.ProtectionTable.Row;
import phiscope.core.kernel.Exploration;
import phiscope.text.Messages;
import phiscope.text.fencing.FencingNames;

/** The table of all combinations of write protections, with the smallest that are safe. */
public record TableOutput(ProtectionTable table) {
  private static final int VERSION = 1;

  /** All invariants about writes but the one that "highest seen" cannot keep (S003). */
  private static final int BUT_THE_SWITCH =
      Invariant.WRITE_BITS & ~Invariant.NOTHING_OLD_AFTER_THE_SWITCH.bit();

  /** Whether every row was searched to its end. */
  public boolean isWhole() {
    return table.rows().stream().noneMatch(row -> row.found().end() == Exploration.End.CANCELLED);
  }

  /** For people to read: a line a combination, with the length of each shortest counterexample. */
  public void writeText(Messages messages, PrintWriter to) {
    FencingNames names = new FencingNames(messages);
    to.println(messages.get("explore.table"));
    List<Invariant> invariants = Invariant.of(Invariant.WRITE_BITS);
    StringBuilder header = new StringBuilder();
    invariants.forEach(each -> header.append(names.shortInvariant(each)).append('\t'));
    to.println(header.append(messages.get("explore.protections")));
    for (Row row : table.rows()) {
      StringBuilder line = new StringBuilder();
      for (Invariant invariant : invariants) {
        line.append(cell(row, invariant)).append('\t');
      }
      to.println(line.append(names.protections(row.protections())));
    }
    to.println();
    smallest(messages, names, "explore.smallest.all", Invariant.WRITE_BITS, to);
    smallest(messages, names, "explore.smallest.butTheSwitch", BUT_THE_SWITCH, to);
  }

  private static String cell(Row row, Invariant invariant) {
    return row.counterexample(invariant)
        .map(schedule -> String.valueOf(schedule.length()))
        .orElse(row.found().end() == Exploration.End.CANCELLED ? "?" : "–");
  }

  private void smallest(
      Messages messages, FencingNames names, String key, int invariants, PrintWriter to) {
    to.println(messages.get(key));
    for (Row row : table.smallestSafe(invariants)) {
      to.println("  " + names.protections(row.protections()));
    }
  }

  /** As JSON. */
  public void writeJson(Appendable out) {
    JsonPrinter to = new JsonPrinter(out);
    to.object().name("phiscope").number(VERSION).name("kind").text("protections");
    to.name("rows").array();
    for (Row row : table.rows()) {
      to.inlineObject().name("protections");
      protections(to, row.protections());
      to.name("end").text(Parameter.word(row.found().end()));
      to.name("states").number(row.found().states()).name("counterexamples").inlineObject();
      for (Invariant invariant : Invariant.values()) {
        to.name(Parameter.word(invariant));
        row.counterexample(invariant)
            .ifPresentOrElse(schedule -> to.number(schedule.length()), to::nothing);
      }
      to.endObject().endObject();
    }
    to.endArray().name("smallestSafe");
    smallest(to, Invariant.WRITE_BITS);
    to.name("smallestSafeButTheSwitch");
    smallest(to, BUT_THE_SWITCH);
    to.endObject().end();
  }

  private void smallest(JsonPrinter to, int invariants) {
    to.array();
    table.smallestSafe(invariants).forEach(row -> protections(to, row.protections()));
    to.endArray();
  }

  private static void protections(JsonPrinter to, WriteProtections protections) {
    to.inlineObject();
    for (Protection protection : Protection.values()) {
      if (protection == Protection.TOKEN_CHECKED) {
        to.name("tokenCheck").text(Parameter.word(protections.tokenCheck()));
      } else {
        to.name(Parameter.word(protection)).flag(protections.has(protection));
      }
    }
    to.endObject();
  }
}
