package phiscope.benchmark;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.cassandra.gms.OpenArrivalWindow;
import org.apache.pekko.remote.FailureDetector;
import org.apache.pekko.remote.PhiAccrualFailureDetector;
import org.apache.pekko.util.JavaDurationConverters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.detector.SuspicionRule;
import phiscope.core.trace.TickScale;

/**
 * What one heartbeat, one phi and one decision cost, here and in three systems, each with a full
 * window of the same heartbeats about a second apart and asked about the same silences. Cassandra's
 * phi is elapsed time by mean: it has no tail. Pekko's and komamitsu's is the logistic
 * approximation; here it is the normal tail itself. Pekko decides by phi, komamitsu too; Cassandra
 * compares with phi times log10(e).
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 8, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class DetectorSpeed {
  private static final int MASK = (1 << 12) - 1;
  private static final double THRESHOLD = 8;
  private static final double LOG10_E = 1 / Math.log(10);

  @Param("1000")
  int window;

  /** Milliseconds between heartbeats, drawn beforehand. */
  private final long[] gaps = new long[MASK + 1];

  private int at;
  private long sequence;
  private long now;
  private PhiDetector ours;
  private SuspicionRule rule;
  private PhiAccrualFailureDetector pekko;
  private org.komamitsu.failuredetector.PhiAccuralFailureDetector komamitsu;
  private OpenArrivalWindow cassandra;

  /** A clock that Pekko asks and the measurement sets. */
  private final class SetClock extends FailureDetector.Clock {
    @Override
    public Object apply() {
      return now;
    }

    @Override
    public long apply$mcJ$sp() {
      return now;
    }
  }

  @Setup
  public void fillTheWindows() {
    long random = 1;
    for (int i = 0; i < gaps.length; i++) {
      random = random * 6364136223846793005L + 1442695040888963407L;
      gaps[i] = 900 + Math.floorMod(random >> 33, 200);
    }
    ours = ours(window);
    rule = ours.rule(BigDecimal.valueOf(8));
    pekko = pekko(window, new SetClock());
    komamitsu = komamitsu(window);
    cassandra = new OpenArrivalWindow(window);
    for (int i = 0; i < 2 * window; i++) {
      next();
      ours.deliver(sequence, now, 0);
      pekko.heartbeat();
      komamitsu.heartbeat(now);
      cassandra.add(now * 1_000_000);
    }
  }

  static PhiDetector ours(int window) {
    return ours(draft().windowSize(new WindowSize.Last(window)));
  }

  /** With a window of 1,000 and a threshold in hundredths. */
  static PhiDetector oursWith(int threshold) {
    return ours(
        draft().windowSize(new WindowSize.Last(1000)).threshold(BigDecimal.valueOf(threshold, 2)));
  }

  private static PhiDetector ours(PolicyDraft draft) {
    return new PhiDetector(
        draft.policy(), new TickScale(phiscope.core.trace.TimeUnit.MILLISECOND, 0));
  }

  private static PolicyDraft draft() {
    return PolicyDraft.of(
        Presets.policy(Preset.HAYASHIBARA, phiscope.core.trace.TimeUnit.MILLISECOND));
  }

  static PhiAccrualFailureDetector pekko(int window, FailureDetector.Clock clock) {
    return new PhiAccrualFailureDetector(THRESHOLD, window, time(100), time(0), time(1000), clock);
  }

  private static scala.concurrent.duration.FiniteDuration time(long milliseconds) {
    return JavaDurationConverters.asFiniteDuration(Duration.ofMillis(milliseconds));
  }

  static org.komamitsu.failuredetector.PhiAccuralFailureDetector komamitsu(int window) {
    return new org.komamitsu.failuredetector.PhiAccuralFailureDetector.Builder()
        .setThreshold(THRESHOLD)
        .setMaxSampleSize(window)
        .build();
  }

  private void next() {
    now += gaps[at++ & MASK];
    sequence++;
  }

  /** A silence between none and about two intervals. */
  private long silence() {
    return now + 10 * (gaps[at++ & MASK] - 900);
  }

  @Benchmark
  public boolean heartbeatPhiscope() {
    next();
    return ours.deliver(sequence, now, 0);
  }

  @Benchmark
  public void heartbeatPekko() {
    next();
    pekko.heartbeat();
  }

  @Benchmark
  public void heartbeatKomamitsu() {
    next();
    komamitsu.heartbeat(now);
  }

  @Benchmark
  public void heartbeatCassandra() {
    next();
    cassandra.add(now * 1_000_000);
  }

  @Benchmark
  public double phiPhiscope() {
    return ours.query(silence(), rule).phi();
  }

  @Benchmark
  public double phiPekko() {
    long before = now;
    now = silence();
    double phi = pekko.phi();
    now = before;
    return phi;
  }

  @Benchmark
  public double phiKomamitsu() {
    return komamitsu.phi(silence());
  }

  @Benchmark
  public double phiCassandra() {
    return cassandra.phi(silence() * 1_000_000);
  }

  @Benchmark
  public boolean decisionPhiscope() {
    return ours.isSuspected(silence(), rule);
  }

  @Benchmark
  public boolean decisionPekko() {
    long before = now;
    now = silence();
    boolean isSuspected = !pekko.isAvailable();
    now = before;
    return isSuspected;
  }

  @Benchmark
  public boolean decisionKomamitsu() {
    return !komamitsu.isAvailable(silence());
  }

  @Benchmark
  public boolean decisionCassandra() {
    return cassandra.phi(silence() * 1_000_000) * LOG10_E > THRESHOLD;
  }

  // A model that is fitted when it is asked for costs at the first question after a heartbeat.

  @Benchmark
  public double roundPhiscope() {
    next();
    ours.deliver(sequence, now, 0);
    return ours.query(silence(), rule).phi();
  }

  @Benchmark
  public double roundPekko() {
    next();
    pekko.heartbeat();
    return phiPekko();
  }

  @Benchmark
  public double roundKomamitsu() {
    next();
    komamitsu.heartbeat(now);
    return komamitsu.phi(silence());
  }

  @Benchmark
  public double roundCassandra() {
    next();
    cassandra.add(now * 1_000_000);
    return cassandra.phi(silence() * 1_000_000);
  }

  @Benchmark
  public boolean watchPhiscope() {
    next();
    ours.deliver(sequence, now, 0);
    return ours.isSuspected(silence(), rule);
  }

  @Benchmark
  public boolean watchPekko() {
    next();
    pekko.heartbeat();
    return decisionPekko();
  }

  @Benchmark
  public boolean watchKomamitsu() {
    next();
    komamitsu.heartbeat(now);
    return decisionKomamitsu();
  }

  @Benchmark
  public boolean watchCassandra() {
    next();
    cassandra.add(now * 1_000_000);
    return decisionCassandra();
  }

  // A lock makes ours what Pekko's, komamitsu's and Cassandra's are: safe for several threads.

  @Benchmark
  public boolean heartbeatLocked() {
    synchronized (ours) {
      return heartbeatPhiscope();
    }
  }

  @Benchmark
  public double phiLocked() {
    synchronized (ours) {
      return phiPhiscope();
    }
  }

  @Benchmark
  public boolean decisionLocked() {
    synchronized (ours) {
      return decisionPhiscope();
    }
  }

  @Benchmark
  public double roundLocked() {
    heartbeatLocked();
    return phiLocked();
  }

  @Benchmark
  public boolean watchLocked() {
    heartbeatLocked();
    return decisionLocked();
  }
}
