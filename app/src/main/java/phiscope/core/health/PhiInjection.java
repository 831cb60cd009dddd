package phiscope.core.health;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.kernel.RandomStream;
import phiscope.core.trace.TickScale;

/** Injects faults into a stream of whose arrivals a phi detector learns. */
public final class PhiInjection {
  /** The instants of faults lie up to so many mean intervals apart, ten on average. */
  private static final int SPREAD = 20;

  private final InjectionSettings settings;
  private final PhiDetector detector;
  private final double threshold;
  private final List<LatencyPhases> detected = new ArrayList<>();
  private int undetected;
  private long frames;
  private long mistakes;
  private RandomStream random;
  private long sequence;
  private long last;
  private long next;

  /** The last arrival that the fault at hand lets through is not after this. */
  private long cut;

  private PhiInjection(InjectionSettings settings, PhiDetector detector, double threshold) {
    this.settings = settings;
    this.detector = detector;
    this.threshold = threshold;
    this.random = RandomStream.of(settings.seed());
    deliver();
  }

  /**
   * Injects all faults.
   *
   * @param policy whose times are in the unit of the scale
   * @param scale whose tick is the unit of the settings
   * @param threshold of phi
   * @param warmUp frames before the first fault, to fill the window
   * @param cancelled asked now and then whether to give up
   * @return empty if it was given up
   */
  public static Optional<InjectionResult> run(
      InjectionSettings settings,
      PhiPolicy policy,
      TickScale scale,
      double threshold,
      int warmUp,
      BooleanSupplier cancelled) {
    PhiInjection injection = new PhiInjection(settings, new PhiDetector(policy, scale), threshold);
    for (int i = 0; i < warmUp; i++) {
      injection.deliver();
    }
    injection.frames = 0;
    injection.mistakes = 0;
    long countedFrom = injection.last;
    injection.cut = countedFrom;
    for (int i = 0; i < settings.runs(); i++) {
      if (cancelled.getAsBoolean()) {
        return Optional.empty();
      }
      injection.injectOne();
    }
    return Optional.of(injection.result(injection.last - countedFrom));
  }

  private void deliver() {
    mistakes += detector.suspicionElapsed(threshold) <= next - last ? 1 : 0;
    detector.deliver(sequence++, next, 0);
    frames++;
    last = next;
    next += settings.source().interval(random);
    random = settings.source().after(random);
  }

  private void injectOne() {
    cut += random.below(SPREAD * settings.source().meanInterval());
    random = random.next();
    while (next <= cut) {
      deliver();
    }
    double silence = detector.suspicionElapsed(threshold);
    if (settings.isAnnounced()) {
      detected.add(new LatencyPhases(settings.propagation(), 0, 0, 0));
    } else if (silence < Long.MAX_VALUE / 4.0) {
      long decision = last + (long) Math.ceil(silence);
      detected.add(LatencyPhases.of(settings.propagation(), cut, next, decision, 0));
    } else {
      // Untrained, or never suspected.
      undetected++;
    }
  }

  private InjectionResult result(long healthyTime) {
    DetectionSample sample = DetectionSample.of(detected, undetected);
    return new InjectionResult(sample, sample, frames, healthyTime, mistakes, mistakes);
  }
}
