package phiscope.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import phiscope.bench.Bench;
import phiscope.bench.Problem;
import phiscope.cli.analyze.PolicyChoice;
import phiscope.cli.analyze.Source;
import phiscope.cli.analyze.SourceReader;
import phiscope.text.ProblemSentence;

/** Reads the one document that a command is about. */
final class OneDocument {
  private final Console console;

  OneDocument(Console console) {
    this.console = console;
  }

  /**
   * The document of a file; empty once its problems are told.
   *
   * @param isWanted whether the command can do something with it
   * @param otherwise the key of the problem if it cannot
   */
  Optional<Bench> read(String file, Predicate<Bench> isWanted, String otherwise) {
    return readAll(file, List.of(), isWanted, otherwise).stream().findFirst();
  }

  /**
   * The document of a file, or one for each stream of a data file; none once its problems are told.
   *
   * @param policies in place of those of a detector bench; none for its own
   * @param isWanted whether the command can do something with one
   * @param otherwise the key of the problem if it cannot
   */
  List<Bench> readAll(
      String file, List<PolicyChoice> policies, Predicate<Bench> isWanted, String otherwise) {
    Source source = new SourceReader(console.messages(), policies).read(file);
    if (source instanceof Source.Wrong wrong && !isAboutData(wrong)) {
      wrong.problems().stream().distinct().forEach(this::complain);
      return List.of();
    }
    if (source instanceof Source.Benches benches) {
      List<Bench> wanted =
          benches.benches().stream().map(Source.Named::bench).filter(isWanted).toList();
      if (!wanted.isEmpty()) {
        benches.remarks().forEach(console.err()::println);
        console.err().flush();
        return wanted;
      }
    }
    // The file as a whole is another one than was asked for.
    complain(Problem.at(file, 1, 1, otherwise));
    return List.of();
  }

  /**
   * Whether it is no document at all, and not even data: what is wrong with it as data is no help.
   */
  private static boolean isAboutData(Source.Wrong wrong) {
    return wrong.problems().stream()
        .allMatch(
            problem ->
                problem.key().equals("source.nothing")
                    || problem.key().equals("source.noDocument")
                    || problem.key().startsWith("dataset."));
  }

  private void complain(Problem problem) {
    console.err().println(ProblemSentence.line(problem, console.messages()));
    console.err().flush();
  }
}
