package phiscope.cli;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import phiscope.bench.DetectorBench;
import phiscope.bench.Problem;
import phiscope.cli.analyze.AnalysisOutput;
import phiscope.cli.analyze.PolicyChoice;
import phiscope.cli.analyze.Source;
import phiscope.cli.analyze.SourceReader;
import phiscope.text.ProblemSentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code phiscope analyze FILE}: windows, phi, crossings and quality of service of a document or a
 * data file, under its own policies or others.
 */
@Command(name = "analyze", mixinStandardHelpOptions = true)
public final class AnalyzeCommand implements Callable<Integer> {
  /** How an analysis is printed. */
  enum Format {
    TEXT,
    JSON
  }

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", descriptionKey = "FILE")
  private String what;

  @Option(names = "--policy", paramLabel = "POLICY", descriptionKey = "policy")
  private List<String> policies = new ArrayList<>();

  @Option(names = "--at", paramLabel = "TIME", descriptionKey = "at")
  private List<String> times = new ArrayList<>();

  @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format")
  private Format format = Format.TEXT;

  @Override
  public Integer call() {
    Console console = Console.of(spec);
    List<PolicyChoice> choices = policies.stream().map(PolicyChoice::new).toList();
    if (choices.size() > DetectorBench.MAX_POLICIES) {
      console.complain("analyze.policies", DetectorBench.MAX_POLICIES);
      return ExitCode.BAD_INPUT;
    }
    Source source = new SourceReader(console.messages(), choices).read(what);
    if (source instanceof Source.Wrong wrong) {
      complain(wrong.problems(), console);
      return ExitCode.BAD_INPUT;
    }
    if (!(source instanceof Source.Benches benches)) {
      complain(List.of(Problem.of(what, "analyze.lesson")), console);
      return ExitCode.BAD_INPUT;
    }
    benches.remarks().forEach(console.err()::println);
    console.err().flush();
    AnalysisOutput output = new AnalysisOutput();
    List<Problem> problems = new ArrayList<>();
    for (Source.Named bench : benches.benches()) {
      if (bench.bench() instanceof DetectorBench detector) {
        DetectorBench fine = AnalysisOutput.fineEnough(detector, times);
        output.add(bench.name(), fine, ticks(fine, problems));
      } else {
        problems.add(Problem.of(what, "analyze.otherBench", bench.bench().kind().word()));
      }
    }
    if (!problems.isEmpty()) {
      complain(problems.stream().distinct().toList(), console);
      return ExitCode.BAD_INPUT;
    }
    if (format == Format.JSON) {
      output.writeJson(console.out());
    } else {
      output.writeText(console.messages(), console.out());
    }
    console.out().flush();
    return ExitCode.DONE;
  }

  private List<Long> ticks(DetectorBench bench, List<Problem> problems) {
    List<Long> ticks = new ArrayList<>();
    for (String time : times) {
      AnalysisOutput.tick(time, bench.scale())
          .ifPresentOrElse(
              ticks::add,
              () ->
                  problems.add(
                      Problem.of("--at", "analyze.at", time, least(bench).toPlainString())));
    }
    return ticks;
  }

  private static BigDecimal least(DetectorBench bench) {
    return bench.scale().toTime(1);
  }

  private static void complain(List<Problem> problems, Console console) {
    for (Problem problem : problems) {
      console.err().println(ProblemSentence.line(problem, console.messages()));
    }
    console.err().flush();
  }
}
