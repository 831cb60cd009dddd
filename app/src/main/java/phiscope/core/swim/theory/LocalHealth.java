package phiscope.core.swim.theory;

/**
 * Lifeguard's local health multiplier: how much a member doubts its own ability to probe in time.
 * It is about the observer itself and never travels in a message.
 *
 * @param score 0 when all is well
 * @param highest the score it stops at
 */
public record LocalHealth(int score, int highest) {
  public LocalHealth {
    if (highest < 0 || score < 0 || score > highest) {
      throw new IllegalArgumentException(
          "score must be from 0 to highest, got " + score + " and " + highest);
    }
  }

  /** memberlist's awareness: 0 to max - 1 (awareness.go). */
  public static LocalHealth memberlist(int max) {
    if (max < 1) {
      throw new IllegalArgumentException("max must be 1 or more, got " + max);
    }
    return new LocalHealth(0, max - 1);
  }

  /** The paper's and Apple's: 0 to max (Lifeguard, section IV-A; swift-cluster-membership). */
  public static LocalHealth apple(int max) {
    return new LocalHealth(0, max);
  }

  /** After something that tells about the own health; clamped to 0 .. highest. */
  public LocalHealth after(int delta) {
    long sum = (long) score + delta;
    return new LocalHealth((int) Math.max(0, Math.min(highest, sum)), highest);
  }

  /** An interval or a timeout of this health: base x (score + 1). */
  public long scaled(long base) {
    return Math.multiplyExact(base, score + 1L);
  }

  /** What a probe that was answered tells: -1. */
  public static int deltaOfAnsweredProbe() {
    return -1;
  }

  /**
   * What a failed probe tells in memberlist: each missing nack counts 1, since a helper that stays
   * silent too points to the own health; without helpers that send nacks, 1.
   */
  public static int deltaOfFailedProbe(int expectedNacks, int receivedNacks) {
    return expectedNacks > 0 ? Math.max(0, expectedNacks - receivedNacks) : 1;
  }

  /** What having to refute an accusation of oneself tells: 1. */
  public static int deltaOfRefutation() {
    return 1;
  }
}
