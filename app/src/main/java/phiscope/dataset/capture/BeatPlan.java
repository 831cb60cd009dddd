package phiscope.dataset.capture;

import java.util.List;
import java.util.OptionalLong;

/**
 * What a sender is to do. All times are nanoseconds since its start.
 *
 * @param name who sends
 * @param incarnation which start of the sender this is
 * @param interval time between heartbeats, above 0
 * @param count how many heartbeats, if there is an end
 * @param jitter how far each one is off its time
 * @param loss share of heartbeats that are numbered but not sent, 0 to 1
 * @param seed beginning of the random numbers for jitter and loss
 * @param pauses spans in which nothing is sent
 * @param catchUp whether heartbeats due in a pause, planned or not, are sent in a burst after it,
 *     as a timer at a fixed rate does; else they are left out and the numbering goes on without a
 *     hole
 * @param crashAt when sending stops for good
 */
public record BeatPlan(
    String name,
    int incarnation,
    long interval,
    OptionalLong count,
    Jitter jitter,
    double loss,
    long seed,
    List<Span> pauses,
    boolean catchUp,
    OptionalLong crashAt) {
  /**
   * A span of time.
   *
   * @param from its beginning
   * @param length how long, above 0
   */
  public record Span(long from, long length) {
    public Span {
      if (from < 0 || length <= 0) {
        throw new IllegalArgumentException("span from " + from + " of " + length);
      }
    }

    long end() {
      return from + length;
    }
  }

  public BeatPlan {
    pauses = List.copyOf(pauses);
    if (interval <= 0) {
      throw new IllegalArgumentException("interval must be above 0, got " + interval);
    }
    if (!(loss >= 0 && loss <= 1)) {
      throw new IllegalArgumentException("loss must be 0 to 1, got " + loss);
    }
  }

  /** Heartbeats at a steady pace without end. */
  public static BeatPlan steady(String name, long interval) {
    return new BeatPlan(
        name,
        0,
        interval,
        OptionalLong.empty(),
        Jitter.none(),
        0,
        0,
        List.of(),
        false,
        OptionalLong.empty());
  }
}
