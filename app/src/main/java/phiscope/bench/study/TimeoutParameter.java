package phiscope.bench.study;

import phiscope.core.kernel.SimTime;
import phiscope.core.probe.HeartbeatForm;

/** The parameters of a study of fixed timeouts (S000). */
public enum TimeoutParameter implements StudyParameter {
  FORM("heartbeat", "form", ParameterRange.choice(HeartbeatForm.values(), HeartbeatForm.PUSH)),
  PERIOD("heartbeat", "period", ParameterRange.time(SimTime.MILLISECOND, SimTime.SECOND)),
  TOLERANCE("heartbeat", "tolerance", ParameterRange.count(1, 1_000, 3)),
  FAILURES("heartbeat", "failures", ParameterRange.count(1, 1_000, 1)),

  LOSS("network", "loss", ParameterRange.share("0.01")),
  LATE_SHARE("network", "lateShare", ParameterRange.share("0.5")),
  GOOD_TO_BAD("network", "goodToBad", ParameterRange.share("0.002")),
  BAD_TO_GOOD("network", "badToGood", ParameterRange.shareAbove0("0.2")),
  LOSS_WHEN_GOOD("network", "lossWhenGood", ParameterRange.share("0.0001")),
  LOSS_WHEN_BAD("network", "lossWhenBad", ParameterRange.share("1")),

  MEDIAN("answers", "median", ParameterRange.time(1, 100 * SimTime.MILLISECOND)),
  P99("answers", "p99", ParameterRange.time(2, 800 * SimTime.MILLISECOND)),
  PAUSE("answers", "pause", ParameterRange.time(0, 800 * SimTime.MILLISECOND));

  private final String group;
  private final String word;
  private final ParameterRange range;

  TimeoutParameter(String group, String word, ParameterRange range) {
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
