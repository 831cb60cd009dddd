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
  TIMEOUT_RANGES("study-timeout-ranges", StudyKind.TIMEOUT),
  /** Mistakes a day of each form, in decades. */
  TIMEOUT_MISTAKES("study-timeout-mistakes", StudyKind.TIMEOUT),
  /** The table of S000 beside what is right, row by row. */
  TIMEOUT_TABLE("study-timeout-table", StudyKind.TIMEOUT),
  /** The pods of a service over time. */
  PROBE_PODS("study-probe-pods", StudyKind.PROBE),
  /** The start-up curve with the probes that fall on it. */
  PROBE_CURVES("study-probe-curves", StudyKind.PROBE),
  /** Messages against members, in decades. */
  COST_CURVES("study-cost-curves", StudyKind.COST),
  /** What one failure does to a ring. */
  COST_RING("study-cost-ring", StudyKind.COST),
  /** When each method gives its verdict on the fault. */
  METHODS_FAULT("study-methods-fault", StudyKind.METHODS),
  /** All faults by all methods. */
  METHODS_TABLE("study-methods-table", StudyKind.METHODS),
  /** The attempts of a chain of calls. */
  BUDGET_CHAIN("study-budget-chain", StudyKind.BUDGET),
  /** Attempts in each slot. */
  STORM_LOAD("study-storm-load", StudyKind.STORM),
  /** The same under each jitter. */
  STORM_JITTERS("study-storm-jitters", StudyKind.STORM),
  /** Who takes traffic, over time. */
  ISOLATION_NODES("study-isolation-nodes", StudyKind.ISOLATION),
  /** The longest wait in a pool, over time. */
  ISOLATION_WAIT("study-isolation-wait", StudyKind.ISOLATION);

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
