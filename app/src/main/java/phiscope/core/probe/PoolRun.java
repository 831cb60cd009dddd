package phiscope.core.probe;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import phiscope.core.kernel.FrameRun;
import phiscope.core.kernel.Replay;
import phiscope.core.kernel.RunLimit;
import phiscope.core.probe.PoolFrame.What;

/** A run of a service whose nodes are watched, with all its frames. A value. */
public final class PoolRun implements FrameRun<PoolFrame, PoolModel.Next, PoolFrame> {
  /** A run has no more frames. */
  public static final int FRAMES = 60_000;

  private final PoolCluster cluster;
  private final Replay<PoolFrame, PoolModel.Next> replay;

  private PoolRun(PoolCluster cluster, Replay<PoolFrame, PoolModel.Next> replay) {
    this.cluster = cluster;
    this.replay = replay;
  }

  /** The run to its end, with so many ticks in a second. */
  public static PoolRun of(PoolCluster cluster, long unitsPerSecond) {
    RunLimit limit = new RunLimit(cluster.end(), FRAMES);
    return new PoolRun(cluster, Replay.of(new PoolModel(cluster, unitsPerSecond), limit));
  }

  public PoolCluster cluster() {
    return cluster;
  }

  @Override
  public Replay<PoolFrame, PoolModel.Next> replay() {
    return replay;
  }

  @Override
  public PoolFrame shown(PoolFrame state) {
    return state;
  }

  /** How often something happened. */
  public long count(What what) {
    return frames().stream().filter(frame -> frame.what() == what).count();
  }

  /** When something happened first. */
  public OptionalLong first(What what) {
    return first(frame -> frame.what() == what);
  }

  /** When the first frame satisfies a condition. */
  public OptionalLong first(Predicate<PoolFrame> condition) {
    return frames().stream().filter(condition).mapToLong(PoolFrame::at).findFirst();
  }

  /** For how long nobody took traffic. */
  public long timeWithNobody() {
    List<PoolFrame> frames = frames();
    return IntStream.range(0, frames.size())
        .filter(i -> frames.get(i).taking() == 0)
        .mapToLong(
            i ->
                (i + 1 < frames.size() ? frames.get(i + 1).at() : cluster.end())
                    - frames.get(i).at())
        .sum();
  }

  /** The fewest nodes that took traffic. */
  public int fewestTaking() {
    return frames().stream().mapToInt(PoolFrame::taking).min().orElse(0);
  }

  /** The longest wait in a pool, in ticks. */
  public long longestWait() {
    int threads = cluster.load().threads();
    return frames().stream().mapToLong(frame -> frame.longestWait(threads)).max().orElse(0);
  }
}
