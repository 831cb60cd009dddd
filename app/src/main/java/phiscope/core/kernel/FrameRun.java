package phiscope.core.kernel;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * A run with all its frames, to step through in both directions. A value.
 *
 * @param <S> the states that are replayed
 * @param <A> the actions between them
 * @param <F> the frames that are shown
 */
public interface FrameRun<S, A, F> {
  /** What the run is replayed from. */
  Replay<S, A> replay();

  /** The frame that shows a state. */
  F shown(S state);

  /** How many frames there are, 1 or more. */
  default int size() {
    return replay().size();
  }

  /** Why there are no more frames. */
  default Replay.End end() {
    return replay().end();
  }

  /** The time of a frame, in ticks. */
  default long time(int index) {
    return replay().time(index);
  }

  /**
   * A frame.
   *
   * @throws IndexOutOfBoundsException if there is none of this index
   */
  default F frame(int index) {
    return shown(replay().frame(index).state());
  }

  /** The last frame. */
  default F lastFrame() {
    return frame(size() - 1);
  }

  /** The frames from one index to before another. */
  default List<F> frames(int from, int to) {
    return replay().frames(from, to).stream().map(frame -> shown(frame.state())).toList();
  }

  /** All frames. */
  default List<F> frames() {
    return frames(0, size());
  }

  /** The index of the last frame at or before a time. */
  default int indexAt(long time) {
    return replay().indexAt(time);
  }

  /** The first frame after an index that satisfies a condition. */
  default OptionalInt nextAfter(int index, Predicate<F> condition) {
    return replay().nextAfter(index, frame -> condition.test(shown(frame.state())));
  }

  /** The last frame before an index that satisfies a condition. */
  default OptionalInt lastBefore(int index, Predicate<F> condition) {
    return replay().lastBefore(index, frame -> condition.test(shown(frame.state())));
  }
}
