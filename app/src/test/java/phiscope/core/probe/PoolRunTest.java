package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import phiscope.core.probe.PoolCluster.Cures;
import phiscope.core.probe.PoolCluster.Load;
import phiscope.core.probe.PoolCluster.Release;
import phiscope.core.probe.PoolCluster.Watch;
import phiscope.core.probe.PoolFrame.What;

/** S000, Q1; times in milliseconds. */
class PoolRunTest {
  private static final long S = 1000;
  private static final Load LOAD = new Load(6, 50, 4000, 50);
  private static final Release SLOW = new Release(60 * S, 60 * S, 20 * S, 70, 0);
  private static final Watch ONE_TIMES_THREE = new Watch(S, 3, 3);
  private static final Cures NONE = new Cures(false, 0, 6, 0);

  private static PoolRun run(Release release, Watch watch, Cures cures) {
    return PoolRun.of(new PoolCluster(LOAD, release, watch, cures, 600 * S), S);
  }

  @Test
  void theSlowReleaseFitsWhileAllAreThereAndNotWhileOneIsAway() {
    PoolCluster cluster = new PoolCluster(LOAD, SLOW, ONE_TIMES_THREE, NONE, 600 * S);
    assertThat(cluster.utilisation(6, 50, S)).isEqualTo(2 / 3.0, offset(1e-12));
    assertThat(cluster.utilisation(6, 70, S)).isEqualTo(0.9333, offset(1e-4));
    assertThat(cluster.utilisation(5, 70, S)).isEqualTo(1.12, offset(1e-12));
  }

  @Test
  void heartbeatsOnThePoolOfTheBusinessTakeTheWholeServiceDown() {
    // Q1: "within five minutes the cluster takes itself out, and no process has crashed".
    PoolRun run = run(SLOW, ONE_TIMES_THREE, NONE);
    assertThat(run.fewestTaking()).isZero();
    assertThat(run.timeWithNobody()).isPositive();
    assertThat(run.first(What.TAKEN_OUT).orElseThrow()).isBetween(120 * S, 360 * S);
    assertThat(run.count(What.TAKEN_OUT)).isGreaterThan(6);
    assertThat(run.lastFrame().refused()).isPositive();
  }

  @Test
  void aThreadOfTheirOwnIsACureAsLongAsTheServiceCanCarryTheLoad() {
    PoolRun run = run(SLOW, ONE_TIMES_THREE, new Cures(true, 0, 6, 0));
    assertThat(run.count(What.TAKEN_OUT)).isZero();
    assertThat(run.lastFrame().refused()).isZero();
    // The business was slow all the same, and the heartbeats did not show it.
    assertThat(run.longestWait()).isBetween(2 * S, 3 * S);
    assertThat(run.lastFrame().longestWait(50)).isZero();
    Release hopeless = new Release(60 * S, 60 * S, 20 * S, 90, 0);
    PoolRun alive = run(hopeless, ONE_TIMES_THREE, new Cures(true, 0, 6, 0));
    assertThat(alive.count(What.TAKEN_OUT)).isZero();
    assertThat(alive.lastFrame().longestWait(50)).isGreaterThan(20 * S);
  }

  @Test
  void fiveFailuresAreACureToo() {
    assertThat(run(SLOW, new Watch(S, 5, 3), NONE).count(What.TAKEN_OUT)).isZero();
  }

  @Test
  void aNodeThatIsDeclaredDeadServesLessThanOneThatLosesItsTraffic() {
    PoolRun drained = run(SLOW, ONE_TIMES_THREE, NONE);
    PoolRun dead = run(SLOW, ONE_TIMES_THREE, new Cures(false, 30 * S, 6, 0));
    assertThat(dead.lastFrame().served()).isLessThan(drained.lastFrame().served());
  }

  @Test
  void whereNotAllMayGoTheServiceStaysUp() {
    PoolRun run = run(SLOW, ONE_TIMES_THREE, new Cures(false, 0, 1, 0));
    assertThat(run.fewestTaking()).isGreaterThanOrEqualTo(4);
    assertThat(run.timeWithNobody()).isZero();
    assertThat(run.count(What.HELD)).isPositive();
  }

  @Test
  void aRollBackEndsIt() {
    Release rolledBack = new Release(60 * S, 60 * S, 20 * S, 70, 300 * S);
    PoolRun run = run(rolledBack, ONE_TIMES_THREE, NONE);
    assertThat(run.count(What.ROLLED_BACK)).isEqualTo(1);
    assertThat(run.lastFrame().taking()).isEqualTo(6);
  }

  @Property(tries = 40, seed = "20261130")
  void everyRequestIsServedRefusedOrWaiting(
      @ForAll @IntRange(min = 2, max = 8) int nodes,
      @ForAll @IntRange(min = 0, max = 3000) int requests,
      @ForAll @IntRange(min = 0, max = 300) int limit,
      @ForAll boolean own) {
    Load load = new Load(nodes, 20, requests, 50);
    // Nothing is released: what a request costs stays the same.
    Release never = new Release(1000 * S, 60 * S, S, 50, 0);
    PoolCluster cluster =
        new PoolCluster(load, never, ONE_TIMES_THREE, new Cures(own, 0, nodes, limit), 60 * S);
    PoolRun run = PoolRun.of(cluster, S);
    List<PoolFrame> frames = run.frames();
    for (int i = 1; i < frames.size(); i++) {
      assertThat(frames.get(i).at()).isGreaterThanOrEqualTo(frames.get(i - 1).at());
    }
    PoolFrame last = run.lastFrame();
    double waiting = last.nodes().stream().mapToDouble(node -> node.backlog() / 50).sum();
    assertThat(last.served() + last.refused() + waiting)
        .isCloseTo(requests * (last.at() / (double) S), offset(1e-3));
    if (limit > 0) {
      assertThat(last.longestWait(20)).isLessThanOrEqualTo(limit * 50L / 20);
    }
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> new Release(0, 5, 5, 1, 0)).hasMessageContaining("release");
    assertThatThrownBy(() -> new Load(1, 1, 1, 1)).hasMessageContaining("nodes");
  }
}
