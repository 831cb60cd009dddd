package phiscope.ui.viewmodel.fencing;

import java.util.function.Predicate;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Verdict;
import phiscope.ui.viewmodel.run.FrameTest;

/** What one can go to next, or stop at while playing. */
public enum FencingCondition implements FrameTest<FencingFrame> {
  /** Anything that must hold is broken. */
  BREACH(frame -> frame.snapshot().invariants().stream().anyMatch(it -> begins(it, frame))),
  OLDER_ACCEPTED(breaks(Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER)),
  ACKNOWLEDGED_LOST(breaks(Invariant.NO_ACKNOWLEDGED_WRITE_LOST)),
  DONE_AGAIN(breaks(Invariant.A_REPEATED_REQUEST_TAKES_EFFECT_ONCE)),
  OLD_ACCEPTED(breaks(Invariant.NOTHING_OLD_AFTER_THE_SWITCH)),
  PRESENT_REFUSED(breaks(Invariant.THE_PRESENT_HOLDER_IS_NOT_REFUSED)),
  SEVERAL_BELIEVE(breaks(Invariant.AT_MOST_ONE_HOLDER_BELIEVES)),
  WRITE(frame -> frame.event() instanceof FencingEvent.WriteArrived),
  REFUSED(
      frame ->
          frame.event() instanceof FencingEvent.WriteArrived arrived
              && arrived.verdict() == Verdict.REFUSED),
  SUSPICION(frame -> frame.event() instanceof FencingEvent.Evaluated seen && seen.inARow() > 0),
  CONFIRMED(frame -> frame.event() instanceof FencingEvent.SwitchConfirmed),
  TOKEN(frame -> frame.event() instanceof FencingEvent.TokenIssued),
  TAKEOVER(frame -> frame.event() instanceof FencingEvent.TookOver),
  LEASE_OVER(
      frame ->
          frame.event() instanceof FencingEvent.LeaseRanOut
              || frame.event() instanceof FencingEvent.LeaseRanOutAtAuthority),
  LOSS(frame -> frame.sent().stream().anyMatch(it -> it.fate() != FencingMessage.Fate.ARRIVES)),
  FAULT(
      frame ->
          frame.event() instanceof FencingEvent.Intervened
              || frame.event() instanceof FencingEvent.Ended);

  private final Predicate<FencingFrame> test;

  FencingCondition(Predicate<FencingFrame> test) {
    this.test = test;
  }

  @Override
  public boolean holds(FencingFrame frame) {
    return test.test(frame);
  }

  private static Predicate<FencingFrame> breaks(Invariant invariant) {
    return frame -> begins(frame.snapshot().invariant(invariant), frame);
  }

  /** A clash of beliefs lasts; it counts where it begins. */
  private static boolean begins(InvariantState state, FencingFrame frame) {
    return state.isBrokenHere()
        && state.latest().filter(it -> it.frame() == frame.index()).isPresent();
  }
}
