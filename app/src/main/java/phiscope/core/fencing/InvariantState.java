package phiscope.core.fencing;

import java.util.List;
import java.util.Optional;

/**
 * An invariant at a frame.
 *
 * @param isBrokenHere whether what happened in this frame breaks it; for the beliefs, whether they
 *     clash at this moment
 * @param times how often it has been broken so far; for the beliefs, how often a clash began
 * @param first how it was broken first; empty if it has held so far
 * @param latest how it was broken last
 */
public record InvariantState(
    Invariant invariant,
    boolean isBrokenHere,
    int times,
    Optional<Breach> first,
    Optional<Breach> latest) {

  /**
   * How an invariant was broken.
   *
   * @param frame in which frame
   * @param reason why
   */
  public record Breach(int frame, Reason reason) {}

  /** Why an invariant fails. */
  public sealed interface Reason {}

  /** A write with this token was accepted though one with a greater token had been. */
  public record OlderAccepted(int request, long token, long greatest) implements Reason {}

  /**
   * An acknowledged write is no longer what the resource holds, and what replaced it is no newer.
   */
  public record AcknowledgedLost(int lost, int replacedBy) implements Reason {}

  /** A request has taken effect so many times. */
  public record DoneAgain(int request, int times) implements Reason {}

  /** A write of this grant (0: of none) was accepted when another one was present. */
  public record OldAccepted(int request, long grant, long present) implements Reason {}

  /** The present holder was refused, because the resource compared its token with this. */
  public record PresentRefused(int request, long token, long compared) implements Reason {}

  /** These holders believe that they may write. */
  public record SeveralBelieve(List<Integer> holders) implements Reason {
    public SeveralBelieve {
      holders = List.copyOf(holders);
    }
  }

  /** One that has held so far. */
  static InvariantState holding(Invariant invariant) {
    return new InvariantState(invariant, false, 0, Optional.empty(), Optional.empty());
  }

  InvariantState notHere() {
    return new InvariantState(invariant, false, times, first, latest);
  }

  InvariantState broken(Breach breach) {
    return new InvariantState(
        invariant, true, times + 1, Optional.of(first.orElse(breach)), Optional.of(breach));
  }

  /** Broken as before, without beginning anew. */
  InvariantState stillBroken() {
    return new InvariantState(invariant, true, times, first, latest);
  }

  /** Whether it has held so far. */
  public boolean hasHeld() {
    return times == 0;
  }
}
