package phiscope.core.fencing;

import java.util.Objects;
import phiscope.core.detector.PhiPolicy;

/** Who suspects the present holder. The detector stands beside the authority. */
public sealed interface DetectorChoice {
  /** Nobody: only the script says when. */
  record Off() implements DetectorChoice {}

  /**
   * By phi.
   *
   * @param policy its times are in seconds
   * @param heartbeatEvery how often each holder sends a heartbeat
   * @param evaluateEvery how often phi is looked at
   */
  record Phi(PhiPolicy policy, long heartbeatEvery, long evaluateEvery) implements DetectorChoice {
    public Phi {
      Objects.requireNonNull(policy, "policy");
      Ranges.within("heartbeatEvery", heartbeatEvery, 1, FencingScenario.LONGEST);
      Ranges.within("evaluateEvery", evaluateEvery, 1, FencingScenario.LONGEST);
    }
  }

  /**
   * By a fixed timeout.
   *
   * @param timeout a silence of so long is suspicion
   * @param heartbeatEvery how often each holder sends a heartbeat
   * @param evaluateEvery how often the silence is looked at
   */
  record FixedTimeout(long timeout, long heartbeatEvery, long evaluateEvery)
      implements DetectorChoice {
    public FixedTimeout {
      Ranges.within("timeout", timeout, 1, FencingScenario.LONGEST);
      Ranges.within("heartbeatEvery", heartbeatEvery, 1, FencingScenario.LONGEST);
      Ranges.within("evaluateEvery", evaluateEvery, 1, FencingScenario.LONGEST);
    }
  }

  /** How often a holder sends a heartbeat; 0 if nobody listens. */
  default long heartbeats() {
    return this instanceof Phi phi
        ? phi.heartbeatEvery()
        : this instanceof FixedTimeout fixed ? fixed.heartbeatEvery() : 0;
  }

  /** How often the detector evaluates; 0 if it does not. */
  default long evaluations() {
    return this instanceof Phi phi
        ? phi.evaluateEvery()
        : this instanceof FixedTimeout fixed ? fixed.evaluateEvery() : 0;
  }
}
