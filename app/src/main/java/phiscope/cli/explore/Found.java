package phiscope.cli.explore;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import phiscope.bench.FencingBench;
import phiscope.bench.Parameter;
import phiscope.bench.json.JsonPrinter;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.search.ScheduleScenario;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.fencing.search.StepKind;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Exploration.Schedule;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.fencing.FencingNames;
import phiscope.text.fencing.SearchSentences;

/**
 * What a search has found of some invariants, for people or as JSON.
 *
 * @param space what was searched
 * @param asked the invariants that were looked at
 * @param exploration what came of it
 */
public record Found(SearchSpace space, List<Invariant> asked, Exploration exploration) {
  private static final int VERSION = 1;

  public Found {
    asked = List.copyOf(asked);
  }

  /** The shortest schedule that breaks an invariant. */
  public Optional<Schedule> counterexample(Invariant invariant) {
    return exploration.counterexamples().get(invariant.ordinal());
  }

  /** The invariants that were broken, in their order. */
  public List<Invariant> broken() {
    return asked.stream().filter(each -> counterexample(each).isPresent()).toList();
  }

  /** The one whose counterexample is the shortest; of several the first. */
  public Optional<Invariant> soonestBroken() {
    return broken().stream().min(Comparator.comparingInt(this::actions));
  }

  /** How many actions break an invariant that was broken. */
  public int actions(Invariant invariant) {
    return counterexample(invariant).orElseThrow().length();
  }

  /** The counterexample to an invariant as a document, which shows the frame that breaks it. */
  public FencingBench document(Invariant invariant, Messages messages) {
    FencingScenario scenario = ScheduleScenario.of(space, counterexample(invariant).orElseThrow());
    FencingBench bench =
        FencingBench.of(
            messages.get("explore.title", new FencingNames(messages).invariant(invariant)),
            scenario);
    int frame = FencingRun.of(scenario).firstBreach(invariant).orElse(0);
    return bench.withView(bench.view().atFrame(frame));
  }

  /** For people to read. */
  public void writeText(Messages messages, PrintWriter to) {
    FencingNames names = new FencingNames(messages);
    SearchSentences sentences = new SearchSentences(messages);
    to.println(
        messages.get("simulate.fencing.protections", names.protections(space.protections())));
    to.println(
        messages.get(
            space.waitsForLease() ? "explore.space" : "explore.space.notWaiting",
            space.tokens(),
            space.requests(),
            space.ticks(),
            space.leaseTicks()));
    to.println(messages.get("explore.extent", sentences.extent(exploration)));
    to.println();
    for (Invariant invariant : asked) {
      to.println(sentences.of(exploration, invariant));
      counterexample(invariant).ifPresent(schedule -> actions(schedule, sentences, to));
    }
    to.println();
    to.println(messages.get("explore.taken"));
    for (StepKind kind : StepKind.values()) {
      long count = exploration.kinds().get(kind.ordinal());
      to.println(
          "  " + messages.get("simulate.fencing.counter", names.step(kind), Numbers.whole(count)));
    }
    List<String> never = sentences.neverTaken(exploration).stream().map(names::step).toList();
    if (!never.isEmpty() && exploration.broken() == 0) {
      to.println(messages.get("explore.never", String.join("; ", never)));
    }
  }

  private static void actions(Schedule schedule, SearchSentences sentences, PrintWriter to) {
    int number = 1;
    for (String action : sentences.actions(schedule)) {
      to.println("  " + number++ + ". " + action);
    }
  }

  /** As JSON. */
  public void writeJson(Messages messages, Appendable out) {
    JsonPrinter to = new JsonPrinter(out);
    SearchSentences sentences = new SearchSentences(messages);
    to.object().name("phiscope").number(VERSION).name("kind").text("exploration");
    to.name("space").inlineObject();
    to.name("tokens").number(space.tokens()).name("requests").number(space.requests());
    to.name("ticks").number(space.ticks()).name("lease").number(space.leaseTicks());
    to.name("waitsForLease").flag(space.waitsForLease()).endObject();
    to.name("end").text(Parameter.word(exploration.end()));
    to.name("states").number(exploration.states());
    to.name("transitions").number(exploration.transitions());
    to.name("depth").number(exploration.depth()).name("invariants").object();
    for (Invariant invariant : asked) {
      to.name(Parameter.word(invariant)).object();
      to.name("broken").flag(counterexample(invariant).isPresent());
      if (counterexample(invariant).isPresent()) {
        Schedule schedule = counterexample(invariant).get();
        to.name("actions").array();
        sentences.actions(schedule).forEach(to::text);
        to.endArray();
      }
      to.endObject();
    }
    to.endObject().name("taken").object();
    for (StepKind kind : StepKind.values()) {
      to.name(Parameter.word(kind)).number(exploration.kinds().get(kind.ordinal()));
    }
    to.endObject().endObject().end();
  }
}
