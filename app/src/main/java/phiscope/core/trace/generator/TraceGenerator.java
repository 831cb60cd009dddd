package phiscope.core.trace.generator;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import phiscope.core.kernel.RandomStream;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;

/** Makes a tape from settings: the same settings give the same tape, bit by bit. */
public final class TraceGenerator {
  static final int INTERVALS = 1;
  private static final int LOSSES = 2;
  private static final int DELAYS = 3;
  private static final int PAUSES = 4;

  /** Most pauses of a tape; each source has its share of them. */
  public static final int MOST_PAUSES = 20_000;

  /** After so many heartbeats it asks whether to go on. */
  private static final int ROUND = 4_096;

  /** After so many pauses, one right behind the other, it goes on anyway. */
  private static final int MOST_TURNS = 100;

  private final GeneratorSettings settings;
  private final RandomStream random;
  private final List<PauseTimeline> timelines = new ArrayList<>();

  private TraceGenerator(GeneratorSettings settings) {
    this.settings = settings;
    this.random = RandomStream.of(settings.seed());
    for (int i = 0; i < settings.pauses().size(); i++) {
      RandomStream own = random.fork(PAUSES).fork(i);
      int most = MOST_PAUSES / settings.pauses().size();
      timelines.add(new PauseTimeline(settings.pauses().get(i), own, most));
    }
  }

  /**
   * The tape of these settings, which it keeps; the first heartbeat is due at tick 0. It has fewer
   * heartbeats than asked for where the sender crashes before, or tick {@link
   * GeneratorSettings#LAST_TICK} comes first.
   */
  public static Tape generate(String name, GeneratorSettings settings) {
    return generate(name, settings, heartbeats -> true).orElseThrow();
  }

  /**
   * The same, which can be stopped.
   *
   * @param goOn told every few thousand heartbeats how many there are, says whether to go on
   * @return empty if it was stopped
   */
  public static Optional<Tape> generate(
      String name, GeneratorSettings settings, IntPredicate goOn) {
    return new TraceGenerator(settings).tape(name, goOn);
  }

  private Optional<Tape> tape(String name, IntPredicate goOn) {
    Draws intervals = new Draws(random.fork(INTERVALS));
    Draws delays = new Draws(random.fork(DELAYS));
    LossWalk losses = new LossWalk(settings.loss(), new Draws(random.fork(LOSSES)));
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    long end = settings.crash().orElse(GeneratorSettings.LAST_TICK);
    long due = 0;
    long last = 0;
    for (int i = 0; i < settings.heartbeats(); i++) {
      if (i % ROUND == 0 && !goOn.test(i)) {
        return Optional.empty();
      }
      long sent = sentAt(due);
      if (sent >= end) {
        break;
      }
      long arrival = arrivalOf(sent, delays);
      boolean lost = losses.next();
      builder.add(i, arrival, 0, lost ? Heartbeat.Fate.LOST : Heartbeat.Fate.DELIVERED);
      last = Math.max(last, arrival);
      double interval = interval(settings, i, intervals);
      due = sent + Math.round(Math.max(0, Math.min(GeneratorSettings.LONGEST_TIME, interval)));
    }
    long horizon = Math.max(last, settings.crash().orElse(0)) + 1;
    Generated origin = new Generated(settings, false);
    return Optional.of(
        new Tape(
            name, builder.build(), settings.crash(), pausesBefore(horizon), Optional.of(origin)));
  }

  /** The interval behind a heartbeat as it comes out: in ticks, not rounded and not cut. */
  static double interval(GeneratorSettings settings, int index, Draws draws) {
    boolean changed = settings.regime().isPresent() && index >= settings.regime().get().from();
    IntervalDistribution distribution =
        changed ? settings.regime().get().intervals() : settings.intervals();
    return draws.interval(distribution) + settings.drift() * index;
  }

  private long sentAt(long due) {
    long sent = due;
    for (int turn = 0; turn < MOST_TURNS; turn++) {
      long before = sent;
      sent = delayed(Pause.Who.SENDER, sent);
      if (settings.throttling().isPresent()) {
        sent = settings.throttling().get().delayed(sent);
      }
      if (sent == before) {
        break;
      }
    }
    return sent;
  }

  private long arrivalOf(long sent, Draws delays) {
    long jitter = delays.between(0, settings.delayJitter());
    long throughNetwork = delayed(Pause.Who.NETWORK, sent) + settings.delay() + jitter;
    return delayed(Pause.Who.OBSERVER, throughNetwork);
  }

  private long delayed(Pause.Who who, long tick) {
    long later = tick;
    for (int turn = 0; turn < MOST_TURNS; turn++) {
      long before = later;
      for (PauseTimeline timeline : timelines) {
        later = timeline.who() == who ? timeline.delayed(later) : later;
      }
      if (later == before) {
        break;
      }
    }
    return later;
  }

  private List<Pause> pausesBefore(long horizon) {
    return timelines.stream()
        .flatMap(timeline -> timeline.before(horizon).stream())
        .sorted(Comparator.comparingLong(Pause::from))
        .toList();
  }
}
