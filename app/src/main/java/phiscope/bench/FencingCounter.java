package phiscope.bench;

import java.util.function.ToLongFunction;
import phiscope.core.fencing.FencingCounters;

/** What a run of the fencing bench has cost, one number each, in the order of tables. */
public enum FencingCounter {
  SWITCHES(FencingCounters::switches),
  MISTAKEN_SWITCHES(FencingCounters::mistakenSwitches),
  ROLL_BACKS(FencingCounters::rollBacks),
  /** In ticks. */
  TWO_BELIEVE(FencingCounters::twoBelieve),
  /** In ticks. */
  NOBODY_WRITES(FencingCounters::nobodyWrites),
  ACCEPTED(FencingCounters::accepted),
  ACKNOWLEDGED(FencingCounters::acknowledged),
  REFUSED(FencingCounters::refused),
  LOST(FencingCounters::lost),
  HELD(FencingCounters::held),
  DROPPED(FencingCounters::dropped);

  private final ToLongFunction<FencingCounters> value;

  FencingCounter(ToLongFunction<FencingCounters> value) {
    this.value = value;
  }

  /** Its value. */
  public long of(FencingCounters counters) {
    return value.applyAsLong(counters);
  }

  /** Whether it is a time in ticks; the others are counts. */
  public boolean isTime() {
    return this == TWO_BELIEVE || this == NOBODY_WRITES;
  }
}
