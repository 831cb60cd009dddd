package phiscope.benchmark;

import io.scalecube.cluster.Cluster;
import io.scalecube.cluster.ClusterImpl;
import io.scalecube.transport.netty.tcp.TcpTransportFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.logging.LogManager;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Detection;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimOutcome;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.SwimSpeed;
import phiscope.core.swim.SwimSweep;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/**
 * ScaleCube's own cluster beside the engine under ScaleCube's parameters: real members, each with
 * its sockets and threads, in one JVM. One of them stops without a word; what is compared is how
 * long the others need to take it off their lists, and what a member costs.
 *
 * <p>The one runs by the clock, the other in simulated time: so the delays are comparable, the
 * costs in time are not.
 */
final class ScaleCubePeer {
  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final int SEEDS = 20;

  private ScaleCubePeer() {}

  static void measure(List<Integer> sizes) {
    // What a stopped member's sockets complain of is what is measured.
    LogManager.getLogManager().reset();
    System.out.println(
        "| members | ScaleCube: all know all | off all lists | MB a member"
            + " | here: dead to all, least, median, most | KB a member | processor time a run |");
    System.out.println("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    // The engine goes first, while no thread of a peer makes garbage.
    List<String> simulated = sizes.stream().map(ScaleCubePeer::simulated).toList();
    for (int i = 0; i < sizes.size(); i++) {
      int size = sizes.get(i);
      System.out.println("| " + size + " | " + real(size) + " | " + simulated.get(i) + " |");
    }
  }

  private static String real(int size) {
    long before = Measuring.usedMemory();
    long begun = System.nanoTime();
    List<Cluster> members = new ArrayList<>();
    try {
      Cluster seed = start(List.of());
      members.add(seed);
      for (int i = 1; i < size; i++) {
        members.add(start(List.of(seed.address())));
      }
      if (!waitFor(() -> members.stream().allMatch(m -> m.members().size() == size))) {
        return "not within " + PATIENCE.toSeconds() + " s | | ";
      }
      double formed = secondsSince(begun);
      double megabytes = (Measuring.usedMemory() - before) / 1e6 / size;
      return String.format(Locale.ROOT, "%.1f s | %s | %.2f", formed, stopOne(members), megabytes);
    } finally {
      members.forEach(Cluster::shutdown);
    }
  }

  private static Cluster start(List<String> seeds) {
    return new ClusterImpl()
        .transportFactory(TcpTransportFactory::new)
        .membership(membership -> membership.seedMembers(seeds))
        .startAwait();
  }

  /** Closes one member's transport: nothing of it is heard any more, and it says no goodbye. */
  private static String stopOne(List<Cluster> members) {
    Cluster stopped = members.get(members.size() - 1);
    List<Cluster> others = members.subList(0, members.size() - 1);
    String id = stopped.member().id();
    long begun = System.nanoTime();
    stopped.transport().stop().block();
    boolean all = waitFor(() -> others.stream().allMatch(m -> m.memberById(id).isEmpty()));
    return String.format(Locale.ROOT, all ? "%.1f s" : "more than %.0f s", secondsSince(begun));
  }

  /** Looks every few milliseconds; whether it held before patience ended. */
  private static boolean waitFor(BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        return false;
      }
      Measuring.pause(Duration.ofMillis(10));
    }
    return true;
  }

  private static double secondsSince(long begun) {
    return (System.nanoTime() - begun) / 1e9;
  }

  private static String simulated(int size) {
    SwimScenario scenario =
        new SwimScenario(
            1,
            size,
            SwimPresets.of(SwimPreset.SCALECUBE),
            new NetworkParameters(SimTime.MILLISECOND / 10, SimTime.MILLISECOND, 0),
            List.of(new ScriptEntry(SimTime.SECOND, new Intervention.Crash(size - 1))),
            600 * SimTime.SECOND);
    long begun = Measuring.processorTime();
    List<SwimOutcome> outcomes =
        SwimSweep.runs(
            scenario, 1, SEEDS, SwimSweep.untilAllStopsAreKnown(), () -> false, done -> {});
    double milliseconds = (Measuring.processorTime() - begun) / 1e6 / SEEDS;
    List<Detection> detections =
        outcomes.stream().map(outcome -> outcome.counters().detections().get(size - 1)).toList();
    return String.format(
        Locale.ROOT,
        "%s | %.2f | %.0f ms",
        range(detections.stream().mapToLong(Detection::lastDeadAt).sorted().toArray()),
        SwimSpeed.bytesPerMember(scenario.withHorizon(60 * SimTime.SECOND)) / 1e3,
        milliseconds);
  }

  /** Least, middle and most, counted from the stop. */
  private static String range(long[] sorted) {
    return String.format(
        Locale.ROOT,
        "%.1f, %.1f, %.1f s",
        (sorted[0] - SimTime.SECOND) / 1e6,
        (sorted[sorted.length / 2] - SimTime.SECOND) / 1e6,
        (sorted[sorted.length - 1] - SimTime.SECOND) / 1e6);
  }
}
