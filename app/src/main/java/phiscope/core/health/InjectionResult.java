package phiscope.core.health;

/**
 * What a detector made of many injected faults and of the healthy time between them.
 *
 * @param failed times from the fault to FAILED, or to suspicion where a detector has one verdict
 * @param suspect times from the fault to SUSPECT or worse
 * @param frames how many frames came while the sender was healthy
 * @param healthyTime how long it was
 * @param falseSuspects how often a healthy sender became SUSPECT
 * @param falseFailures how often a healthy sender became FAILED
 */
public record InjectionResult(
    DetectionSample failed,
    DetectionSample suspect,
    long frames,
    long healthyTime,
    long falseSuspects,
    long falseFailures) {
  /** How many of such events come in an hour. */
  public double perHour(long events, long unitsPerSecond) {
    return healthyTime == 0 ? 0 : events * 3600.0 * unitsPerSecond / healthyTime;
  }
}
