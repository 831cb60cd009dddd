package phiscope.text.fencing;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.FencingWords;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.search.ScheduleAction;
import phiscope.core.fencing.search.StepKind;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Exploration.Schedule;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** What a search has found, in sentences. */
public final class SearchSentences {
  private final Messages messages;
  private final FencingNames names;

  public SearchSentences(Messages messages) {
    this.messages = messages;
    this.names = new FencingNames(messages);
  }

  /**
   * What was found of an invariant: how long the shortest counterexample is, or none, and where.
   */
  public String of(Exploration found, Invariant invariant) {
    return found
        .counterexamples()
        .get(invariant.ordinal())
        .map(
            schedule ->
                messages.get("fencing.search.found", names.invariant(invariant), schedule.length()))
        .orElseGet(
            () ->
                messages.get(
                    "fencing.search.none." + found.end().name(),
                    names.invariant(invariant),
                    found.depth(),
                    Numbers.whole(found.states())));
  }

  /** How much was searched. */
  public String extent(Exploration found) {
    return messages.get(
        "fencing.search.extent",
        Numbers.whole(found.states()),
        Numbers.whole(found.transitions()),
        found.depth());
  }

  /** Steps that a report must have counted: a search that never took one says nothing about it. */
  public List<StepKind> neverTaken(Exploration found) {
    List<StepKind> never = new ArrayList<>();
    for (StepKind kind : StepKind.values()) {
      if (found.kinds().get(kind.ordinal()) == 0) {
        never.add(kind);
      }
    }
    return never;
  }

  /** The actions of a schedule, one after the other. */
  public List<String> actions(Schedule schedule) {
    return schedule.actions().stream().map(ScheduleAction::of).map(this::of).toList();
  }

  /** What an action does. */
  public String of(ScheduleAction action) {
    String token =
        action.token() == ScheduleAction.HUGE
            ? messages.get("fencing.action.huge")
            : String.valueOf(action.token());
    String key = "fencing.action." + action.kind().name();
    return messages.get(
        action.late() ? key + ".late" : key,
        action.holder() < 0 ? "" : FencingWords.holder(action.holder()),
        action.request() < 0 ? "" : FencingWords.request(action.request()),
        token);
  }
}
