package phiscope.core.detector;

import java.util.List;
import java.util.function.BooleanSupplier;
import phiscope.core.trace.PlacedLeaf;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;

/** Runs detectors over tapes. */
public final class TapeFolds {
  private TapeFolds() {}

  /**
   * The run of a detector over a tape.
   *
   * @param tape the tape; its crash and the horizon count for quality of service only
   * @param policy what the detector does
   * @param scale how ticks are read as times
   * @param horizon the tick at which observation ends
   * @param previous the run before an edit, from which unchanged parts are taken; may be null, and
   *     may be of another policy
   */
  public static FoldedTape fold(
      Tape tape, PhiPolicy policy, TickScale scale, long horizon, TapeFold previous) {
    return fold(tape, policy, scale, horizon, previous, () -> false);
  }

  /**
   * The same, which can be stopped.
   *
   * @param stopped asked again and again while it goes on
   * @throws StoppedFold once {@code stopped} says so
   */
  public static FoldedTape fold(
      Tape tape,
      PhiPolicy policy,
      TickScale scale,
      long horizon,
      TapeFold previous,
      BooleanSupplier stopped) {
    FoldedTape earlier = previous instanceof FoldedTape folded ? folded : null;
    if (earlier == null) {
      return fold(tape, PolicyInTicks.of(policy, scale), horizon, null, stopped);
    }
    PolicyInTicks before = earlier.policyInTicks();
    if (before.policy().equals(policy) && before.ticks().equals(scale)) {
      return fold(tape, before, horizon, earlier, stopped);
    }
    PolicyInTicks now = PolicyInTicks.of(policy, scale);
    boolean suspicionsOnly =
        before.ticks().equals(scale)
            && PolicyDraft.of(before.policy()).threshold(policy.threshold()).policy().equals(policy)
            && !now.recordsWhileAvailable()
            && !now.isEmpirical();
    return fold(tape, now, horizon, suspicionsOnly ? earlier.withPolicy(now) : null, stopped);
  }

  static FoldedTape fold(
      Tape tape, PolicyInTicks policy, long horizon, FoldedTape earlier, BooleanSupplier stopped) {
    FoldedTape usable =
        earlier != null && earlier.policyInTicks() == policy && !earlier.leaves().isEmpty()
            ? earlier
            : null;
    ObserverPauses pauses = ObserverPauses.of(tape.pauses(), policy.localPause());
    List<PlacedLeaf> leaves = tape.heartbeats().leaves();
    TapeFolder folder = new TapeFolder(policy, pauses, leaves, usable, stopped);
    PhiDetector end = folder.fold();
    return new FoldedTape(tape, horizon, pauses, new Silences(policy, leaves, folder.runs()), end);
  }
}
