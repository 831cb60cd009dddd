package phiscope.core.trace.generator;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a generated tape is made of; times in ticks.
 *
 * @param seed of all that is random
 * @param heartbeats how many are sent at most, 1 to {@value #MOST_HEARTBEATS}
 * @param intervals between sends
 * @param drift what an interval is longer than the one before, on average; below 0 shorter
 * @param regime another distribution from some heartbeat on
 * @param loss on the way
 * @param pauses what makes sender, network or observer pause, at most {@value #MOST_PAUSE_SOURCES}
 * @param throttling of the sender
 * @param delay on the way, 0 or more
 * @param delayJitter what may be added to it, uniform, 0 or more; more than an interval reorders
 * @param crash the tick from which on nothing is sent
 */
public record GeneratorSettings(
    long seed,
    int heartbeats,
    IntervalDistribution intervals,
    double drift,
    Optional<Regime> regime,
    Loss loss,
    List<PauseSource> pauses,
    Optional<Throttling> throttling,
    long delay,
    long delayJitter,
    OptionalLong crash) {
  /** What a bench can hold. */
  public static final int MOST_HEARTBEATS = 1_000_000;

  /** The longest time of one kind, in ticks: more than ten days of nanoseconds. */
  public static final long LONGEST_TIME = 1_000_000_000_000_000L;

  /** Nothing is sent from this tick on. */
  public static final long LAST_TICK = 1_000_000_000_000_000_000L;

  /** Most sources of pauses. */
  public static final int MOST_PAUSE_SOURCES = 8;

  /**
   * A change of the intervals.
   *
   * @param from the index of the first heartbeat whose interval to the next is of the new kind
   */
  public record Regime(int from, IntervalDistribution intervals) {
    public Regime {
      if (from < 0) {
        throw new IllegalArgumentException("from must be 0 or more, got " + from);
      }
    }
  }

  public GeneratorSettings {
    if (heartbeats < 1 || heartbeats > MOST_HEARTBEATS) {
      throw new IllegalArgumentException(
          "heartbeats must be 1 to " + MOST_HEARTBEATS + ", got " + heartbeats);
    }
    if (!(Math.abs(drift) <= LONGEST_TIME)) {
      throw new IllegalArgumentException("drift must be a number of ticks, got " + drift);
    }
    if (delay < 0 || delayJitter < 0 || delay > LONGEST_TIME || delayJitter > LONGEST_TIME) {
      throw new IllegalArgumentException("delay and delayJitter must be 0 or more");
    }
    if (crash.isPresent() && (crash.getAsLong() < 0 || crash.getAsLong() > LAST_TICK)) {
      throw new IllegalArgumentException("crash must be 0 or more, got " + crash.getAsLong());
    }
    pauses = List.copyOf(pauses);
    if (pauses.size() > MOST_PAUSE_SOURCES) {
      throw new IllegalArgumentException("at most " + MOST_PAUSE_SOURCES + " sources of pauses");
    }
  }

  /** Regular heartbeats with this distribution and nothing else. */
  public static GeneratorSettings plain(long seed, int heartbeats, IntervalDistribution intervals) {
    return new GeneratorSettings(
        seed,
        heartbeats,
        intervals,
        0,
        Optional.empty(),
        new Loss.None(),
        List.of(),
        Optional.empty(),
        0,
        0,
        OptionalLong.empty());
  }

  /** With another seed: other numbers of the same kinds. */
  public GeneratorSettings withSeed(long newSeed) {
    return with(draft -> draft.seed = newSeed);
  }

  /** With so many heartbeats. */
  public GeneratorSettings withHeartbeats(int newHeartbeats) {
    return with(draft -> draft.heartbeats = newHeartbeats);
  }

  /** With intervals of this kind to begin with. */
  public GeneratorSettings withIntervals(IntervalDistribution newIntervals) {
    return with(draft -> draft.intervals = newIntervals);
  }

  /** With this loss. */
  public GeneratorSettings withLoss(Loss newLoss) {
    return with(draft -> draft.loss = newLoss);
  }

  /** With these pauses. */
  public GeneratorSettings withPauses(List<PauseSource> newPauses) {
    return with(draft -> draft.pauses = newPauses);
  }

  /** With intervals that drift, and change from some heartbeat on. */
  public GeneratorSettings changing(double newDrift, Optional<Regime> newRegime) {
    return with(
        draft -> {
          draft.drift = newDrift;
          draft.regime = newRegime;
        });
  }

  /** With this throttling, or none. */
  public GeneratorSettings withThrottling(Optional<Throttling> newThrottling) {
    return with(draft -> draft.throttling = newThrottling);
  }

  /** With this throttling. */
  public GeneratorSettings throttled(Throttling newThrottling) {
    return withThrottling(Optional.of(newThrottling));
  }

  /** With this delay on the way. */
  public GeneratorSettings delayed(long newDelay, long newJitter) {
    return with(
        draft -> {
          draft.delay = newDelay;
          draft.delayJitter = newJitter;
        });
  }

  /** With this crash, or none. */
  public GeneratorSettings withCrash(OptionalLong newCrash) {
    return with(draft -> draft.crash = newCrash);
  }

  /** With a crash. */
  public GeneratorSettings crashingAt(long tick) {
    return withCrash(OptionalLong.of(tick));
  }

  /** A change of some parts. */
  private interface Change {
    void to(Draft draft);
  }

  /** The parts, to be changed. */
  private static final class Draft {
    private long seed;
    private int heartbeats;
    private IntervalDistribution intervals;
    private double drift;
    private Optional<Regime> regime;
    private Loss loss;
    private List<PauseSource> pauses;
    private Optional<Throttling> throttling;
    private long delay;
    private long delayJitter;
    private OptionalLong crash;

    Draft(GeneratorSettings from) {
      seed = from.seed;
      heartbeats = from.heartbeats;
      intervals = from.intervals;
      drift = from.drift;
      regime = from.regime;
      loss = from.loss;
      pauses = from.pauses;
      throttling = from.throttling;
      delay = from.delay;
      delayJitter = from.delayJitter;
      crash = from.crash;
    }

    GeneratorSettings done() {
      return new GeneratorSettings(
          seed,
          heartbeats,
          intervals,
          drift,
          regime,
          loss,
          pauses,
          throttling,
          delay,
          delayJitter,
          crash);
    }
  }

  private GeneratorSettings with(Change change) {
    Draft draft = new Draft(this);
    change.to(draft);
    return draft.done();
  }
}
