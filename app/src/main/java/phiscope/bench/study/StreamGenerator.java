package phiscope.bench.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import phiscope.core.health.FrameSource;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthFrame.Kind;
import phiscope.core.kernel.RandomStream;

/** Makes the frames of a stream and of what befalls its sender. Mutable, for one run. */
final class StreamGenerator {
  /** Most frames of a stream. */
  static final int MOST = Study.MAX_MARKS;

  private final StreamEvent event;
  private final long at;
  private final long until;
  private final long every;
  private final boolean announced;
  private final long end;
  private final FrameSource source;
  private final List<HealthFrame> frames = new ArrayList<>();
  private RandomStream random;

  StreamGenerator(Study study) {
    this.event = study.choice(StreamParameter.EVENT, StreamEvent.class);
    this.at = study.get(StreamParameter.EVENT_AT);
    this.until = at + study.get(StreamParameter.LASTING);
    this.every = study.get(StreamParameter.EVERY);
    this.announced = study.flag(StreamParameter.ANNOUNCED);
    this.end = study.get(StreamParameter.END);
    this.source = StreamSettings.source(study);
    this.random = StreamSettings.random(study);
  }

  /** The frames up to the end, by time. */
  List<HealthFrame> frames() {
    switch (event) {
      case NOTHING -> data(0, end);
      case KILL -> data(0, Math.min(at, end));
      case IDLE -> {
        data(0, Math.min(at, end));
        regular(Kind.HEARTBEAT, last() + every, end);
      }
      case COLLECTION -> {
        data(0, Math.min(at - 1, end));
        if (announced && at <= end) {
          frames.add(new HealthFrame(at, Kind.MAINTENANCE));
        }
        resume();
      }
      case BACKPRESSURE -> {
        data(0, Math.min(at - 1, end));
        regular(Kind.BACKPRESSURE, at, Math.min(until - 1, end));
        resume();
      }
      case MICRO_BURST -> held();
    }
    frames.sort(Comparator.comparingLong(HealthFrame::at));
    return List.copyOf(frames);
  }

  private long last() {
    return frames.isEmpty() ? 0 : frames.get(frames.size() - 1).at();
  }

  /** Data from a time on, the first one interval after it. */
  private void data(long from, long to) {
    long next = from;
    while (frames.size() < MOST) {
      next += source.interval(random);
      random = source.after(random);
      if (next > to) {
        return;
      }
      frames.add(new HealthFrame(next, Kind.DATA));
    }
  }

  /** The first frame after a while in which there was none comes at its end. */
  private void resume() {
    if (until <= end && frames.size() < MOST) {
      frames.add(new HealthFrame(until, Kind.DATA));
      data(until, end);
    }
  }

  private void regular(Kind kind, long from, long to) {
    for (long next = from; every > 0 && next <= to && frames.size() < MOST; next += every) {
      frames.add(new HealthFrame(next, kind));
    }
  }

  private void held() {
    data(0, end);
    for (int i = 0; i < frames.size(); i++) {
      HealthFrame frame = frames.get(i);
      if (frame.at() > at && frame.at() < until) {
        frames.set(i, new HealthFrame(until, frame.kind()));
      }
    }
    frames.removeIf(frame -> frame.at() > end);
  }
}
