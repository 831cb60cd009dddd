package phiscope.core.swim.ready;

/** What a ready scenario shows; {@link ReadyScenarios} has the scenario and its contrast. */
public enum ReadyScenario {
  /** The path between two members is gone; relays save the probe. Contrast: no relays. */
  LOST_PATH,
  /**
   * A slow member takes acks too late. With local health it gives its probes more time. Contrast:
   * without local health it goes on accusing healthy members.
   */
  SLOW_MEMBER,
  /** A paused member is suspected, wakes up and refutes. Contrast: no suspicion, dead at once. */
  REFUTATION,
  /**
   * A member that was asleep tells old news of a member that died twice. The incarnation of the
   * second death was written down, so the dead stays dead. Contrast: memberlist's rules, under
   * which it returns.
   */
  STALE_ALIVE,
  /**
   * A member can hear but not be heard: it learns that it is dead and cannot say otherwise.
   * Contrast: it can be heard but not hear, and accuses all others, who refute.
   */
  ONE_WAY_CUT,
  /**
   * Two halves that took each other for dead find each other again. Contrast: nobody reconnects.
   */
  PARTITION_AND_HEAL,
  /**
   * Restarted members begin with incarnation 0 where somebody remembers their death at 3. Their
   * stale alive is answered, so they refute. Contrast: it is dropped silently (memberlist #311).
   */
  MASS_RESTART,
  /**
   * Relays send their nack when 80 % of the timeout is over, and a dead target leaves the prober's
   * health alone. Contrast: they wait for all of it, and each nack comes too late.
   */
  LATE_NACK,
  /**
   * The suspicion lasts longer than news takes to spread, so the refutation comes in time.
   * Contrast: it lasts one period.
   */
  SHORT_SUSPICION,
  /**
   * 1 % loss and pauses of 10 s: with a suspicion of more than that only the loss is left, which
   * relays hide. Contrast: memberlist's timeout, under which the paused are declared dead.
   */
  LOSS_AND_PAUSES,
  /**
   * A partition of five: the side of three has the quorum and may take over. Contrast: four members
   * in two halves, and nobody may.
   */
  QUORUM_TAKEOVER,
  /**
   * A member that comes and goes: each change would set off a rebalance. Contrast: the same with a
   * suspicion that outlasts its pauses, so that nothing changes at all.
   */
  SIDE_EFFECTS
}
