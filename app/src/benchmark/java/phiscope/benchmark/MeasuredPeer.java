package phiscope.benchmark;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.function.IntFunction;
import org.apache.cassandra.gms.OpenArrivalWindow;
import org.apache.pekko.remote.FailureDetector;
import org.apache.pekko.remote.PhiAccrualFailureDetector;
import org.apache.pekko.util.JavaDurationConverters;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * Whose detectors are measured. Cassandra's phi is elapsed time by mean: it has no tail, and
 * Cassandra compares it with the threshold times log10(e). Pekko's and komamitsu's is the logistic
 * approximation, by which they decide; here it is the normal tail itself.
 */
public enum MeasuredPeer {
  /** No detector: what the measurement itself costs. */
  NONE(1_000_000, window -> new Nothing()),
  PHISCOPE(1_000_000, window -> new Ours(ours(window))),
  PHISCOPE_SHARED(1_000_000, window -> new Shared(ours(window))),
  PEKKO(1, Pekko::new),
  KOMAMITSU(1, Komamitsu::new),
  CASSANDRA(1_000_000, OpenArrivalWindow::new);

  /** The threshold of all, which only Cassandra's reads as one of another scale. */
  public static final int THRESHOLD = 8;

  private final long ticksPerMillisecond;
  private final IntFunction<MeasuredDetector> maker;

  MeasuredPeer(long ticksPerMillisecond, IntFunction<MeasuredDetector> maker) {
    this.ticksPerMillisecond = ticksPerMillisecond;
    this.maker = maker;
  }

  /** A time in the unit that these detectors count in: milliseconds or nanoseconds. */
  long ticks(long milliseconds) {
    return milliseconds * ticksPerMillisecond;
  }

  /** A detector with an empty window of so many intervals. */
  MeasuredDetector detector(int window) {
    return maker.apply(window);
  }

  private static PhiDetector ours(int window) {
    return ours(draft().windowSize(new WindowSize.Last(window)));
  }

  /** With a window of 1,000 and a threshold in hundredths. */
  static MeasuredDetector oursWith(int threshold) {
    return new Ours(
        ours(
            draft()
                .windowSize(new WindowSize.Last(1000))
                .threshold(BigDecimal.valueOf(threshold, 2))));
  }

  private static PhiDetector ours(PolicyDraft draft) {
    return new PhiDetector(draft.policy(), new TickScale(TimeUnit.MILLISECOND, 6));
  }

  private static PolicyDraft draft() {
    return PolicyDraft.of(Presets.policy(Preset.HAYASHIBARA, TimeUnit.MILLISECOND))
        .threshold(BigDecimal.valueOf(THRESHOLD));
  }

  /** The least that can be done with what is given. */
  private static final class Nothing extends MeasuredDetector {
    private long last;

    @Override
    public void heartbeat(long now) {
      last = now;
    }

    @Override
    public double phi(long now) {
      return now - last;
    }

    @Override
    public boolean isSuspected(long now) {
      return now - last >= 1_500_000_000L;
    }

    @Override
    public Object held() {
      return this;
    }
  }

  private static final class Ours extends MeasuredDetector {
    private final PhiDetector detector;
    private long sequence;

    Ours(PhiDetector detector) {
      this.detector = detector;
    }

    @Override
    public void heartbeat(long now) {
      detector.deliver(sequence++, now, 0);
    }

    @Override
    public double phi(long now) {
      return detector.query(now).phi();
    }

    @Override
    public boolean isSuspected(long now) {
      return detector.isSuspected(now);
    }

    @Override
    public Object held() {
      return detector;
    }
  }

  /**
   * Ours for several threads: heartbeats and phi take a lock, and a decision reads from when on it
   * is suspicion, which every heartbeat tells.
   */
  private static final class Shared extends MeasuredDetector {
    private final PhiDetector detector;
    private long sequence;
    private volatile long suspectedFrom = Long.MAX_VALUE;

    Shared(PhiDetector detector) {
      this.detector = detector;
    }

    @Override
    public synchronized void heartbeat(long now) {
      detector.deliver(sequence++, now, 0);
      suspectedFrom = detector.suspectedFrom();
    }

    @Override
    public synchronized double phi(long now) {
      return detector.query(now).phi();
    }

    @Override
    public boolean isSuspected(long now) {
      return now >= suspectedFrom;
    }

    @Override
    public Object held() {
      return detector;
    }
  }

  private static final class Pekko extends MeasuredDetector {
    private final SetClock clock = new SetClock();
    private final PhiAccrualFailureDetector detector;

    Pekko(int window) {
      detector =
          new PhiAccrualFailureDetector(THRESHOLD, window, time(100), time(0), time(1000), clock);
    }

    private static scala.concurrent.duration.FiniteDuration time(long milliseconds) {
      return JavaDurationConverters.asFiniteDuration(Duration.ofMillis(milliseconds));
    }

    @Override
    public void heartbeat(long now) {
      clock.now = now;
      detector.heartbeat();
    }

    @Override
    public double phi(long now) {
      clock.now = now;
      return detector.phi();
    }

    @Override
    public boolean isSuspected(long now) {
      clock.now = now;
      return !detector.isAvailable();
    }

    @Override
    public Object held() {
      return detector;
    }
  }

  /** A clock that Pekko asks and the measurement sets. */
  private static final class SetClock extends FailureDetector.Clock {
    private long now;

    @Override
    public Object apply() {
      return now;
    }

    @Override
    public long apply$mcJ$sp() {
      return now;
    }
  }

  private static final class Komamitsu extends MeasuredDetector {
    private final org.komamitsu.failuredetector.PhiAccuralFailureDetector detector;

    Komamitsu(int window) {
      detector =
          new org.komamitsu.failuredetector.PhiAccuralFailureDetector.Builder()
              .setThreshold(THRESHOLD)
              .setMaxSampleSize(window)
              .build();
    }

    @Override
    public void heartbeat(long now) {
      detector.heartbeat(now);
    }

    @Override
    public double phi(long now) {
      return detector.phi(now);
    }

    @Override
    public boolean isSuspected(long now) {
      return !detector.isAvailable(now);
    }

    @Override
    public Object held() {
      return detector;
    }
  }
}
