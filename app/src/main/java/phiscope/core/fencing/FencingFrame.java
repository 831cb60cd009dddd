package phiscope.core.fencing;

import java.util.List;

/**
 * A place in a run.
 *
 * @param index 0 is the beginning
 * @param time in ticks
 * @param event what happened
 * @param cause the frame that sent the message or started the timer; -1 for the script and the
 *     beginning
 * @param sent the messages that were sent in it
 * @param snapshot everything after it
 */
public record FencingFrame(
    int index,
    long time,
    FencingEvent event,
    int cause,
    List<FencingMessage> sent,
    FencingSnapshot snapshot) {

  static FencingFrame of(FencingState state) {
    return new FencingFrame(
        state.index(),
        state.time(),
        state.last().event(),
        state.last().cause(),
        state.last().sent(),
        FencingSnapshot.of(state));
  }

  /** The invariants that this frame breaks, or that are broken while it lasts. */
  public List<Invariant> brokenHere() {
    return snapshot.invariants().stream()
        .filter(InvariantState::isBrokenHere)
        .map(InvariantState::invariant)
        .toList();
  }
}
