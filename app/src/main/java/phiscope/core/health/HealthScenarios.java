package phiscope.core.health;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.health.HealthFrame.Kind;

/** The situations of S001 as sequences of frames. */
public final class HealthScenarios {
  private HealthScenarios() {}

  /**
   * Data frames at equal intervals.
   *
   * @param interval 1 or more
   * @param first the first arrival
   * @param last the last instant at which one may arrive
   */
  public static List<HealthFrame> steady(long interval, long first, long last) {
    return regular(Kind.DATA, interval, first, last);
  }

  private static List<HealthFrame> regular(Kind kind, long interval, long first, long last) {
    if (interval < 1) {
      throw new IllegalArgumentException("interval must be 1 or more, got " + interval);
    }
    List<HealthFrame> frames = new ArrayList<>();
    for (long at = first; at <= last; at += interval) {
      frames.add(new HealthFrame(at, kind));
    }
    return List.copyOf(frames);
  }

  /** A busy stream that becomes idle and sends its keep-alive frame (sections 2.2; S001-09). */
  static List<HealthFrame> goingIdle(long interval, long idleFrom, long keepAlive, long last) {
    List<HealthFrame> frames = new ArrayList<>(steady(interval, interval, idleFrom));
    frames.addAll(regular(Kind.HEARTBEAT, keepAlive, idleFrom + keepAlive, last));
    return List.copyOf(frames);
  }

  /**
   * A garbage collection that stops the sender (section 4.3).
   *
   * @param announced whether a maintenance frame is sent as it begins
   */
  static List<HealthFrame> collection(
      long interval, long from, long length, boolean announced, long last) {
    List<HealthFrame> frames = new ArrayList<>(steady(interval, interval, from - 1));
    if (announced) {
      frames.add(new HealthFrame(from, Kind.MAINTENANCE));
    }
    frames.addAll(steady(interval, from + length, last));
    return List.copyOf(frames);
  }

  /**
   * A device on the way that holds all frames of a while back and lets them go at once (section
   * 5.1).
   */
  static List<HealthFrame> microBurst(long interval, long from, long length, long last) {
    List<HealthFrame> frames = new ArrayList<>();
    for (HealthFrame frame : steady(interval, interval, last)) {
      boolean held = frame.at() > from && frame.at() < from + length;
      frames.add(held ? new HealthFrame(from + length, frame.kind()) : frame);
    }
    return List.copyOf(frames);
  }

  /**
   * A sender whose buffer is full for a while (section 5.2).
   *
   * @param every backpressure frames in the meantime come so often; 0: none are sent
   */
  public static List<HealthFrame> backpressure(
      long interval, long from, long length, long every, long last) {
    List<HealthFrame> frames = new ArrayList<>(steady(interval, interval, from - 1));
    if (every > 0) {
      frames.addAll(regular(Kind.BACKPRESSURE, every, from, from + length - 1));
    }
    frames.addAll(steady(interval, from + length, last));
    return List.copyOf(frames);
  }
}
