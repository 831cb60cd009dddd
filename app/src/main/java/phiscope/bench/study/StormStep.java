package phiscope.bench.study;

import phiscope.core.probe.RetryStorm;
import phiscope.core.probe.StormSlot;

/**
 * One slot of a storm of retries.
 *
 * @param slot what happens in it
 * @param storm the settings
 */
public record StormStep(StormSlot slot, RetryStorm storm) implements StudyStep {
  @Override
  public long at() {
    return slot.slot() * StormResult.SLOT;
  }

  @Override
  public boolean isEvent() {
    return slot.slot() == storm.outageFrom() || slot.slot() == storm.outageTo();
  }

  @Override
  public String word() {
    return slot.slot() == storm.outageFrom()
        ? "outageBegins"
        : slot.slot() == storm.outageTo() ? "outageEnds" : "slot";
  }
}
