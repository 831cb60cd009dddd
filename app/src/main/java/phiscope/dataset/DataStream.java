package phiscope.dataset;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * The heartbeats of one sender in a file. Times are in milliseconds since the first arrival, or in
 * plain ticks ({@link TimeUnit#NONE}) if the file says that it has no unit.
 */
public final class DataStream {
  /** The name of the only stream of a file that names none. */
  public static final String SINGLE = "(single)";

  /** Most numbers that {@link #lost} lists one by one. */
  public static final int LOST_LIMIT = 10_000;

  private final String name;
  private final TimeUnit unit;
  private final ReceivedHeartbeats received;
  private final ExactTimes arrivals;
  private final List<SequenceRun> lostRuns;
  private final List<LostHeartbeat> toldLost;
  private final Optional<Instant> firstUtc;
  private final Optional<BigDecimal> observedFor;

  /**
   * @param unit {@link TimeUnit#MILLISECOND} or {@link TimeUnit#NONE}
   * @param received all heartbeats; the first arrival that is no duplicate is 0
   * @param lostRuns sequence numbers that never came, without those in unreadable lines
   * @param toldLost lost heartbeats that the file itself tells of
   * @param firstUtc the instant of the first arrival, if the file says
   * @param observedFor time from the first arrival to the end of the observation, if the file says
   */
  public DataStream(
      String name,
      TimeUnit unit,
      ReceivedHeartbeats received,
      List<SequenceRun> lostRuns,
      List<LostHeartbeat> toldLost,
      Optional<Instant> firstUtc,
      Optional<BigDecimal> observedFor) {
    this.name = name;
    this.unit = unit;
    this.received = received;
    this.arrivals = received.accepted();
    this.lostRuns = List.copyOf(lostRuns);
    this.toldLost = List.copyOf(toldLost);
    this.firstUtc = firstUtc;
    this.observedFor = observedFor;
  }

  /** A stream of arrivals without more knowledge. */
  public static DataStream of(String name, TimeUnit unit, ExactTimes arrivals) {
    return new DataStream(
        name,
        unit,
        ReceivedHeartbeats.at(arrivals),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  public String name() {
    return name;
  }

  /** The stream as a tape whose first arrival is at tick 0; finer times go to the nearest tick. */
  public Tape toTape(TickScale scale) {
    return StreamTape.of(this, scale);
  }

  public TimeUnit unit() {
    return unit;
  }

  /** All heartbeats, duplicates included. */
  public ReceivedHeartbeats received() {
    return received;
  }

  /** Arrivals without duplicates, from 0. */
  public ExactTimes arrivals() {
    return arrivals;
  }

  /** Times between neighbouring arrivals: one fewer than arrivals, made when asked for. */
  public List<BigDecimal> intervals() {
    return new AbstractList<>() {
      @Override
      public BigDecimal get(int index) {
        return arrivals.between(index, index + 1);
      }

      @Override
      public int size() {
        return Math.max(0, arrivals.size() - 1);
      }
    };
  }

  /** Runs of sequence numbers that never came and of which the file does not tell. */
  public List<SequenceRun> lostRuns() {
    return lostRuns;
  }

  public List<LostHeartbeat> toldLost() {
    return toldLost;
  }

  /** How many heartbeats were lost: those that never came and those of which the file tells. */
  public long lostCount() {
    long count = toldLost.size();
    for (SequenceRun run : lostRuns) {
      count = run.size() > Long.MAX_VALUE - count ? Long.MAX_VALUE : count + run.size();
    }
    return count;
  }

  /** Sequence numbers of lost heartbeats in rising order, the first {@link #LOST_LIMIT} of them. */
  public List<Long> lost() {
    List<Long> numbers = new ArrayList<>();
    for (LostHeartbeat lost : toldLost) {
      numbers.add(lost.sequence());
    }
    for (SequenceRun run : lostRuns) {
      for (long n = run.first(); n <= run.last() && numbers.size() < 2 * LOST_LIMIT; n++) {
        numbers.add(n);
      }
    }
    return numbers.stream().sorted().limit(LOST_LIMIT).toList();
  }

  public Optional<Instant> firstUtc() {
    return firstUtc;
  }

  /**
   * How long the observation went on after the first arrival: what follows the last arrival is
   * silence.
   */
  public Optional<BigDecimal> observedFor() {
    return observedFor;
  }
}
