package phiscope.core.fencing;

/**
 * What a run has cost so far.
 *
 * @param switches tokens issued after the first, roll-backs too
 * @param rollBacks switches back after a takeover that failed
 * @param mistakenSwitches switches, on a suspicion, away from a holder whose process had not ended
 * @param accepted writes that took effect
 * @param acknowledged writes whose answer was sent and will arrive
 * @param refused writes that the resource refused
 * @param lost acknowledged writes that were lost
 * @param held writes that were not begun, because traffic was dropped
 * @param dropped writes that came over dropped connections
 * @param twoBelieve ticks in which two holders or more believed that they may write
 * @param nobodyWrites ticks in which the present holder was not running or did not believe
 */
public record FencingCounters(
    int switches,
    int rollBacks,
    int mistakenSwitches,
    int accepted,
    int acknowledged,
    int refused,
    int lost,
    int held,
    int dropped,
    long twoBelieve,
    long nobodyWrites) {

  static final FencingCounters ZERO = new FencingCounters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** What is counted one by one. */
  enum Count {
    SWITCH,
    ROLL_BACK,
    MISTAKEN_SWITCH,
    ACCEPTED,
    ACKNOWLEDGED,
    REFUSED,
    LOST,
    HELD,
    DROPPED
  }

  FencingCounters plus(Count count) {
    return new FencingCounters(
        switches + one(count, Count.SWITCH),
        rollBacks + one(count, Count.ROLL_BACK),
        mistakenSwitches + one(count, Count.MISTAKEN_SWITCH),
        accepted + one(count, Count.ACCEPTED),
        acknowledged + one(count, Count.ACKNOWLEDGED),
        refused + one(count, Count.REFUSED),
        lost + one(count, Count.LOST),
        held + one(count, Count.HELD),
        dropped + one(count, Count.DROPPED),
        twoBelieve,
        nobodyWrites);
  }

  private static int one(Count count, Count of) {
    return count == of ? 1 : 0;
  }

  FencingCounters after(long two, long nobody) {
    return new FencingCounters(
        switches,
        rollBacks,
        mistakenSwitches,
        accepted,
        acknowledged,
        refused,
        lost,
        held,
        dropped,
        twoBelieve + two,
        nobodyWrites + nobody);
  }
}
