package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import phiscope.core.health.HealthFrame;

/**
 * The heartbeat of the second level beside a stream: sent every period by the same process over the
 * same way, so that it stops, stands still and is held back with it.
 *
 * @param arrivals in order
 * @param suspects when its timeout is over first, if it ever is
 */
public record StreamHeartbeats(List<Long> arrivals, OptionalLong suspects) {
  public StreamHeartbeats {
    arrivals = List.copyOf(arrivals);
  }

  /** The heartbeats beside the stream of a study. */
  static StreamHeartbeats of(Study study, List<HealthFrame> frames) {
    long end = study.get(StreamParameter.END);
    long period = study.get(StreamParameter.HEARTBEAT_PERIOD);
    long dead = deadFrom(study, frames);
    long held = isHeld(study) ? study.get(StreamParameter.EVENT_AT) : Long.MAX_VALUE;
    long freed = isHeld(study) ? held + study.get(StreamParameter.LASTING) : Long.MAX_VALUE;
    List<Long> arrivals = new ArrayList<>();
    for (long sent = 0; sent <= Math.min(end, dead) && arrivals.size() < 100_000; sent += period) {
      long arrival = sent > held && sent < freed ? freed : sent;
      if (arrival <= end) {
        arrivals.add(arrival);
      }
    }
    return new StreamHeartbeats(
        arrivals, suspects(arrivals, study.get(StreamParameter.HEARTBEAT_TIMEOUT), end));
  }

  private static boolean isDrawn(Study study) {
    return study.choice(StreamParameter.SOURCE, FrameOrigin.class) == FrameOrigin.DRAWN;
  }

  private static StreamEvent event(Study study) {
    return study.choice(StreamParameter.EVENT, StreamEvent.class);
  }

  /** Whoever draws frames says by the last one until when the process lives. */
  private static long deadFrom(Study study, List<HealthFrame> frames) {
    if (isDrawn(study)) {
      return frames.isEmpty() ? 0 : frames.get(frames.size() - 1).at();
    }
    return event(study) == StreamEvent.KILL ? study.get(StreamParameter.EVENT_AT) : Long.MAX_VALUE;
  }

  private static boolean isHeld(Study study) {
    StreamEvent event = event(study);
    return !isDrawn(study) && (event == StreamEvent.COLLECTION || event == StreamEvent.MICRO_BURST);
  }

  private static OptionalLong suspects(List<Long> arrivals, long timeout, long end) {
    long last = 0;
    for (long arrival : arrivals) {
      if (arrival - last > timeout) {
        return OptionalLong.of(last + timeout);
      }
      last = arrival;
    }
    return end - last >= timeout ? OptionalLong.of(last + timeout) : OptionalLong.empty();
  }
}
