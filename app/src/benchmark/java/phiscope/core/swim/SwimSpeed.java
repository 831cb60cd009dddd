package phiscope.core.swim;

import static phiscope.core.kernel.SimTime.SECOND;

import java.lang.ref.Reference;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import phiscope.benchmark.Measuring;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/**
 * Measures the engine: member-periods for each second of processor time and bytes for each member
 * in clusters in which nothing happens, and one crash in a large cluster until all know of it.
 */
public final class SwimSpeed {
  private static final int PERIODS = 10;

  private SwimSpeed() {}

  /** Prints a table of clusters of these sizes in which nothing happens. */
  public static void measure(List<Integer> sizes) {
    System.out.println("| members | member-periods a second | bytes a member |");
    System.out.println("| ---: | ---: | ---: |");
    quiet(1000);
    for (int size : sizes) {
      System.out.println(quiet(size));
    }
  }

  private static SwimScenario lan(int members, List<ScriptEntry> script, int seconds) {
    return new SwimScenario(
        1,
        members,
        SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
        new NetworkParameters(SimTime.MILLISECOND, 2 * SimTime.MILLISECOND, 0),
        script,
        seconds * SECOND);
  }

  /** A line of the table. */
  private static String quiet(int members) {
    SwimModel model = SwimModel.of(lan(members, List.of(), PERIODS));
    long before = Measuring.usedMemory();
    long begun = Measuring.processorTime();
    SwimState state = play(model, PERIODS * SECOND);
    double seconds = (Measuring.processorTime() - begun) / 1e9;
    long bytes = Measuring.usedMemory() - before;
    Reference.reachabilityFence(state);
    return String.format(
        Locale.ROOT,
        "| %,d | %,.0f | %,d |",
        members,
        members * (double) PERIODS / seconds,
        bytes / members);
  }

  /**
   * What the state of a run to its horizon holds, for each member. Small clusters are held many
   * times, since a collection of garbage is not exact to the byte.
   */
  public static double bytesPerMember(SwimScenario scenario) {
    SwimModel model = SwimModel.of(scenario);
    int copies = 1 + 1000 / scenario.members();
    play(model, scenario.horizon());
    long before = Measuring.usedMemory();
    List<SwimState> states =
        Stream.generate(() -> play(model, scenario.horizon())).limit(copies).toList();
    long bytes = Measuring.usedMemory() - before;
    Reference.reachabilityFence(states);
    return bytes / (double) scenario.members() / copies;
  }

  private static SwimState play(SwimModel model, long horizon) {
    SwimState state = model.initial();
    Optional<Scheduled<Pending>> next = model.earliest(state);
    while (next.isPresent() && next.get().time() <= horizon) {
      state = model.step(state, next.get());
      next = model.earliest(state);
    }
    return state;
  }

  /** Prints when a crash in a cluster of this size becomes known, and what it takes. */
  public static void crash(int members) {
    SwimScenario scenario =
        lan(members, List.of(new ScriptEntry(SECOND, new Intervention.Crash(3))), 300);
    long begun = Measuring.processorTime();
    long wall = System.nanoTime();
    SwimOutcome outcome =
        SwimSweep.run(scenario, SwimSweep.untilAllStopsAreKnown(), () -> false).orElseThrow();
    Detection detection = outcome.counters().detections().get(3);
    System.out.println(
        String.format(
            Locale.ROOT,
            "%,d members, one crash: first ping after %.1f s of simulated time, suspected after"
                + " %.1f s, dead after %.1f s, known to all %,d others after %.1f s; %,d steps,"
                + " %,d messages, %.0f s of processor time, %.0f s in all.",
            members,
            (detection.firstProbeAt() - SECOND) / 1e6,
            (detection.firstSuspectAt() - SECOND) / 1e6,
            (detection.firstDeadAt() - SECOND) / 1e6,
            detection.knowing(),
            (detection.lastDeadAt() - SECOND) / 1e6,
            outcome.frames(),
            outcome.counters().sentInAll(),
            (Measuring.processorTime() - begun) / 1e9,
            (System.nanoTime() - wall) / 1e9));
  }
}
