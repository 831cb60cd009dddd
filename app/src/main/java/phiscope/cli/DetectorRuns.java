package phiscope.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import phiscope.bench.DetectorBench;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.search.SearchThreads;
import phiscope.cli.simulate.ManyRunsOutput;
import phiscope.text.TapeNames;

/**
 * The detectors of a document, or of the streams of a data file, over the seeds of the plan: on
 * tapes like each of its own, or like those that are asked for.
 *
 * @param console where it is told
 * @param format how it is printed
 */
record DetectorRuns(Console console, SimulateCommand.Format format) {
  /** Progress is told so many times. */
  private static final int TELLINGS = 10;

  /**
   * Runs them.
   *
   * @param benches one document, or one a stream
   * @param tapes names or places of tapes, from 1; none for all
   * @return the exit code
   */
  int run(List<DetectorBench> benches, List<String> tapes) {
    List<RunsQuestion> questions = RunsQuestion.ofAll(benches);
    List<RunsQuestion> wanted = tapes.isEmpty() ? questions : chosen(questions, tapes);
    if (wanted.isEmpty()) {
      return ExitCode.BAD_INPUT;
    }
    List<RunsQuestion> possible = new ArrayList<>();
    for (RunsQuestion question : wanted) {
      if (question.settings().isPresent()) {
        possible.add(question);
      } else {
        console.complain("simulate.problem.nothing", TapeNames.of(console.messages(), question));
      }
    }
    return possible.isEmpty() ? ExitCode.BAD_INPUT : run(benches.get(0).title(), possible);
  }

  private int run(String title, List<RunsQuestion> questions) {
    AtomicBoolean stopped = new AtomicBoolean();
    try (Interruption interruption = new Interruption(() -> stopped.set(true));
        SearchThreads threads = SearchThreads.ofAllProcessors()) {
      long all = RunsAnswer.runs(questions);
      long[] told = {0};
      RunsAnswer answer =
          RunsAnswer.of(questions, threads, stopped::get, done -> tell(done, all, told));
      ManyRunsOutput output = new ManyRunsOutput(title, answer);
      if (format == SimulateCommand.Format.JSON) {
        StringBuilder json = new StringBuilder();
        output.writeJson(json);
        console.out().append(json);
      } else {
        output.writeText(console.messages(), console.out());
      }
      console.out().flush();
      int code = answer.isWhole() ? ExitCode.DONE : ExitCode.FAILED;
      interruption.done(code);
      return code;
    }
  }

  /** Tells at every tenth of all, since runs are done several at once. */
  private void tell(long done, long all, long[] told) {
    long tenth = done * TELLINGS / all;
    if (tenth > told[0] && done < all) {
      told[0] = tenth;
      console.complain("simulate.progress", done, all);
    }
  }

  /** Those that are named, in the order of the document; none once an unknown one is told. */
  private List<RunsQuestion> chosen(List<RunsQuestion> questions, List<String> tapes) {
    boolean[] wanted = new boolean[questions.size()];
    boolean known = true;
    for (String tape : tapes) {
      int index = index(questions, tape);
      if (index < 0) {
        console.complain("simulate.problem.tape", tape, names(questions));
        known = false;
      } else {
        wanted[index] = true;
      }
    }
    List<RunsQuestion> chosen = new ArrayList<>();
    for (int i = 0; known && i < wanted.length; i++) {
      if (wanted[i]) {
        chosen.add(questions.get(i));
      }
    }
    return chosen;
  }

  /** By its name, else by its place; -1 where there is none. */
  private static int index(List<RunsQuestion> questions, String tape) {
    for (int i = 0; i < questions.size(); i++) {
      if (questions.get(i).tape().name().equals(tape)) {
        return i;
      }
    }
    for (int i = 0; i < questions.size(); i++) {
      if (tape.equals(String.valueOf(i + 1))) {
        return i;
      }
    }
    return -1;
  }

  private String names(List<RunsQuestion> questions) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      names.add(
          console
              .messages()
              .get("simulate.tape", i + 1, TapeNames.of(console.messages(), questions.get(i))));
    }
    return String.join(console.messages().get("list.separator"), names);
  }
}
