package phiscope.core.probe;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import phiscope.core.probe.MethodFinding.Method;
import phiscope.core.probe.MethodFinding.Reason;
import phiscope.core.probe.MethodFinding.Timing;
import phiscope.core.probe.MethodSettings.Swim;
import phiscope.core.probe.MethodSettings.TcpProbe;

/**
 * The five methods on one fault (S000's comparison table; claims S000-61 to S000-64). Messages take
 * no time here and only the fault loses any; the phase between the fault and what the method does
 * periodically is uniform.
 *
 * @param settings of the methods
 * @param unitsPerSecond for the retransmissions of TCP, which are in seconds
 */
public record MethodComparison(MethodSettings settings, long unitsPerSecond) {
  /** When a connection's first packet is sent again: 1 s, then doubling (RFC 6298, Linux). */
  private static final int[] TRIES_AFTER = {0, 1, 3, 7, 15, 31, 63};

  /**
   * What all methods make of a fault.
   *
   * @param duration of a fault that has an end, 1 or more
   */
  public List<MethodFinding> findings(PeerFault fault, long duration) {
    return Arrays.stream(Method.values()).map(method -> finding(method, fault, duration)).toList();
  }

  /** What one method makes of it. */
  public MethodFinding finding(Method method, PeerFault fault, long duration) {
    return switch (method) {
      case FIXED_TIMEOUT ->
          heartbeats(method, fault, duration, settings.fixedDeadline(), settings.heartbeatEvery());
      case PHI ->
          heartbeats(method, fault, duration, settings.phiDeadline(), settings.heartbeatEvery());
      case SWIM -> swim(fault, duration);
      case LEASE -> lease(fault, duration);
      case TCP_PROBE -> tcp(fault, duration);
    };
  }

  private MethodFinding lease(PeerFault fault, long duration) {
    if (fault == PeerFault.LINK_CUT) {
      return none(Method.LEASE, fault, Reason.OTHERS_REACH_IT);
    }
    MethodSettings.LeaseTerm lease = settings.lease();
    return heartbeats(Method.LEASE, fault, duration, lease.duration(), lease.renewEvery());
  }

  /**
   * A sign every so often, in small packets that need no standing connection; a verdict once a
   * silence has reached its deadline.
   */
  private static MethodFinding heartbeats(
      Method method, PeerFault fault, long duration, long deadline, long every) {
    if (fault == PeerFault.NAT_ENTRY_LOST || fault == PeerFault.SYN_QUEUE_FULL) {
      return none(method, fault, Reason.NOT_USED);
    }
    long mistaken = every;
    if (fault == PeerFault.PAUSE) {
      // What was due is sent at the end of the pause.
      mistaken = duration - (deadline - every);
    } else if (!fault.kills()) {
      // What was sent is lost: the next that arrives is the first after the end.
      mistaken = duration - (deadline / every * every - every);
    }
    return periodic(method, fault, mistaken, deadline - every, every, Reason.SILENCE);
  }

  /**
   * A verdict in the last so many of the phases of a period. The later the phase of the fault, the
   * sooner the verdict: from its shortest on.
   */
  private static MethodFinding periodic(
      Method method, PeerFault fault, long mistaken, long shortest, long period, Reason reason) {
    long phases = Math.min(period, mistaken);
    if (phases <= 0) {
      return none(method, fault, Reason.OVER_IN_TIME);
    }
    long from = Math.max(0, shortest);
    Timing timing = new Timing(from, shortest + phases / 2, shortest + phases);
    return new MethodFinding(method, fault, Optional.of(timing), phases / (double) period, reason);
  }

  private MethodFinding swim(PeerFault fault, long duration) {
    Swim swim = settings.swim();
    if (fault == PeerFault.NAT_ENTRY_LOST || fault == PeerFault.SYN_QUEUE_FULL) {
      return none(Method.SWIM, fault, Reason.NOT_USED);
    }
    if (fault == PeerFault.LINK_CUT) {
      // Without indirect probes it is suspected, and refutes what it hears from the others.
      return none(Method.SWIM, fault, Reason.OTHERS_REACH_IT);
    }
    double share = fault.kills() ? 1 : shareOfSwim(duration);
    if (share <= 0) {
      return none(Method.SWIM, fault, Reason.OVER_IN_TIME);
    }
    FirstPick pick = new FirstPick(swim.unpicked());
    double bound = fault.kills() ? Double.POSITIVE_INFINITY : periodsOfSwim(duration);
    Timing timing =
        new Timing(
            swim.period() + swim.suspicion(),
            Math.round(pick.meanWithin(bound) * swim.period()) + swim.suspicion(),
            Math.round(pick.quantileWithin(0.99, bound) * swim.period()) + swim.suspicion());
    return new MethodFinding(Method.SWIM, fault, Optional.of(timing), share, Reason.SILENCE);
  }

  /** Dead before it is over: somebody picks it, and the suspicion timeout must still fit in. */
  private double shareOfSwim(long duration) {
    return new FirstPick(settings.swim().unpicked()).within(periodsOfSwim(duration));
  }

  private double periodsOfSwim(long duration) {
    Swim swim = settings.swim();
    return (duration - swim.suspicion()) / (double) swim.period();
  }

  private MethodFinding tcp(PeerFault fault, long duration) {
    TcpProbe tcp = settings.tcp();
    long every = tcp.every();
    long others = (tcp.failures() - 1L) * every;
    return switch (fault) {
      case PROCESS_CRASH ->
          tcp.standing()
              ? new MethodFinding(
                  Method.TCP_PROBE, fault, Optional.of(new Timing(0, 0, 0)), 1, Reason.RESET)
              : periodic(Method.TCP_PROBE, fault, every, others, every, Reason.RESET);
      case MACHINE_CRASH ->
          periodic(Method.TCP_PROBE, fault, every, others + tcp.timeout(), every, Reason.NO_ANSWER);
      case PAUSE -> none(Method.TCP_PROBE, fault, Reason.KERNEL_ANSWERS);
      case NAT_ENTRY_LOST ->
          tcp.standing()
              ? periodic(Method.TCP_PROBE, fault, every, 0, every, Reason.MIDDLEBOX)
              : none(Method.TCP_PROBE, fault, Reason.NOT_USED);
      case SYN_QUEUE_FULL ->
          tcp.standing()
              ? none(Method.TCP_PROBE, fault, Reason.NOT_USED)
              : unanswered(fault, duration, others);
      case LINK_CUT, CUT_OFF -> unanswered(fault, duration, others);
    };
  }

  /** Every try of the last of the probes must fall before the end. */
  private MethodFinding unanswered(PeerFault fault, long duration, long others) {
    TcpProbe tcp = settings.tcp();
    long mistaken = duration - others - lastTry(tcp.timeout());
    return periodic(
        Method.TCP_PROBE, fault, mistaken, others + tcp.timeout(), tcp.every(), Reason.NO_ANSWER);
  }

  /** When the last try of a connection is made before its timeout. */
  private long lastTry(long timeout) {
    long last = 0;
    for (int seconds : TRIES_AFTER) {
      last = seconds * unitsPerSecond < timeout ? seconds * unitsPerSecond : last;
    }
    return last;
  }

  private static MethodFinding none(Method method, PeerFault fault, Reason reason) {
    return new MethodFinding(method, fault, Optional.empty(), 0, reason);
  }
}
