package phiscope.bench.study;

import java.util.List;
import phiscope.core.kernel.SimTime;

/** The ready studies of probes that take more than a word. */
final class ReadyProbes {
  private ReadyProbes() {}

  private static long s(long seconds) {
    return seconds * SimTime.SECOND;
  }

  /** Slow to start: nothing for 15 s, then faster and faster, at full speed after a minute. */
  static Study startup(Study study) {
    return study
        .with(ProbeParameter.STARTUP, 1)
        .with(ProbeParameter.STARTUP_FAILURES, 14)
        .with(ProbeParameter.ANSWER, 200 * SimTime.MILLISECOND)
        .withMarks(
            List.of(
                new StudyMark(s(15), MarkKind.PROGRESS, 0),
                new StudyMark(s(40), MarkKind.PROGRESS, 100_000),
                new StudyMark(s(55), MarkKind.PROGRESS, 500_000),
                new StudyMark(s(60), MarkKind.PROGRESS, 1_000_000)));
  }

  /** Ten pods with sound thresholds; what they depend on is away from 60 s to 120 s. */
  static Study outage(Study study) {
    return study
        .with(ProbeParameter.PODS, 10)
        .with(ProbeParameter.END, s(300))
        .with(ProbeParameter.START, s(30))
        .with(ProbeParameter.SLOW_AT, s(60))
        .with(ProbeParameter.SLOW_LASTS, s(60))
        .with(ProbeParameter.LIVENESS_DELAY, s(30))
        .with(ProbeParameter.LIVENESS_PERIOD, s(10))
        .with(ProbeParameter.LIVENESS_FAILURES, 3)
        .with(ProbeParameter.READINESS_PERIOD, s(10));
  }

  /** All three pods get stuck at 40 s; only a restart helps. */
  static Study stall(Study study) {
    return study
        .with(ProbeParameter.PODS, 3)
        .with(ProbeParameter.LIVENESS_FAILURES, 3)
        .with(ProbeParameter.STALL_AT, s(40))
        .with(ProbeParameter.STALL_LASTS, s(600));
  }
}
