package phiscope.core.trace.generator;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import phiscope.core.kernel.RandomStream;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;

/** Makes a tape from settings: the same settings give the same tape, bit by bit. */
public final class TraceGenerator {
  private static final int INTERVALS = 1;
  private static final int LOSSES = 2;
  private static final int DELAYS = 3;
  private static final int PAUSES = 4;

  /** Times stay far below the end of a long. */
  private static final double LONGEST_INTERVAL = 0x1p40;

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
      timelines.add(new PauseTimeline(settings.pauses().get(i), own));
    }
  }

  /** The tape of these settings; the first heartbeat is due at tick 0. */
  public static Tape generate(String name, GeneratorSettings settings) {
    return new TraceGenerator(settings).tape(name);
  }

  private Tape tape(String name) {
    Draws intervals = new Draws(random.fork(INTERVALS));
    Draws delays = new Draws(random.fork(DELAYS));
    LossWalk losses = new LossWalk(settings.loss(), new Draws(random.fork(LOSSES)));
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    long due = 0;
    long last = 0;
    for (int i = 0; i < settings.heartbeats(); i++) {
      long sent = sentAt(due);
      if (settings.crash().isPresent() && sent >= settings.crash().getAsLong()) {
        break;
      }
      long arrival = arrivalOf(sent, delays);
      boolean lost = losses.next();
      builder.add(i, arrival, 0, lost ? Heartbeat.Fate.LOST : Heartbeat.Fate.DELIVERED);
      last = Math.max(last, arrival);
      due = sent + interval(i, intervals);
    }
    long horizon = Math.max(last, settings.crash().orElse(0)) + 1;
    return new Tape(name, builder.build(), settings.crash(), pausesBefore(horizon));
  }

  private long interval(int index, Draws draws) {
    boolean changed = settings.regime().isPresent() && index >= settings.regime().get().from();
    IntervalDistribution distribution =
        changed ? settings.regime().get().intervals() : settings.intervals();
    double interval = draws.interval(distribution) + settings.drift() * index;
    return Math.round(Math.max(0, Math.min(LONGEST_INTERVAL, interval)));
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
