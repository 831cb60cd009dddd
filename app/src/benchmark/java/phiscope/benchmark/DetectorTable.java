package phiscope.benchmark;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.apache.cassandra.gms.OpenArrivalWindow;
import org.apache.pekko.remote.FailureDetector;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import phiscope.core.detector.PhiDetector;

/** Runs {@link DetectorSpeed} and prints its results as tables, with the memory of a peer. */
final class DetectorTable {
  /** The window at which all are compared. */
  private static final String COMPARED = "1000";

  private static final List<String> WORK = List.of("heartbeat", "phi", "decision");
  private static final List<String> IN_TURN = List.of("round", "watch");

  /** Intervals held at once while peers are weighed: the more, the less what else is in memory. */
  private static final int HELD = 10_000_000;

  /** Names of results that are not there. */
  private final List<String> missing = new ArrayList<>();

  /** A system under the name that its methods end with. */
  private record Peer(String title, String name, IntFunction<Object> filled) {}

  private static final List<Peer> ALL =
      List.of(
          new Peer("Phiscope", "Phiscope", sharing()),
          new Peer("Phiscope, each call under a lock", "Locked", null),
          new Peer("Pekko 1.2.1", "Pekko", i -> pekko()),
          new Peer("komamitsu 0.0.5", "Komamitsu", i -> komamitsu()),
          new Peer("Cassandra 5.0.2", "Cassandra", i -> cassandra()));

  private DetectorTable() {}

  /**
   * Prints all beside each other at a window of 1,000, and ours at windows of these sizes.
   *
   * @throws IllegalStateException where something could not be measured, after all else is printed
   */
  static void measure(List<String> windows) throws RunnerException {
    DetectorTable table = new DetectorTable();
    Map<String, RunResult> compared = run(COMPARED, ".*");
    table.comparison(compared);
    table.inTurn(compared);
    table.growth(windows, compared);
    if (!table.missing.isEmpty()) {
      throw new IllegalStateException("not measured: " + table.missing);
    }
  }

  private void comparison(Map<String, RunResult> results) {
    System.out.println(
        "| | heartbeat | phi | decision | bytes allocated a heartbeat | bytes a peer |");
    System.out.println("| --- | ---: | ---: | ---: | ---: | ---: |");
    for (Peer peer : ALL) {
      System.out.printf(
          Locale.ROOT,
          "| %s | %s | %s | %s |%n",
          peer.title(),
          times(results, WORK, peer.name()),
          allocated(results.get("heartbeat" + peer.name())),
          peer.filled() == null ? "" : bytes(1000, peer.filled()));
    }
    System.out.printf(
        "%nPhiscope, bytes a peer with a threshold that no other has: %s%n",
        bytes(1000, i -> filled(DetectorSpeed.oursWith(i + 1), 1000)));
  }

  private void inTurn(Map<String, RunResult> results) {
    System.out.println("\n| | heartbeat, then phi | heartbeat, then decision |");
    System.out.println("| --- | ---: | ---: |");
    for (Peer peer : ALL) {
      System.out.printf("| %s | %s |%n", peer.title(), times(results, IN_TURN, peer.name()));
    }
  }

  private void growth(List<String> windows, Map<String, RunResult> compared)
      throws RunnerException {
    System.out.println("\n| window | heartbeat | phi | decision | bytes a peer |");
    System.out.println("| ---: | ---: | ---: | ---: | ---: |");
    for (String window : windows) {
      Map<String, RunResult> results =
          window.equals(COMPARED)
              ? compared
              : run(window, "(" + String.join("|", WORK) + ")Phiscope");
      int size = Integer.parseInt(window);
      PhiDetector first = DetectorSpeed.ours(size);
      System.out.printf(
          Locale.ROOT,
          "| %,d | %s | %s |%n",
          size,
          times(results, WORK, "Phiscope"),
          bytes(size, i -> filled(first.another(), size)));
    }
  }

  private static Map<String, RunResult> run(String window, String which) throws RunnerException {
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(DetectorSpeed.class.getName() + "\\." + which)
                    .param("window", window)
                    .addProfiler(GCProfiler.class)
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .run();
    TreeMap<String, RunResult> byName = new TreeMap<>();
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      byName.put(name.substring(name.lastIndexOf('.') + 1), result);
    }
    return byName;
  }

  private String times(Map<String, RunResult> results, List<String> work, String system) {
    return work.stream()
        .map(each -> time(each + system, results.get(each + system)))
        .collect(Collectors.joining(" | "));
  }

  /** The mean with its error at 99.9 %. */
  private String time(String name, RunResult result) {
    if (result == null) {
      missing.add(name);
      return "not measured";
    }
    Result<?> score = result.getPrimaryResult();
    return String.format(Locale.ROOT, "%.1f ± %.1f", score.getScore(), score.getScoreError());
  }

  private static String allocated(RunResult result) {
    return result == null
        ? ""
        : String.format(
            Locale.ROOT, "%.0f", result.getSecondaryResults().get("gc.alloc.rate.norm").getScore());
  }

  private static IntFunction<Object> sharing() {
    PhiDetector first = DetectorSpeed.ours(1000);
    return i -> filled(first.another(), 1000);
  }

  private static Object cassandra() {
    OpenArrivalWindow window = new OpenArrivalWindow(1000);
    beats(1000, now -> window.add(now * 1_000_000));
    return window;
  }

  private static Object komamitsu() {
    var detector = DetectorSpeed.komamitsu(1000);
    beats(1000, detector::heartbeat);
    return detector;
  }

  private static Object pekko() {
    Ticking clock = new Ticking();
    var detector = DetectorSpeed.pekko(1000, clock);
    beats(
        1000,
        now -> {
          clock.now = now;
          detector.heartbeat();
        });
    return detector;
  }

  private static final class Ticking extends FailureDetector.Clock {
    private long now;

    @Override
    public Object apply() {
      return now;
    }

    @Override
    public long apply$mcJ$sp() {
      return now;
    }
  }

  private static PhiDetector filled(PhiDetector detector, int window) {
    beats(window, now -> detector.deliver(now, now, 0));
    return detector;
  }

  private static void beats(int window, LongConsumer peer) {
    for (int i = 0; i < window + 100; i++) {
      peer.accept(1000L * i + i % 97);
    }
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
