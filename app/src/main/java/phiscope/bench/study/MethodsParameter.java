package phiscope.bench.study;

import static phiscope.core.kernel.SimTime.MILLISECOND;
import static phiscope.core.kernel.SimTime.SECOND;

import phiscope.core.probe.PeerFault;

/** The parameters of a study of five methods on one fault (S000's comparison). */
public enum MethodsParameter implements StudyParameter {
  FAULT("fault", "kind", ParameterRange.choice(PeerFault.values(), PeerFault.MACHINE_CRASH)),
  LASTS("fault", "lasts", ParameterRange.time(1, 20 * SECOND)),

  HEARTBEAT_EVERY("heartbeat", "every", ParameterRange.time(1, SECOND)),
  MISSED("heartbeat", "missed", ParameterRange.count(2, 1_000, 3)),
  SIGMA("phi", "standardDeviation", ParameterRange.time(1, 140 * MILLISECOND)),
  THRESHOLD("phi", "threshold", ParameterRange.decimal("0.1", "100", "8")),

  MEMBERS("swim", "members", ParameterRange.count(3, 1_000_000, 100)),
  SWIM_PERIOD("swim", "period", ParameterRange.time(1, SECOND)),
  INDIRECT("swim", "indirect", ParameterRange.count(0, 100, 3)),
  SUSPICION("swim", "suspicion", ParameterRange.time(0, 10 * SECOND)),

  LEASE_LASTS("lease", "duration", ParameterRange.time(1, 10 * SECOND)),
  RENEW_EVERY("lease", "renewEvery", ParameterRange.time(1, 3 * SECOND)),

  PROBE_EVERY("tcp", "every", ParameterRange.time(1, 5 * SECOND)),
  PROBE_TIMEOUT("tcp", "timeout", ParameterRange.time(1, 2 * SECOND)),
  PROBE_FAILURES("tcp", "failures", ParameterRange.count(1, 1_000, 1)),
  STANDING("tcp", "standing", ParameterRange.flag(false));

  private final String group;
  private final String word;
  private final ParameterRange range;

  MethodsParameter(String group, String word, ParameterRange range) {
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
