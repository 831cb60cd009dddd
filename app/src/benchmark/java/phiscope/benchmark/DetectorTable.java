package phiscope.benchmark;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.ListStatistics;

/** Runs {@link DetectorSpeed} and prints its results as tables, with the memory of a peer. */
final class DetectorTable {
  /** The window at which all are compared. */
  private static final String COMPARED = "1000";

  private static final List<String> WORK = List.of("heartbeat", "phi", "decision", "mixedDecision");
  private static final List<String> IN_TURN =
      List.of("heartbeatThenPhi", "heartbeatThenDecision", "heartbeatThenMixedDecision");

  /** Intervals held at once while peers are weighed: the more, the less what else is in memory. */
  private static final int HELD = 10_000_000;

  /** Names of results that are not there. */
  private final List<String> missing = new ArrayList<>();

  /** Peers in the order of the tables, with their titles. */
  private static final Map<MeasuredPeer, String> TITLES = titles();

  private DetectorTable() {}

  /**
   * Prints all beside each other at a window of 1,000, and ours at windows of these sizes.
   *
   * @throws IllegalStateException where something could not be measured, after all else is printed
   */
  static void measure(List<String> windows) throws RunnerException {
    DetectorTable table = new DetectorTable();
    Map<String, RunResult> compared =
        run(COMPARED, ".*", TITLES.keySet().stream().map(Enum::name).toArray(String[]::new));
    table.comparison(compared);
    table.inTurn(compared);
    table.growth(windows, compared);
    if (!table.missing.isEmpty()) {
      throw new IllegalStateException("not measured: " + table.missing);
    }
  }

  private static Map<MeasuredPeer, String> titles() {
    Map<MeasuredPeer, String> titles = new EnumMap<>(MeasuredPeer.class);
    titles.put(MeasuredPeer.NONE, "the loop alone");
    titles.put(MeasuredPeer.PHISCOPE, "Phiscope");
    titles.put(MeasuredPeer.PHISCOPE_SHARED, "Phiscope, shared by threads");
    titles.put(MeasuredPeer.PEKKO, "Pekko 1.2.1");
    titles.put(MeasuredPeer.KOMAMITSU, "komamitsu 0.0.5");
    titles.put(MeasuredPeer.CASSANDRA, "Cassandra 5.0.2");
    return titles;
  }

  private void comparison(Map<String, RunResult> results) {
    System.out.println(
        "| | heartbeat | phi | decision, all is well | decision, every second is suspicion |"
            + " bytes allocated a heartbeat | bytes a peer |");
    System.out.println("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    TITLES.forEach(
        (peer, title) ->
            System.out.printf(
                Locale.ROOT,
                "| %s | %s | %s | %s |%n",
                title,
                times(results, WORK, peer),
                allocated(results.get(key("heartbeat", peer))),
                peer == MeasuredPeer.NONE || peer == MeasuredPeer.PHISCOPE_SHARED
                    ? ""
                    : bytes(1000, i -> filled(peer.detector(1000), 1000))));
    System.out.printf(
        "%nPhiscope, bytes a peer with a threshold that no other has: %s%n",
        bytes(1000, i -> filled(MeasuredPeer.oursWith(i + 1), 1000)));
  }

  private void inTurn(Map<String, RunResult> results) {
    System.out.println(
        "\n| each with a heartbeat before it | phi | decision, all is well |"
            + " decision, every second is suspicion |");
    System.out.println("| --- | ---: | ---: | ---: |");
    TITLES.forEach(
        (peer, title) -> System.out.printf("| %s | %s |%n", title, times(results, IN_TURN, peer)));
  }

  private void growth(List<String> windows, Map<String, RunResult> compared)
      throws RunnerException {
    System.out.println(
        "\n| window | heartbeat | phi | decision, all is well |"
            + " decision, every second is suspicion | bytes a peer |");
    System.out.println("| ---: | ---: | ---: | ---: | ---: | ---: |");
    for (String window : windows) {
      Map<String, RunResult> results =
          window.equals(COMPARED)
              ? compared
              : run(window, "(" + String.join("|", WORK) + ")", MeasuredPeer.PHISCOPE.name());
      int size = Integer.parseInt(window);
      System.out.printf(
          Locale.ROOT,
          "| %,d | %s | %s |%n",
          size,
          times(results, WORK, MeasuredPeer.PHISCOPE),
          bytes(size, i -> filled(MeasuredPeer.PHISCOPE.detector(size), size)));
    }
  }

  private static Map<String, RunResult> run(String window, String which, String... peers)
      throws RunnerException {
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(DetectorSpeed.class.getName() + "\\." + which + "$")
                    .param("window", window)
                    .param("peer", peers)
                    .addProfiler(GCProfiler.class)
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .run();
    TreeMap<String, RunResult> byName = new TreeMap<>();
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      String work = name.substring(name.lastIndexOf('.') + 1);
      byName.put(key(work, MeasuredPeer.valueOf(result.getParams().getParam("peer"))), result);
    }
    return byName;
  }

  private static String key(String work, MeasuredPeer peer) {
    return work + " " + peer;
  }

  private String times(Map<String, RunResult> results, List<String> work, MeasuredPeer peer) {
    return work.stream()
        .map(each -> time(key(each, peer), results.get(key(each, peer))))
        .collect(Collectors.joining(" | "));
  }

  /** Processor time: the median of all iterations with the quartiles, since others disturb some. */
  private String time(String name, RunResult result) {
    if (result == null) {
      missing.add(name);
      return "not measured";
    }
    ListStatistics times = new ListStatistics();
    for (BenchmarkResult fork : result.getBenchmarkResults()) {
      for (IterationResult iteration : fork.getIterationResults()) {
        times.addValue(iteration.getSecondaryResults().get("processorTime").getScore());
      }
    }
    return String.format(
        Locale.ROOT,
        "%.1f (%.1f to %.1f)",
        times.getPercentile(50),
        times.getPercentile(25),
        times.getPercentile(75));
  }

  private static String allocated(RunResult result) {
    return result == null
        ? ""
        : String.format(
            Locale.ROOT, "%.0f", result.getSecondaryResults().get("gc.alloc.rate.norm").getScore());
  }

  private static Object filled(MeasuredDetector detector, int window) {
    for (int i = 0; i < window + 100; i++) {
      detector.heartbeat(1_000L * i + i % 97);
    }
    return detector.held();
  }

  /** Bytes of each of many peers with so large a window. */
  private static String bytes(int window, IntFunction<Object> peer) {
    int count = Math.min(10_000, HELD / window);
    List<Object> peers = new ArrayList<>(count);
    for (int i = 0; i < 100; i++) {
      peer.apply(i);
    }
    Measuring.usedMemory();
    long before = Measuring.usedMemory();
    for (int i = 0; i < count; i++) {
      peers.add(peer.apply(i));
    }
    long bytes = (Measuring.usedMemory() - before) / count;
    Reference.reachabilityFence(peers);
    return String.format(Locale.ROOT, "%,d", bytes);
  }
}
