package phiscope.core.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import phiscope.core.fencing.Task.Pending;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.Frame;
import phiscope.core.kernel.FrameComparison;
import phiscope.core.kernel.FrameComparison.Aspect;
import phiscope.core.kernel.FrameComparison.Difference;
import phiscope.core.kernel.Replay;
import phiscope.core.kernel.RunLimit;

/** A run of a scenario with all its frames, to step through in both directions. A value. */
public final class FencingRun {
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

  public FencingScenario scenario() {
    return scenario;
  }

  /** How many frames there are, 1 or more. */
  public int size() {
    return replay.size();
  }

  /** Why there are no more frames. */
  public Replay.End end() {
    return replay.end();
  }

  /** The time of a frame, in ticks. */
  public long time(int index) {
    return replay.time(index);
  }

  /**
   * A frame.
   *
   * @throws IndexOutOfBoundsException if there is none of this index
   */
  public FencingFrame frame(int index) {
    return FencingFrame.of(replay.frame(index).state());
  }

  /** The last frame. */
  public FencingFrame lastFrame() {
    return frame(size() - 1);
  }

  /** The frames from one index to before another. */
  public List<FencingFrame> frames(int from, int to) {
    return replay.frames(from, to).stream().map(frame -> FencingFrame.of(frame.state())).toList();
  }

  /** All frames. */
  public List<FencingFrame> frames() {
    return frames(0, size());
  }

  /** The index of the last frame at or before a time. */
  public int indexAt(long time) {
    return replay.indexAt(time);
  }

  /** The first frame after an index that satisfies a condition. */
  public OptionalInt nextAfter(int index, Predicate<FencingFrame> condition) {
    return replay.nextAfter(index, on(condition));
  }

  /** The last frame before an index that satisfies a condition. */
  public OptionalInt lastBefore(int index, Predicate<FencingFrame> condition) {
    return replay.lastBefore(index, on(condition));
  }

  private static Predicate<Frame<FencingState, Scheduled<Pending>>> on(
      Predicate<FencingFrame> condition) {
    return frame -> condition.test(FencingFrame.of(frame.state()));
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
