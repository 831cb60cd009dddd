package phiscope.core.swim;

import java.util.List;

/**
 * What is left of a run that kept no frames.
 *
 * @param seed of the run
 * @param end the time, in ticks, at which it ended
 * @param frames how many it would have had
 * @param counters what it adds up to
 * @param spreads how news spread, in the order in which it came up
 */
public record SwimOutcome(
    long seed, long end, long frames, SwimCounters counters, List<Spread> spreads) {
  public SwimOutcome {
    spreads = List.copyOf(spreads);
  }

  /**
   * The coverage curve of one piece of news.
   *
   * @param rumour the news and how far it had spread at the end
   * @param knowing how many members had written it down when so many rounds ({@link
   *     SwimScenario#roundOfNews}) had passed since the first did: index 0 at once, and so on until
   *     nobody more did
   */
  public record Spread(Rumour rumour, List<Integer> knowing) {
    public Spread {
      knowing = List.copyOf(knowing);
    }
  }

  /**
   * Whole protocol periods from the stop of a member to the first ping that went to it: 1 if that
   * was in the first period that began after the stop; -1 if there was none. Periods begin at whole
   * multiples of the interval, as they do where all members are synchronous.
   */
  long periodsToFirstProbe(int member, long interval) {
    Detection detection = counters.detections().get(member);
    return detection == null || detection.firstProbeAt() < 0
        ? -1
        : detection.firstProbeAt() / interval - detection.stoppedAt() / interval;
  }

  /** Ticks from the stop of a member to the first ping that went to it; -1 if there was none. */
  long timeToFirstProbe(int member) {
    Detection detection = counters.detections().get(member);
    return detection == null || detection.firstProbeAt() < 0
        ? -1
        : detection.firstProbeAt() - detection.stoppedAt();
  }
}
