package phiscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import phiscope.bench.Bench;
import phiscope.bench.FencingBench;
import phiscope.bench.Parameter;
import phiscope.bench.json.BenchJson;
import phiscope.bench.search.SearchThreads;
import phiscope.cli.explore.Found;
import phiscope.cli.explore.SpaceOptions;
import phiscope.cli.explore.TableOutput;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.search.FencingSearchModel;
import phiscope.core.fencing.search.ProtectionTable;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.text.fencing.FencingNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code phiscope explore SCENARIO.json}: searches all interleavings under the protections of a
 * document for the shortest schedule that breaks an invariant. The exit code is 1 where one is
 * broken, or not all of the space was searched.
 */
@Command(name = "explore", mixinStandardHelpOptions = true)
public final class ExploreCommand implements Callable<Integer> {
  /** How findings are printed. */
  enum Format {
    TEXT,
    JSON
  }

  private static final Map<String, Invariant> INVARIANTS = invariants();
  private static final int ROWS = WriteProtections.combinations().size();
  private static final long PROGRESS_NANOS = 500_000_000;
  private static final int MOST_THREADS = 256;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "SCENARIO", descriptionKey = "SCENARIO", arity = "0..1")
  private String what;

  @Option(names = "--invariant", paramLabel = "NAME", descriptionKey = "invariant")
  private List<String> names = List.of();

  @Option(names = "--depth", paramLabel = "N", descriptionKey = "depth")
  private int depth = Integer.MAX_VALUE;

  @Option(names = "--states", paramLabel = "N", descriptionKey = "states")
  private long states = ExplorerBounds.MOST_STATES;

  @Option(names = "--time", paramLabel = "TICKS", descriptionKey = "time")
  private long time = Long.MAX_VALUE;

  @Mixin private SpaceOptions size = new SpaceOptions();

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private int threads;

  @Option(names = "--progress", descriptionKey = "progress")
  private boolean progress;

  @Option(names = "--table", descriptionKey = "table")
  private boolean table;

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "out")
  private Path out;

  @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format")
  private Format format = Format.TEXT;

  private final AtomicBoolean stopped = new AtomicBoolean();
  private Console console;
  private long toldAt = System.nanoTime() - PROGRESS_NANOS;

  private static Map<String, Invariant> invariants() {
    Map<String, Invariant> words = new LinkedHashMap<>();
    for (Invariant invariant : Invariant.values()) {
      words.put(Parameter.word(invariant), invariant);
    }
    return words;
  }

  @Override
  public Integer call() {
    console = Console.of(spec);
    Optional<List<Invariant>> asked = asked();
    if (asked.isEmpty() || !areBoundsRight()) {
      return ExitCode.BAD_INPUT;
    }
    if (what == null && !table && !size.namesProtections()) {
      console.complain("explore.problem.nothing");
      return ExitCode.BAD_INPUT;
    }
    Optional<SearchSpace> space = space();
    if (space.isEmpty()) {
      return ExitCode.BAD_INPUT;
    }
    try (Interruption interruption = new Interruption(() -> stopped.set(true))) {
      int code = table ? table(space.get()) : search(space.get(), asked.get());
      console.out().flush();
      interruption.done(code);
      return code;
    }
  }

  private Optional<List<Invariant>> asked() {
    if (names.isEmpty()) {
      return Optional.of(Invariant.of(Invariant.WRITE_BITS));
    }
    List<Invariant> asked = new ArrayList<>();
    for (String name : names) {
      Invariant invariant = INVARIANTS.get(name);
      if (invariant == null) {
        console.complain("explore.problem.invariant", name, String.join(", ", INVARIANTS.keySet()));
        return Optional.empty();
      }
      asked.add(invariant);
    }
    return Optional.of(asked);
  }

  private boolean areBoundsRight() {
    boolean right = isWithin("--depth", depth, 0, Integer.MAX_VALUE);
    right &= isWithin("--states", states, 1, ExplorerBounds.MOST_STATES);
    right &= isWithin("--time", time, 0, Long.MAX_VALUE);
    return right & (threads == 0 || isWithin("--threads", threads, 1, MOST_THREADS));
  }

  private boolean isWithin(String name, long value, long least, long most) {
    boolean within = value >= least && value <= most;
    if (!within) {
      console.complain("explore.problem.range", name, least, most, value);
    }
    return within;
  }

  /** What the document and the options say together; empty once every problem is told. */
  private Optional<SearchSpace> space() {
    if (what == null) {
      return size.space(Optional.empty(), console);
    }
    Optional<Bench> bench =
        new OneDocument(console)
            .read(what, FencingBench.class::isInstance, "explore.problem.other");
    return bench.flatMap(
        found -> size.space(Optional.of(((FencingBench) found).scenario()), console));
  }

  private SearchThreads threads() {
    return threads == 0 ? SearchThreads.ofAllProcessors() : SearchThreads.of(threads);
  }

  private int search(SearchSpace space, List<Invariant> asked) {
    int bits = asked.stream().mapToInt(Invariant::bit).reduce(0, (one, other) -> one | other);
    try (SearchThreads workers = threads()) {
      Exploration exploration =
          Explorer.explore(
              new FencingSearchModel(space),
              bits,
              new ExplorerBounds(depth, states, time),
              workers,
              (at, found, waiting) -> tell("explore.progress", at, found),
              stopped::get);
      Found found = new Found(space, asked, exploration);
      if (format == Format.JSON) {
        StringBuilder json = new StringBuilder();
        found.writeJson(console.messages(), json);
        console.out().append(json);
      } else {
        found.writeText(console.messages(), console.out());
      }
      boolean written = writeCounterexample(found);
      // "None within a bound" is no proof: only the whole of the space is.
      boolean sound = found.broken().isEmpty() && exploration.end() == Exploration.End.EXHAUSTED;
      return written ? sound ? ExitCode.DONE : ExitCode.FAILED : ExitCode.BAD_INPUT;
    }
  }

  private boolean writeCounterexample(Found found) {
    if (out == null) {
      return true;
    }
    Optional<Invariant> broken = found.soonestBroken();
    if (broken.isEmpty()) {
      console.complain("explore.out.none", out);
      return true;
    }
    try {
      Files.writeString(out, BenchJson.write(found.document(broken.get(), console.messages())));
      String law = new FencingNames(console.messages()).invariant(broken.get());
      int actions = found.actions(broken.get());
      int all = found.broken().size();
      if (all == 1) {
        console.complain("explore.out", out, law, actions);
      } else {
        console.complain("explore.out.shortest", out, law, actions, all);
      }
      return true;
    } catch (IOException failure) {
      console.complain("explore.problem.out", out);
      return false;
    }
  }

  private int table(SearchSpace space) {
    AtomicInteger done = new AtomicInteger();
    AtomicLong states = new AtomicLong();
    try (SearchThreads workers = threads()) {
      TableOutput output =
          new TableOutput(
              ProtectionTable.of(
                  space,
                  workers,
                  ofOneWorker -> done.incrementAndGet(),
                  more -> tell("explore.progress.table", done.get(), ROWS, states.addAndGet(more)),
                  stopped::get));
      if (format == Format.JSON) {
        StringBuilder json = new StringBuilder();
        output.writeJson(json);
        console.out().append(json);
      } else {
        output.writeText(console.messages(), console.out());
      }
      return output.isWhole() ? ExitCode.DONE : ExitCode.FAILED;
    }
  }

  /** Somebody at a terminal wants to know, and who asks for it. */
  private synchronized void tell(String key, Object... numbers) {
    long now = System.nanoTime();
    if ((progress || System.console() != null) && now - toldAt > PROGRESS_NANOS) {
      toldAt = now;
      console.complain(key, numbers);
    }
  }
}
