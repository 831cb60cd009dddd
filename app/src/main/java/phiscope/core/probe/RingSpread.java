package phiscope.core.probe;

/**
 * What one failed hop does to a ring of members in which each watches one neighbour (S002: "a
 * single failed hop is amplified to many misjudgements"). Nobody has died: each verdict is wrong.
 *
 * @param members n, 3 or more
 * @param kind how the ring works, and which of its parts has failed
 */
public record RingSpread(long members, Kind kind) {
  /** How the ring works, and which of its parts has failed. */
  public enum Kind {
    /** Each asks its successor, and leaves it at that; one link is cut. */
    LINK_WITHOUT_REPAIR,
    /** Who gets no answer takes its successor out and asks the next; one link is cut. */
    LINK_WITH_REPAIR,
    /**
     * The same; one member has gone deaf: it hears no answer, and all believe what it says. It
     * hears no question either (S002: each pings its successor), so that it does not answer.
     */
    DEAF_MEMBER_WITH_REPAIR,
    /** A token goes round; who waits for it in vain blames its predecessor; one link is cut. */
    TOKEN
  }

  public RingSpread {
    if (members < 3) {
      throw new IllegalArgumentException("members must be 3 or more, got " + members);
    }
  }

  /**
   * How many members that are well are held for dead after so many detection times.
   *
   * @param detections 0 or more; the first verdict comes after one
   */
  public long misjudged(long detections) {
    if (detections <= 0) {
      return 0;
    }
    return switch (kind) {
      // After a repair the next in line is asked, and it answers.
      case LINK_WITHOUT_REPAIR, LINK_WITH_REPAIR -> 1;
      // It takes out one after the other; the one before it takes out itself, which does not
      // answer.
      case DEAF_MEMBER_WITH_REPAIR -> Math.min(members, detections + 1);
      // All wait for the same token with the same timeout, and each has a predecessor.
      case TOKEN -> members;
    };
  }

  /** How many there are in the end. */
  public long misjudgedInTheEnd() {
    return misjudged(members);
  }

  /** After how many detection times it comes to that. */
  public long detectionsToTheEnd() {
    return kind == Kind.DEAF_MEMBER_WITH_REPAIR ? members - 1 : 1;
  }

  /** The probability that news gets all the way round when each hop loses it with a probability. */
  public static double allTheWayRound(long members, double loss) {
    return StrictMath.pow(1 - loss, members - 1.0);
  }
}
