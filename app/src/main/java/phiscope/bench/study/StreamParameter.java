package phiscope.bench.study;

import phiscope.core.health.HealthPolicy.Backpressure;
import phiscope.core.health.HealthPolicy.Decay;
import phiscope.core.health.HealthPolicy.Maintenance;
import phiscope.core.health.HealthPolicy.StateRule;
import phiscope.core.kernel.SimTime;

/**
 * The parameters of a study of stream health (S001): the frames of one upstream, what befalls it,
 * the rules of the detector, and what it is held against.
 */
public enum StreamParameter implements StudyParameter {
  SOURCE("frames", "source", ParameterRange.choice(FrameOrigin.values(), FrameOrigin.GENERATED)),
  SEED("frames", "seed", ParameterRange.count(0, Long.MAX_VALUE, 1)),
  SHORTEST("frames", "shortest", ParameterRange.time(100, 10 * SimTime.MILLISECOND)),
  LONGEST("frames", "longest", ParameterRange.time(100, 10 * SimTime.MILLISECOND)),
  GAP_CHANCE("frames", "gapChance", ParameterRange.share("0")),
  GAP("frames", "gap", ParameterRange.time(100, 300 * SimTime.MILLISECOND)),
  END("frames", "end", ParameterRange.time(SimTime.MILLISECOND, 300 * SimTime.MILLISECOND)),

  EVENT("event", "what", ParameterRange.choice(StreamEvent.values(), StreamEvent.KILL)),
  EVENT_AT("event", "at", ParameterRange.time(0, 200 * SimTime.MILLISECOND)),
  LASTING("event", "lasting", ParameterRange.time(100, 500 * SimTime.MILLISECOND)),
  EVERY("event", "every", ParameterRange.time(0, 100 * SimTime.MILLISECOND)),
  ANNOUNCED("event", "announced", ParameterRange.flag(false)),

  INITIAL_INTERVAL("policy", "initialInterval", ParameterRange.time(1, 10 * SimTime.MILLISECOND)),
  TICK("policy", "tick", ParameterRange.time(100, SimTime.MILLISECOND)),
  WEIGHT("policy", "weight", ParameterRange.decimal("0.000001", "1", "0.1")),
  MARGIN("policy", "margin", ParameterRange.decimal("0", "1000", "1.2")),
  SHORTEST_INTERVAL("policy", "shortestInterval", ParameterRange.time(0, SimTime.MILLISECOND)),
  DECAY("policy", "decay", ParameterRange.choice(Decay.values(), Decay.PER_TICK)),
  DECAY_STEP("policy", "decayStep", ParameterRange.decimal("0", "1", "0.9")),
  RECOVERY("policy", "recovery", ParameterRange.decimal("0", "1", "0.2")),
  SUSPECT_BELOW("policy", "suspectBelow", ParameterRange.decimal("0", "1", "0.5")),
  FAILED_BELOW("policy", "failedBelow", ParameterRange.decimal("0", "1", "0.2")),
  STATE_RULE(
      "policy",
      "stateRule",
      ParameterRange.choice(StateRule.values(), StateRule.CODE_CHECKED_WHEN_LATE)),
  BACKPRESSURE(
      "policy",
      "backpressure",
      ParameterRange.choice(Backpressure.values(), Backpressure.LIFTS_SCORE)),
  BACKPRESSURE_FLOOR("policy", "backpressureFloor", ParameterRange.decimal("0", "1", "0.7")),
  MAINTENANCE(
      "policy", "maintenance", ParameterRange.choice(Maintenance.values(), Maintenance.ANY_FRAME)),

  HEARTBEAT_PERIOD("confirmation", "heartbeatPeriod", ParameterRange.time(1_000, SimTime.SECOND)),
  HEARTBEAT_TIMEOUT(
      "confirmation", "heartbeatTimeout", ParameterRange.time(1_000, 3 * SimTime.SECOND)),
  OBSERVATION("confirmation", "observation", ParameterRange.time(0, 2 * SimTime.SECOND)),
  RECOVERY_FRAMES("confirmation", "recoveryFrames", ParameterRange.count(1, 1_000, 3));

  private final String group;
  private final String word;
  private final ParameterRange range;

  StreamParameter(String group, String word, ParameterRange range) {
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
