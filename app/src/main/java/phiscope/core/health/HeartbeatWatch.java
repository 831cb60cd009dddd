package phiscope.core.health;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import phiscope.core.kernel.RandomStream;

/**
 * The yardstick of S001 section 4.1: a heartbeat and a fixed timeout, in one of the readings that
 * the article's "at least 4 s" leaves open (claims S001-05, S001-32).
 *
 * @param period between heartbeats, 1 or more
 * @param timeout 1 or more
 * @param start what the timeout is counted from
 * @param checkEvery a checker looks so often; 0: the verdict is noticed at once
 */
public record HeartbeatWatch(long period, long timeout, Start start, long checkEvery) {
  /** What the timeout is counted from. */
  public enum Start {
    /** The last heartbeat. */
    LAST_HEARTBEAT,
    /** The instant at which the next one should have come. */
    MISSED_HEARTBEAT
  }

  public HeartbeatWatch {
    if (period < 1 || timeout < 1 || checkEvery < 0) {
      throw new IllegalArgumentException(
          "period and timeout must be 1 or more and checkEvery 0 or more, got "
              + period
              + ", "
              + timeout
              + " and "
              + checkEvery);
    }
  }

  /**
   * The phases of one fault.
   *
   * @param sinceLast from the last heartbeat that arrived to the end of arrivals, 0 to period - 1
   * @param untilCheck from the verdict to the checker's next look
   * @param propagation from the fault to the end of arrivals
   */
  public LatencyPhases phases(long sinceLast, long untilCheck, long propagation) {
    long decision = (start == Start.LAST_HEARTBEAT ? 0 : period) + timeout;
    return LatencyPhases.of(propagation, sinceLast, period, decision, untilCheck);
  }

  /**
   * Injects faults at random instants between heartbeats.
   *
   * @param settings whose source is not used
   * @param cancelled asked now and then whether to give up
   * @return empty if it was given up
   */
  public Optional<DetectionSample> inject(InjectionSettings settings, BooleanSupplier cancelled) {
    List<LatencyPhases> detected = new ArrayList<>(settings.runs());
    RandomStream random = RandomStream.of(settings.seed());
    for (int i = 0; i < settings.runs(); i++) {
      if (cancelled.getAsBoolean()) {
        return Optional.empty();
      }
      long sinceLast = random.below(period);
      long untilCheck = checkEvery == 0 ? 0 : random.next().below(checkEvery);
      random = random.next().next();
      detected.add(
          settings.isAnnounced()
              ? new LatencyPhases(settings.propagation(), 0, 0, 0)
              : phases(sinceLast, untilCheck, settings.propagation()));
    }
    return Optional.of(DetectionSample.of(detected, 0));
  }
}
