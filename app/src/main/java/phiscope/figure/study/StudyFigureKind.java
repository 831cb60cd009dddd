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
  /** The estimate of the interval, every interval, and the expected arrival. */
  STREAM_ESTIMATE("study-stream-estimate", StudyKind.STREAM),
  /** Stream health and heartbeat together: what is done when. */
  STREAM_CONFIRMATION("study-stream-confirmation", StudyKind.STREAM),
  /** Detection times of many faults as histograms, one row a detector. */
  INJECTION_HISTOGRAM("study-injection-histogram", StudyKind.INJECTION),
  /** Which share of the faults is detected by when. */
  INJECTION_QUANTILES("study-injection-quantiles", StudyKind.INJECTION),
  /** What the detection time consists of. */
  INJECTION_PHASES("study-injection-phases", StudyKind.INJECTION),
  /** Layers with their members, as an eviction spreads. */
  CASCADE_LAYERS("study-cascade-layers", StudyKind.CASCADE),
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
