package phiscope.core.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import phiscope.core.fencing.Task.Pending;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.FrameComparison;
import phiscope.core.kernel.FrameComparison.Aspect;
import phiscope.core.kernel.FrameComparison.Difference;
import phiscope.core.kernel.FrameRun;
import phiscope.core.kernel.Replay;
import phiscope.core.kernel.RunLimit;

/** A run of a scenario with all its frames, to step through in both directions. A value. */
public final class FencingRun implements FrameRun<FencingState, Scheduled<Pending>, FencingFrame> {
  /** A run has no more frames than this unless more are asked for. */
  public static final int FRAMES = 100_000;

  private static final List<Aspect<FencingState>> ASPECTS =
      List.of(
          new Aspect<>("time", FencingState::time),
          new Aspect<>("event", state -> state.last().event()),
          new Aspect<>("cause", state -> state.last().cause()),
          new Aspect<>("sent", state -> state.last().sent()));

  private final FencingScenario scenario;
  private final Replay<FencingState, Scheduled<Pending>> replay;

  private FencingRun(FencingScenario scenario, Replay<FencingState, Scheduled<Pending>> replay) {
    this.scenario = scenario;
    this.replay = replay;
  }

  /** The run of a scenario to its horizon. */
  public static FencingRun of(FencingScenario scenario) {
    return of(scenario, FRAMES, () -> false);
  }

  /** The same with at most so many frames; it ends early once {@code cancelled} says so. */
  public static FencingRun of(FencingScenario scenario, int frames, BooleanSupplier cancelled) {
    RunLimit limit = new RunLimit(scenario.horizon(), frames);
    return new FencingRun(scenario, Replay.of(new FencingModel(scenario), limit, cancelled));
  }

  /** The beginning of this run: at most so many frames, 1 or more. */
  public FencingRun beginning(int frames) {
    return frames >= size() ? this : new FencingRun(scenario, replay.beginning(frames));
  }

  public FencingScenario scenario() {
    return scenario;
  }

  @Override
  public Replay<FencingState, Scheduled<Pending>> replay() {
    return replay;
  }

  @Override
  public FencingFrame shown(FencingState state) {
    return FencingFrame.of(state);
  }

  /** The invariants that the run breaks at least once. */
  public List<Invariant> broken() {
    return lastFrame().snapshot().invariants().stream()
        .filter(invariant -> !invariant.hasHeld())
        .map(InvariantState::invariant)
        .toList();
  }

  /** The frame in which an invariant is broken first. */
  public OptionalInt firstBreach(Invariant invariant) {
    return lastFrame()
        .snapshot()
        .invariant(invariant)
        .first()
        .map(breach -> OptionalInt.of(breach.frame()))
        .orElse(OptionalInt.empty());
  }

  /**
   * The scenario of a branch: it acts right after a frame, one tick later, so that all frames up to
   * this one are the same in both.
   */
  public FencingScenario branch(int index, FencingIntervention what) {
    List<FencingScriptEntry> script = new ArrayList<>(scenario.script());
    script.add(new FencingScriptEntry(Math.min(scenario.horizon(), time(index) + 1), what));
    return scenario.withScript(script);
  }

  /** Where two runs part and in what: "time", "event", "cause", "sent" or "length". */
  public static Optional<Difference> firstDifference(FencingRun left, FencingRun right) {
    return FrameComparison.firstDifference(left.replay, right.replay, ASPECTS);
  }
}
