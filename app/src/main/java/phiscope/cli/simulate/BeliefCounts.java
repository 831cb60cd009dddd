package phiscope.cli.simulate;

import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;

/** How many members believe what of each member. */
final class BeliefCounts {
  private static final int STATES = MemberState.values().length;

  /** By subject; the last of each is for those who do not know it. */
  private final int[][] counts;

  private BeliefCounts(int[][] counts) {
    this.counts = counts;
  }

  static BeliefCounts of(ClusterSnapshot cluster) {
    int[][] counts = new int[cluster.members()][STATES + 1];
    for (int observer = 0; observer < cluster.members(); observer++) {
      for (int subject = 0; subject < cluster.members(); subject++) {
        MemberRecord record = cluster.record(observer, subject);
        counts[subject][record == null ? STATES : record.state().ordinal()]++;
      }
    }
    return new BeliefCounts(counts);
  }

  /** Whether everybody believes the member alive. */
  boolean isUsual(int subject) {
    return alive(subject) == counts.length;
  }

  int alive(int subject) {
    return counts[subject][MemberState.ALIVE.ordinal()];
  }

  int suspect(int subject) {
    return counts[subject][MemberState.SUSPECT.ordinal()];
  }

  int dead(int subject) {
    return counts[subject][MemberState.DEAD.ordinal()];
  }

  int left(int subject) {
    return counts[subject][MemberState.LEFT.ordinal()];
  }

  int unknown(int subject) {
    return counts[subject][STATES];
  }
}
