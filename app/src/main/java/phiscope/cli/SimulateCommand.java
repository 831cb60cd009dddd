package phiscope.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.bench.Bench;
import phiscope.bench.Problem;
import phiscope.bench.SeedRange;
import phiscope.bench.SwimBench;
import phiscope.cli.analyze.Source;
import phiscope.cli.analyze.SourceReader;
import phiscope.cli.simulate.RunJson;
import phiscope.cli.simulate.RunOutput;
import phiscope.cli.simulate.RunText;
import phiscope.cli.simulate.SweepOutput;
import phiscope.core.kernel.Replay;
import phiscope.core.swim.SwimEnding;
import phiscope.core.swim.SwimOutcome;
import phiscope.core.swim.SwimSweep;
import phiscope.text.ProblemSentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code phiscope simulate SCENARIO.json}: runs the branch that a document shows to its end, or
 * with {@code --seeds a..b} once for each seed. Ctrl+C ends it early; what was run by then is
 * printed.
 */
@Command(name = "simulate", mixinStandardHelpOptions = true)
public final class SimulateCommand implements Callable<Integer> {
  /** How runs are printed. */
  enum Format {
    TEXT,
    JSON
  }

  private static final Pattern SEEDS = Pattern.compile("([0-9]{1,18})\\.\\.([0-9]{1,18})");

  /** Progress is told so many times. */
  private static final int TELLINGS = 10;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "SCENARIO", descriptionKey = "SCENARIO")
  private String what;

  @Option(names = "--seeds", paramLabel = "A..B", descriptionKey = "seeds")
  private String seeds;

  @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format")
  private Format format = Format.TEXT;

  private Console console;

  @Override
  public Integer call() {
    console = Console.of(spec);
    Optional<SeedRange> range = seeds == null ? Optional.empty() : range(seeds);
    if (seeds != null && range.isEmpty()) {
      console.complain("simulate.problem.seeds", seeds, SeedRange.MOST);
      return ExitCode.BAD_INPUT;
    }
    Optional<SwimBench> bench = document();
    if (bench.isEmpty()) {
      return ExitCode.BAD_INPUT;
    }
    AtomicBoolean stopped = new AtomicBoolean();
    try (Interruption interruption = new Interruption(() -> stopped.set(true))) {
      boolean whole =
          range.isPresent() ? sweep(bench.get(), range.get(), stopped) : run(bench.get(), stopped);
      console.out().flush();
      int code = whole ? ExitCode.DONE : ExitCode.FAILED;
      interruption.done(code);
      return code;
    }
  }

  private static Optional<SeedRange> range(String text) {
    Matcher form = SEEDS.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    long from = Long.parseLong(form.group(1));
    long count = Long.parseLong(form.group(2)) - from + 1;
    return count < 1 || count > SeedRange.MOST
        ? Optional.empty()
        : Optional.of(new SeedRange(from, (int) count));
  }

  private Optional<SwimBench> document() {
    Source source = new SourceReader(console.messages(), List.of()).read(what);
    if (source instanceof Source.Wrong wrong) {
      wrong.problems().forEach(this::complain);
      return Optional.empty();
    }
    if (source instanceof Source.Benches benches) {
      Bench bench = benches.benches().get(0).bench();
      if (bench instanceof SwimBench swim) {
        return Optional.of(swim);
      }
    }
    complain(Problem.of(what, "simulate.problem.other"));
    return Optional.empty();
  }

  private void complain(Problem problem) {
    console.err().println(ProblemSentence.line(problem, console.messages()));
    console.err().flush();
  }

  /** Nothing is kept but the last frame, so that a run may be as long as it likes. */
  private boolean run(SwimBench bench, AtomicBoolean stopped) {
    RunOutput output =
        format == Format.JSON
            ? new RunJson(console.out())
            : new RunText(console.messages(), console.out());
    output.begin(bench);
    SwimEnding ending = SwimSweep.follow(bench.scenario(), output::frame, stopped::get);
    output.end(ending);
    return ending.why() != Replay.End.CANCELLED;
  }

  private boolean sweep(SwimBench bench, SeedRange range, AtomicBoolean stopped) {
    int every = Math.max(1, range.count() / TELLINGS);
    List<SwimOutcome> outcomes =
        SwimSweep.runs(
            bench.scenario(),
            range.from(),
            range.seed(range.count() - 1),
            SwimSweep.toTheHorizon(),
            stopped::get,
            done -> tell(done, range.count(), every));
    SweepOutput output = new SweepOutput(bench, range, outcomes);
    if (format == Format.JSON) {
      StringBuilder text = new StringBuilder();
      output.writeJson(text);
      console.out().append(text);
    } else {
      output.writeText(console.messages(), console.out());
    }
    return outcomes.size() == range.count();
  }

  private void tell(int done, int all, int every) {
    if (done % every == 0 && done < all) {
      console.complain("simulate.progress", done, all);
    }
  }
}
