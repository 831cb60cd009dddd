package phiscope.core.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * A timed run with all its frames, to go through in both directions. It is a value: it keeps the
 * time of every frame and every k-th frame itself, and finds the others by stepping on from the one
 * before. Going back is asking for a smaller index.
 *
 * @param <S> the state of the model
 * @param <A> the actions of the model
 */
public final class Replay<S, A> {
  /** Every so many frames one is kept. */
  public static final int KEPT_EVERY = 32;

  private final Model<S, A> model;
  private final List<Frame<S, A>> kept;
  private final long[] times;
  private final End end;

  /** Why the run has no more frames. */
  public enum End {
    /** Nothing more was enabled. */
    NOTHING_ENABLED,
    /** What comes next lies beyond the horizon. */
    HORIZON,
    /** There may be no more frames. */
    FRAME_LIMIT,
    /** Somebody asked it to stop. */
    CANCELLED
  }

  private Replay(Model<S, A> model, List<Frame<S, A>> kept, long[] times, End end) {
    this.model = model;
    this.kept = kept;
    this.times = times;
    this.end = end;
  }

  /** The run of a model up to a limit. */
  public static <S, A> Replay<S, A> of(Model<S, A> model, RunLimit limit) {
    return of(model, limit, () -> false);
  }

  /**
   * The same; it ends early, with the frames so far, once {@code cancelled} says so.
   *
   * @param cancelled a {@link RunWatch} is told how far it is, too
   */
  public static <S, A> Replay<S, A> of(
      Model<S, A> model, RunLimit limit, BooleanSupplier cancelled) {
    RunWatch watch = RunWatch.of(cancelled);
    S initial = model.initial();
    Frame<S, A> frame = new Frame<>(0, model.time(initial), null, initial);
    List<Frame<S, A>> kept = new ArrayList<>(List.of(frame));
    long[] times = new long[256];
    times[0] = frame.time();
    End end = null;
    while (end == null) {
      Optional<A> action = model.earliest(frame.state());
      end = endBefore(frame, action, limit, watch);
      if (end == null) {
        Frame<S, A> next = after(model, frame, action.get());
        if (next.time() > limit.horizon()) {
          end = End.HORIZON;
        } else {
          frame = next;
          times = frame.index() < times.length ? times : Arrays.copyOf(times, times.length * 2);
          times[frame.index()] = frame.time();
          if (frame.index() % KEPT_EVERY == 0) {
            kept.add(frame);
            watch.reached(share(frame, limit));
          }
        }
      }
    }
    return new Replay<>(model, List.copyOf(kept), Arrays.copyOf(times, frame.index() + 1), end);
  }

  private static double share(Frame<?, ?> frame, RunLimit limit) {
    double ofTime = limit.horizon() == 0 ? 1 : (double) frame.time() / limit.horizon();
    double ofFrames = limit.frames() == 0 ? 1 : (double) frame.index() / limit.frames();
    return Math.min(1, Math.max(ofTime, ofFrames));
  }

  private static End endBefore(
      Frame<?, ?> frame, Optional<?> action, RunLimit limit, BooleanSupplier cancelled) {
    if (action.isEmpty()) {
      return End.NOTHING_ENABLED;
    }
    if (frame.index() >= limit.frames()) {
      return End.FRAME_LIMIT;
    }
    return cancelled.getAsBoolean() ? End.CANCELLED : null;
  }

  private static <S, A> Frame<S, A> after(Model<S, A> model, Frame<S, A> frame, A action) {
    S state = model.step(frame.state(), action);
    return new Frame<>(frame.index() + 1, model.time(state), action, state);
  }

  /** The beginning of this run: at most so many frames, 1 or more, without replaying. */
  public Replay<S, A> beginning(int frames) {
    return frames >= times.length
        ? this
        : new Replay<>(model, kept, Arrays.copyOf(times, Math.max(1, frames)), End.FRAME_LIMIT);
  }

  public Model<S, A> model() {
    return model;
  }

  /** How many frames there are, 1 or more; the last has the index one below. */
  public int size() {
    return times.length;
  }

  public End end() {
    return end;
  }

  /** The time of a frame, in ticks, without replaying. */
  public long time(int index) {
    return times[index];
  }

  /**
   * The frame of an index.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public Frame<S, A> frame(int index) {
    if (index < 0 || index >= times.length) {
      throw new IndexOutOfBoundsException("frames are 0 to " + (times.length - 1) + ": " + index);
    }
    Frame<S, A> frame = kept.get(index / KEPT_EVERY);
    while (frame.index() < index) {
      frame = after(model, frame, model.earliest(frame.state()).orElseThrow());
    }
    return frame;
  }

  /** The frames from one index to before another, replayed once. */
  public List<Frame<S, A>> frames(int from, int to) {
    List<Frame<S, A>> frames = new ArrayList<>(Math.max(0, to - from));
    for (int index = from; index < to; index++) {
      frames.add(
          frames.isEmpty() || index % KEPT_EVERY == 0
              ? frame(index)
              : next(frames.get(frames.size() - 1)));
    }
    return frames;
  }

  private Frame<S, A> next(Frame<S, A> frame) {
    return after(model, frame, model.earliest(frame.state()).orElseThrow());
  }

  /** The index of the last frame at or before a time; 0 for a time before the beginning. */
  public int indexAt(long time) {
    int low = 0;
    int high = times.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (times[middle] <= time) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /**
   * The first frame after an index that satisfies a condition: "next of this kind", "pause when".
   */
  public OptionalInt nextAfter(int index, Predicate<Frame<S, A>> condition) {
    Frame<S, A> frame = null;
    for (int at = Math.max(0, index + 1); at < times.length; at++) {
      frame = frame == null || at % KEPT_EVERY == 0 ? frame(at) : next(frame);
      if (condition.test(frame)) {
        return OptionalInt.of(at);
      }
    }
    return OptionalInt.empty();
  }

  /** The last frame before an index that satisfies a condition. */
  public OptionalInt lastBefore(int index, Predicate<Frame<S, A>> condition) {
    int to = Math.min(index, times.length);
    while (to > 0) {
      int from = (to - 1) / KEPT_EVERY * KEPT_EVERY;
      List<Frame<S, A>> block = frames(from, to);
      for (int i = block.size() - 1; i >= 0; i--) {
        if (condition.test(block.get(i))) {
          return OptionalInt.of(from + i);
        }
      }
      to = from;
    }
    return OptionalInt.empty();
  }
}
