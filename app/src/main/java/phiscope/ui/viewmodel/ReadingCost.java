package phiscope.ui.viewmodel;

import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReading;
import phiscope.core.trace.Tape;
import phiscope.figure.FigureKind;

/** What takes longer than the screen should wait. */
final class ReadingCost {
  /** So many heartbeats, times detectors, are read within a millisecond or two. */
  private static final long QUICK = 20_000;

  /** So many are swept over all thresholds in that time. */
  private static final long QUICK_SWEEP = 4_000;

  private ReadingCost() {}

  /** Whether a document is read at once, whatever was changed. */
  static boolean isQuick(DetectorBench document) {
    long heartbeats = 0;
    for (Tape tape : document.tapes()) {
      heartbeats += tape.heartbeats().size();
    }
    int detectors = document.policies().size() + document.fixedTimeouts().size();
    return heartbeats * detectors <= QUICK;
  }

  /** Whether a figure sweeps over thresholds on a long tape. */
  static boolean isSlow(FigureKind kind, DetectorReading reading) {
    boolean sweeps = kind == FigureKind.TRADE_OFF || kind == FigureKind.COMPARISON;
    return sweeps
        && reading.tapes().stream()
                .mapToLong(tape -> (long) tape.tape().heartbeats().size() * tape.policies().size())
                .sum()
            > QUICK_SWEEP;
  }
}
