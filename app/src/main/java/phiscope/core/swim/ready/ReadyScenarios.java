package phiscope.core.swim.ready;

import static phiscope.core.kernel.SimTime.SECOND;

import java.util.List;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.Lifeguard;
import phiscope.core.swim.protocol.OverrideRules;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/** The ready scenarios. Seeds are chosen so that what is to be seen is seen in few frames. */
public final class ReadyScenarios {
  private static final NetworkParameters NETWORK =
      new NetworkParameters(SimTime.ofMillis(10), SimTime.ofMillis(30), 0);
  private static final SwimParameters LAN = SwimPresets.of(SwimPreset.MEMBERLIST_LAN);

  private ReadyScenarios() {}

  /** The scenario. */
  public static SwimScenario of(ReadyScenario ready) {
    return scenario(ready, true);
  }

  /** The same without what makes the difference; what that is, the constant says. */
  public static SwimScenario contrast(ReadyScenario ready) {
    return scenario(ready, false);
  }

  private static SwimScenario scenario(ReadyScenario ready, boolean with) {
    return switch (ready) {
      case LOST_PATH -> lostPath(with);
      case SLOW_MEMBER -> slowMember(with);
      case REFUTATION -> refutation(with);
      case STALE_ALIVE -> staleAlive(with);
      case ONE_WAY_CUT -> oneWayCut(with);
      case PARTITION_AND_HEAL -> partitionAndHeal(with);
      case MASS_RESTART -> massRestart(with);
      case LATE_NACK -> lateNack(with);
      case SHORT_SUSPICION -> shortSuspicion(with);
      case LOSS_AND_PAUSES -> lossAndPauses(with);
      case QUORUM_TAKEOVER -> quorumTakeover(with);
      case SIDE_EFFECTS -> sideEffects(with);
    };
  }

  private static SwimScenario lostPath(boolean with) {
    SwimParameters parameters = Variants.relays(LAN, with ? 3 : 0, false);
    return cluster(1, 5, parameters, 8)
        .with(SECOND, new Intervention.CutOneWay(MemberSet.of(0), MemberSet.of(1), 0))
        .with(SECOND, new Intervention.CutOneWay(MemberSet.of(1), MemberSet.of(0), 0));
  }

  private static SwimScenario slowMember(boolean with) {
    Lifeguard lifeguard = new Lifeguard(with, false, with, true, true, 8);
    SwimParameters parameters = Variants.relays(LAN, 3, false).with(lifeguard);
    return cluster(1, 8, parameters, 40)
        .with(2 * SECOND, new Intervention.Slow(0, SimTime.ofMillis(1200), 0));
  }

  private static SwimScenario refutation(boolean with) {
    SwimParameters parameters = Variants.suspicion(LAN, with);
    return cluster(1, 5, parameters, 15).with(2 * SECOND, new Intervention.Pause(3, 4 * SECOND));
  }

  private static SwimScenario staleAlive(boolean with) {
    OverrideRules rules = with ? OverrideRules.MEMBERLIST_RAISING : OverrideRules.MEMBERLIST;
    SwimParameters parameters = Variants.sync(LAN, 0, 0, false).with(rules);
    return cluster(1, 5, parameters, 35)
        .with(2 * SECOND, new Intervention.Crash(1))
        .with(15 * SECOND, new Intervention.Partition(List.of(MemberSet.of(4)), 4 * SECOND))
        .with(15 * SECOND + SimTime.ofMillis(100), new Intervention.Restart(1, 5))
        .with(15 * SECOND + SimTime.ofMillis(400), new Intervention.Crash(1))
        .with(15 * SECOND + SimTime.ofMillis(135), new Intervention.ObserverPause(3, 15 * SECOND));
  }

  private static SwimScenario oneWayCut(boolean mute) {
    MemberSet it = MemberSet.of(3);
    MemberSet others = MemberSet.of(0, 1, 2, 4);
    SwimParameters parameters = Variants.sync(LAN, 0, 0, false);
    return cluster(1, 5, parameters, 25)
        .with(
            2 * SECOND,
            mute
                ? new Intervention.CutOneWay(it, others, 0)
                : new Intervention.CutOneWay(others, it, 0));
  }

  private static SwimScenario partitionAndHeal(boolean with) {
    SwimParameters parameters = Variants.sync(LAN, 30 * SECOND, with ? 5 * SECOND : 0, false);
    return cluster(1, 6, parameters, 150)
        .with(
            5 * SECOND,
            new Intervention.Partition(List.of(MemberSet.of(0, 1, 2), MemberSet.of(3, 4, 5)), 0))
        .with(90 * SECOND, new Intervention.Heal());
  }

  private static SwimScenario massRestart(boolean with) {
    SwimParameters parameters = Variants.sync(LAN, 0, 0, with);
    SwimScenario scenario = cluster(1, 5, parameters, 85);
    for (int member = 0; member < 4; member++) {
      for (int times = 1; times <= 3; times++) {
        scenario = scenario.with(times * SECOND, new Intervention.Announce(member));
      }
      scenario =
          scenario
              .with(10 * SECOND, new Intervention.Crash(member))
              .with((member == 0 ? 60 : 70) * SECOND, new Intervention.Restart(member, 0));
    }
    return scenario;
  }

  private static SwimScenario lateNack(boolean with) {
    SwimParameters parameters = Variants.relayTimeout(LAN, with ? 80 : 100);
    return cluster(1, 5, parameters, 8).with(SECOND, new Intervention.Crash(2));
  }

  private static SwimScenario shortSuspicion(boolean with) {
    SwimParameters paper = Variants.relays(SwimPresets.of(SwimPreset.SWIM_PAPER), 0, false);
    SwimParameters parameters = with ? paper : Variants.suspicionPeriods(paper, 1);
    return cluster(1, 16, parameters, 60)
        .with(
            2 * SECOND,
            new Intervention.CutOneWay(MemberSet.everyone(), MemberSet.of(7), 3 * SECOND));
  }

  private static SwimScenario lossAndPauses(boolean with) {
    SwimParameters parameters = with ? Variants.suspicionMultiplier(LAN, 16) : LAN;
    return new SwimScenario(
        1,
        12,
        parameters,
        new NetworkParameters(SimTime.ofMillis(10), SimTime.ofMillis(30), 10_000),
        List.of(
            new ScriptEntry(10 * SECOND, new Intervention.Pause(2, 10 * SECOND)),
            new ScriptEntry(40 * SECOND, new Intervention.Pause(5, 10 * SECOND)),
            new ScriptEntry(70 * SECOND, new Intervention.Pause(9, 10 * SECOND))),
        100 * SECOND);
  }

  private static SwimScenario quorumTakeover(boolean with) {
    MemberSet other = with ? MemberSet.of(2, 3, 4) : MemberSet.of(2, 3);
    return cluster(1, with ? 5 : 4, LAN, 60)
        .with(5 * SECOND, new Intervention.Partition(List.of(MemberSet.of(0, 1), other), 0));
  }

  private static SwimScenario sideEffects(boolean with) {
    SwimParameters parameters = with ? LAN : Variants.suspicionMultiplier(LAN, 16);
    SwimScenario scenario = cluster(1, 6, parameters, 150);
    for (int pause = 0; pause < 5; pause++) {
      scenario = scenario.with((5 + 25L * pause) * SECOND, new Intervention.Pause(4, 12 * SECOND));
    }
    return scenario;
  }

  private static SwimScenario cluster(
      long seed, int members, SwimParameters parameters, int seconds) {
    return new SwimScenario(seed, members, parameters, NETWORK, List.of(), seconds * SECOND);
  }
}
