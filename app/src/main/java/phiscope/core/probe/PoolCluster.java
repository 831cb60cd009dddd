package phiscope.core.probe;

/**
 * Nodes that share the requests of a service and are taken out of it when their heartbeats stay
 * away (S000, Q1). A release makes each request slower; times in ticks.
 *
 * @param load what comes in, and what a request costs
 * @param release when and how the slower code comes
 * @param watch of the heartbeats
 * @param cures which of them are on
 * @param end the last instant
 */
public record PoolCluster(Load load, Release release, Watch watch, Cures cures, long end) {
  /** There are no more nodes. */
  public static final int MOST_NODES = 20;

  /**
   * The load.
   *
   * @param nodes 2 to {@link #MOST_NODES}
   * @param threads of the business pool of each, 1 or more
   * @param requestsPerSecond of the whole service, spread evenly over the nodes that take traffic
   * @param service how long a thread is busy with one, 1 or more
   */
  public record Load(int nodes, int threads, int requestsPerSecond, long service) {
    public Load {
      require(nodes >= 2 && nodes <= MOST_NODES, "nodes");
      require(threads >= 1 && requestsPerSecond >= 0 && service >= 1, "load");
    }
  }

  /**
   * A release, one node after the other.
   *
   * @param at when the first is taken out of traffic for it
   * @param every from one node to the next, 1 or more
   * @param takes how long each is away, below {@code every}
   * @param service how long a thread is busy with a request afterwards, 1 or more
   * @param rollBackAt when all get the old code back, without being away; 0: never
   */
  public record Release(long at, long every, long takes, long service, long rollBackAt) {
    public Release {
      require(at >= 0 && takes >= 0 && every > takes && service >= 1 && rollBackAt >= 0, "release");
    }
  }

  /**
   * The detector.
   *
   * @param heartbeatEvery T, 1 or more
   * @param missed so many T without one are a verdict, 1 or more
   * @param rejoinAfter so many heartbeats in a row, none late by a period, bring a node back
   */
  public record Watch(long heartbeatEvery, int missed, int rejoinAfter) {
    public Watch {
      require(heartbeatEvery >= 1 && missed >= 1 && missed <= 1000 && rejoinAfter >= 1, "watch");
    }

    /** The silence that is a verdict. */
    public long deadline() {
      return heartbeatEvery * missed;
    }
  }

  /**
   * The cures.
   *
   * @param ownThread heartbeats have a thread of their own, not the pool of the business
   * @param deathTakes how long a node that is declared dead is away: its process is killed, what
   *     waits in it is lost, and it starts again; 0 if it only loses its traffic
   * @param mostOut at most so many nodes may be out at once for their heartbeats
   * @param queueLimit a node turns away what would make more than so many requests wait; 0: none
   */
  public record Cures(boolean ownThread, long deathTakes, int mostOut, int queueLimit) {
    public Cures {
      require(deathTakes >= 0 && mostOut >= 0 && queueLimit >= 0, "cures");
    }
  }

  public PoolCluster {
    require(end >= 0, "end");
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(what + " is out of its bounds");
    }
  }

  /** How busy the pools are with so many nodes in traffic: 1 is all they can do. */
  public double utilisation(int nodes, long service, long unitsPerSecond) {
    return (double) load.requestsPerSecond() * service / unitsPerSecond / nodes / load.threads();
  }
}
