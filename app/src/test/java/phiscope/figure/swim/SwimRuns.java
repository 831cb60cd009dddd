package phiscope.figure.swim;

import java.util.List;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/** Runs in which every kind of fault happens, small and large. */
public final class SwimRuns {
  private static final long SECOND = SimTime.SECOND;

  private SwimRuns() {}

  /** Five members: a crash at 3 s, 1 % loss. */
  public static final SwimRun CRASH =
      SwimRun.of(
          cluster(5, SwimPreset.MEMBERLIST_LAN, 12).with(3 * SECOND, new Intervention.Crash(3)));

  /** Seven members: a pause, a slow one, a one-way cut, a partition that heals, a restart. */
  public static final SwimRun TROUBLE =
      SwimRun.of(
          cluster(7, SwimPreset.MEMBERLIST_LAN, 30)
              .with(2 * SECOND, new Intervention.Pause(1, 4 * SECOND))
              .with(3 * SECOND, new Intervention.Slow(2, SECOND / 2, 6 * SECOND))
              .with(
                  8 * SECOND,
                  new Intervention.CutOneWay(MemberSet.of(0), MemberSet.of(4), 5 * SECOND))
              .with(
                  14 * SECOND,
                  new Intervention.Partition(List.of(MemberSet.of(0, 1, 2)), 6 * SECOND))
              .with(22 * SECOND, new Intervention.Restart(5, 0))
              .with(24 * SECOND, new Intervention.Leave(6))
              .with(25 * SECOND, new Intervention.MassJoin(2, SECOND, true)));

  /** Sixty members of the SWIM paper, one crashes. */
  public static final SwimRun SIXTY =
      SwimRun.of(cluster(60, SwimPreset.SWIM_PAPER, 16).with(SECOND, new Intervention.Crash(17)));

  public static final List<SwimRun> ALL = List.of(CRASH, TROUBLE, SIXTY);

  private static SwimScenario cluster(int members, SwimPreset preset, long seconds) {
    return new SwimScenario(
        7,
        members,
        SwimPresets.of(preset),
        new NetworkParameters(SECOND / 100, SECOND / 10, 10_000),
        List.of(),
        seconds * SECOND);
  }

  /** So many frames of a run around one of them. */
  public static SwimScene scene(SwimRun run, int cursor, int shown, SwimLook look) {
    int from = Math.max(0, Math.min(run.size() - shown, cursor - shown * 2 / 3));
    int to = Math.min(run.size(), from + shown);
    return new SwimScene(run.scenario(), run.frames(from, to), cursor, look);
  }
}
