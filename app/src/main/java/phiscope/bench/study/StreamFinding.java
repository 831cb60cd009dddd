package phiscope.bench.study;

import java.util.List;

/**
 * Something that a run shows and that the article says otherwise, or does not say: computed, for
 * one sentence.
 *
 * @param kind what it is
 * @param variant the detector that does it, as files call it
 * @param numbers what the sentence needs, in the order its kind says; times are ticks
 */
public record StreamFinding(Kind kind, String variant, List<Double> numbers) {
  /** What there is to find. */
  public enum Kind {
    /** It fails: when, how long after the last frame, after how many decays. */
    FAILED,
    /** It never fails: the lowest score. */
    NEVER_FAILED,
    /** One frame takes FAILED back: when, at what score. */
    REVIVED,
    /** It is ACTIVE although the score is below the threshold of SUSPECT: when, at what score. */
    ACTIVE_BELOW,
    /** A backpressure frame raises the score: when, from, to. */
    LIFTED,
    /** It fails again and again: how often, the last time when. */
    FLAPPED,
    /** Nothing decays after a maintenance frame: from when, until when. */
    FROZEN,
    /** The decay per missed frame fails later: how much, in how many intervals. */
    LATER,
    /** Losses in a row that are tolerated: as printed, after section 5.1, at what interval. */
    TOLERATED
  }

  public StreamFinding {
    numbers = List.copyOf(numbers);
  }
}
