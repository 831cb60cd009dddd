package phiscope.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.bench.Bench;
import phiscope.bench.DetectorBench;
import phiscope.bench.FencingBench;
import phiscope.bench.SeedRange;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.SwimBench;
import phiscope.bench.study.StudyWork;
import phiscope.cli.analyze.PolicyChoice;
import phiscope.cli.simulate.FencingOutput;
import phiscope.cli.simulate.FencingSweepOutput;
import phiscope.cli.simulate.RunJson;
import phiscope.cli.simulate.RunOutput;
import phiscope.cli.simulate.RunText;
import phiscope.cli.simulate.StudyOutput;
import phiscope.cli.simulate.SweepOutput;
import phiscope.core.fencing.FencingRun;
import phiscope.core.kernel.Replay;
import phiscope.core.swim.SwimEnding;
import phiscope.core.swim.SwimOutcome;
import phiscope.core.swim.SwimSweep;
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

  @Option(names = "--tape", paramLabel = "TAPE", descriptionKey = "tape")
  private List<String> tapes = new ArrayList<>();

  @Option(names = "--policy", paramLabel = "POLICY", descriptionKey = "policy")
  private List<String> policies = new ArrayList<>();

  private Console console;

  @Override
  public Integer call() {
    console = Console.of(spec);
    Optional<SeedRange> range = seeds == null ? Optional.empty() : range(seeds);
    if (seeds != null && range.isEmpty()) {
      console.complain("simulate.problem.seeds", seeds, SeedRange.MOST);
      return ExitCode.BAD_INPUT;
    }
    if (policies.size() > DetectorBench.MAX_POLICIES) {
      console.complain("analyze.policies", DetectorBench.MAX_POLICIES);
      return ExitCode.BAD_INPUT;
    }
    List<PolicyChoice> choices = policies.stream().map(PolicyChoice::new).toList();
    List<Bench> benches =
        new OneDocument(console).readAll(what, choices, b -> true, "simulate.problem.other");
    if (benches.isEmpty()) {
      return ExitCode.BAD_INPUT;
    }
    if (benches.get(0) instanceof DetectorBench) {
      List<DetectorBench> detectors =
          benches.stream()
              .map(DetectorBench.class::cast)
              .map(bench -> seeded(bench, range))
              .toList();
      return new DetectorRuns(console, format).run(detectors, tapes);
    }
    if (!policies.isEmpty() || !tapes.isEmpty()) {
      console.complain("simulate.problem.noTape", benches.get(0).kind().word());
      return ExitCode.BAD_INPUT;
    }
    return run(benches.get(0), range);
  }

  private static DetectorBench seeded(DetectorBench bench, Optional<SeedRange> range) {
    return range.map(bench.runs()::withSeeds).map(bench::withRuns).orElse(bench);
  }

  private int run(Bench bench, Optional<SeedRange> range) {
    AtomicBoolean stopped = new AtomicBoolean();
    if (bench instanceof StudyBench && range.isPresent()) {
      console.complain("simulate.study.noSeeds");
      return ExitCode.BAD_INPUT;
    }
    try (Interruption interruption = new Interruption(() -> stopped.set(true))) {
      boolean whole = run(bench, range, stopped);
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

  private boolean run(Bench bench, Optional<SeedRange> range, AtomicBoolean stopped) {
    if (bench instanceof StudyBench study) {
      return study(study, stopped);
    }
    return bench instanceof FencingBench fencing
        ? fencing(fencing, range, stopped)
        : swim((SwimBench) bench, range, stopped);
  }

  private boolean study(StudyBench bench, AtomicBoolean stopped) {
    int[] told = {0};
    StudyWork work =
        new StudyWork(
            stopped::get,
            done -> {
              int tenths = (int) (done * TELLINGS);
              if (tenths > told[0] && tenths < TELLINGS) {
                told[0] = tenths;
                console.complain("simulate.study.progress", 100 / TELLINGS * tenths);
              }
            });
    StudyReading reading = StudyReader.read(bench, work);
    if (stopped.get()) {
      console.complain("simulate.study.stopped");
      return false;
    }
    StudyOutput output = new StudyOutput(reading);
    if (format == Format.JSON) {
      StringBuilder json = new StringBuilder();
      output.writeJson(json);
      console.out().append(json);
    } else {
      output.writeText(console.messages(), console.out());
    }
    return true;
  }

  private boolean swim(SwimBench bench, Optional<SeedRange> range, AtomicBoolean stopped) {
    return range.isPresent() ? sweep(bench, range.get(), stopped) : run(bench, stopped);
  }

  private boolean fencing(FencingBench bench, Optional<SeedRange> range, AtomicBoolean stopped) {
    StringBuilder json = new StringBuilder();
    if (range.isPresent()) {
      int all = range.get().count();
      int every = Math.max(1, all / TELLINGS);
      FencingSweepOutput sweep =
          FencingSweepOutput.of(bench, range.get(), stopped::get, done -> tell(done, all, every));
      if (format == Format.JSON) {
        sweep.writeJson(json);
      } else {
        sweep.writeText(console.messages(), console.out());
      }
      console.out().append(json);
      return sweep.isWhole();
    }
    FencingRun run = FencingRun.of(bench.scenario(), FencingBench.MAX_FRAMES, stopped::get);
    FencingOutput output = FencingOutput.of(bench, run);
    if (format == Format.JSON) {
      output.writeJson(json);
    } else {
      output.writeText(console.messages(), console.out());
    }
    console.out().append(json);
    return run.end() != Replay.End.CANCELLED;
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
