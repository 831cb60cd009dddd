package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.ModelParameters.Given;
import phiscope.core.detector.PhiPolicy.WindowSize.Last;
import phiscope.core.detector.runs.ManyRunsSettings;
import phiscope.core.detector.runs.StudiedDetector;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;

/**
 * What a document asks of many runs: its policies and timeouts, on tapes like one of its own. Equal
 * for documents that differ in nothing that matters to it.
 *
 * @param tape the tape that the runs are like
 * @param label tells the tape from others beside it; empty where it is the only one
 * @param scale how policies' times are read as ticks
 * @param policies the policies
 * @param timeouts the fixed timeouts
 * @param plan seeds and lengths; how many mistakes are allowed does not matter
 */
public record RunsQuestion(
    Tape tape,
    String label,
    TickScale scale,
    List<PhiPolicy> policies,
    List<BigDecimal> timeouts,
    RunsPlan plan) {
  private static final double SECONDS_A_DAY = 86_400;
  private static final double PLAIN_TIMES = 1000;

  /** A tape that is drawn anew gives runs of so many heartbeats at least. */
  private static final int LEAST_RESAMPLED = 1000;

  /**
   * Of a longer tape an even part is drawn from. Multiples of the golden section fall evenly into
   * [0, 1) and have no period: every second interval alone would be that of one half of a pattern.
   */
  private static final double GOLDEN = 0.6180339887498949;

  public RunsQuestion {
    policies = List.copyOf(policies);
    timeouts = List.copyOf(timeouts);
    plan = plan.withMistakes(RunsPlan.USUAL.mistakes());
  }

  /** The question of a document about one of its tapes. */
  public static RunsQuestion of(DetectorBench bench, int tape) {
    return new RunsQuestion(
        bench.tapes().get(tape),
        label(bench.tapes().stream().map(Tape::name).toList(), tape),
        bench.scale(),
        bench.policies(),
        bench.fixedTimeouts(),
        bench.runs());
  }

  /** The questions of a document about all of its tapes. */
  public static List<RunsQuestion> ofAll(DetectorBench bench) {
    return IntStream.range(0, bench.tapes().size()).mapToObj(tape -> of(bench, tape)).toList();
  }

  /** The questions of several documents of one tape each, such as those of a file's streams. */
  public static List<RunsQuestion> ofAll(List<DetectorBench> benches) {
    if (benches.size() == 1) {
      return ofAll(benches.get(0));
    }
    List<String> names = benches.stream().map(bench -> bench.tape().name()).toList();
    return IntStream.range(0, benches.size())
        .mapToObj(i -> of(benches.get(i), 0).labelled(label(names, i)))
        .toList();
  }

  private RunsQuestion labelled(String newLabel) {
    return new RunsQuestion(tape, newLabel, scale, policies, timeouts, plan);
  }

  /** The name, with its place where that does not tell it from all others. */
  private static String label(List<String> names, int index) {
    if (names.size() < 2) {
      return "";
    }
    return isUnique(names, index) ? names.get(index) : placed(names, index);
  }

  private static boolean isUnique(List<String> names, int index) {
    String name = names.get(index);
    return !name.isBlank()
        && names.stream().filter(name::equals).count() == 1
        // A tape called "2" is not told from a nameless one in the second place.
        && IntStream.range(0, names.size())
            .noneMatch(other -> other != index && placed(names, other).equals(name));
  }

  private static String placed(List<String> names, int index) {
    return (names.get(index).strip() + " " + (index + 1)).strip();
  }

  /**
   * Whether the runs of another question are the runs of this one: names do not matter to them, nor
   * what was changed by hand on a tape that a generator makes anew.
   */
  public boolean hasRunsOf(RunsQuestion other) {
    return plan.equals(other.plan) && differsInPlanOnly(other);
  }

  /** Whether the runs of another question are those of this one but for seeds and lengths. */
  public boolean differsInPlanOnly(RunsQuestion other) {
    return scale.equals(other.scale)
        && policies.equals(other.policies)
        && timeouts.equals(other.timeouts)
        && generator().equals(other.generator())
        && (!resampled()
            || tape.heartbeats().equals(other.tape.heartbeats())
                && tape.crash().equals(other.tape.crash()));
  }

  /** The same question with seeds and lengths of another. */
  public RunsQuestion withPlanOf(RunsQuestion other) {
    return new RunsQuestion(tape, label, scale, policies, timeouts, other.plan);
  }

  private Optional<GeneratorSettings> generator() {
    return tape.generated().map(Generated::settings);
  }

  /** Whether the intervals of the tape are drawn anew, since no generator made it. */
  public boolean resampled() {
    return generator().isEmpty();
  }

  /** Whether there is an answer: no generator, and no two arrivals that differ, give none. */
  public boolean isPossible() {
    return !resampled() || hasInterval();
  }

  private boolean hasInterval() {
    HeartbeatTrace trace = tape.heartbeats();
    long crash = tape.crash().orElse(Long.MAX_VALUE);
    long before = -1;
    for (int i = 0; i < trace.size() && trace.arrival(i) <= crash; i++) {
      if (trace.get(i).isDelivered()) {
        long interval = trace.arrival(i) - before;
        if (before >= 0 && interval > 0 && interval <= GeneratorSettings.LONGEST_TIME) {
          return true;
        }
        before = trace.arrival(i);
      }
    }
    return false;
  }

  /** How long each run is, in heartbeats. */
  public int heartbeats() {
    int size = Math.min(GeneratorSettings.MOST_HEARTBEATS, tape.heartbeats().size());
    int usual =
        generator().map(GeneratorSettings::heartbeats).orElse(Math.max(LEAST_RESAMPLED, size));
    return plan.heartbeats().orElse(usual);
  }

  /** How many heartbeats are left out at the start of each run. */
  public int settling() {
    return plan.settling().orElse(Math.min(heartbeats() / 2, largestWindow()));
  }

  private int largestWindow() {
    int largest = 0;
    for (PhiPolicy policy : policies) {
      if (!(policy.parameters() instanceof Given)) {
        int window = policy.windowSize() instanceof Last last ? last.intervals() : 0;
        largest = Math.max(largest, Math.max(window, policy.minimumSamples()));
      }
    }
    return largest;
  }

  /** How many heartbeats all detectors are given in all runs. */
  public long work() {
    return (long) plan.seeds().count() * heartbeats() * (policies.size() + timeouts.size());
  }

  /** What is to be run; empty where no interval on the tape could be drawn again. */
  public Optional<ManyRunsSettings> settings() {
    return generator().or(this::resampling).map(this::settings);
  }

  private ManyRunsSettings settings(GeneratorSettings base) {
    return new ManyRunsSettings(
        base.withHeartbeats(heartbeats()),
        scale,
        detectors(),
        plan.seeds().from(),
        plan.seeds().count(),
        settling());
  }

  /** The policies, then the timeouts. */
  private List<StudiedDetector> detectors() {
    List<StudiedDetector> detectors = new ArrayList<>();
    policies.forEach(policy -> detectors.add(new StudiedDetector.Phi(policy)));
    for (BigDecimal timeout : timeouts) {
      detectors.add(new StudiedDetector.Timeout(scale.toTicks(timeout)));
    }
    return detectors;
  }

  /**
   * The intervals between accepted arrivals before the crash, each as likely as another; none that
   * is longer than a generator can make.
   */
  private Optional<GeneratorSettings> resampling() {
    HeartbeatTrace trace = tape.heartbeats();
    long crash = tape.crash().orElse(Long.MAX_VALUE);
    double share = share(trace.size());
    List<Long> intervals = new ArrayList<>();
    long before = -1;
    for (int i = 0; i < trace.size(); i++) {
      Heartbeat heartbeat = trace.get(i);
      if (heartbeat.isDelivered() && heartbeat.arrival() <= crash) {
        long interval = heartbeat.arrival() - before;
        if (before >= 0 && interval <= GeneratorSettings.LONGEST_TIME && i * GOLDEN % 1 < share) {
          intervals.add(interval);
        }
        before = heartbeat.arrival();
      }
    }
    return intervals.stream().allMatch(interval -> interval == 0)
        ? Optional.empty()
        : Optional.of(GeneratorSettings.plain(1, 1, new IntervalDistribution.Empirical(intervals)));
  }

  /** Which share of so many intervals is drawn from: a little less than there may be at most. */
  private static double share(int intervals) {
    int most = IntervalDistribution.MOST_INTERVALS;
    return intervals <= most ? 1 : 0.999 * most / intervals;
  }

  /** The ticks of a day, or of 1,000 units of time where these have no name. */
  public static double period(TickScale scale) {
    double units =
        scale.unit() == TimeUnit.NONE
            ? PLAIN_TIMES
            : SECONDS_A_DAY * StrictMath.pow(10, scale.unit().decimalsOfSecond());
    return units * StrictMath.pow(10, scale.decimals());
  }

  /** How many mistakes per tick a document allows. */
  public static double allowedRate(DetectorBench bench) {
    return bench.runs().mistakes().doubleValue() / period(bench.scale());
  }
}
