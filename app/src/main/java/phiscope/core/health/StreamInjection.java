package phiscope.core.health;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import phiscope.core.health.HealthFrame.Kind;
import phiscope.core.kernel.RandomStream;

/**
 * Injects faults into a stream that a {@link StreamHealth} watches. One healthy stream goes on; at
 * random instants a fault is played out on a branch of it, since the detector is a value.
 */
public final class StreamInjection {
  private static final int WARM_UP = 100;

  /** The instants of faults lie up to so many mean intervals apart, ten on average. */
  private static final int SPREAD = 20;

  private static final int MOST_TICKS = 100_000;

  private final InjectionSettings settings;
  private final List<LatencyPhases> failed = new ArrayList<>();
  private final List<LatencyPhases> suspect = new ArrayList<>();
  private int unfailed;
  private int unsuspected;
  private long frames;
  private long falseSuspects;
  private long falseFailures;
  private StreamHealth health;
  private RandomStream random;
  private long next;
  private long countedFrom;

  /** The last arrival that the fault at hand lets through is not after this. */
  private long cut;

  private StreamInjection(InjectionSettings settings, HealthPolicy policy) {
    this.settings = settings;
    BigDecimal interval = BigDecimal.valueOf(settings.source().meanInterval());
    this.health = StreamHealth.start(policy, interval, StreamHealth.QUICK_DIGITS);
    this.random = RandomStream.of(settings.seed());
    drawNext();
  }

  /**
   * Injects all faults.
   *
   * @param policy in the units of the settings
   * @param cancelled asked now and then whether to give up
   * @return empty if it was given up
   */
  public static Optional<InjectionResult> run(
      InjectionSettings settings, HealthPolicy policy, BooleanSupplier cancelled) {
    StreamInjection injection = new StreamInjection(settings, policy);
    injection.warmUp();
    for (int i = 0; i < settings.runs(); i++) {
      if (cancelled.getAsBoolean()) {
        return Optional.empty();
      }
      injection.injectOne();
    }
    return Optional.of(injection.result());
  }

  private void warmUp() {
    for (int i = 0; i < WARM_UP; i++) {
      deliver();
    }
    frames = 0;
    falseSuspects = 0;
    falseFailures = 0;
    countedFrom = health.lastFrame();
    cut = countedFrom;
  }

  private void injectOne() {
    long span = SPREAD * settings.source().meanInterval();
    cut += random.below(span);
    random = random.next();
    while (next <= cut) {
      deliver();
    }
    StreamHealth branch = health;
    while (branch.nextTick() <= cut) {
      branch = branch.afterNextTick();
    }
    playOut(branch);
  }

  private void playOut(StreamHealth atCut) {
    if (settings.isAnnounced()) {
      LatencyPhases atOnce = new LatencyPhases(settings.propagation(), 0, 0, 0);
      failed.add(atOnce);
      suspect.add(atOnce);
      return;
    }
    StreamHealth branch = atCut;
    long now = cut;
    boolean suspected = branch.state() != HealthState.ACTIVE;
    if (suspected) {
      suspect.add(phases(now));
    }
    for (int i = 0; branch.state() != HealthState.FAILED; i++) {
      if (i > MOST_TICKS || branch.nextTick() == StreamHealth.NEVER) {
        unfailed++;
        unsuspected += suspected ? 0 : 1;
        return;
      }
      now = branch.nextTick();
      branch = branch.afterNextTick();
      if (!suspected && branch.state() != HealthState.ACTIVE) {
        suspected = true;
        suspect.add(phases(now));
      }
    }
    failed.add(phases(now));
  }

  private LatencyPhases phases(long decision) {
    return LatencyPhases.of(settings.propagation(), cut, next, decision, 0);
  }

  /** Lets the next frame of the healthy stream arrive, and what its detector does before. */
  private void deliver() {
    HealthState before = health.state();
    while (health.nextTick() < next) {
      health = health.afterNextTick();
      before = count(before);
    }
    health = health.after(new HealthFrame(next, Kind.DATA));
    count(before);
    frames++;
    drawNext();
  }

  private HealthState count(HealthState before) {
    if (health.state() != before) {
      falseSuspects += health.state() == HealthState.SUSPECT ? 1 : 0;
      falseFailures += health.state() == HealthState.FAILED ? 1 : 0;
    }
    return health.state();
  }

  private void drawNext() {
    next += settings.source().interval(random);
    random = settings.source().after(random);
  }

  private InjectionResult result() {
    return new InjectionResult(
        DetectionSample.of(failed, unfailed),
        DetectionSample.of(suspect, unsuspected),
        frames,
        health.lastFrame() - countedFrom,
        falseSuspects,
        falseFailures);
  }
}
