package phiscope.core.swim.ready;

import phiscope.core.swim.protocol.ProbeParameters;
import phiscope.core.swim.protocol.SuspicionParameters;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SyncParameters;

/** Parameters with one thing changed. */
final class Variants {
  private Variants() {}

  static SwimParameters relays(SwimParameters base, int relays, boolean fallback) {
    ProbeParameters probe = base.probe();
    return base.with(
        new ProbeParameters(
            probe.interval(),
            probe.timeout(),
            relays,
            probe.targetChoice(),
            fallback,
            probe.relayTimeoutPercent(),
            probe.phases()));
  }

  static SwimParameters relayTimeout(SwimParameters base, int percent) {
    ProbeParameters probe = base.probe();
    return base.with(
        new ProbeParameters(
            probe.interval(),
            probe.timeout(),
            probe.indirectProbes(),
            probe.targetChoice(),
            probe.fallbackPing(),
            percent,
            probe.phases()));
  }

  static SwimParameters suspicion(SwimParameters base, boolean enabled) {
    SuspicionParameters suspicion = base.suspicion();
    return base.with(
        new SuspicionParameters(
            enabled,
            suspicion.formula(),
            suspicion.multiplier(),
            suspicion.maximumMultiplier(),
            suspicion.confirmations()));
  }

  /** The least timeout made longer or shorter; as many confirmations are wanted as before. */
  static SwimParameters suspicionMultiplier(SwimParameters base, int multiplier) {
    SuspicionParameters suspicion = base.suspicion();
    return base.with(
        new SuspicionParameters(
            true,
            suspicion.formula(),
            multiplier,
            suspicion.maximumMultiplier(),
            suspicion.confirmations()));
  }

  /** So many periods, whatever the size of the cluster. */
  static SwimParameters suspicionPeriods(SwimParameters base, int periods) {
    return base.with(
        new SuspicionParameters(true, SuspicionParameters.Formula.CONSTANT, periods, 1, 0));
  }

  static SwimParameters sync(
      SwimParameters base, long interval, long reconnect, boolean answersStaleAlive) {
    return base.with(new SyncParameters(interval, reconnect, answersStaleAlive));
  }
}
