package phiscope.core.swim;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.FrameComparison;
import phiscope.core.kernel.FrameComparison.Aspect;
import phiscope.core.kernel.FrameComparison.Difference;
import phiscope.core.kernel.FrameRun;
import phiscope.core.kernel.Replay;
import phiscope.core.kernel.RunLimit;

/** A run of a scenario with all its frames, to step through in both directions. A value. */
public final class SwimRun implements FrameRun<SwimState, Scheduled<Pending>, SwimFrame> {
  /** A run has no more frames than this unless more are asked for. */
  public static final int FRAMES = 100_000;

  private static final List<Aspect<SwimState>> ASPECTS =
      List.of(
          new Aspect<>("time", SwimState::time),
          new Aspect<>("event", state -> state.last().event()),
          new Aspect<>("cause", state -> state.last().cause()),
          new Aspect<>("changes", state -> state.last().changes()),
          new Aspect<>("sent", state -> state.last().sent()));

  private final SwimScenario scenario;
  private final Replay<SwimState, Scheduled<Pending>> replay;

  private SwimRun(SwimScenario scenario, Replay<SwimState, Scheduled<Pending>> replay) {
    this.scenario = scenario;
    this.replay = replay;
  }

  /** The run of a scenario to its horizon. */
  public static SwimRun of(SwimScenario scenario) {
    return of(scenario, FRAMES, () -> false);
  }

  /** The same with at most so many frames; it ends early once {@code cancelled} says so. */
  public static SwimRun of(SwimScenario scenario, int frames, BooleanSupplier cancelled) {
    return of(SwimModel.of(scenario), frames, cancelled);
  }

  static SwimRun of(SwimModel model, int frames, BooleanSupplier cancelled) {
    RunLimit limit = new RunLimit(model.scenario().horizon(), frames);
    return new SwimRun(model.scenario(), Replay.of(model, limit, cancelled));
  }

  /** The beginning of this run: at most so many frames, 1 or more. */
  public SwimRun beginning(int frames) {
    return frames >= size() ? this : new SwimRun(scenario, replay.beginning(frames));
  }

  public SwimScenario scenario() {
    return scenario;
  }

  @Override
  public Replay<SwimState, Scheduled<Pending>> replay() {
    return replay;
  }

  @Override
  public SwimFrame shown(SwimState state) {
    return state.frame();
  }

  /**
   * The scenario of a branch: it acts right after a frame, one tick later, so that all frames up to
   * this one are the same in both.
   */
  public SwimScenario branch(int index, Intervention what) {
    long at = time(index) + 1;
    return scenario.withHorizon(Math.max(scenario.horizon(), at)).with(at, what);
  }

  /** Where two runs part and in what: "time", "event", "cause", "changes", "sent" or "length". */
  public static Optional<Difference> firstDifference(SwimRun left, SwimRun right) {
    return FrameComparison.firstDifference(left.replay, right.replay, ASPECTS);
  }
}
