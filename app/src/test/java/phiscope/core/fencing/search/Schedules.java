package phiscope.core.fencing.search;

import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.Invariant;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Exploration.Schedule;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.core.kernel.SearchProgress;
import phiscope.core.kernel.Workers;

/** Searches and schedules as short texts: "BEGIN 0", "DELIVER r1 late", "BEGIN_SELF_MADE 0 t7". */
final class Schedules {
  private Schedules() {}

  static Exploration explore(SearchSpace space, int invariants) {
    return Explorer.explore(
        new FencingSearchModel(space),
        invariants,
        ExplorerBounds.none(),
        Workers.caller(),
        SearchProgress.unheard(),
        () -> false);
  }

  static Optional<Schedule> shortest(SearchSpace space, Invariant invariant) {
    return explore(space, invariant.bit()).counterexamples().get(invariant.ordinal());
  }

  static List<String> text(Schedule schedule) {
    return schedule.actions().stream().map(ScheduleAction::of).map(Schedules::text).toList();
  }

  private static String text(ScheduleAction action) {
    return action.kind()
        + (action.holder() < 0 ? "" : " " + action.holder())
        + (action.request() < 0 ? "" : " r" + action.request())
        + (action.token() == 0 ? "" : " t" + action.token())
        + (action.late() ? " late" : "");
  }
}
