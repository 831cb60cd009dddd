package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.CrashLoop;
import phiscope.core.probe.PodBehaviour;
import phiscope.core.probe.PodBehaviour.Span;
import phiscope.core.probe.PodPlan;
import phiscope.core.probe.PodProbes;
import phiscope.core.probe.ProbeSettings;
import phiscope.core.probe.ProbedService;
import phiscope.core.probe.ServiceRun;
import phiscope.core.probe.StartPhases;
import phiscope.core.probe.StartupRule;

/**
 * What a study of probes says.
 *
 * @param service the settings, as they are simulated
 * @param pods what happens to its pods
 * @param starter the probe that watches the start: startup where there is one, else liveness
 * @param rule how many failures it must forgive; empty where nothing may kill, or where the
 *     application never answers in time
 */
public record ProbeResult(
    ProbedService service,
    ServiceRun pods,
    Optional<ProbeSettings> starter,
    Optional<StartupRule> rule)
    implements StudyResult {

  /** Computes a study of this kind. */
  public static ProbeResult of(Study study, StudyWork work) {
    PodProbes probes = probes(study);
    PodBehaviour behaviour = behaviour(study);
    CrashLoop loop =
        study.flag(ProbeParameter.CRASH_LOOP)
            ? CrashLoop.kubernetes(SimTime.SECOND)
            : CrashLoop.NONE;
    PodPlan plan = new PodPlan(probes, behaviour, loop, study.get(ProbeParameter.RESTART_TAKES));
    ProbedService service =
        new ProbedService(
            plan,
            study.count(ProbeParameter.PODS),
            study.get(ProbeParameter.FIRST_TICK),
            study.get(ProbeParameter.END));
    Optional<ProbeSettings> starter = probes.startup().or(probes::liveness);
    return new ProbeResult(
        service,
        ServiceRun.of(service),
        starter,
        starter.flatMap(settings -> rule(settings, probes.startup().isPresent(), behaviour)));
  }

  private static Optional<StartupRule> rule(
      ProbeSettings settings, boolean isStartup, PodBehaviour behaviour) {
    OptionalLong slowest =
        isStartup ? behaviour.slowestStartup(settings) : behaviour.slowestStart(settings.timeout());
    return slowest.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new StartupRule(slowest.getAsLong(), settings.period(), settings.initialDelay()));
  }

  private static PodProbes probes(Study study) {
    Optional<ProbeSettings> startup =
        study.flag(ProbeParameter.STARTUP)
            ? Optional.of(
                new ProbeSettings(
                    study.get(ProbeParameter.STARTUP_DELAY),
                    study.get(ProbeParameter.STARTUP_PERIOD),
                    study.get(ProbeParameter.STARTUP_TIMEOUT),
                    1,
                    study.count(ProbeParameter.STARTUP_FAILURES)))
            : Optional.empty();
    Optional<ProbeSettings> liveness =
        study.flag(ProbeParameter.LIVENESS)
            ? Optional.of(
                new ProbeSettings(
                    study.get(ProbeParameter.LIVENESS_DELAY),
                    study.get(ProbeParameter.LIVENESS_PERIOD),
                    study.get(ProbeParameter.LIVENESS_TIMEOUT),
                    1,
                    study.count(ProbeParameter.LIVENESS_FAILURES)))
            : Optional.empty();
    return new PodProbes(
        startup,
        liveness,
        readiness(study),
        study.flag(ProbeParameter.LIVENESS_ASKS),
        study.flag(ProbeParameter.READINESS_ASKS));
  }

  private static Optional<ProbeSettings> readiness(Study study) {
    return study.flag(ProbeParameter.READINESS)
        ? Optional.of(
            new ProbeSettings(
                study.get(ProbeParameter.READINESS_DELAY),
                study.get(ProbeParameter.READINESS_PERIOD),
                study.get(ProbeParameter.READINESS_TIMEOUT),
                study.count(ProbeParameter.READINESS_SUCCESSES),
                study.count(ProbeParameter.READINESS_FAILURES)))
        : Optional.empty();
  }

  private static PodBehaviour behaviour(Study study) {
    long stall = study.get(ProbeParameter.STALL_LASTS);
    long stallAt = study.get(ProbeParameter.STALL_AT);
    return new PodBehaviour(
        ProbeCurves.startUp(study),
        study.get(ProbeParameter.ANSWER),
        ProbeCurves.dependency(study),
        study.get(ProbeParameter.DEPENDENCY_ANSWER),
        stall == 0 ? List.of() : List.of(new Span(stallAt, stallAt + stall)),
        study.flag(ProbeParameter.RESTART_CURES));
  }

  @Override
  public List<StudyStep> steps() {
    return pods.frames().stream().<StudyStep>map(ProbeStep::new).toList();
  }

  /** The failures in a row after which the probe of the start kills; NaN without one. */
  public double threshold() {
    return starter.map(settings -> (double) settings.failureThreshold()).orElse(Double.NaN);
  }

  /** The share of phases of its first probe in which it kills a container that is starting. */
  public double shareKilled() {
    return rule.isPresent() ? phases().share() : Double.NaN;
  }

  private StartPhases phases() {
    ProbeSettings probe = starter.orElseThrow();
    boolean isStartup = service.plan().probes().startup().isPresent();
    return StartPhases.of(probe, isStartup, service.plan().behaviour().inTime(probe.timeout()));
  }

  /** When a container is killed at the earliest, from its start; NaN if it is not. */
  public double earliestKill() {
    return shareKilled() > 0 ? phases().earliest().orElseThrow() : Double.NaN;
  }

  /** And at the latest: before the start is over. */
  public double latestKill() {
    return shareKilled() > 0 ? phases().latest().orElseThrow() : Double.NaN;
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    all.add(
        Quantity.time(
            rule.map(r -> (double) r.slowestStart()).orElse(Double.NaN), "rule", "start"));
    all.add(Quantity.count(threshold(), "rule", "threshold"));
    all.add(
        Quantity.count(
            rule.map(r -> (double) r.usualThreshold()).orElse(Double.NaN), "rule", "usual"));
    all.add(
        Quantity.count(
            rule.map(r -> (double) r.safeThreshold()).orElse(Double.NaN), "rule", "safe"));
    all.add(Quantity.share(shareKilled(), "rule", "shareKilled"));
    all.add(Quantity.time(earliestKill(), "rule", "earliestKill"));
    all.add(Quantity.time(latestKill(), "rule", "latestKill"));
    all.add(Quantity.count(pods.podsKilled(), "pods", "killed"));
    all.add(Quantity.count(pods.restarts(), "pods", "restarts"));
    all.add(Quantity.time(firstKill(), "pods", "firstKill"));
    all.add(
        Quantity.time(
            pods.allReadyAt().isPresent() ? pods.allReadyAt().getAsLong() : Double.NaN,
            "pods",
            "allReady"));
    all.add(Quantity.count(pods.lastFrame().readyPods(), "pods", "readyAtEnd"));
    all.add(Quantity.time(pods.timeWith(ready -> ready == 0), "pods", "timeWithNone"));
    all.add(Quantity.time(pods.timeWith(n -> n < service.pods()), "pods", "timeWithFewer"));
    return List.copyOf(all);
  }

  private double firstKill() {
    double first = Double.NaN;
    for (int pod = 0; pod < service.pods(); pod++) {
      OptionalLong at = pods.firstKill(pod);
      first = at.isPresent() && !(first <= at.getAsLong()) ? at.getAsLong() : first;
    }
    return first;
  }
}
