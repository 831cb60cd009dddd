package phiscope.core.kernel;

import java.util.List;
import java.util.function.ToLongFunction;

/**
 * A run whose frames were all written down when it was made, for systems that are walked through
 * once: an action leads to the frame of that index. A value.
 *
 * @param <F> the frames
 */
public final class RecordedRun<F> implements FrameRun<Integer, Integer, F> {
  private final List<F> frames;
  private final Replay<Integer, Integer> replay;

  /**
   * The run of these frames.
   *
   * @param frames one or more, in the order of time
   * @param time of a frame, in ticks
   * @throws IllegalArgumentException if there is none
   */
  public RecordedRun(List<F> frames, ToLongFunction<F> time) {
    if (frames.isEmpty()) {
      throw new IllegalArgumentException("a run has one frame or more");
    }
    this.frames = List.copyOf(frames);
    this.replay =
        Replay.of(
            new Places<>(this.frames, time), new RunLimit(Long.MAX_VALUE, this.frames.size()));
  }

  @Override
  public Replay<Integer, Integer> replay() {
    return replay;
  }

  @Override
  public F shown(Integer place) {
    return frames.get(place);
  }

  /** The states are places in the list. */
  private record Places<F>(List<F> frames, ToLongFunction<F> timeOf)
      implements Model<Integer, Integer> {
    @Override
    public Integer initial() {
      return 0;
    }

    @Override
    public List<Integer> enabled(Integer place) {
      return place + 1 < frames.size() ? List.of(place + 1) : List.of();
    }

    @Override
    public Integer step(Integer place, Integer next) {
      return next;
    }

    @Override
    public long time(Integer place) {
      return timeOf.applyAsLong(frames.get(place));
    }
  }
}
