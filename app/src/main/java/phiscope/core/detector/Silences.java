package phiscope.core.detector;

import java.util.List;
import phiscope.core.trace.PlacedLeaf;

/**
 * The silences of a tape under one policy, from heartbeat to heartbeat. Immutable.
 *
 * <p>A silence has the number of the accepted heartbeat that opens it; -1 is the time before the
 * first one. The last silence is open.
 */
final class Silences {
  private final PolicyInTicks policy;
  private final List<PlacedLeaf> leaves;
  private final LeafRun[] runs;

  /** The model before the first heartbeat, if start counts as one. */
  private final FittedModel initial;

  /** Index on the tape of the first heartbeat of each run. */
  private final int[] starts;

  /** When that one arrives. */
  private final long[] arrivals;

  /** How many accepted heartbeats are before each run, and in all. */
  private final int[] acceptedBefore;

  private final int[] recordedBefore;
  private final int[] suspicionsBefore;

  Silences(PolicyInTicks policy, List<PlacedLeaf> leaves, LeafRun[] runs) {
    this.policy = policy;
    this.leaves = leaves;
    this.runs = runs;
    initial = new PhiDetector(policy.running()).fitted();
    // Fitted here, since later several threads may ask.
    initial.isTrained();
    starts = new int[runs.length];
    arrivals = new long[runs.length];
    acceptedBefore = new int[runs.length + 1];
    recordedBefore = new int[runs.length + 1];
    suspicionsBefore = new int[runs.length + 1];
    for (int i = 0; i < runs.length; i++) {
      starts[i] = leaves.get(i).start();
      arrivals[i] = leaves.get(i).arrival();
      acceptedBefore[i + 1] = acceptedBefore[i] + runs[i].accepted;
      recordedBefore[i + 1] = recordedBefore[i] + runs[i].recorded;
      suspicionsBefore[i + 1] = suspicionsBefore[i] + runs[i].suspicions();
    }
  }

  /**
   * The silences under a policy that differs by its threshold only; see {@link LeafRun#withRule}.
   */
  Silences withPolicy(PolicyInTicks other, ObserverPauses pauses) {
    LeafRun[] changed = new LeafRun[runs.length];
    for (int i = 0; i < runs.length; i++) {
      changed[i] = runs[i].withRule(other.rule(), pauses, leaves.get(i).arrival());
    }
    return new Silences(other, leaves, changed);
  }

  PolicyInTicks policy() {
    return policy;
  }

  List<PlacedLeaf> leaves() {
    return leaves;
  }

  LeafRun run(int which) {
    return runs[which];
  }

  /** All runs; not to be changed. */
  LeafRun[] runs() {
    return runs;
  }

  int runCount() {
    return runs.length;
  }

  /** How many accepted heartbeats there are. */
  int accepted() {
    return acceptedBefore[runs.length];
  }

  /** How many of the first heartbeats of the tape were accepted. */
  int acceptedAmong(int heartbeats) {
    if (runs.length == 0) {
      return 0;
    }
    int run = runAt(heartbeats);
    return acceptedBefore[run] + runs[run].acceptedBefore(heartbeats - starts[run]);
  }

  /** The first silence that a heartbeat of the run opens. */
  int firstOf(int run) {
    return acceptedBefore[run];
  }

  /** The run whose heartbeat opens the silence, which is not -1. */
  int runOf(int silence) {
    return lastAtOrBelow(acceptedBefore, silence);
  }

  /** Index on the tape of the first heartbeat of a run. */
  int startOf(int run) {
    return starts[run];
  }

  /** When the first heartbeat of a run arrives. */
  long arrivalOf(int run) {
    return arrivals[run];
  }

  /** The run that holds the leaf with the heartbeat at an index of the tape. */
  int runAt(int heartbeatIndex) {
    int low = 0;
    int high = runs.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (starts[middle] <= heartbeatIndex) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The last place whose value is {@code value} or less. */
  private static int lastAtOrBelow(int[] ascending, int value) {
    int low = 0;
    int high = ascending.length - 2;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (ascending[middle] <= value) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** When the silence begins; {@link LeafRun#NEVER} for the one before all. */
  long start(int silence) {
    if (silence < 0) {
      return policy.policy().startCountsAsHeartbeat() ? 0 : LeafRun.NEVER;
    }
    int run = runOf(silence);
    return arrivals[run] + runs[run].time(silence - acceptedBefore[run]);
  }

  /** Index on the tape of the heartbeat that opens the silence. */
  int heartbeatIndex(int silence) {
    int run = runOf(silence);
    return starts[run] + runs[run].indexOf(silence - acceptedBefore[run]);
  }

  /** The last silence that begins at {@code tick} or before; -1 if none does. */
  int lastStartedAt(double tick) {
    int low = 0;
    int high = runs.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (arrivals[middle] <= tick) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    // Heartbeats are delivered in or after their leaf's time, so look back from there.
    for (int run = low - 1; run >= 0; run--) {
      int delivered = runs[run].deliveredUpTo(tick - arrivals[run]);
      if (delivered > 0) {
        return acceptedBefore[run] + delivered - 1;
      }
    }
    return -1;
  }

  /** The silence in which the model of a silence is: base NaN where untrained. */
  double base(int silence) {
    if (silence < 0) {
      return initial.base();
    }
    int run = runOf(silence);
    return runs[run].base(silence - acceptedBefore[run]);
  }

  double scale(int silence) {
    if (silence < 0) {
      return initial.scale();
    }
    int run = runOf(silence);
    return runs[run].scale(silence - acceptedBefore[run]);
  }

  /** The first silence with a model; the number of silences if there is none. */
  int firstTrained() {
    for (int i = 0; i < runs.length; i++) {
      if (runs[i].firstTrained >= 0) {
        return acceptedBefore[i] + runs[i].firstTrained;
      }
    }
    return accepted();
  }

  int suspicions() {
    return suspicionsBefore[runs.length];
  }

  /** The run whose heartbeat ends a suspicion. */
  int runOfSuspicion(int which) {
    return lastAtOrBelow(suspicionsBefore, which);
  }

  /** The number of the first suspicion that the run ends. */
  int firstSuspicionOf(int run) {
    return suspicionsBefore[run];
  }

  /** The number of the first suspicion that is behind those that the run ends. */
  int endOfSuspicions(int run) {
    return suspicionsBefore[run + 1];
  }

  /** The silence that a suspicion, counted from 0 over the tape, began in. */
  int silenceOfSuspicion(int which) {
    int run = lastAtOrBelow(suspicionsBefore, which);
    return acceptedBefore[run] + runs[run].suspicionEnd(which - suspicionsBefore[run]) - 1;
  }

  /** After how much of that silence it began. */
  double suspicionAfter(int which) {
    int run = lastAtOrBelow(suspicionsBefore, which);
    return runs[run].suspicionAfter(which - suspicionsBefore[run]);
  }

  /** The state before a run. */
  PhiDetector stateBefore(int run, ObserverPauses pauses) {
    return TapeFolder.stateBefore(policy, leaves, runs, run, pauses);
  }

  /** How many of the first heartbeats of the tape were recorded. */
  int recordedBefore(int heartbeats) {
    if (runs.length == 0) {
      return 0;
    }
    int run = runAt(heartbeats);
    int inLeaf = heartbeats - starts[run];
    int count = recordedBefore[run];
    for (int i = 0; i < inLeaf; i++) {
      count += isRecorded(runs[run], i) ? 1 : 0;
    }
    return count;
  }

  private static boolean isRecorded(LeafRun run, int index) {
    return run.treatment(index) == TapeFold.Treatment.RECORDED;
  }

  /** The silence that the recorded heartbeat of this number, from 0, closed. */
  int closedByRecorded(int number) {
    int run = lastAtOrBelow(recordedBefore, number);
    int index = -1;
    for (int left = number - recordedBefore[run]; left >= 0; ) {
      index++;
      left -= isRecorded(runs[run], index) ? 1 : 0;
    }
    return acceptedBefore[run] + runs[run].acceptedBefore(index) - 1;
  }

  /** Appends the recorded intervals with these numbers, the second one exclusive. */
  void addRecorded(int from, int to, List<Long> intervals) {
    for (int run = lastAtOrBelow(recordedBefore, from);
        run < runs.length && recordedBefore[run] < to;
        run++) {
      LeafRun leafRun = runs[run];
      int number = recordedBefore[run];
      for (int i = 0; i < leafRun.leaf.size() && number < to; i++) {
        if (isRecorded(leafRun, i)) {
          int which = leafRun.acceptedBefore(i);
          if (number++ >= from) {
            intervals.add(leafRun.time(which) - leafRun.time(which - 1));
          }
        }
      }
    }
  }
}
