package phiscope.ui.viewmodel.swim;

import java.util.function.Predicate;
import phiscope.core.swim.Fate;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.ProbeOutcome;
import phiscope.ui.viewmodel.run.FrameTest;

/** What one can go to next, or stop at while playing. */
public enum FrameCondition implements FrameTest<SwimFrame> {
  SUSPICION(has(FrameCondition::isSuspicion)),
  CONFIRMATION(has(Change.SuspicionConfirmed.class::isInstance)),
  DEATH(has(change -> becomes(change, MemberState.DEAD))),
  REFUTATION(has(Change.Refuted.class::isInstance)),
  REVIVAL(has(FrameCondition::isRevival)),
  IGNORED(has(Change.UpdateIgnored.class::isInstance)),
  PROBE(has(Change.ProbeStarted.class::isInstance)),
  INDIRECT(has(Change.ProbeWentIndirect.class::isInstance)),
  FAILED_PROBE(
      has(
          change ->
              change instanceof Change.ProbeEnded ended && ended.outcome() == ProbeOutcome.FAILED)),
  SAVED_BY_RELAY(
      has(
          change ->
              change instanceof Change.ProbeEnded ended
                  && ended.outcome() == ProbeOutcome.INDIRECT_ACK)),
  NACK(frame -> receives(frame, MessageKind.NACK)),
  HEALTH(has(Change.HealthChanged.class::isInstance)),
  LOSS(frame -> frame.sent().stream().anyMatch(sent -> sent.fate() != Fate.ARRIVES)),
  FAULT(
      frame ->
          frame.event() instanceof SwimEvent.Intervened
              || frame.event() instanceof SwimEvent.Ended),
  JOIN(has(Change.Joined.class::isInstance)),
  BELIEF(has(Change.ViewChanged.class::isInstance));

  private final Predicate<SwimFrame> test;

  FrameCondition(Predicate<SwimFrame> test) {
    this.test = test;
  }

  @Override
  public boolean holds(SwimFrame frame) {
    return test.test(frame);
  }

  private static Predicate<SwimFrame> has(Predicate<Change> change) {
    return frame -> frame.changes().stream().anyMatch(change);
  }

  private static boolean becomes(Change change, MemberState state) {
    return change instanceof Change.ViewChanged view
        && view.after() != null
        && view.after().state() == state
        && (view.before() == null || view.before().state() != state);
  }

  private static boolean isSuspicion(Change change) {
    return becomes(change, MemberState.SUSPECT);
  }

  /** Suspect, dead or left before, alive now. */
  private static boolean isRevival(Change change) {
    return becomes(change, MemberState.ALIVE)
        && change instanceof Change.ViewChanged view
        && view.before() != null;
  }

  private static boolean receives(SwimFrame frame, MessageKind kind) {
    return frame.event() instanceof SwimEvent.Received received
        && received.envelope().message().kind() == kind;
  }
}
