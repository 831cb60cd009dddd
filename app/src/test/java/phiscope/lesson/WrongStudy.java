package phiscope.lesson;

import java.util.List;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyEdit;
import phiscope.bench.study.IsolationParameter;
import phiscope.bench.study.ProbeParameter;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.StudyParameter;
import phiscope.bench.study.TimeoutParameter;
import phiscope.core.health.HealthPolicy.Backpressure;
import phiscope.core.health.HealthPolicy.Decay;
import phiscope.core.health.HealthPolicy.Maintenance;
import phiscope.core.health.HealthPolicy.StateRule;

/** Studies that are computed with one fault each, and the lessons that must tell. */
enum WrongStudy {
  A_PROBE_FORGIVES_EVERYTHING(
      List.of("who-pays"),
      ProbeParameter.LIVENESS_FAILURES,
      ProbeParameter.LIVENESS_FAILURES.most()),
  LIVENESS_NEVER_ASKS(List.of("who-pays"), ProbeParameter.LIVENESS_ASKS, 0),
  NOTHING_PAUSES(List.of("who-pays"), TimeoutParameter.PAUSE, 0),
  HEARTBEATS_ARE_ALWAYS_APART(List.of("who-pays"), IsolationParameter.OWN_THREAD, 1),
  A_FRAME_MAY_NOT_BE_LATE(List.of("stream-waits"), StreamParameter.MARGIN, 1_000_000),
  A_LATE_TICK_TAKES_HALF(List.of("stream-waits"), StreamParameter.DECAY_STEP, 500_000),
  ONLY_MISSED_FRAMES_COUNT(
      List.of("stream-waits"), StreamParameter.DECAY, Decay.PER_MISSED_FRAME.ordinal()),
  A_FRAME_HEALS(List.of("stream-waits"), StreamParameter.RECOVERY, 1_000_000),
  THE_SCORE_MAKES_THE_STATE(
      List.of("stream-waits"), StreamParameter.STATE_RULE, StateRule.FOLLOWS_SCORE.ordinal()),
  BACKPRESSURE_HOLDS_THE_SCORE(
      List.of("stream-waits"), StreamParameter.BACKPRESSURE, Backpressure.HOLDS_SCORE.ordinal()),
  A_MAINTENANCE_FRAME_IS_KNOWN(
      List.of("stream-waits"), StreamParameter.MAINTENANCE, Maintenance.FREEZES_DECAY.ordinal()),
  THE_HEARTBEAT_WAITS_LONGER(List.of("stream-waits"), StreamParameter.HEARTBEAT_TIMEOUT, 3_500_000);

  private final List<String> noticedBy;
  private final StudyParameter parameter;
  private final long value;

  WrongStudy(List<String> noticedBy, StudyParameter parameter, long value) {
    this.noticedBy = noticedBy;
    this.parameter = parameter;
    this.value = value;
  }

  List<String> noticedBy() {
    return noticedBy;
  }

  BenchReading read(Bench document) {
    return document instanceof StudyBench bench
        ? BenchReader.read(new StudyEdit.SetParameter(parameter, value).apply(bench))
        : BenchReader.read(document);
  }
}
