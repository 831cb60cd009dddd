package phiscope.cli;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import phiscope.dataset.capture.BeatPlan;
import phiscope.dataset.capture.HeartbeatDatagram;
import phiscope.dataset.capture.HeartbeatSender;
import phiscope.dataset.capture.Jitter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code phiscope beat}: sends heartbeats by UDP. */
@Command(name = "beat", mixinStandardHelpOptions = true)
public final class BeatCommand implements Callable<Integer> {
  private static final Duration SHORTEST = Duration.ofNanos(1000);

  @Spec private CommandSpec spec;

  @Option(
      names = "--to",
      paramLabel = "HOST:PORT",
      descriptionKey = "to",
      required = true,
      converter = AddressConverter.class)
  private InetSocketAddress to;

  @Option(
      names = "--every",
      paramLabel = "TIME",
      descriptionKey = "every",
      converter = DurationConverter.class)
  private Duration every = Duration.ofSeconds(1);

  @Option(names = "--name", paramLabel = "NAME", descriptionKey = "name")
  private String name = "node-b";

  @Option(names = "--incarnation", paramLabel = "N", descriptionKey = "incarnation")
  private int incarnation;

  @Option(names = "--count", paramLabel = "N", descriptionKey = "count")
  private Long count;

  @Option(
      names = "--jitter",
      paramLabel = "SHAPE",
      descriptionKey = "jitter",
      converter = JitterConverter.class)
  private Jitter jitter = Jitter.none();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private long seed = 1;

  @Option(names = "--loss", paramLabel = "SHARE", descriptionKey = "loss")
  private double loss;

  @Option(
      names = "--pause-at",
      paramLabel = "TIME",
      descriptionKey = "pauseAt",
      converter = DurationConverter.class)
  private List<Duration> pauseAt = new ArrayList<>();

  @Option(
      names = "--pause-for",
      paramLabel = "TIME",
      descriptionKey = "pauseFor",
      converter = DurationConverter.class)
  private List<Duration> pauseFor = new ArrayList<>();

  @Option(names = "--catch-up", descriptionKey = "catchUp")
  private boolean catchUp;

  @Option(
      names = "--crash-at",
      paramLabel = "TIME",
      descriptionKey = "crashAt",
      converter = DurationConverter.class)
  private Duration crashAt;

  @Option(names = "--log", paramLabel = "FILE", descriptionKey = "log")
  private Path log;

  @Override
  public Integer call() {
    Console console = Console.of(spec);
    List<String> problems = problems();
    if (!problems.isEmpty()) {
      problems.forEach(key -> console.complain(key));
      return ExitCode.BAD_INPUT;
    }
    HeartbeatSender sender = new HeartbeatSender(plan(), to, Optional.ofNullable(log));
    try (Interruption interruption = new Interruption(sender::stop)) {
      sender.run();
      interruption.done();
    } catch (IOException noSocket) {
      console.complain(
          noSocket instanceof FileSystemException ? "beat.noLog" : "beat.noSocket",
          String.valueOf(noSocket.getMessage()));
      return ExitCode.FAILED;
    }
    console.say("beat.done", sender.sent(), sender.lost(), sender.missed(), sender.failed());
    return sender.failed() > 0 ? ExitCode.FAILED : ExitCode.DONE;
  }

  private List<String> problems() {
    List<String> problems = new ArrayList<>();
    if (every.compareTo(SHORTEST) < 0) {
      problems.add("beat.problem.every");
    }
    if (!HeartbeatDatagram.isName(name)) {
      problems.add("beat.problem.name");
    }
    if (incarnation < 0 || (count != null && count < 0)) {
      problems.add("beat.problem.negative");
    }
    if (!(loss >= 0 && loss <= 1)) {
      problems.add("beat.problem.loss");
    }
    if (pauseAt.size() != pauseFor.size() || pauseFor.contains(Duration.ZERO)) {
      problems.add("beat.problem.pauses");
    }
    return problems;
  }

  private BeatPlan plan() {
    List<BeatPlan.Span> pauses = new ArrayList<>();
    for (int i = 0; i < pauseAt.size(); i++) {
      pauses.add(new BeatPlan.Span(pauseAt.get(i).toNanos(), pauseFor.get(i).toNanos()));
    }
    return new BeatPlan(
        name,
        incarnation,
        every.toNanos(),
        count == null ? OptionalLong.empty() : OptionalLong.of(count),
        jitter,
        loss,
        seed,
        pauses,
        catchUp,
        crashAt == null ? OptionalLong.empty() : OptionalLong.of(crashAt.toNanos()));
  }
}
