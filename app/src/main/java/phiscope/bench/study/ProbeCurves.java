package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.probe.SpeedCurve;
import phiscope.core.probe.SpeedCurve.Point;

/** The curves of a study of probes: as they are drawn, or as the settings give them. */
public final class ProbeCurves {
  private ProbeCurves() {}

  /** How fast the application is, by the time since its container started. */
  static SpeedCurve startUp(Study study) {
    return drawn(study, MarkKind.PROGRESS)
        .orElse(SpeedCurve.startingIn(study.get(ProbeParameter.START)));
  }

  /** How fast its dependency is, by the clock. */
  static SpeedCurve dependency(Study study) {
    return drawn(study, MarkKind.DEPENDENCY).orElse(slowed(study));
  }

  private static SpeedCurve slowed(Study study) {
    long at = study.get(ProbeParameter.SLOW_AT);
    long lasts = study.get(ProbeParameter.SLOW_LASTS);
    return lasts == 0
        ? SpeedCurve.ALWAYS_FULL
        : SpeedCurve.slowed(at, at + lasts, study.get(ProbeParameter.SLOW_SPEED));
  }

  /** The curve of marks of a kind; of some at the same time the last; empty where there is none. */
  private static Optional<SpeedCurve> drawn(Study study, MarkKind kind) {
    List<Point> points = new ArrayList<>();
    for (StudyMark mark : study.marks()) {
      if (mark.kind() == kind) {
        int last = points.size() - 1;
        if (last >= 0 && points.get(last).at() == mark.at()) {
          points.remove(last);
        }
        points.add(new Point(mark.at(), mark.value()));
      }
    }
    return points.isEmpty() ? Optional.empty() : Optional.of(new SpeedCurve(points));
  }

  /** Whether a curve is drawn, and not as the settings give it. */
  static boolean isDrawn(Study study, MarkKind kind) {
    return study.marks().stream().anyMatch(mark -> mark.kind() == kind);
  }

  /** All points of both curves as marks, so that they can be moved whether drawn or not. */
  public static List<StudyMark> marks(Study study) {
    List<StudyMark> marks = new ArrayList<>(study.marks());
    if (drawn(study, MarkKind.PROGRESS).isEmpty()) {
      add(marks, startUp(study), MarkKind.PROGRESS);
    }
    if (drawn(study, MarkKind.DEPENDENCY).isEmpty()
        && !dependency(study).equals(SpeedCurve.ALWAYS_FULL)) {
      add(marks, dependency(study), MarkKind.DEPENDENCY);
    }
    return study.withMarks(marks).marks();
  }

  private static void add(List<StudyMark> marks, SpeedCurve curve, MarkKind kind) {
    for (Point point : curve.points()) {
      marks.add(StudyMark.bounded(point.at(), kind, point.speed()));
    }
  }
}
