package phiscope.core.detector;

import java.util.List;
import java.util.function.BooleanSupplier;
import phiscope.core.trace.PlacedLeaf;
import phiscope.core.trace.TraceLeaf;

/**
 * Runs a detector over a trace leaf by leaf and takes over from an earlier run what an edit left
 * alone. Mutable, used once.
 *
 * <p>Before a leaf the run is in step with the earlier one where both detectors are in the same
 * state (but for a shift in time and sequence numbers). In step, an unchanged leaf gives what it
 * gave. Out of step, leaves are run until the states are equal again: with a window of n intervals
 * that is after n heartbeats.
 */
final class TapeFolder {
  /**
   * A state is kept every so many heartbeats, or every window if that is more: behind an edit the
   * run goes on to the first one kept a window later. All of them take about as much as the tape.
   */
  static final int SPACING = TraceLeaf.MOST;

  private final PolicyInTicks policy;
  private final ObserverPauses pauses;
  private final List<PlacedLeaf> leaves;
  private final FoldedTape earlier;
  private final LeafRecorder recorder;
  private final BooleanSupplier stopped;
  private final LeafRun[] runs;
  private final int sameAtStart;
  private final int sameAtEnd;
  private long sinceKept = Long.MAX_VALUE;

  TapeFolder(
      PolicyInTicks policy,
      ObserverPauses pauses,
      List<PlacedLeaf> leaves,
      FoldedTape earlier,
      BooleanSupplier stopped) {
    this.stopped = stopped;
    this.policy = policy;
    this.pauses = pauses;
    this.leaves = leaves;
    this.earlier = earlier;
    recorder = new LeafRecorder(policy, pauses);
    runs = new LeafRun[leaves.size()];
    int most = earlier == null ? 0 : Math.min(leaves.size(), earlier.leaves().size());
    int start = 0;
    while (start < most && leaves.get(start).leaf() == earlierLeaf(start).leaf()) {
      start++;
    }
    int end = 0;
    while (end < most - start
        && leaves.get(leaves.size() - 1 - end).leaf()
            == earlierLeaf(earlier.leaves().size() - 1 - end).leaf()) {
      end++;
    }
    sameAtStart = start;
    sameAtEnd = end;
  }

  private PlacedLeaf earlierLeaf(int which) {
    return earlier.leaves().get(which);
  }

  /** Which leaf of the earlier run this one was; -1 for a new one. */
  private int earlierIndex(int which) {
    if (which < sameAtStart) {
      return which;
    }
    int fromEnd = leaves.size() - which;
    return fromEnd <= sameAtEnd ? earlier.leaves().size() - fromEnd : -1;
  }

  LeafRun[] runs() {
    return runs;
  }

  /**
   * Runs over everything; the state behind the last heartbeat.
   *
   * @throws StoppedFold if it was stopped
   */
  PhiDetector fold() {
    PhiDetector state = new PhiDetector(policy.running());
    int inStepAt = -1;
    for (int i = 0; i < leaves.size(); i++) {
      if (stopped.getAsBoolean()) {
        throw new StoppedFold();
      }
      int old = earlierIndex(i);
      boolean inStep = old >= 0 && (inStepAt == old || state != null && isInStep(i, old, state));
      if (inStep && isReusable(i, old)) {
        runs[i] = earlier.run(old);
        sinceKept = runs[i].start != null ? 0 : sinceKept;
        inStepAt = old + 1;
        state = null;
      } else {
        state = state != null ? state : stateBefore(i);
        runs[i] = recorder.run(leaves.get(i), state, keep(old, state));
        inStepAt = -1;
      }
      sinceKept += sizeOf(i);
    }
    return state != null ? state : earlierEnd();
  }

  /** By where the next leaf begins: a leaf that is taken over is not looked into. */
  private int sizeOf(int which) {
    return which + 1 < leaves.size()
        ? leaves.get(which + 1).start() - leaves.get(which).start()
        : leaves.get(which).leaf().size();
  }

  private boolean isInStep(int which, int old, PhiDetector state) {
    PhiDetector kept = earlier.run(old).start;
    PlacedLeaf placed = leaves.get(which);
    return kept != null
        && kept.equalsShifted(
            state,
            placed.arrival() - earlier.run(old).startArrival,
            placed.sequence() - earlier.run(old).startSequence);
  }

  /** Whether no observer pause makes the leaf another one than it was. */
  private boolean isReusable(int which, int old) {
    if (pauses.isEmpty() && earlier.pauses().isEmpty()) {
      return true;
    }
    PlacedLeaf now = leaves.get(which);
    PlacedLeaf then = earlierLeaf(old);
    if (now.arrival() == then.arrival() && pauses.equals(earlier.pauses())) {
      return true;
    }
    LeafRun run = earlier.run(old);
    return !touches(pauses, now, run) && !touches(earlier.pauses(), then, run);
  }

  private static boolean touches(ObserverPauses pauses, PlacedLeaf placed, LeafRun run) {
    long from =
        run.lastBefore == LeafRun.NEVER ? placed.arrival() : placed.arrival() + run.lastBefore;
    return pauses.touches(from, placed.arrivalAt(placed.leaf().size() - 1));
  }

  /** A copy of the state to keep, where the last one kept is far off or the leaf had one. */
  private PhiDetector keep(int old, PhiDetector state) {
    boolean far = sinceKept >= Math.max(SPACING, state.window().kept());
    if (far || old >= 0 && earlier.run(old).start != null) {
      sinceKept = 0;
      return state.copy();
    }
    return null;
  }

  private PhiDetector stateBefore(int which) {
    return stateBefore(policy, leaves, runs, which, pauses);
  }

  /** The state before a leaf, from the last one kept. */
  static PhiDetector stateBefore(
      PolicyInTicks policy,
      List<PlacedLeaf> leaves,
      LeafRun[] runs,
      int which,
      ObserverPauses pauses) {
    int kept = Math.min(which, runs.length - 1);
    while (kept == which && runs[kept] == null || runs[kept].start == null) {
      kept--;
    }
    PlacedLeaf placed = leaves.get(kept);
    PhiDetector state = new PhiDetector(runs[kept].start, policy.running());
    state.shift(
        placed.arrival() - runs[kept].startArrival, placed.sequence() - runs[kept].startSequence);
    for (int i = kept; i < which; i++) {
      LeafRecorder.deliver(leaves.get(i), 0, leaves.get(i).leaf().size(), pauses, state);
    }
    return state;
  }

  /** The earlier state at the end, moved to where the last leaf is now. */
  private PhiDetector earlierEnd() {
    PlacedLeaf now = leaves.get(leaves.size() - 1);
    PlacedLeaf then = earlierLeaf(earlier.leaves().size() - 1);
    if (now.arrival() == then.arrival() && now.sequence() == then.sequence()) {
      return earlier.end();
    }
    PhiDetector end = earlier.end().copy();
    end.shift(now.arrival() - then.arrival(), now.sequence() - then.sequence());
    return end;
  }
}
