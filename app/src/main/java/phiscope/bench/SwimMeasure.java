package phiscope.bench;

import java.util.OptionalDouble;

/**
 * A number that a run has come to, beside what theory expects of it.
 *
 * @param quantity what is measured
 * @param measured in the run up to the frame; empty where it has not happened yet
 * @param expected by theory; empty where there is no formula for these parameters, or where what
 *     the script has done so far makes it not apply
 */
public record SwimMeasure(Quantity quantity, OptionalDouble measured, OptionalDouble expected) {
  /** What is measured. */
  public enum Quantity {
    /**
     * Pings, acks, ping-reqs and nacks sent for each period of a running member, which begins with
     * a probe; 2 while all answer.
     */
    MESSAGES_PER_MEMBER_AND_PERIOD(Unit.COUNT),
    /** The most there can be of them: every direct probe fails, and each relay costs four. */
    MESSAGES_AT_MOST(Unit.COUNT),
    /**
     * From the first stop of a process to the first probe of it, in protocol periods; expected of
     * targets chosen uniformly.
     */
    FIRST_PROBE(Unit.PERIODS),
    /** The same counted in whole periods, the one with the probe among them: 1.58 in the limit. */
    FIRST_PROBE_WHOLE_PERIODS(Unit.PERIODS),
    /** From the first suspicion of the stopped member to the first belief that it is dead. */
    SUSPICION(Unit.SECONDS),
    /** The least suspicion timeout: all confirmations are there. */
    SUSPICION_LEAST(Unit.SECONDS),
    /** The greatest suspicion timeout: nobody has confirmed. */
    SUSPICION_GREATEST(Unit.SECONDS),
    /** From the first member that believes the stopped one dead to the last one that lives. */
    DISSEMINATION(Unit.PERIODS),
    /** How often a member passes on the same news. */
    RETRANSMIT_LIMIT(Unit.COUNT),
    /** Share of probes that began a suspicion of a member that was running. */
    FALSE_SUSPICIONS(Unit.SHARE),
    /** How often a member came to believe dead one that was running. */
    FALSE_DEATHS(Unit.COUNT),
    /** How often members came or went in the views of members that run now. */
    SIDE_EFFECTS(Unit.COUNT),
    /** The same with a rate limit at each member, see {@code SideEffects}. */
    SIDE_EFFECTS_LIMITED(Unit.COUNT);

    private final Unit unit;

    Quantity(Unit unit) {
      this.unit = unit;
    }

    public Unit unit() {
      return unit;
    }
  }

  /** In what a quantity is counted. */
  public enum Unit {
    COUNT,
    /** Protocol periods. */
    PERIODS,
    SECONDS,
    /** From 0 to 1. */
    SHARE
  }
}
