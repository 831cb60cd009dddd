package phiscope.core.detector.runs;

import java.util.function.BooleanSupplier;
import phiscope.core.detector.FixedTimeouts;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.TapeFold;
import phiscope.core.detector.TapeFolds;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;

/** A detector among those that are compared. */
public sealed interface StudiedDetector {
  /** A phi detector with the threshold of its policy. */
  record Phi(PhiPolicy policy) implements StudiedDetector {
    @Override
    public FoldedTape fold(
        Tape tape, TickScale scale, long horizon, TapeFold previous, BooleanSupplier stopped) {
      return TapeFolds.fold(tape, policy, scale, horizon, previous, stopped);
    }
  }

  /**
   * A fixed timeout.
   *
   * @param ticks 1 or more
   */
  record Timeout(long ticks) implements StudiedDetector {
    public Timeout {
      if (ticks < 1) {
        throw new IllegalArgumentException("a timeout must be 1 tick or more, got " + ticks);
      }
    }

    @Override
    public FoldedTape fold(
        Tape tape, TickScale scale, long horizon, TapeFold previous, BooleanSupplier stopped) {
      return FixedTimeouts.fold(tape, ticks, horizon, previous, stopped);
    }
  }

  /**
   * The detector over a whole tape.
   *
   * @param horizon the tick at which observation ends
   * @param previous another run of this detector, from which preparations are taken, or null
   * @param stopped asked again and again while it goes on
   * @throws phiscope.core.detector.StoppedFold once {@code stopped} says so
   */
  FoldedTape fold(
      Tape tape, TickScale scale, long horizon, TapeFold previous, BooleanSupplier stopped);
}
