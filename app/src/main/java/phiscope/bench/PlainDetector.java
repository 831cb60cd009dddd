package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.commons.numbers.gamma.Erfc;
import org.apache.commons.numbers.gamma.Erfcx;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiResult;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.TickScale;

/** A detector by the letter of its policy, without thought of speed. */
final class PlainDetector {
  private final PhiPolicy policy;
  private final TickScale scale;
  private final Deque<Long> window = new ArrayDeque<>();
  private final Deque<Integer> openings = new ArrayDeque<>();
  private long largest = -1;
  private int incarnation = -1;
  private long last = -1;
  private int lastIndex = -1;

  PlainDetector(PhiPolicy policy, TickScale scale) {
    this.policy = policy;
    this.scale = scale;
    if (policy.startCountsAsHeartbeat()) {
      last = 0;
    }
  }

  private double ticks(BigDecimal time) {
    return time.movePointRight(scale.decimals()).doubleValue();
  }

  Treatment deliver(int index, Heartbeat heartbeat) {
    if (!heartbeat.isDelivered()) {
      return Treatment.LOST;
    }
    boolean restart = incarnation >= 0 && heartbeat.incarnation() > incarnation;
    if (policy.sequenceRule() == PhiPolicy.SequenceRule.INCREASING && !restart) {
      if (heartbeat.incarnation() < incarnation || heartbeat.sequence() < largest) {
        return Treatment.STALE;
      }
      if (heartbeat.sequence() == largest) {
        return Treatment.DUPLICATE;
      }
    }
    if (restart) {
      window.clear();
      openings.clear();
      last = -1;
    }
    boolean recorded = record(index, heartbeat.arrival());
    incarnation = Math.max(incarnation, heartbeat.incarnation());
    largest = heartbeat.sequence();
    last = heartbeat.arrival();
    lastIndex = index;
    if (restart) {
      return Treatment.RESTART;
    }
    return recorded ? Treatment.RECORDED : Treatment.ACCEPTED;
  }

  private boolean record(int index, long arrival) {
    if (last < 0) {
      policy.firstEstimate().ifPresent(this::estimate);
      return false;
    }
    long interval = arrival - last;
    PhiPolicy.RecordRule rule = policy.record();
    if (rule instanceof PhiPolicy.RecordRule.WhileAvailable
        && phi(interval) >= policy.threshold().doubleValue()) {
      return false;
    }
    if (rule instanceof PhiPolicy.RecordRule.UpTo upTo && interval > ticks(upTo.time())) {
      return false;
    }
    window.add(interval);
    openings.add(lastIndex);
    trim(arrival);
    return true;
  }

  private void estimate(PhiPolicy.FirstEstimate estimate) {
    long value = Math.round(ticks(estimate.value()));
    if (estimate.shape() == PhiPolicy.FirstEstimate.Shape.PAIR) {
      window.add(value - value / 4);
      openings.add(-1);
      window.add(value + value / 4);
    } else {
      window.add(value);
    }
    openings.add(-1);
  }

  private void trim(long arrival) {
    if (policy.windowSize() instanceof PhiPolicy.WindowSize.Last size) {
      while (window.size() > size.intervals()) {
        window.remove();
        openings.remove();
      }
    } else if (policy.windowSize() instanceof PhiPolicy.WindowSize.Lasting lasting) {
      long sum = 0;
      for (long interval : window) {
        sum += interval;
      }
      while (window.size() > 1 && sum - window.peek() > ticks(lasting.time())) {
        sum -= window.remove();
        openings.remove();
      }
    }
  }

  OptionalLong last() {
    return last < 0 ? OptionalLong.empty() : OptionalLong.of(last);
  }

  List<Long> window() {
    return new ArrayList<>(window);
  }

  int synthetic() {
    return (int) openings.stream().filter(opening -> opening < 0).count();
  }

  int firstHeartbeat() {
    return openings.stream().filter(opening -> opening >= 0).findFirst().orElse(-1);
  }

  Optional<NormalModel> model() {
    double pause = ticks(policy.acceptablePause());
    if (policy.parameters() instanceof PhiPolicy.ModelParameters.Given given) {
      double sigma = ticks(given.std());
      return Optional.of(new NormalModel(ticks(given.mean()), sigma, sigma, pause, false));
    }
    int least = policy.variance() == PhiPolicy.VarianceKind.SAMPLE ? 2 : 1;
    int n = window.size();
    if (n < Math.max(least, policy.minimumSamples())) {
      return Optional.empty();
    }
    double mean = window.stream().mapToLong(Long::longValue).sum() / (double) n;
    double squares = 0;
    for (long interval : window) {
      squares += (interval - mean) * (interval - mean);
    }
    double raw =
        Math.sqrt(squares / (policy.variance() == PhiPolicy.VarianceKind.SAMPLE ? n - 1 : n));
    double floor = 0;
    if (policy.sigmaFloor() instanceof PhiPolicy.SigmaFloor.Absolute absolute) {
      floor = ticks(absolute.time());
    } else if (policy.sigmaFloor() instanceof PhiPolicy.SigmaFloor.Relative relative) {
      floor = relative.shareOfMean().doubleValue() * mean;
    }
    double sigma = Math.max(raw, floor);
    return sigma > 0
        ? Optional.of(new NormalModel(mean, sigma, raw, pause, floor > raw))
        : Optional.empty();
  }

  /** log10 of the model's tail; NaN without a model. */
  double log10Survival(double elapsed) {
    Optional<NormalModel> model = model();
    if (model.isEmpty()) {
      return Double.NaN;
    }
    double z = model.get().z(elapsed);
    switch (policy.tail()) {
      case EXPONENTIAL:
        return -elapsed / (model.get().mean() * Math.log(10));
      case LOGISTIC:
        double y = z * (1.5976 + 0.070566 * z * z);
        return -(y > 0 ? y + Math.log1p(Math.exp(-y)) : Math.log1p(Math.exp(y))) / Math.log(10);
      case EMPIRICAL:
        long longer = window.stream().filter(interval -> interval > elapsed).count();
        return Math.log10(longer / (double) window.size());
      default:
        double x = z / Math.sqrt(2);
        return x < 5
            ? Math.log10(Erfc.value(x) / 2)
            : (Math.log(Erfcx.value(x) / 2) - x * x) / Math.log(10);
    }
  }

  double phi(double elapsed) {
    double phi = 0.0 - log10Survival(elapsed);
    PhiPolicy.UpperEnd end = policy.upperEnd();
    if (end instanceof PhiPolicy.UpperEnd.Cap cap) {
      return Math.min(phi, cap.phi().doubleValue());
    }
    if (end instanceof PhiPolicy.UpperEnd.AtLeast30
        && model().map(model -> model.z(elapsed) >= 12).orElse(false)) {
      return 30;
    }
    return end instanceof PhiPolicy.UpperEnd.Infinity && phi > 323.3
        ? Double.POSITIVE_INFINITY
        : phi;
  }

  PhiResult query(long now) {
    double phi = last < 0 ? Double.NaN : phi(now - last);
    if (Double.isNaN(phi)) {
      return new PhiResult(PhiResult.Status.UNTRAINED, phi, false);
    }
    double threshold = policy.threshold().doubleValue();
    boolean suspected =
        policy.comparison() == PhiPolicy.Comparison.AT_LEAST ? phi >= threshold : phi > threshold;
    return new PhiResult(status(phi, threshold), phi, suspected);
  }

  PhiResult.Status status(double phi, double threshold) {
    if (Double.isInfinite(phi)) {
      return PhiResult.Status.INFINITE;
    }
    PhiPolicy.UpperEnd end = policy.upperEnd();
    if (end instanceof PhiPolicy.UpperEnd.Cap cap && phi == cap.phi().doubleValue()
        || end instanceof PhiPolicy.UpperEnd.AtLeast30 && phi == 30) {
      return PhiResult.Status.AT_LEAST;
    }
    double band = policy.boundaryBand().doubleValue();
    return band > 0 && Math.abs(phi - threshold) <= band
        ? PhiResult.Status.BOUNDARY
        : PhiResult.Status.OK;
  }

  /** The silence at which phi reaches a threshold. */
  double crossing(double threshold) {
    if (model().isEmpty()) {
      return Double.NaN;
    }
    double low = 0;
    double high = 1e18;
    if (!(phi(high) >= threshold)) {
      return Double.POSITIVE_INFINITY;
    }
    for (int i = 0; i < 200 && phi(low) < threshold; i++) {
      double middle = low + (high - low) / 2;
      if (middle == low || middle == high) {
        break;
      }
      if (phi(middle) >= threshold) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return phi(0) >= threshold ? 0 : high;
  }
}
