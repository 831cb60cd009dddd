package phiscope.cli.simulate;

import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.MemberState;

/** How many members that are or were there believe what of each member. */
final class BeliefCounts {
  private static final int STATES = MemberState.values().length;

  /** By subject; the last of each is for those who do not know it. */
  private final int[][] counts;

  private final int observers;

  private BeliefCounts(int[][] counts, int observers) {
    this.counts = counts;
    this.observers = observers;
  }

  static BeliefCounts of(ClusterSnapshot cluster) {
    int members = cluster.members();
    int[][] counts = new int[members][STATES + 1];
    int observers = 0;
    int alive = MemberState.ALIVE.ordinal();
    for (int observer = 0; observer < members; observer++) {
      if (cluster.status(observer) != HostStatus.ABSENT) {
        observers++;
        cluster.eachException(
            observer,
            (subject, record) -> {
              counts[subject][record == null ? STATES : record.state().ordinal()]++;
              counts[subject][alive]--;
            });
      }
    }
    for (int[] ofSubject : counts) {
      ofSubject[alive] += observers;
    }
    return new BeliefCounts(counts, observers);
  }

  /** Whether everybody believes the member alive. */
  boolean isUsual(int subject) {
    return alive(subject) == observers;
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
