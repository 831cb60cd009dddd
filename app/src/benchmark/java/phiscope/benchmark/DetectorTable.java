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

  /**
   * How often each is measured, one after another and then all again: who disturbs the machine for
   * a minute then disturbs each of them.
   */
  private static final int ROUNDS = 5;

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
    Map<String, List<RunResult>> compared =
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

  private void comparison(Map<String, List<RunResult>> results) {
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

  private void inTurn(Map<String, List<RunResult>> results) {
    System.out.println(
        "\n| each with a heartbeat before it | phi | decision, all is well |"
            + " decision, every second is suspicion |");
    System.out.println("| --- | ---: | ---: | ---: |");
    TITLES.forEach(
        (peer, title) -> System.out.printf("| %s | %s |%n", title, times(results, IN_TURN, peer)));
  }

  private void growth(List<String> windows, Map<String, List<RunResult>> compared)
      throws RunnerException {
    System.out.println(
        "\n| window | heartbeat | phi | decision, all is well |"
            + " decision, every second is suspicion | bytes a peer |");
    System.out.println("| ---: | ---: | ---: | ---: | ---: | ---: |");
    for (String window : windows) {
      Map<String, List<RunResult>> results =
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

  /** Every result of every round, by what was done and by whom. */
  private static Map<String, List<RunResult>> run(String window, String which, String... peers)
      throws RunnerException {
    Map<String, List<RunResult>> byName = new TreeMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      for (RunResult result : round(window, which, peers)) {
        String name = result.getParams().getBenchmark();
        String work = name.substring(name.lastIndexOf('.') + 1);
        String key = key(work, MeasuredPeer.valueOf(result.getParams().getParam("peer")));
        byName.computeIfAbsent(key, none -> new ArrayList<>()).add(result);
      }
    }
    return byName;
  }

  private static Collection<RunResult> round(String window, String which, String... peers)
      throws RunnerException {
    return new Runner(
            new OptionsBuilder()
                .include(DetectorSpeed.class.getName() + "\\." + which + "$")
                .param("window", window)
                .param("peer", peers)
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .build())
        .run();
  }

  private static String key(String work, MeasuredPeer peer) {
    return work + " " + peer;
  }

  private String times(Map<String, List<RunResult>> results, List<String> work, MeasuredPeer peer) {
    return work.stream()
        .map(each -> time(key(each, peer), results.get(key(each, peer))))
        .collect(Collectors.joining(" | "));
  }

  /** Processor time: the median of all iterations with the quartiles, since others disturb some. */
  private String time(String name, List<RunResult> results) {
    if (results == null) {
      missing.add(name);
      return "not measured";
    }
    ListStatistics times = new ListStatistics();
    results.stream()
        .flatMap(result -> result.getBenchmarkResults().stream())
        .flatMap(fork -> fork.getIterationResults().stream())
        .map(iteration -> iteration.getSecondaryResults().get("processorTime"))
        .forEach(time -> times.addValue(time.getScore()));
    return String.format(
        Locale.ROOT,
        "%.1f (%.1f to %.1f)",
        times.getPercentile(50),
        times.getPercentile(25),
        times.getPercentile(75));
  }

  /** Bytes; the most of all rounds. */
  private static String allocated(List<RunResult> results) {
    return results == null
        ? ""
        : String.format(
            Locale.ROOT,
            "%.0f",
            results.stream()
                .mapToDouble(
                    each -> each.getSecondaryResults().get("gc.alloc.rate.norm").getScore())
                .max()
                .orElseThrow());
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
