package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import phiscope.bench.study.InjectionOutcome.Row;
import phiscope.bench.study.InjectionOutcome.Watcher;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.health.DetectionSample;
import phiscope.core.health.Fault;
import phiscope.core.health.FrameSource;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HeartbeatWatch;
import phiscope.core.health.InjectionResult;
import phiscope.core.health.InjectionSettings;
import phiscope.core.health.PhiInjection;
import phiscope.core.health.StreamInjection;
import phiscope.core.kernel.SimTime;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** Injects the faults of a study, one detector after the other. Mutable, for one run. */
final class Injections {
  private static final TickScale SCALE = new TickScale(TimeUnit.MILLISECOND, 3);
  private static final int PARTS = Fault.values().length * Watcher.values().length + 2;
  private static final double HOUR = 3_600.0 * SimTime.SECOND;

  private final Study study;
  private final StudyWork work;
  private final int runs;
  private int part;
  private long asked;

  Injections(Study study, StudyWork work) {
    this.study = study;
    this.work = work;
    this.runs = study.count(InjectionParameter.RUNS);
  }

  InjectionOutcome run() {
    List<Row> rows = new ArrayList<>();
    for (Fault fault : Fault.values()) {
      rows.add(row(fault, Watcher.STREAM, stream(fault, variant())));
      rows.add(heartbeat(fault));
      rows.add(row(fault, Watcher.PHI, phi(fault)));
    }
    double before = mean(HealthPreset.PSEUDOCODE);
    double after = mean(HealthPreset.MISSED_FRAMES);
    Fault shown = study.choice(InjectionParameter.SHOWN, Fault.class);
    return new InjectionOutcome(rows, shown, List.of(before, after), longest());
  }

  private HealthPreset variant() {
    return study.choice(InjectionParameter.VARIANT, HealthPreset.class);
  }

  /** Each fault asks once whether to go on: that tells how far this part is. */
  private BooleanSupplier next() {
    double from = (double) part / PARTS;
    part++;
    asked = 0;
    return () -> {
      asked++;
      if (asked % 64 == 0) {
        work.progress().accept(from + Math.min(1.0, (double) asked / runs) / PARTS);
      }
      return work.cancelled().getAsBoolean();
    };
  }

  private InjectionSettings settings(Fault fault) {
    return new InjectionSettings(
        study.get(InjectionParameter.SEED),
        runs,
        source(),
        fault,
        study.get(InjectionParameter.DELAY),
        study.flag(InjectionParameter.RESET_SEEN));
  }

  private FrameSource source() {
    return new FrameSource(
        study.get(InjectionParameter.SHORTEST),
        study.get(InjectionParameter.LONGEST),
        study.share(InjectionParameter.GAP_CHANCE),
        study.get(InjectionParameter.GAP));
  }

  private Optional<InjectionResult> stream(Fault fault, HealthPreset preset) {
    return StreamInjection.run(settings(fault), StreamSettings.policy(preset), next());
  }

  private Optional<InjectionResult> phi(Fault fault) {
    int window = study.count(InjectionParameter.PHI_WINDOW);
    PhiPolicy policy =
        PolicyDraft.of(Presets.policy(Preset.S002_PRODUCTION, TimeUnit.MILLISECOND))
            .windowSize(new PhiPolicy.WindowSize.Last(window))
            .policy();
    double threshold = study.share(InjectionParameter.PHI_THRESHOLD);
    return PhiInjection.run(settings(fault), policy, SCALE, threshold, window + 1, next());
  }

  private static Row row(Fault fault, Watcher watcher, Optional<InjectionResult> result) {
    return new Row(
        fault,
        watcher,
        result.map(InjectionResult::failed).orElse(none()),
        result.map(r -> r.perHour(r.falseFailures(), SimTime.SECOND)).orElse(Double.NaN));
  }

  private static DetectionSample none() {
    return DetectionSample.of(List.of(), 0);
  }

  private HeartbeatWatch watch() {
    return new HeartbeatWatch(
        study.get(InjectionParameter.HEARTBEAT_PERIOD),
        study.get(InjectionParameter.HEARTBEAT_TIMEOUT),
        study.choice(InjectionParameter.HEARTBEAT_START, HeartbeatWatch.Start.class),
        study.get(InjectionParameter.CHECK_EVERY));
  }

  private Row heartbeat(Fault fault) {
    DetectionSample sample = watch().inject(settings(fault), next()).orElse(none());
    return new Row(fault, Watcher.HEARTBEAT, sample, falseHeartbeats());
  }

  /** From the last heartbeat to the verdict at the latest, its checker apart. */
  private long deadline() {
    HeartbeatWatch watch = watch();
    boolean missed = watch.start() == HeartbeatWatch.Start.MISSED_HEARTBEAT;
    return watch.timeout() + (missed ? watch.period() : 0);
  }

  private double longest() {
    return deadline() + study.get(InjectionParameter.CHECK_EVERY);
  }

  /**
   * A gap of g that begins u after a heartbeat stretches the interval between two heartbeats to u +
   * g; over all u of a period that is beyond the deadline d in (g - (d - T)) / T of all gaps.
   */
  private double falseHeartbeats() {
    FrameSource source = source();
    double chance = source.gapChance();
    double mean = (source.shortest() + source.longest()) / 2.0;
    double gaps = HOUR * chance / ((1 - chance) * mean + chance * source.gap());
    double period = watch().period();
    double share = (source.gap() - (deadline() - period)) / period;
    return gaps * Math.max(0, Math.min(1, share));
  }

  private double mean(HealthPreset preset) {
    return stream(Fault.KILL, preset).map(r -> r.failed().mean()).orElse(Double.NaN);
  }
}
