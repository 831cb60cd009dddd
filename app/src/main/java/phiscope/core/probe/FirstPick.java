package phiscope.core.probe;

/**
 * How long SWIM takes to probe a member first after a fault, in protocol periods: the fault falls
 * anywhere into a period, and at the end of each whole one after it somebody has picked the member
 * or nobody has. The sum of a uniform and a geometric variable; it has no longest value.
 *
 * @param unpicked the probability that nobody picks it in a period, 0 to below 1
 */
record FirstPick(double unpicked) {
  /** The probability that it takes so many periods at most. */
  double within(double periods) {
    if (periods < 1) {
      return 0;
    }
    double whole = Math.floor(periods);
    double before = StrictMath.pow(unpicked, whole - 1);
    return 1 - before + (periods - whole) * before * (1 - unpicked);
  }

  /** The time that a share of all those stay below that are within a bound, exact. */
  double quantileWithin(double share, double bound) {
    double wanted = share * (Double.isInfinite(bound) ? 1 : within(bound));
    double whole = 1;
    double before = 1;
    while (1 - before * unpicked < wanted) {
      before *= unpicked;
      whole++;
    }
    return whole + (wanted - (1 - before)) / (before * (1 - unpicked));
  }

  /** The mean of those that are within a bound. */
  double meanWithin(double bound) {
    if (Double.isInfinite(bound)) {
      return 0.5 + 1 / (1 - unpicked);
    }
    double sum = 0;
    double before = 1;
    double whole = 1;
    while (whole + 1 <= bound && before > 0) {
      sum += before * (1 - unpicked) * (whole + 0.5);
      before *= unpicked;
      whole++;
    }
    double rest = bound - whole;
    sum += before * (1 - unpicked) * rest * (whole + rest / 2);
    return sum / within(bound);
  }
}
