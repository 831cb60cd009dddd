package phiscope.core.fencing.search;

import java.util.Objects;
import phiscope.core.fencing.WriteProtections;

/**
 * What is searched: the protections and how much may happen.
 *
 * @param protections what stands between a former holder and the resource
 * @param waitsForLease whether the authority issues a new token only after the lease has run out on
 *     its clock; off: as soon as the detector says so, and it may be wrong at any time
 * @param tokens the most tokens issued, with the first, 1 to 3
 * @param requests the most requests made, 1 to 3
 * @param leaseTicks how long a lease lasts, 1 to 3 ticks
 * @param ticks the most ticks of virtual time, 0 to 7
 * @param faults how often each fault may happen
 */
public record SearchSpace(
    WriteProtections protections,
    boolean waitsForLease,
    int tokens,
    int requests,
    int leaseTicks,
    int ticks,
    FaultBudget faults) {

  public SearchSpace {
    Objects.requireNonNull(protections, "protections");
    Objects.requireNonNull(faults, "faults");
    requireWithin("tokens", tokens, 1, 3);
    requireWithin("requests", requests, 1, 3);
    requireWithin("leaseTicks", leaseTicks, 1, 3);
    requireWithin("ticks", ticks, 0, 7);
  }

  private static void requireWithin(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          name + " must be " + least + " to " + most + ", got " + value);
    }
  }

  /** One switch, two requests, one of each fault: enough for every published counterexample. */
  public static SearchSpace of(WriteProtections protections) {
    return new SearchSpace(protections, true, 2, 2, 1, 2, FaultBudget.oneOfEach());
  }

  /** The same with other protections. */
  public SearchSpace with(WriteProtections other) {
    return new SearchSpace(other, waitsForLease, tokens, requests, leaseTicks, ticks, faults);
  }

  /** The same with other faults. */
  public SearchSpace with(FaultBudget other) {
    return new SearchSpace(protections, waitsForLease, tokens, requests, leaseTicks, ticks, other);
  }

  /** The same with another most of ticks of virtual time. */
  public SearchSpace withTicks(int most) {
    return new SearchSpace(protections, waitsForLease, tokens, requests, leaseTicks, most, faults);
  }

  /** The same in which the authority does not wait for the end of the lease. */
  public SearchSpace withoutWaiting() {
    return new SearchSpace(protections, false, tokens, requests, leaseTicks, ticks, faults);
  }
}
