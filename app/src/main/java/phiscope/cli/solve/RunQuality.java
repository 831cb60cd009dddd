package phiscope.cli.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The quality of service of a run (Chen, Toueg and Aguilera, "On the quality of service of failure
 * detectors", 2002).
 *
 * @param detectionTime from the crash to the final suspicion, 0 if that began before
 * @param mistakes suspicions of a live process, cut where it crashed or observation ended
 * @param observedAliveTime from the start of observation to the crash or the horizon
 * @param queryAccuracy the share of that time without a mistake, if there is such a time
 */
record RunQuality(
    Optional<TimePoint> detectionTime,
    List<Mistake> mistakes,
    TimePoint observedAliveTime,
    Optional<TimePoint> queryAccuracy) {
  /** A suspicion of a live process. */
  record Mistake(TimePoint from, TimePoint to) {}

  static RunQuality of(ObservedRun run, Optional<TimePoint> crash, TimePoint horizon) {
    TimePoint end = crash.map(at -> TimePoint.earlier(at, horizon)).orElse(horizon);
    List<Mistake> mistakes = mistakes(run.transitions(), end, horizon);
    TimePoint observed =
        run.start()
            .map(start -> TimePoint.later(end.minus(start), TimePoint.ZERO))
            .orElse(TimePoint.ZERO);
    Optional<TimePoint> detection =
        crash.flatMap(
            at ->
                run.finalSuspicion()
                    .map(begin -> TimePoint.later(begin.minus(at), TimePoint.ZERO)));
    return new RunQuality(detection, mistakes, observed, accuracy(mistakes, observed));
  }

  private static List<Mistake> mistakes(
      List<ObservedRun.Transition> transitions, TimePoint end, TimePoint horizon) {
    List<Mistake> mistakes = new ArrayList<>();
    for (int i = 0; i < transitions.size(); i += 2) {
      TimePoint from = transitions.get(i).at();
      TimePoint to = i + 1 < transitions.size() ? transitions.get(i + 1).at() : horizon;
      if (from.isBefore(end)) {
        mistakes.add(new Mistake(from, TimePoint.earlier(to, end)));
      }
    }
    return mistakes;
  }

  private static Optional<TimePoint> accuracy(List<Mistake> mistakes, TimePoint observed) {
    if (!TimePoint.ZERO.isBefore(observed)) {
      return Optional.empty();
    }
    TimePoint right = observed;
    for (Mistake mistake : mistakes) {
      right = right.minus(mistake.to().minus(mistake.from()));
    }
    return Optional.of(right.dividedBy(observed));
  }
}
