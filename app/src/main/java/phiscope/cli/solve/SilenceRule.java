package phiscope.cli.solve;

import org.apache.commons.math3.fraction.BigFraction;

/** How long a detector bears silence, learning from the heartbeats that it accepts. */
interface SilenceRule {
  /** Takes an accepted heartbeat, none earlier than the one before. */
  void accept(BigFraction at);

  /** Whether it has learned enough to suspect. */
  boolean isReady();

  /**
   * The silence from which it suspects; 0 or less if it does so at once. Only when it is ready.
   *
   * @throws NoSpread if the window gives none
   */
  TimePoint limit();

  /** Whether a silence is so clearly below the limit that the limit need not be computed. */
  default boolean isClearlyBelow(BigFraction silence) {
    return false;
  }

  /** All intervals of the window are equal and there is no floor, so that there is no model. */
  final class NoSpread extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoSpread() {
      super("the window has no spread");
    }
  }
}
