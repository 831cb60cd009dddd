package phiscope.core.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import phiscope.core.kernel.FrameRun;
import phiscope.core.kernel.ListRun;
import phiscope.core.kernel.Replay;
import phiscope.core.probe.PoolFrame.What;

/** A run of a service whose nodes are watched, with all its frames. A value. */
public final class PoolRun implements FrameRun<Integer, Integer, PoolFrame> {
  /** A run has no more frames. */
  public static final int FRAMES = 20_000;

  private final PoolCluster cluster;
  private final List<PoolFrame> frames;
  private final ListRun<PoolFrame> run;
  private final long timeWithNobody;
  private final long longestWait;

  private PoolRun(PoolCluster cluster, List<PoolFrame> frames) {
    this.cluster = cluster;
    this.frames = List.copyOf(frames);
    this.run = ListRun.of(frames, PoolFrame::at);
    // Once: there are thousands of frames, and many who ask.
    timeWithNobody = sumWithNobody();
    int threads = cluster.load().threads();
    longestWait = frames.stream().mapToLong(it -> it.longestWait(threads)).max().orElse(0);
  }

  /** The run to its end, with so many ticks in a second. */
  public static PoolRun of(PoolCluster cluster, long unitsPerSecond) {
    PoolModel model = new PoolModel(cluster, unitsPerSecond);
    List<PoolFrame> frames = new ArrayList<>();
    PoolFrame frame = model.initial();
    while (frame.at() <= cluster.end() && frames.size() < FRAMES) {
      frames.add(frame);
      Optional<PoolModel.Next> next = model.earliest(frame);
      if (next.isEmpty()) {
        break;
      }
      frame = model.step(frame, next.get());
    }
    return new PoolRun(cluster, frames);
  }

  public PoolCluster cluster() {
    return cluster;
  }

  @Override
  public Replay<Integer, Integer> replay() {
    return run.replay();
  }

  @Override
  public PoolFrame shown(Integer place) {
    return frames.get(place);
  }

  @Override
  public List<PoolFrame> frames() {
    return frames;
  }

  /** How far it was followed: to the end, or to where there were too many frames. */
  public long until() {
    return frames.size() < FRAMES ? cluster.end() : lastFrame().at();
  }

  /** How often something happened. */
  public long count(What what) {
    return frames.stream().filter(frame -> frame.what() == what).count();
  }

  /** When something happened first. */
  public OptionalLong first(What what) {
    return first(frame -> frame.what() == what);
  }

  /** When the first frame satisfies a condition. */
  public OptionalLong first(Predicate<PoolFrame> condition) {
    return frames.stream().filter(condition).mapToLong(PoolFrame::at).findFirst();
  }

  /** For how long nobody took traffic. */
  public long timeWithNobody() {
    return timeWithNobody;
  }

  private long sumWithNobody() {
    long time = 0;
    for (int i = 0; i < frames.size(); i++) {
      long next = i + 1 < frames.size() ? frames.get(i + 1).at() : until();
      time += frames.get(i).taking() == 0 ? next - frames.get(i).at() : 0;
    }
    return time;
  }

  /** The fewest nodes that took traffic. */
  public int fewestTaking() {
    return frames.stream().mapToInt(PoolFrame::taking).min().orElse(0);
  }

  /** The longest wait in a pool, in ticks. */
  public long longestWait() {
    return longestWait;
  }
}
