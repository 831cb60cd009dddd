package phiscope.bench.study;

import static phiscope.core.kernel.SimTime.MILLISECOND;
import static phiscope.core.kernel.SimTime.SECOND;

import phiscope.core.probe.ProbedService;

/**
 * The parameters of a study of Kubernetes probes (S000). As usual it is S000's example: an
 * application that starts in 8 s, asked every 5 s, killed after 2 failures.
 */
public enum ProbeParameter implements StudyParameter {
  PODS("pods", "pods", ParameterRange.count(1, ProbedService.MOST_PODS, 5)),
  FIRST_TICK("pods", "firstTick", ParameterRange.time(0, 0)),
  RESTART_TAKES("pods", "restartTakes", ParameterRange.time(0, 3 * SECOND)),
  CRASH_LOOP("pods", "crashLoop", ParameterRange.flag(true)),
  END("pods", "end", ParameterRange.time(1, 120 * SECOND)),

  START("application", "start", ParameterRange.time(0, 8 * SECOND)),
  ANSWER("application", "answer", ParameterRange.time(0, 20 * MILLISECOND)),
  STALL_AT("application", "stallAt", ParameterRange.time(0, 0)),
  STALL_LASTS("application", "stallLasts", ParameterRange.time(0, 0)),
  RESTART_CURES("application", "restartCures", ParameterRange.flag(true)),

  DEPENDENCY_ANSWER("dependency", "answer", ParameterRange.time(0, 5 * MILLISECOND)),
  SLOW_AT("dependency", "slowAt", ParameterRange.time(0, 0)),
  SLOW_LASTS("dependency", "slowLasts", ParameterRange.time(0, 0)),
  SLOW_SPEED("dependency", "slowSpeed", ParameterRange.share("0.001")),

  STARTUP("startup", "on", ParameterRange.flag(false)),
  STARTUP_DELAY("startup", "initialDelay", ParameterRange.wholeSeconds(0, 0)),
  STARTUP_PERIOD("startup", "period", ParameterRange.wholeSeconds(1, 5)),
  STARTUP_TIMEOUT("startup", "timeout", ParameterRange.wholeSeconds(1, 1)),
  STARTUP_FAILURES("startup", "failureThreshold", ParameterRange.count(1, 1_000, 30)),

  LIVENESS("liveness", "on", ParameterRange.flag(true)),
  LIVENESS_DELAY("liveness", "initialDelay", ParameterRange.wholeSeconds(0, 0)),
  LIVENESS_PERIOD("liveness", "period", ParameterRange.wholeSeconds(1, 5)),
  LIVENESS_TIMEOUT("liveness", "timeout", ParameterRange.wholeSeconds(1, 1)),
  LIVENESS_FAILURES("liveness", "failureThreshold", ParameterRange.count(1, 1_000, 2)),
  LIVENESS_ASKS("liveness", "asksDependency", ParameterRange.flag(false)),

  READINESS("readiness", "on", ParameterRange.flag(true)),
  READINESS_DELAY("readiness", "initialDelay", ParameterRange.wholeSeconds(0, 0)),
  READINESS_PERIOD("readiness", "period", ParameterRange.wholeSeconds(1, 5)),
  READINESS_TIMEOUT("readiness", "timeout", ParameterRange.wholeSeconds(1, 1)),
  READINESS_SUCCESSES("readiness", "successThreshold", ParameterRange.count(1, 1_000, 1)),
  READINESS_FAILURES("readiness", "failureThreshold", ParameterRange.count(1, 1_000, 3)),
  READINESS_ASKS("readiness", "asksDependency", ParameterRange.flag(true));

  private final String group;
  private final String word;
  private final ParameterRange range;

  ProbeParameter(String group, String word, ParameterRange range) {
    this.group = group;
    this.word = word;
    this.range = range;
  }

  @Override
  public String group() {
    return group;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public ParameterRange range() {
    return range;
  }
}
