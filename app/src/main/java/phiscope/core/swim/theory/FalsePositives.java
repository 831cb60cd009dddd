package phiscope.core.swim.theory;

/**
 * How often SWIM's probes accuse a member that is alive, when each message is lost independently.
 *
 * @param loss the probability that a message is lost, from 0 to 1
 * @param alive the share of members that are alive and answer, above 0, up to 1 (the paper's q_f)
 */
public record FalsePositives(double loss, double alive) {
  public FalsePositives {
    if (!(loss >= 0 && loss <= 1)) {
      throw new IllegalArgumentException("loss must be from 0 to 1, got " + loss);
    }
    if (!(alive > 0 && alive <= 1)) {
      throw new IllegalArgumentException("alive must be above 0 and up to 1, got " + alive);
    }
  }

  /** Everybody is alive. */
  public static FalsePositives ofLoss(double loss) {
    return new FalsePositives(loss, 1);
  }

  /**
   * The probability that one probe of a living member fails with all its k indirect ones: (1 -
   * q^2)(1 - a q^4)^k, with q = 1 - loss and a the share alive.
   */
  public double ofProbe(int indirect) {
    if (indirect < 0) {
      throw new IllegalArgumentException("indirect must be 0 or more, got " + indirect);
    }
    return directFails() * StrictMath.pow(indirectFails(), indirect);
  }

  /**
   * The paper's PM(T), the probability that a living member is accused by somebody within a period:
   * a (1 - q^2)(1 - a q^4)^k e^a / (e^a - 1) (SWIM, section 3.1).
   */
  double ofPeriod(int indirect) {
    return alive * ofProbe(indirect) * accusers();
  }

  /**
   * The k that keeps PM(T) at a target, as a real number, to be rounded up: 0 or less where no
   * indirect probe is needed, infinite where none helps.
   */
  double indirectNeeded(double target) {
    if (!(target > 0 && target < 1)) {
      throw new IllegalArgumentException("target must be above 0 and below 1, got " + target);
    }
    double without = alive * directFails() * accusers();
    if (without <= target) {
      return 0;
    }
    double needed = StrictMath.log(target / without) / StrictMath.log(indirectFails());
    return indirectFails() >= 1 ? Double.POSITIVE_INFINITY : needed;
  }

  private double directFails() {
    double arrives = 1 - loss;
    return 1 - arrives * arrives;
  }

  private double indirectFails() {
    double both = (1 - loss) * (1 - loss);
    return 1 - alive * both * both;
  }

  private double accusers() {
    return -1 / StrictMath.expm1(-alive);
  }
}
