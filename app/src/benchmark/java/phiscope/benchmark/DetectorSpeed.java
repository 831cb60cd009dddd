package phiscope.benchmark;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What one heartbeat, one phi and one decision cost, here and in three systems, each with a full
 * window of the same heartbeats about a second apart.
 *
 * <p>Several detectors are asked in turn, in the same loops for all, so many times that what the
 * measurement itself costs is little and the same; the peer "none" tells how much. Silences come in
 * an order that no processor foresees. Those of phi are up to two intervals long. Those of
 * decisions are up to 900 ms long, so that none is suspicion, or up to twice what the peer takes
 * for suspicion: then every second one is, for each peer.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(DetectorSpeed.CALLS)
@Fork(1)
@Warmup(iterations = 6, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 14, time = 40, timeUnit = TimeUnit.MILLISECONDS)
public class DetectorSpeed {
  static final int CALLS = 1 << 12;
  private static final int DETECTORS = 16;

  /**
   * Processor time a call, which is what the tables tell: JMH's own is that of the clock, with all
   * that others do on the machine.
   */
  @AuxCounters(AuxCounters.Type.EVENTS)
  @State(Scope.Thread)
  public static class Processor {
    private long begun;
    private long used;
    private long calls;

    @Setup(Level.Iteration)
    public void begin() {
      used = 0;
      calls = 0;
      begun = Measuring.processorTime();
    }

    void called() {
      used = Measuring.processorTime() - begun;
      calls += CALLS;
    }

    /** Nanoseconds of this iteration. */
    public double processorTime() {
      return (double) used / calls;
    }
  }

  @Param("NONE")
  MeasuredPeer peer;

  @Param("1000")
  int window;

  /** Time between heartbeats, in the unit of the peer. */
  private final long[] gaps = new long[CALLS];

  /** Time since the last heartbeat, in the same unit: of none to two intervals. */
  private final long[] silences = new long[CALLS];

  /** Silences of which none is suspicion. */
  private final long[] calm = new long[CALLS];

  /** Silences of which every second one is. */
  private final long[] mixed = new long[CALLS];

  private final double[] phis = new double[CALLS];
  private final boolean[] decisions = new boolean[CALLS];
  private final MeasuredDetector[] detectors = new MeasuredDetector[DETECTORS];

  private long now;

  @Setup
  public void fillTheWindows() {
    SplittableRandom random = new SplittableRandom(1);
    Arrays.setAll(gaps, i -> peer.ticks(random.nextLong(900, 1_100)));
    Arrays.setAll(silences, i -> peer.ticks(random.nextLong(2_000)));
    Arrays.setAll(calm, i -> peer.ticks(random.nextLong(900)));
    Arrays.setAll(detectors, i -> peer.detector(window));
    for (int i = 0; i < 2 * window; i++) {
      now += gaps[i & CALLS - 1];
      for (MeasuredDetector detector : detectors) {
        detector.heartbeat(now);
      }
    }
    long crossing = crossing(detectors[0]);
    Arrays.setAll(mixed, i -> random.nextLong(2 * crossing));
  }

  /** The shortest silence that a detector takes for suspicion. */
  private long crossing(MeasuredDetector detector) {
    long low = 0;
    long high = peer.ticks(100_000);
    while (high - low > 1) {
      long middle = (low + high) >>> 1;
      if (detector.isSuspected(now + middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  @Benchmark
  public void heartbeat(Processor processor) {
    for (int i = 0; i < CALLS; i += DETECTORS) {
      now += gaps[i];
      for (MeasuredDetector detector : detectors) {
        detector.heartbeat(now);
      }
    }
    processor.called();
  }

  @Benchmark
  public void phi(Processor processor) {
    long last = now;
    for (int i = 0; i < CALLS; i++) {
      phis[i] = detectors[i & DETECTORS - 1].phi(last + silences[i]);
    }
    processor.called();
  }

  @Benchmark
  public void decision(Processor processor) {
    decide(calm);
    processor.called();
  }

  @Benchmark
  public void mixedDecision(Processor processor) {
    decide(mixed);
    processor.called();
  }

  private void decide(long[] after) {
    long last = now;
    for (int i = 0; i < CALLS; i++) {
      decisions[i] = detectors[i & DETECTORS - 1].isSuspected(last + after[i]);
    }
  }

  // A model that is fitted when it is asked for costs at the first question after a heartbeat.

  @Benchmark
  public void heartbeatThenPhi(Processor processor) {
    for (int i = 0; i < CALLS; i += DETECTORS) {
      now += gaps[i];
      for (int j = i; j < i + DETECTORS; j++) {
        MeasuredDetector detector = detectors[j - i];
        detector.heartbeat(now);
        phis[j] = detector.phi(now + silences[j]);
      }
    }
    processor.called();
  }

  @Benchmark
  public void heartbeatThenDecision(Processor processor) {
    decideAfterHeartbeats(calm);
    processor.called();
  }

  @Benchmark
  public void heartbeatThenMixedDecision(Processor processor) {
    decideAfterHeartbeats(mixed);
    processor.called();
  }

  private void decideAfterHeartbeats(long[] after) {
    for (int i = 0; i < CALLS; i += DETECTORS) {
      now += gaps[i];
      for (int j = i; j < i + DETECTORS; j++) {
        MeasuredDetector detector = detectors[j - i];
        detector.heartbeat(now);
        decisions[j] = detector.isSuspected(now + after[j]);
      }
    }
  }
}
