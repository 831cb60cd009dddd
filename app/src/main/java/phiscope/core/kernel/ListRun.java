package phiscope.core.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * A run whose frames are all known already, to step through like any other.
 *
 * @param <F> the frames
 */
public final class ListRun<F> implements FrameRun<Integer, Integer, F> {
  private static final RunLimit LIMIT = new RunLimit(Long.MAX_VALUE, Integer.MAX_VALUE);

  private final List<F> frames;
  private final Replay<Integer, Integer> replay;

  private ListRun(List<F> frames, ToLongFunction<F> time) {
    this.frames = List.copyOf(frames);
    this.replay =
        Replay.of(new Steps(this.frames.size(), i -> time.applyAsLong(this.frames.get(i))), LIMIT);
  }

  /**
   * A run of frames.
   *
   * @param frames one or more, in order of time
   * @param time of a frame, in ticks
   */
  public static <F> ListRun<F> of(List<F> frames, ToLongFunction<F> time) {
    if (frames.isEmpty()) {
      throw new IllegalArgumentException("a run has one frame or more");
    }
    return new ListRun<>(frames, time);
  }

  @Override
  public Replay<Integer, Integer> replay() {
    return replay;
  }

  @Override
  public F shown(Integer state) {
    return frames.get(state);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ListRun<?> run && run.frames.equals(frames);
  }

  @Override
  public int hashCode() {
    return frames.hashCode();
  }

  /** From each frame to the next one. */
  private record Steps(int size, ToLongFunction<Integer> times) implements Model<Integer, Integer> {
    @Override
    public Integer initial() {
      return 0;
    }

    @Override
    public List<Integer> enabled(Integer state) {
      return state + 1 < size ? List.of(state + 1) : List.of();
    }

    @Override
    public Optional<Integer> earliest(Integer state) {
      return enabled(state).stream().findFirst();
    }

    @Override
    public Integer step(Integer state, Integer action) {
      return action;
    }

    @Override
    public long time(Integer state) {
      return times.applyAsLong(state);
    }
  }
}
