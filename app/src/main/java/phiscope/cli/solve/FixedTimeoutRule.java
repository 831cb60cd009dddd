package phiscope.cli.solve;

import org.apache.commons.math3.fraction.BigFraction;

/** The same limit always, from the first heartbeat on. */
final class FixedTimeoutRule implements SilenceRule {
  private final TimePoint timeout;
  private boolean ready;

  FixedTimeoutRule(BigFraction timeout) {
    this.timeout = TimePoint.of(timeout);
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
    return timeout;
  }
}
