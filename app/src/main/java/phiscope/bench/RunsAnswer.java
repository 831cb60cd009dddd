package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.core.detector.runs.ManyRunsSettings;
import phiscope.core.kernel.Workers;

/**
 * Many runs of tapes like each of several.
 *
 * @param asked what was asked
 * @param tapes what was found for each that was begun, in the order of the questions
 * @param isWhole whether all runs were made that could be
 */
public record RunsAnswer(List<RunsQuestion> asked, List<TapeRuns> tapes, boolean isWhole) {
  public RunsAnswer {
    asked = List.copyOf(asked);
    tapes = List.copyOf(tapes);
  }

  /**
   * Answers the questions one after the other; what cannot be run is left out.
   *
   * @param cancelled asked often; once it says so, the runs that were done by then are the answer.
   *     Called by several threads
   * @param progress called by the caller's thread with how many runs are done in all
   */
  public static RunsAnswer of(
      List<RunsQuestion> asked, Workers workers, BooleanSupplier cancelled, IntConsumer progress) {
    List<TapeRuns> found = new ArrayList<>();
    int[] before = {0};
    boolean whole = true;
    for (RunsQuestion question : asked) {
      Optional<ManyRunsSettings> settings = question.settings();
      if (settings.isPresent()) {
        ManyRuns runs =
            ManyRuns.of(
                settings.get(), workers, cancelled, done -> progress.accept(before[0] + done));
        before[0] += runs.runs();
        whole &= runs.isWhole();
        if (runs.runs() > 0) {
          found.add(new TapeRuns(question, runs));
        }
      }
    }
    return new RunsAnswer(asked, found, whole);
  }

  /** How many runs all questions that can be answered ask for. */
  public static long runs(List<RunsQuestion> asked) {
    return asked.stream()
        .filter(RunsQuestion::isPossible)
        .mapToLong(question -> question.plan().seeds().count())
        .sum();
  }

  /** How many detectors there are in all. */
  public int detectors() {
    return tapes.stream().mapToInt(each -> each.runs().detectors().size()).sum();
  }
}
