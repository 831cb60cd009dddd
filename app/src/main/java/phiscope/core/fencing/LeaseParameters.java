package phiscope.core.fencing;

/**
 * How long a grant lasts.
 *
 * @param duration from the grant or the last renewal on; too short: a pause loses it; too long: a
 *     takeover is late
 * @param renewEvery a holder that believes asks for a renewal so often; 0: never. It counts its
 *     lease from when it asked, the authority from when it answered, so with clocks that go equally
 *     fast the holder's ends first
 */
public record LeaseParameters(long duration, long renewEvery) {
  public LeaseParameters {
    Ranges.within("duration", duration, 1, FencingScenario.LONGEST);
    Ranges.duration("renewEvery", renewEvery);
  }
}
