package phiscope.core.swim.protocol;

import phiscope.core.kernel.SimTime;
import phiscope.core.swim.theory.SuspicionTimes;

/** The suspicion timeouts of a cluster of some size, in ticks. */
public final class SuspicionTimeouts {
  private SuspicionTimeouts() {}

  /** The least timeout: all the time there is once everybody who was wanted has confirmed. */
  public static long minimum(SwimParameters parameters, int members) {
    SuspicionParameters suspicion = parameters.suspicion();
    long interval = parameters.probe().interval();
    long multiplier = suspicion.multiplier();
    return switch (suspicion.formula()) {
      case MEMBERLIST -> SuspicionTimes.memberlist(multiplier, members, interval);
      case SCALECUBE -> SuspicionTimes.scaleCube(suspicion.multiplier(), members, interval);
      case SWIM_PAPER ->
          multiplier * interval * (long) Math.ceil(StrictMath.log1p(Math.max(1, members)));
      case NATURAL_LOGARITHM ->
          (long) (multiplier * interval * StrictMath.log1p(Math.max(1, members)));
      case CONSTANT -> multiplier * interval;
    };
  }

  /** Confirmations that are wanted: none where there are not as many others to give them. */
  public static int wanted(SwimParameters parameters, int members) {
    int wanted = parameters.suspicion().confirmations();
    return parameters.lifeguard().localHealthSuspicion() && members - 2 >= wanted ? wanted : 0;
  }

  /** The timeout without confirmations. */
  public static long maximum(SwimParameters parameters, int members) {
    long minimum = minimum(parameters, members);
    return wanted(parameters, members) == 0
        ? minimum
        : minimum * parameters.suspicion().maximumMultiplier();
  }

  /**
   * The timeout after some confirmations: max - (max - min) log(c + 1) / log(k + 1), in whole
   * milliseconds down (memberlist suspicion.go).
   */
  public static long decayed(int confirmations, int wanted, long minimum, long maximum) {
    if (wanted == 0 || confirmations >= wanted) {
      return minimum;
    }
    double exact = SuspicionTimes.decayed(confirmations, wanted, minimum, maximum);
    long millis = SimTime.toMillis((long) exact);
    return Math.max(minimum, SimTime.ofMillis(millis));
  }
}
