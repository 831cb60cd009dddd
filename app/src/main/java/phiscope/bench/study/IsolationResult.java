package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.PoolCluster;
import phiscope.core.probe.PoolCluster.Cures;
import phiscope.core.probe.PoolCluster.Load;
import phiscope.core.probe.PoolCluster.Release;
import phiscope.core.probe.PoolCluster.Watch;
import phiscope.core.probe.PoolFrame.What;
import phiscope.core.probe.PoolRun;

/**
 * What a study of isolation says.
 *
 * @param pools the run of the settings
 * @param apart the same with a thread of their own for the heartbeats
 */
public record IsolationResult(PoolRun pools, PoolRun apart) implements StudyResult {

  /** Computes a study of this kind. */
  public static IsolationResult of(Study study, StudyWork work) {
    PoolRun pools = run(study, study.flag(IsolationParameter.OWN_THREAD));
    return new IsolationResult(
        pools, pools.cluster().cures().ownThread() ? pools : run(study, true));
  }

  private static PoolRun run(Study study, boolean ownThread) {
    Load load =
        new Load(
            study.count(IsolationParameter.NODES),
            study.count(IsolationParameter.THREADS),
            study.count(IsolationParameter.REQUESTS),
            study.get(IsolationParameter.SERVICE));
    long every = study.get(IsolationParameter.RELEASE_EVERY);
    Release release =
        new Release(
            study.get(IsolationParameter.RELEASE_AT),
            every,
            Math.min(every - 1, study.get(IsolationParameter.RELEASE_TAKES)),
            study.get(IsolationParameter.RELEASE_SERVICE),
            study.get(IsolationParameter.ROLL_BACK_AT));
    Watch watch =
        new Watch(
            study.get(IsolationParameter.HEARTBEAT_EVERY),
            study.count(IsolationParameter.MISSED),
            study.count(IsolationParameter.REJOIN_AFTER));
    Cures cures =
        new Cures(
            ownThread,
            study.get(IsolationParameter.DEATH_TAKES),
            study.count(IsolationParameter.MOST_OUT),
            study.count(IsolationParameter.QUEUE_LIMIT));
    long end = study.get(IsolationParameter.END);
    return PoolRun.of(new PoolCluster(load, release, watch, cures, end), SimTime.SECOND);
  }

  @Override
  public List<StudyStep> steps() {
    int threads = pools.cluster().load().threads();
    return pools.frames().stream()
        .<StudyStep>map(frame -> new IsolationStep(frame, threads))
        .toList();
  }

  /** How busy the pools are with the new code and all nodes, or all but one. */
  public double utilisation(int missing) {
    PoolCluster cluster = pools.cluster();
    return cluster.utilisation(
        cluster.load().nodes() - missing, cluster.release().service(), SimTime.SECOND);
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    all.add(Quantity.share(utilisation(0), "utilisation", "all"));
    all.add(Quantity.share(utilisation(1), "utilisation", "oneLess"));
    add(all, pools, "own");
    add(all, apart, "apart");
    return List.copyOf(all);
  }

  private static void add(List<Quantity> all, PoolRun run, String word) {
    OptionalLong first = run.first(What.TAKEN_OUT);
    all.add(Quantity.time(first.isPresent() ? first.getAsLong() : Double.NaN, word, "firstOut"));
    all.add(Quantity.count(run.count(What.TAKEN_OUT), word, "takenOut"));
    all.add(Quantity.count(run.fewestTaking(), word, "fewest"));
    all.add(Quantity.time(run.timeWithNobody(), word, "nobody"));
    all.add(Quantity.time(run.longestWait(), word, "longestWait"));
    double served = run.lastFrame().served();
    double refused = run.lastFrame().refused();
    all.add(
        Quantity.share(served + refused == 0 ? 0 : refused / (served + refused), word, "refused"));
  }
}
