package phiscope.core.swim.protocol;

import java.util.Objects;

/**
 * Everything about the protocol that can be set; the same for all members of a cluster. {@link
 * SwimPresets} has those of papers and systems.
 *
 * @param rules which update overrides which record
 * @param clock the clock that timers go by
 */
public record SwimParameters(
    ProbeParameters probe,
    SuspicionParameters suspicion,
    DisseminationParameters dissemination,
    SyncParameters sync,
    Lifeguard lifeguard,
    OverrideRules rules,
    ClockKind clock) {
  public SwimParameters {
    Objects.requireNonNull(probe);
    Objects.requireNonNull(suspicion);
    Objects.requireNonNull(dissemination);
    Objects.requireNonNull(sync);
    Objects.requireNonNull(lifeguard);
    Objects.requireNonNull(rules);
    Objects.requireNonNull(clock);
  }

  public SwimParameters with(ProbeParameters other) {
    return new SwimParameters(other, suspicion, dissemination, sync, lifeguard, rules, clock);
  }

  public SwimParameters with(SuspicionParameters other) {
    return new SwimParameters(probe, other, dissemination, sync, lifeguard, rules, clock);
  }

  public SwimParameters with(DisseminationParameters other) {
    return new SwimParameters(probe, suspicion, other, sync, lifeguard, rules, clock);
  }

  public SwimParameters with(SyncParameters other) {
    return new SwimParameters(probe, suspicion, dissemination, other, lifeguard, rules, clock);
  }

  public SwimParameters with(Lifeguard other) {
    return new SwimParameters(probe, suspicion, dissemination, sync, other, rules, clock);
  }

  public SwimParameters with(OverrideRules other) {
    return new SwimParameters(probe, suspicion, dissemination, sync, lifeguard, other, clock);
  }

  public SwimParameters with(ClockKind other) {
    return new SwimParameters(probe, suspicion, dissemination, sync, lifeguard, rules, other);
  }
}
