package phiscope.core.fencing;

import java.math.BigDecimal;

/** What is done about a holder, by how much it is suspected (S000, flapping). */
public enum Grade {
  /** Nothing. */
  TRUSTED("0"),
  /** It gets no new requests. */
  TRAFFIC_DROPPED("1"),
  /** What it sends does not reach the resource. */
  CONNECTIONS_DROPPED("3"),
  /** Another one is to take over. */
  SWITCH("8");

  private final BigDecimal threshold;

  Grade(String threshold) {
    this.threshold = new BigDecimal(threshold);
  }

  /** Phi from which it is this grade, if actions are graded. */
  public BigDecimal threshold() {
    return threshold;
  }
}
