package phiscope.core.detector;

import java.util.List;
import java.util.stream.LongStream;
import phiscope.core.detector.PhiPolicy.Tail;

/**
 * What a running detector needs of a policy, in ticks. Every detector holds one, and many a sender
 * has a policy that no other has: so it is small, and holds nothing of the policy that it was made
 * of but numbers.
 *
 * @param windowCapacity intervals in the window, 0 for no such bound
 * @param minimumSamples intervals needed before phi has a value
 * @param windowReach of a window that lasts: an interval that ended so many ticks before the last
 *     arrival is still in it; -1 for no such bound
 * @param floor the least standard deviation, 0 for none; in ticks unless it is a share
 * @param floorIsShareOfMean whether the floor is a share of the mean
 * @param given the typed mean and deviation; null where they are learned
 * @param pause the acceptable pause in ticks
 * @param firstInterval the first synthetic interval in ticks, -1 for none
 * @param secondInterval the second one, -1 for none
 * @param recordUpTo the longest interval that is recorded
 * @param recordsWhileAvailable whether an interval is recorded only where the sender was not
 *     suspected at its end
 * @param usesSampleVariance whether squares are divided by n - 1
 * @param needsGrowingSequences whether only growing sequence numbers are accepted
 * @param startCountsAsHeartbeat whether tick 0 counts as a heartbeat
 * @param scoresFromMean whether the silence of score 0 is the mean of the window, or a pause more
 * @param answersZeroUntrained whether an untrained detector answers 0, or nothing
 * @param rules thresholds as silences
 * @param rule the policy's own threshold
 */
record RunningPolicy(
    int windowCapacity,
    int minimumSamples,
    long windowReach,
    double floor,
    boolean floorIsShareOfMean,
    Given given,
    double pause,
    long firstInterval,
    long secondInterval,
    long recordUpTo,
    boolean recordsWhileAvailable,
    boolean usesSampleVariance,
    boolean needsGrowingSequences,
    boolean startCountsAsHeartbeat,
    boolean scoresFromMean,
    boolean answersZeroUntrained,
    SuspicionRules rules,
    SuspicionRule rule) {

  /** A typed mean and standard deviation, in ticks. */
  record Given(double mean, double std) {}

  /** Phi over the score. */
  PhiScale scale() {
    return rules.scale();
  }

  boolean isGiven() {
    return given != null;
  }

  boolean isEmpirical() {
    return scale().tail() == Tail.EMPIRICAL;
  }

  /** The synthetic first intervals in ticks. */
  List<Long> firstIntervals() {
    return LongStream.of(firstInterval, secondInterval).filter(each -> each >= 0).boxed().toList();
  }

  /** The least standard deviation beside a mean, both in ticks. */
  double leastSigma(double mean) {
    return floorIsShareOfMean ? floor * mean : floor;
  }

  /** What an untrained detector answers, NaN for nothing. */
  double untrainedPhi() {
    return answersZeroUntrained ? 0 : Double.NaN;
  }

  /** The score of a silence before there is a model: NaN where nothing is answered. */
  double untrainedScore() {
    return answersZeroUntrained ? PhiScale.NOTHING_YET : Double.NaN;
  }
}
