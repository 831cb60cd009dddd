package phiscope.core.kernel;

import java.util.function.BooleanSupplier;

/**
 * Follows a run while it is made: asked again and again whether it is to end early, and told now
 * and then how far it is.
 */
public interface RunWatch extends BooleanSupplier {
  /** Which share of its time, or of the frames that it may have, the run has reached, 0 to 1. */
  void reached(double share);

  /** One that only says when a run is to end early; the very same object if it does more. */
  static RunWatch of(BooleanSupplier cancelled) {
    if (cancelled instanceof RunWatch watch) {
      return watch;
    }
    return new RunWatch() {
      @Override
      public void reached(double share) {}

      @Override
      public boolean getAsBoolean() {
        return cancelled.getAsBoolean();
      }
    };
  }
}
