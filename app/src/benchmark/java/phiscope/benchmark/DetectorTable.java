package phiscope.benchmark;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
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
  /** Titles by the names of the measured methods. */
  private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

  private static final List<String> WORK =
      List.of("heartbeat", "phi", "decision", "round", "watch");
  private static final int PEERS = 2000;

  static {
    SYSTEMS.put("Phiscope", "Phiscope");
    SYSTEMS.put("Locked", "Phiscope, each call under a lock");
    SYSTEMS.put("Pekko", "Pekko 1.2.1");
    SYSTEMS.put("Komamitsu", "komamitsu 0.0.5");
    SYSTEMS.put("Cassandra", "Cassandra 5.0.2");
  }

  private DetectorTable() {}

  static void measure() throws RunnerException {
    TreeMap<String, RunResult> peers = run("1000", ".*");
    heading("window of 1,000");
    for (String system : SYSTEMS.keySet()) {
      row(SYSTEMS.get(system), peers, system);
    }
    heading("Phiscope, by window");
    for (String window : List.of("10", "100", "10000")) {
      row(window, run(window, ".*Phiscope"), "Phiscope");
    }
    System.out.println();
    memory();
  }

  private static TreeMap<String, RunResult> run(String window, String which)
      throws RunnerException {
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(DetectorSpeed.class.getName() + "\\." + which)
                    .param("window", window)
                    .addProfiler(GCProfiler.class)
                    .forks(1)
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

  private static void heading(String title) {
    System.out.println();
    System.out.printf(
        "| %s, ns | heartbeat | phi | decision | heartbeat, then phi | heartbeat, then decision |"
            + " bytes allocated a heartbeat |%n",
        title);
    System.out.println("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
  }

  private static void row(String title, TreeMap<String, RunResult> results, String system) {
    System.out.print("| " + title);
    for (String work : WORK) {
      System.out.print(" | " + time(results.get(work + system)));
    }
    System.out.printf(Locale.ROOT, " | %.0f |%n", allocated(results.get("heartbeat" + system)));
  }

  /** The mean with its error at 99.9 %. */
  private static String time(RunResult result) {
    Result<?> score = result.getPrimaryResult();
    return String.format(Locale.ROOT, "%.1f ± %.1f", score.getScore(), score.getScoreError());
  }

  private static double allocated(RunResult result) {
    return result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
  }

  private static void memory() {
    System.out.println("| | bytes a peer, full window of 1,000 |");
    System.out.println("| --- | ---: |");
    PhiDetector first = DetectorSpeed.ours(1000);
    bytes("Phiscope", i -> filled(first.another()));
    bytes("Phiscope, each with a policy made for it", i -> filled(DetectorSpeed.ours(1000)));
    bytes("Phiscope, each with another policy", i -> filled(DetectorSpeed.oursWith(i + 1)));
    bytes("Cassandra", i -> filled(new OpenArrivalWindow(1000)));
    bytes(
        "Komamitsu",
        i -> {
          var detector = DetectorSpeed.komamitsu(1000);
          beats(detector::heartbeat);
          return detector;
        });
    bytes(
        "Pekko",
        i -> {
          Ticking clock = new Ticking();
          var detector = DetectorSpeed.pekko(1000, clock);
          beats(
              now -> {
                clock.now = now;
                detector.heartbeat();
              });
          return detector;
        });
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

  private static PhiDetector filled(PhiDetector detector) {
    beats(now -> detector.deliver(now, now, 0));
    return detector;
  }

  private static OpenArrivalWindow filled(OpenArrivalWindow window) {
    beats(now -> window.add(now * 1_000_000));
    return window;
  }

  private static void beats(java.util.function.LongConsumer peer) {
    for (int i = 0; i < 1100; i++) {
      peer.accept(1000L * i + i % 97);
    }
  }

  private static void bytes(String system, IntFunction<Object> peer) {
    List<Object> peers = new ArrayList<>(PEERS);
    peer.apply(0);
    Measuring.usedMemory();
    long before = Measuring.usedMemory();
    for (int i = 0; i < PEERS; i++) {
      peers.add(peer.apply(i));
    }
    long bytes = (Measuring.usedMemory() - before) / PEERS;
    Reference.reachabilityFence(peers);
    System.out.printf(Locale.ROOT, "| %s | %,d |%n", system, bytes);
  }
}
