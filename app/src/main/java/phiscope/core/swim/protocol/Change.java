package phiscope.core.swim.protocol;

import java.util.List;

/** Something that changed in a member (or was refused) in one step. */
public sealed interface Change {
  /** The member that changed. */
  int observer();

  /**
   * What it believes of a member.
   *
   * @param before null if it did not know it
   * @param after null if it forgot it
   * @param from the accuser, or the subject itself; who said so first
   */
  record ViewChanged(
      int observer, int subject, MemberRecord before, MemberRecord after, Reason reason, int from)
      implements Change {}

  /** An update that changed nothing; {@code known} is what is written down, null if nothing. */
  record UpdateIgnored(int observer, Update update, MemberRecord known, IgnoredBecause because)
      implements Change {}

  /**
   * One more independent confirmation of a suspicion.
   *
   * @param accuser who confirmed
   * @param confirmations how many there are now
   * @param timeoutBefore in ticks from the start of the suspicion
   * @param timeoutAfter in ticks from the start of the suspicion
   */
  record SuspicionConfirmed(
      int observer,
      int subject,
      int accuser,
      int confirmations,
      int wanted,
      long timeoutBefore,
      long timeoutAfter)
      implements Change {}

  /** Its local health multiplier moved; {@code reason} says why. */
  record HealthChanged(int observer, int before, int after, HealthReason reason)
      implements Change {}

  /** A probe began. */
  record ProbeStarted(int observer, int target, long sequence, MemberState believed)
      implements Change {}

  /** The direct probe had no answer in time; these relays were asked. */
  record ProbeWentIndirect(
      int observer, int target, long sequence, List<Integer> relays, boolean fallback)
      implements Change {
    public ProbeWentIndirect {
      relays = List.copyOf(relays);
    }
  }

  /**
   * A probe ended.
   *
   * @param relay who handed on the answer, -1 if none did
   * @param nacksExpected how many relays were asked for a nack
   * @param nacksReceived how many sent one in time
   */
  record ProbeEnded(
      int observer,
      int target,
      long sequence,
      ProbeOutcome outcome,
      int relay,
      int nacksExpected,
      int nacksReceived)
      implements Change {}

  /** An answer to a probe that is over. */
  record AnswerTooLate(int observer, int target, long sequence, MessageKind kind)
      implements Change {}

  /**
   * It was accused and raised its incarnation.
   *
   * @param accusation what it was told
   * @param before its incarnation before
   * @param after its incarnation now
   */
  record Refuted(int observer, Update accusation, long before, long after) implements Change {}

  /** It knows the member list now and begins to probe. */
  record Joined(int observer, int contact, int members) implements Change {}
}
