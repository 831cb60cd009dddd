package phiscope.ui.viewmodel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.TapeRuns;

/**
 * The runs that were made last, also those of a document that has changed since: what is shown for
 * it again after an undo. A stopped attempt takes nothing away from an earlier one.
 *
 * @param answers the newest first
 * @param ofDocument how many of them, the newest, are of the document that is open
 */
record KeptRuns(List<RunsAnswer> answers, int ofDocument) {
  static final KeptRuns NONE = new KeptRuns(List.of(), 0);

  /** Each may hold millions of numbers. */
  private static final int MOST = 3;

  KeptRuns {
    answers = List.copyOf(answers);
  }

  /** With another answer; of too many the oldest goes. */
  KeptRuns with(RunsAnswer answer) {
    List<RunsAnswer> all = new ArrayList<>(List.of(answer));
    all.addAll(answers);
    return new KeptRuns(all.subList(0, Math.min(MOST, all.size())), Math.min(MOST, ofDocument + 1));
  }

  /** With an answer for a document that is no longer open, kept as if it had come before. */
  KeptRuns withOfAnotherDocument(RunsAnswer answer) {
    List<RunsAnswer> all = new ArrayList<>(answers);
    all.add(ofDocument, answer);
    return new KeptRuns(all.subList(0, Math.min(MOST, all.size())), ofDocument);
  }

  /** The same for another document: of these only what it asks for itself is shown. */
  KeptRuns ofAnotherDocument() {
    return new KeptRuns(answers, 0);
  }

  /**
   * Of each question the most runs there are, in the order of the questions; where there are none,
   * the newest of an earlier plan, which have that plan in their own question.
   */
  List<TapeRuns> of(List<RunsQuestion> questions) {
    return questions.stream()
        .flatMap(question -> own(question).or(() -> earlier(question)).stream())
        .toList();
  }

  private Stream<TapeRuns> all() {
    return answers.stream().flatMap(answer -> answer.tapes().stream());
  }

  private Optional<TapeRuns> own(RunsQuestion question) {
    return all()
        .filter(runs -> question.hasRunsOf(runs.question()))
        .max(Comparator.comparingInt(runs -> runs.runs().runs()))
        .map(runs -> runs.as(question));
  }

  private Optional<TapeRuns> earlier(RunsQuestion question) {
    return answers.subList(0, ofDocument).stream()
        .flatMap(answer -> answer.tapes().stream())
        .filter(runs -> question.differsInPlanOnly(runs.question()))
        .findFirst()
        .map(runs -> runs.as(question.withPlanOf(runs.question())));
  }
}
