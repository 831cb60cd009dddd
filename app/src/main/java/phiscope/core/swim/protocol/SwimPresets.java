package phiscope.core.swim.protocol;

import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.ProbeParameters.Phases;
import phiscope.core.swim.protocol.ProbeParameters.TargetChoice;

/** The parameters of papers and systems. */
public final class SwimPresets {
  private static final int UDP_UPDATES = 20;

  private SwimPresets() {}

  /** The parameters of a preset. */
  public static SwimParameters of(SwimPreset preset) {
    return switch (preset) {
      case SWIM_PAPER -> swimPaper();
      case MEMBERLIST_LAN -> memberlist(1000, 500, 3, 4, 4, 200, 3, 30);
      case MEMBERLIST_WAN -> memberlist(5000, 3000, 3, 6, 4, 500, 4, 60);
      case MEMBERLIST_LOCAL -> memberlist(1000, 200, 1, 3, 2, 100, 3, 15);
      case SCALECUBE -> scaleCube();
      case S002 -> s002();
      case SYNCHRONOUS -> synchronous();
    };
  }

  /**
   * The synchronous set in which news is pushed to so many distinct members each round instead of
   * travelling with pings and acks: the model of golden {@code dissemination}.
   */
  public static SwimParameters synchronousPush(int fanout) {
    SwimParameters base = synchronous();
    return base.with(
        new DisseminationParameters(
            false,
            base.probe().interval(),
            fanout,
            0,
            DisseminationParameters.Formula.UNLIMITED,
            1,
            Integer.MAX_VALUE,
            true));
  }

  private static SwimParameters memberlist(
      long intervalMillis,
      long timeoutMillis,
      int indirect,
      int suspicionMultiplier,
      int retransmitMultiplier,
      long gossipMillis,
      int gossipNodes,
      long secondsToTheDead) {
    long slow = secondsToTheDead * SimTime.SECOND;
    return new SwimParameters(
        new ProbeParameters(
            SimTime.ofMillis(intervalMillis),
            SimTime.ofMillis(timeoutMillis),
            indirect,
            TargetChoice.ROUND_ROBIN,
            true,
            100,
            Phases.RANDOM),
        new SuspicionParameters(
            true,
            SuspicionParameters.Formula.MEMBERLIST,
            suspicionMultiplier,
            6,
            suspicionMultiplier - 2),
        new DisseminationParameters(
            true,
            SimTime.ofMillis(gossipMillis),
            gossipNodes,
            slow,
            DisseminationParameters.Formula.MEMBERLIST,
            retransmitMultiplier,
            UDP_UPDATES,
            false),
        new SyncParameters(slow, 0, false),
        Lifeguard.memberlist(),
        OverrideRules.MEMBERLIST,
        ClockKind.MONOTONIC);
  }

  /**
   * SWIM, section 5: period 2 s, K = 1, 3 ceil(log(N + 1)) retransmissions and periods of
   * suspicion; the direct probe waits for about a round trip, which is 500 ms here.
   */
  private static SwimParameters swimPaper() {
    return new SwimParameters(
        new ProbeParameters(
            2 * SimTime.SECOND,
            SimTime.ofMillis(500),
            1,
            TargetChoice.ROUND_ROBIN,
            false,
            100,
            Phases.RANDOM),
        new SuspicionParameters(true, SuspicionParameters.Formula.NATURAL_LOGARITHM, 3, 1, 0),
        new DisseminationParameters(
            true, 0, 0, 0, DisseminationParameters.Formula.SWIM_PAPER, 3, UDP_UPDATES, false),
        new SyncParameters(0, 0, false),
        Lifeguard.off(),
        OverrideRules.SWIM_PAPER,
        ClockKind.MONOTONIC);
  }

  /**
   * scalecube-cluster has no buddy system, but it exchanges views with a suspect that answers a
   * ping, so that it refutes (MembershipProtocolImpl); telling it with the ping, and answering old
   * news, comes to the same.
   */
  private static SwimParameters scaleCube() {
    return new SwimParameters(
        new ProbeParameters(
            SimTime.SECOND,
            SimTime.ofMillis(500),
            3,
            TargetChoice.ROUND_ROBIN,
            false,
            100,
            Phases.RANDOM),
        new SuspicionParameters(true, SuspicionParameters.Formula.SCALECUBE, 5, 1, 0),
        new DisseminationParameters(
            false,
            SimTime.ofMillis(200),
            3,
            0,
            DisseminationParameters.Formula.SCALECUBE,
            3,
            UDP_UPDATES,
            false),
        new SyncParameters(30 * SimTime.SECOND, 0, true),
        new Lifeguard(false, false, false, false, true, 8),
        OverrideRules.SWIM_PAPER,
        ClockKind.MONOTONIC);
  }

  private static SwimParameters s002() {
    return new SwimParameters(
        new ProbeParameters(
            SimTime.SECOND,
            SimTime.ofMillis(500),
            3,
            TargetChoice.UNIFORM,
            false,
            100,
            Phases.RANDOM),
        new SuspicionParameters(true, SuspicionParameters.Formula.NATURAL_LOGARITHM, 4, 6, 2),
        new DisseminationParameters(
            true,
            SimTime.SECOND,
            3,
            0,
            DisseminationParameters.Formula.MEMBERLIST,
            2,
            UDP_UPDATES,
            false),
        new SyncParameters(0, 0, false),
        new Lifeguard(true, true, true, true, true, 8),
        OverrideRules.MEMBERLIST,
        ClockKind.MONOTONIC);
  }

  private static SwimParameters synchronous() {
    return new SwimParameters(
        new ProbeParameters(
            SimTime.SECOND,
            SimTime.ofMillis(500),
            0,
            TargetChoice.UNIFORM,
            false,
            100,
            Phases.SYNCHRONOUS),
        new SuspicionParameters(true, SuspicionParameters.Formula.MEMBERLIST, 4, 1, 0),
        new DisseminationParameters(
            true, 0, 0, 0, DisseminationParameters.Formula.UNLIMITED, 1, Integer.MAX_VALUE, true),
        new SyncParameters(0, 0, false),
        Lifeguard.off(),
        OverrideRules.MEMBERLIST,
        ClockKind.MONOTONIC);
  }
}
