package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import phiscope.bench.TapeReading.TimeoutReading;
import phiscope.core.detector.FixedTimeouts;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.TapeFold;
import phiscope.core.trace.Tape;

/**
 * Computes everything that a document of the detector bench says.
 *
 * <p>Heartbeats that arrive before now have been delivered; those that arrive at now only where
 * they come before the query.
 */
public final class DetectorReader {
  private final DetectorBench bench;
  private final DetectorReading previous;
  private final BooleanSupplier stopped;

  private DetectorReader(DetectorBench bench, DetectorReading previous, BooleanSupplier stopped) {
    this.bench = bench;
    this.stopped = stopped;
    this.previous = previous;
  }

  /** The reading of a document: a pure function of it. */
  public static DetectorReading read(DetectorBench bench) {
    return new DetectorReader(bench, new DetectorReading(bench, List.of()), () -> false).read();
  }

  /**
   * The same, which can be stopped.
   *
   * @param stopped asked again and again
   * @throws phiscope.core.detector.StoppedFold once {@code stopped} says so
   */
  public static DetectorReading read(DetectorBench bench, BooleanSupplier stopped) {
    return new DetectorReader(bench, new DetectorReading(bench, List.of()), stopped).read();
  }

  /**
   * The same value as {@link #read(DetectorBench)}, made from the reading before an edit: what the
   * edit left alone is not computed again, and parts that are equal are the same objects.
   */
  public static DetectorReading read(DetectorBench bench, DetectorReading previous) {
    return read(bench, previous, () -> false);
  }

  /**
   * The same, which can be stopped: a long tape takes a while.
   *
   * @param stopped asked again and again, possibly by another thread than the caller's
   * @throws phiscope.core.detector.StoppedFold once {@code stopped} says so
   */
  public static DetectorReading read(
      DetectorBench bench, DetectorReading previous, BooleanSupplier stopped) {
    return bench == previous.bench()
        ? previous
        : new DetectorReader(bench, previous, stopped).read();
  }

  private DetectorReading read() {
    List<TapeReading> tapes = new ArrayList<>();
    for (int i = 0; i < bench.tapes().size(); i++) {
      tapes.add(read(bench.tapes().get(i), earlier(i)));
    }
    return new DetectorReading(bench, tapes);
  }

  /** The earlier reading of the same tape, else of that in the same place, else null. */
  private TapeReading earlier(int index) {
    for (TapeReading reading : previous.tapes()) {
      if (reading.tape() == bench.tapes().get(index)) {
        return reading;
      }
    }
    return index < previous.tapes().size() ? previous.tapes().get(index) : null;
  }

  private TapeReading read(Tape tape, TapeReading earlier) {
    long horizon = bench.horizonOf(tape);
    PolicyReader reader = new PolicyReader(bench, tape, horizon, stopped);
    List<PolicyReading> policies = new ArrayList<>();
    for (int i = 0; i < bench.policies().size(); i++) {
      PhiPolicy policy = bench.policies().get(i);
      policies.add(reader.read(policy, earlier == null ? null : earlier(earlier, policy, i)));
    }
    List<TimeoutReading> timeouts = new ArrayList<>();
    for (int i = 0; i < bench.fixedTimeouts().size(); i++) {
      TimeoutReading old =
          earlier != null && i < earlier.timeouts().size() ? earlier.timeouts().get(i) : null;
      timeouts.add(read(tape, bench.fixedTimeouts().get(i), horizon, old));
    }
    return Kept.of(new TapeReading(tape, horizon, policies, timeouts), earlier);
  }

  /** The earlier reading of an equal policy, else of that in the same place, else null. */
  private static PolicyReading earlier(TapeReading earlier, PhiPolicy policy, int index) {
    for (PolicyReading reading : earlier.policies()) {
      if (reading.policy().equals(policy)) {
        return reading;
      }
    }
    return index < earlier.policies().size() ? earlier.policies().get(index) : null;
  }

  private TimeoutReading read(Tape tape, BigDecimal timeout, long horizon, TimeoutReading earlier) {
    TapeFold before = earlier == null ? null : earlier.fold();
    FoldedTape fold =
        FixedTimeouts.fold(tape, bench.scale().toTicks(timeout), horizon, before, stopped);
    int delivered =
        fold.deliveredAt(bench.now(), bench.instantOrder() == InstantOrder.DELIVER_THEN_QUERY);
    boolean suspected = fold.answer(fold.detectorAfter(delivered), bench.now()).suspected();
    return Kept.of(
        new TimeoutReading(timeout, suspected, Kept.of(fold, before), fold.quality()), earlier);
  }
}
