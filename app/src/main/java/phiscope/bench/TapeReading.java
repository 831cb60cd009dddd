package phiscope.bench;

import java.math.BigDecimal;
import java.util.List;
import phiscope.core.detector.QualityOfService;
import phiscope.core.detector.TapeFold;
import phiscope.core.trace.Tape;

/**
 * One tape as its policies and timeouts see it.
 *
 * @param tape the tape
 * @param horizon the tick at which observation ends
 * @param policies one reading a policy, in the order of the document
 * @param timeouts one reading a fixed timeout, in the order of the document
 */
public record TapeReading(
    Tape tape, long horizon, List<PolicyReading> policies, List<TimeoutReading> timeouts) {
  public TapeReading {
    policies = List.copyOf(policies);
    timeouts = List.copyOf(timeouts);
  }

  /** The reading of the bench's own policy. */
  public PolicyReading main() {
    return policies.get(0);
  }

  /**
   * A fixed timeout over the tape.
   *
   * @param timeout in the unit of the document
   * @param suspectedNow whether the silence at now reaches it
   * @param fold the timeout over the whole tape: mistakes, suspicions
   * @param quality over the whole tape
   */
  public record TimeoutReading(
      BigDecimal timeout, boolean suspectedNow, TapeFold fold, QualityOfService quality) {}
}
