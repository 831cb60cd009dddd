package phiscope.bench.study;

import phiscope.core.health.Fault;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HeartbeatWatch;
import phiscope.core.health.InjectionSettings;
import phiscope.core.kernel.SimTime;

/** The parameters of a study that injects many faults (S001 section 4). */
public enum InjectionParameter implements StudyParameter {
  RUNS("faults", "runs", ParameterRange.count(1, InjectionSettings.MOST_RUNS, 50)),
  SEED("faults", "seed", ParameterRange.count(0, Long.MAX_VALUE, 1)),
  DELAY("faults", "delay", ParameterRange.time(0, SimTime.MILLISECOND)),
  RESET_SEEN("faults", "resetSeen", ParameterRange.flag(false)),
  SHOWN("faults", "shown", ParameterRange.choice(Fault.values(), Fault.KILL)),

  SHORTEST("frames", "shortest", ParameterRange.time(100, 5 * SimTime.MILLISECOND)),
  LONGEST("frames", "longest", ParameterRange.time(100, 20 * SimTime.MILLISECOND)),
  GAP_CHANCE("frames", "gapChance", ParameterRange.share("0")),
  GAP("frames", "gap", ParameterRange.time(100, 300 * SimTime.MILLISECOND)),

  VARIANT(
      "detectors",
      "variant",
      ParameterRange.choice(HealthPreset.values(), HealthPreset.PSEUDOCODE)),
  HEARTBEAT_PERIOD("detectors", "heartbeatPeriod", ParameterRange.time(1_000, SimTime.SECOND)),
  HEARTBEAT_TIMEOUT(
      "detectors", "heartbeatTimeout", ParameterRange.time(1_000, 3 * SimTime.SECOND)),
  HEARTBEAT_START(
      "detectors",
      "heartbeatStart",
      ParameterRange.choice(HeartbeatWatch.Start.values(), HeartbeatWatch.Start.LAST_HEARTBEAT)),
  CHECK_EVERY("detectors", "checkEvery", ParameterRange.time(0, 0)),
  PHI_THRESHOLD("detectors", "phiThreshold", ParameterRange.decimal("0.1", "100", "8")),
  PHI_WINDOW("detectors", "phiWindow", ParameterRange.count(2, 1_000, 100));

  private final String group;
  private final String word;
  private final ParameterRange range;

  InjectionParameter(String group, String word, ParameterRange range) {
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
