package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Runs that were made already, so that none is made twice. It lives as long as a document is read.
 *
 * @param <S> scenarios
 * @param <R> their runs
 */
final class KnownRuns<S, R> {
  private final List<R> known;
  private final Function<R, S> scenario;
  private final Function<S, R> maker;
  private final List<R> used = new ArrayList<>();

  KnownRuns(List<R> known, Function<R, S> scenario, Function<S, R> maker) {
    this.known = known;
    this.scenario = scenario;
    this.maker = maker;
  }

  /** The run of a scenario, which is then among those that were used. */
  R run(S wanted) {
    R run = find(known, scenario, wanted).orElseGet(() -> maker.apply(wanted));
    if (!used.contains(run)) {
      used.add(run);
    }
    return run;
  }

  /** Keeps the known runs of other scenarios too, if somebody may want them again. */
  void keep(Predicate<S> wanted) {
    for (R run : known) {
      if (!used.contains(run) && wanted.test(scenario.apply(run))) {
        used.add(run);
      }
    }
  }

  /** The runs that were used and kept, in that order. */
  List<R> used() {
    return used;
  }

  /** The run of a scenario among some. */
  static <S, R> Optional<R> find(List<R> runs, Function<R, S> scenario, S wanted) {
    return runs.stream().filter(run -> scenario.apply(run).equals(wanted)).findFirst();
  }
}
