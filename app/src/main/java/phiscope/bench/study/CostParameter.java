package phiscope.bench.study;

import phiscope.core.kernel.SimTime;
import phiscope.core.probe.RingSpread;

/** The parameters of a study of what watching costs (S002). */
public enum CostParameter implements StudyParameter {
  MEMBERS("cluster", "members", ParameterRange.count(3, 1_000_000, 1_000)),
  PERIOD("cluster", "period", ParameterRange.time(SimTime.MILLISECOND, SimTime.SECOND)),

  INDIRECT("swim", "indirect", ParameterRange.count(0, 100, 3)),
  MULTIPLIER("swim", "retransmitMultiplier", ParameterRange.count(1, 100, 4)),

  RING("ring", "fault", ParameterRange.choice(RingSpread.Kind.values(), RingSpread.Kind.TOKEN)),
  DETECTIONS("ring", "detections", ParameterRange.count(0, 1_000_000, 3)),
  LOSS("ring", "loss", ParameterRange.share("0.01"));

  private final String group;
  private final String word;
  private final ParameterRange range;

  CostParameter(String group, String word, ParameterRange range) {
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
