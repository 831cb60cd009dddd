package phiscope.bench;

import phiscope.core.fencing.FencingNetwork;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.LeaseParameters;
import phiscope.core.fencing.TakeoverRules;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.Workload;
import phiscope.core.fencing.WriteProtections;

/** The parameters of a scenario as numbers, one for each {@link FencingParameter}. */
public final class FencingParameterValues {
  private final long[] values;

  private FencingParameterValues(long[] values) {
    this.values = values;
  }

  /** The values, by the ordinal of the parameter. */
  public static long[] of(FencingScenario scenario) {
    FencingParameter[] all = FencingParameter.values();
    long[] values = new long[all.length];
    for (FencingParameter parameter : all) {
      values[parameter.ordinal()] = parameter.of(scenario);
    }
    return values;
  }

  /**
   * A scenario with other values, each moved into its bounds. Lines about a holder that there is
   * not are left out.
   */
  public static FencingScenario scenario(long[] values, FencingScenario other) {
    FencingParameterValues from = new FencingParameterValues(values);
    int holders = from.count(FencingParameter.HOLDERS);
    return new FencingScenario(
        from.value(FencingParameter.SEED),
        holders,
        from.value(FencingParameter.FIRST_TOKEN),
        from.protections(),
        new LeaseParameters(
            from.value(FencingParameter.LEASE_DURATION),
            from.value(FencingParameter.LEASE_RENEWAL)),
        from.takeover(other.takeover()),
        other.detector(),
        new Workload(
            from.value(FencingParameter.WRITE_EVERY),
            from.value(FencingParameter.CHECK_TO_SEND),
            from.value(FencingParameter.RETRY_AFTER),
            from.count(FencingParameter.RETRIES)),
        from.network(),
        FencingLines.possible(other.script(), holders),
        from.value(FencingParameter.HORIZON));
  }

  private WriteProtections protections() {
    return new WriteProtections(
        flag(FencingParameter.LEASE_CHECKED),
        TokenCheck.values()[count(FencingParameter.TOKEN_CHECK)],
        flag(FencingParameter.ATOMIC),
        flag(FencingParameter.DURABLE),
        flag(FencingParameter.FROM_AUTHORITY),
        flag(FencingParameter.DEDUPLICATED));
  }

  private TakeoverRules takeover(TakeoverRules other) {
    return new TakeoverRules(
        count(FencingParameter.CONFIRMATIONS),
        value(FencingParameter.COOL_DOWN),
        value(FencingParameter.MINIMUM_INTERVAL),
        flag(FencingParameter.WAITS_FOR_LEASE),
        flag(FencingParameter.GRADED),
        other.switchAt(),
        flag(FencingParameter.ROLLS_BACK),
        value(FencingParameter.ACCEPT_WITHIN),
        flag(FencingParameter.SWITCHES_BACK));
  }

  private FencingNetwork network() {
    long most = value(FencingParameter.DELAY_MAXIMUM);
    return new FencingNetwork(
        Math.min(value(FencingParameter.DELAY_MINIMUM), most),
        most,
        count(FencingParameter.LOSS),
        count(FencingParameter.COPIES));
  }

  private long value(FencingParameter parameter) {
    return parameter.bounded(values[parameter.ordinal()]);
  }

  private int count(FencingParameter parameter) {
    return (int) value(parameter);
  }

  private boolean flag(FencingParameter parameter) {
    return value(parameter) == 1;
  }
}
