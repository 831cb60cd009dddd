package phiscope.bench;

import phiscope.core.detector.runs.ManyRuns;
import phiscope.core.trace.TickScale;

/**
 * Many runs of tapes like one of a document.
 *
 * @param question what was asked
 * @param runs what was found
 */
public record TapeRuns(RunsQuestion question, ManyRuns runs) {
  /** The same runs for a question that they are the runs of too, such as after a new name. */
  public TapeRuns as(RunsQuestion same) {
    return same.equals(question) ? this : new TapeRuns(same, runs);
  }

  /** How ticks are read as times. */
  public TickScale scale() {
    return question.scale();
  }

  /** The ticks of a day, or of 1,000 units of time where these have no name. */
  public double period() {
    return RunsQuestion.period(scale());
  }
}
