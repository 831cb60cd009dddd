package phiscope.bench;

import phiscope.core.swim.protocol.ClockKind;
import phiscope.core.swim.protocol.DisseminationParameters;
import phiscope.core.swim.protocol.Lifeguard;
import phiscope.core.swim.protocol.OverrideRules;
import phiscope.core.swim.protocol.ProbeParameters;
import phiscope.core.swim.protocol.SuspicionParameters;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SyncParameters;

/** The parameters of the protocol as numbers, one for each {@link SwimParameter}. */
public final class SwimParameterValues {
  private final long[] values;

  private SwimParameterValues(long[] values) {
    this.values = values;
  }

  /** The values, by the ordinal of the parameter. */
  public static long[] of(SwimParameters parameters) {
    SwimParameter[] all = SwimParameter.values();
    long[] values = new long[all.length];
    for (SwimParameter parameter : all) {
      values[parameter.ordinal()] = parameter.of(parameters);
    }
    return values;
  }

  /** The parameters of values, each moved into its bounds; a timeout is at most the interval. */
  public static SwimParameters parameters(long[] values) {
    SwimParameterValues from = new SwimParameterValues(values);
    return new SwimParameters(
        from.probe(),
        from.suspicion(),
        from.dissemination(),
        new SyncParameters(
            from.value(SwimParameter.SYNC_INTERVAL),
            from.value(SwimParameter.RECONNECT_INTERVAL),
            from.flag(SwimParameter.ANSWERS_STALE_ALIVE)),
        from.lifeguard(),
        OverrideRules.values()[from.count(SwimParameter.OVERRIDE_RULES)],
        ClockKind.values()[from.count(SwimParameter.CLOCK)]);
  }

  private ProbeParameters probe() {
    long interval = value(SwimParameter.PROBE_INTERVAL);
    return new ProbeParameters(
        interval,
        Math.min(interval, value(SwimParameter.PROBE_TIMEOUT)),
        count(SwimParameter.INDIRECT_PROBES),
        ProbeParameters.TargetChoice.values()[count(SwimParameter.TARGET_CHOICE)],
        flag(SwimParameter.FALLBACK_PING),
        count(SwimParameter.RELAY_TIMEOUT_PERCENT),
        ProbeParameters.Phases.values()[count(SwimParameter.PHASES)]);
  }

  private SuspicionParameters suspicion() {
    return new SuspicionParameters(
        flag(SwimParameter.SUSPICION_ENABLED),
        SuspicionParameters.Formula.values()[count(SwimParameter.SUSPICION_FORMULA)],
        count(SwimParameter.SUSPICION_MULTIPLIER),
        count(SwimParameter.SUSPICION_MAXIMUM_MULTIPLIER),
        count(SwimParameter.SUSPICION_CONFIRMATIONS));
  }

  private DisseminationParameters dissemination() {
    return new DisseminationParameters(
        flag(SwimParameter.PIGGYBACK),
        value(SwimParameter.GOSSIP_INTERVAL),
        count(SwimParameter.GOSSIP_FANOUT),
        value(SwimParameter.GOSSIP_TO_THE_DEAD),
        DisseminationParameters.Formula.values()[count(SwimParameter.RETRANSMIT_FORMULA)],
        count(SwimParameter.RETRANSMIT_MULTIPLIER),
        count(SwimParameter.UPDATES_PER_MESSAGE),
        flag(SwimParameter.FROM_ROUND_START));
  }

  private Lifeguard lifeguard() {
    return new Lifeguard(
        flag(SwimParameter.LOCAL_HEALTH_PROBE),
        flag(SwimParameter.SCALES_TIMEOUT),
        flag(SwimParameter.NACKS),
        flag(SwimParameter.LOCAL_HEALTH_SUSPICION),
        flag(SwimParameter.BUDDY_SYSTEM),
        count(SwimParameter.HEALTH_LEVELS));
  }

  private long value(SwimParameter parameter) {
    return parameter.bounded(values[parameter.ordinal()]);
  }

  private int count(SwimParameter parameter) {
    return (int) value(parameter);
  }

  private boolean flag(SwimParameter parameter) {
    return value(parameter) == 1;
  }
}
