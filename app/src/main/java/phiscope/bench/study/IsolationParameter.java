package phiscope.bench.study;

import static phiscope.core.kernel.SimTime.MILLISECOND;
import static phiscope.core.kernel.SimTime.SECOND;

import phiscope.core.probe.PoolCluster;

/** The parameters of a study of heartbeats on the pool of the business, and of its cures (Q1). */
public enum IsolationParameter implements StudyParameter {
  NODES("load", "nodes", ParameterRange.count(2, PoolCluster.MOST_NODES, 6)),
  THREADS("load", "threads", ParameterRange.count(1, 10_000, 50)),
  REQUESTS("load", "requestsPerSecond", ParameterRange.count(0, 1_000_000, 4_000)),
  SERVICE("load", "service", ParameterRange.time(1, 50 * MILLISECOND)),
  END("load", "end", ParameterRange.time(1, 600 * SECOND)),

  RELEASE_AT("release", "at", ParameterRange.time(0, 60 * SECOND)),
  RELEASE_EVERY("release", "every", ParameterRange.time(1, 60 * SECOND)),
  RELEASE_TAKES("release", "takes", ParameterRange.time(0, 20 * SECOND)),
  RELEASE_SERVICE("release", "service", ParameterRange.time(1, 70 * MILLISECOND)),
  ROLL_BACK_AT("release", "rollBackAt", ParameterRange.time(0, 0)),

  HEARTBEAT_EVERY("watch", "heartbeatEvery", ParameterRange.time(100 * MILLISECOND, SECOND)),
  MISSED("watch", "missed", ParameterRange.count(1, 1_000, 3)),
  REJOIN_AFTER("watch", "rejoinAfter", ParameterRange.count(1, 1_000, 3)),

  OWN_THREAD("cures", "ownThread", ParameterRange.flag(false)),
  DEATH_TAKES("cures", "deathTakes", ParameterRange.time(0, 0)),
  MOST_OUT("cures", "mostOut", ParameterRange.count(0, PoolCluster.MOST_NODES, 20)),
  QUEUE_LIMIT("cures", "queueLimit", ParameterRange.count(0, 1_000_000, 0));

  private final String group;
  private final String word;
  private final ParameterRange range;

  IsolationParameter(String group, String word, ParameterRange range) {
    this.group = group;
    this.word = word;
    this.range = range;
  }

  @Override
  public String group() {
    return group;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public ParameterRange range() {
    return range;
  }
}
