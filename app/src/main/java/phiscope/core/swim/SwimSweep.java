package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.Replay;

/** Runs of a scenario without frames: one for its outcome, or many with different seeds. */
public final class SwimSweep {
  /** So many steps are taken between two questions whether to stop. */
  private static final int UNASKED = 1024;

  private SwimSweep() {}

  /** Never satisfied: a run goes on to its horizon. */
  public static Predicate<SwimState> toTheHorizon() {
    return state -> false;
  }

  /** Satisfied once every running member believes dead every one that stopped, and some have. */
  public static Predicate<SwimState> untilAllStopsAreKnown() {
    return state -> {
      int running = state.members() - state.counters().detections().size();
      boolean[] known = {!state.counters().detections().isEmpty()};
      state
          .counters()
          .detections()
          .forEach((member, detection) -> known[0] &= detection.knowing() >= running);
      return known[0];
    };
  }

  /**
   * One run.
   *
   * @param until when it ends before the horizon
   * @param cancelled asked now and then; the outcome is empty once it says so
   */
  public static Optional<SwimOutcome> run(
      SwimScenario scenario, Predicate<SwimState> until, BooleanSupplier cancelled) {
    SwimModel model = SwimModel.of(scenario);
    SpreadRecorder spreads = new SpreadRecorder();
    SwimState state = model.initial();
    Optional<Scheduled<Pending>> next = model.earliest(state);
    while (next.isPresent() && next.get().time() <= scenario.horizon() && !until.test(state)) {
      if (state.index() % UNASKED == 0 && cancelled.getAsBoolean()) {
        return Optional.empty();
      }
      state = model.step(state, next.get());
      spreads.record(state);
      next = model.earliest(state);
    }
    return Optional.of(
        new SwimOutcome(
            scenario.seed(),
            state.time(),
            state.index(),
            state.counters(),
            spreads.spreads(scenario.roundOfNews())));
  }

  /**
   * A run to its horizon, however many frames it has: none is kept.
   *
   * @param each is told every frame in turn
   * @param cancelled asked now and then; once it says so, the run ends where it is
   */
  public static SwimEnding follow(
      SwimScenario scenario, Consumer<SwimFrame> each, BooleanSupplier cancelled) {
    SwimModel model = SwimModel.of(scenario);
    SwimState state = model.initial();
    each.accept(state.frame());
    while (true) {
      Optional<Scheduled<Pending>> next = model.earliest(state);
      if (next.isEmpty()) {
        return new SwimEnding(state.frame(), Replay.End.NOTHING_ENABLED);
      }
      SwimState after = model.step(state, next.get());
      if (after.time() > scenario.horizon()) {
        return new SwimEnding(state.frame(), Replay.End.HORIZON);
      }
      if (state.index() % UNASKED == 0 && cancelled.getAsBoolean()) {
        return new SwimEnding(state.frame(), Replay.End.CANCELLED);
      }
      state = after;
      each.accept(state.frame());
    }
  }

  /**
   * One run for each seed from the first to the last, in this order.
   *
   * @param until when a run ends before the horizon
   * @param cancelled asked now and then; once it says so, the outcomes so far are given
   * @param progress is told after each run how many are done
   */
  public static List<SwimOutcome> runs(
      SwimScenario scenario,
      long firstSeed,
      long lastSeed,
      Predicate<SwimState> until,
      BooleanSupplier cancelled,
      IntConsumer progress) {
    List<SwimOutcome> outcomes = new ArrayList<>();
    for (long seed = firstSeed; seed <= lastSeed; seed++) {
      Optional<SwimOutcome> outcome = run(scenario.withSeed(seed), until, cancelled);
      if (outcome.isEmpty()) {
        return outcomes;
      }
      outcomes.add(outcome.get());
      progress.accept(outcomes.size());
    }
    return outcomes;
  }
}
