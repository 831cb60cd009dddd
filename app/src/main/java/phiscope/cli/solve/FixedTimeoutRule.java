package phiscope.cli.solve;

import org.apache.commons.math3.fraction.BigFraction;

/** The same limit always, from the first heartbeat on. */
final class FixedTimeoutRule implements SilenceRule {
  private final BigFraction timeout;
  private boolean ready;

  FixedTimeoutRule(BigFraction timeout) {
    this.timeout = timeout;
  }

  @Override
  public void accept(BigFraction at) {
    ready = true;
  }

  @Override
  public boolean isReady() {
    return ready;
  }

  @Override
  public TimePoint limit() {
    return TimePoint.of(timeout);
  }

  @Override
  public boolean isClearlyBelow(BigFraction silence) {
    return silence.compareTo(timeout) < 0;
  }
}
