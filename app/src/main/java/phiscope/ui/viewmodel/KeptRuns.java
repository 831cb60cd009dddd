package phiscope.ui.viewmodel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.TapeRuns;

/**
 * The runs that were made last, also those of a document that has changed since: what is shown for
 * it again after an undo. A stopped attempt takes nothing away from an earlier one.
 *
 * @param answers the newest first
 */
record KeptRuns(List<RunsAnswer> answers) {
  static final KeptRuns NONE = new KeptRuns(List.of());

  /** Each may hold millions of numbers. */
  private static final int MOST = 3;

  KeptRuns {
    answers = List.copyOf(answers);
  }

  /** With another answer; of too many the oldest goes. */
  KeptRuns with(RunsAnswer answer) {
    List<RunsAnswer> all = new ArrayList<>(List.of(answer));
    all.addAll(answers);
    return new KeptRuns(all.subList(0, Math.min(MOST, all.size())));
  }

  /** Of each question the most runs there are, in the order of the questions. */
  List<TapeRuns> of(List<RunsQuestion> questions) {
    return questions.stream()
        .flatMap(
            question ->
                answers.stream()
                    .flatMap(answer -> answer.tapes().stream())
                    .filter(runs -> runs.question().equals(question))
                    .max(Comparator.comparingInt(runs -> runs.runs().runs()))
                    .stream())
        .toList();
  }
}
