package phiscope.figure.study;

import java.util.Arrays;
import java.util.List;
import phiscope.bench.study.StudyKind;
import phiscope.figure.FigureId;

/** The figures of studies; the id names files and views. */
public enum StudyFigureKind implements FigureId {
  /** The score of the detector with its states, over time, with the frames below. */
  STREAM_SCORE("study-stream-score", StudyKind.STREAM),
  /** Every variant of the article on the same frames, one below the other. */
  STREAM_VARIANTS("study-stream-variants", StudyKind.STREAM),
  /** Detection times of each form of heartbeat, from the shortest to the longest. */
  TIMEOUT_RANGES("study-timeout-ranges", StudyKind.TIMEOUT);

  private final String id;
  private final StudyKind study;

  StudyFigureKind(String id, StudyKind study) {
    this.id = id;
    this.study = study;
  }

  @Override
  public String id() {
    return id;
  }

  /** The study that it is of. */
  public StudyKind study() {
    return study;
  }

  /** The figures of a study, the most important first. */
  public static List<StudyFigureKind> of(StudyKind study) {
    return Arrays.stream(values()).filter(kind -> kind.study == study).toList();
  }
}
