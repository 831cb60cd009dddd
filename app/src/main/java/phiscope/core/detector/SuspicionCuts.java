package phiscope.core.detector;

import java.util.Arrays;

/**
 * The suspicions of a tape in one row, as a drawing leaves them for the next one: those of leaves
 * that an edit left alone are taken over without a look at them. They are the same with it as
 * without. Mutable, for one thread.
 */
public final class SuspicionCuts {
  /** More suspicions than these are not kept. */
  private static final int MOST = 100_000;

  private LeafRun[] runs = {};

  // For each run where its suspicions begin in the row, and one more.
  private int[] firsts = {0};

  // When the silence of each began, after how much of it the suspicion, and when it ended; relative
  // to the leaf of the heartbeat that ended it.
  private long[] silenceBegins = {};
  private double[] afters = {};
  private long[] ends = {};

  /** Whether a run has so many suspicions that they are not kept here. */
  static boolean isTooLong(Silences silences) {
    return silences.suspicions() > MOST;
  }

  /** Brings the row up to a run over the tape. */
  void show(Silences silences) {
    if (silences.runs() == runs) {
      return;
    }
    int count = silences.suspicions();
    int[] newFirsts = new int[silences.runCount() + 1];
    long[] newBegins = new long[count];
    double[] newAfters = new double[count];
    long[] newEnds = new long[count];
    for (int i = 0; i < silences.runCount(); i++) {
      int at = silences.firstSuspicionOf(i);
      int many = silences.endOfSuspicions(i) - at;
      newFirsts[i] = at;
      if (many > 0 && i < runs.length && runs[i] == silences.run(i)) {
        System.arraycopy(silenceBegins, firsts[i], newBegins, at, many);
        System.arraycopy(afters, firsts[i], newAfters, at, many);
        System.arraycopy(ends, firsts[i], newEnds, at, many);
        continue;
      }
      LeafRun run = many > 0 ? silences.run(i) : null;
      for (int j = 0; j < many; j++) {
        int endedBy = run.suspicionEnd(j);
        newBegins[at + j] = run.time(endedBy - 1);
        newAfters[at + j] = run.suspicionAfter(j);
        newEnds[at + j] = run.time(endedBy);
      }
    }
    newFirsts[silences.runCount()] = count;
    runs = silences.runs();
    firsts = newFirsts;
    silenceBegins = newBegins;
    afters = newAfters;
    ends = newEnds;
  }

  /** The run whose heartbeat ends a suspicion. */
  int runOf(int which) {
    int found = Arrays.binarySearch(firsts, which);
    int run = found >= 0 ? found : -found - 2;
    // Of runs that begin at the same place only the last one has suspicions.
    while (firsts[run + 1] <= which) {
      run++;
    }
    return run;
  }

  /** Behind the last suspicion that a run ends. */
  int endOf(int run) {
    return firsts[run + 1];
  }

  long silenceBegin(int which) {
    return silenceBegins[which];
  }

  double after(int which) {
    return afters[which];
  }

  long end(int which) {
    return ends[which];
  }
}
