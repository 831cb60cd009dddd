package phiscope.core.swim.protocol;

/** Why the local health multiplier moved (Lifeguard, section IV.A). */
public enum HealthReason {
  /** A probe succeeded: better by 1. */
  PROBE_SUCCEEDED,
  /** A probe failed and no relay could send a nack: worse by 1. */
  PROBE_FAILED,
  /** Nacks did not come: worse by 1 for each. */
  NACKS_MISSED,
  /** It had to refute an accusation: worse by 1. */
  REFUTED
}
