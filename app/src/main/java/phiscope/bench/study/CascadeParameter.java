package phiscope.bench.study;

import phiscope.core.health.HealthPreset;
import phiscope.core.kernel.SimTime;

/** The parameters of a backpressure cascade over layers (S001 section 5.2). */
public enum CascadeParameter implements StudyParameter {
  LAYERS("layers", "layers", ParameterRange.count(1, 6, 4)),
  MEMBERS("layers", "members", ParameterRange.count(1, 12, 4)),
  LAST_MEMBERS("layers", "lastMembers", ParameterRange.count(1, 12, 3)),
  LOAD("layers", "load", ParameterRange.decimal("0.01", "1000", "3.2")),
  CAPACITY("layers", "capacity", ParameterRange.decimal("0.01", "1000", "1")),
  FIRST_LAYER("layers", "firstLayer", ParameterRange.count(1, 6, 4)),

  STALL("stall", "lasting", ParameterRange.time(100, 200 * SimTime.MILLISECOND)),
  INTERVAL("stall", "interval", ParameterRange.time(100, 10 * SimTime.MILLISECOND)),
  EVERY("stall", "every", ParameterRange.time(0, 0)),
  VARIANT(
      "stall", "variant", ParameterRange.choice(HealthPreset.values(), HealthPreset.PSEUDOCODE));

  private final String group;
  private final String word;
  private final ParameterRange range;

  CascadeParameter(String group, String word, ParameterRange range) {
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

  /** The frames of a stall are told in milliseconds, also where there are none. */
  @Override
  public boolean inMilliseconds() {
    return kind() == Kind.TIME;
  }
}
