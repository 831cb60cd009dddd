package phiscope.core.detector;

import java.util.OptionalDouble;

/**
 * Quality of service of one detector over one tape (Chen, Toueg, Aguilera 2002, section 2), in
 * ticks.
 *
 * @param mistakes suspicions that began while the sender was alive
 * @param meanMistakeDuration mean length of a mistake, NaN without one
 * @param mistakeRecurrence mean time between the starts of successive mistakes, NaN with fewer than
 *     two
 * @param observedAliveTime from the start of observation to min(crash, horizon), 0 if it never
 *     started
 * @param queryAccuracy share of that time in which it was rightly trusted, NaN if there is none
 * @param detectionTime from the crash to the start of the final suspicion, 0 if it began before;
 *     empty without a crash or detection
 */
public record QualityOfService(
    long mistakes,
    double meanMistakeDuration,
    double mistakeRecurrence,
    double observedAliveTime,
    double queryAccuracy,
    OptionalDouble detectionTime) {}
