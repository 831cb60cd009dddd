package phiscope.core.swim.theory;

import java.util.ArrayList;
import java.util.List;

/**
 * The exact Markov chain of synchronous push: one member is informed at first; in every round each
 * informed member pushes to {@code fanout} others, never to itself, and whoever is told pushes from
 * the next round on.
 *
 * @param members at least 2
 * @param fanout pushes of a member in a round, at least 1; without repetition at most members - 1
 * @param targets whether a member's targets of one round are distinct
 */
public record Dissemination(int members, int fanout, Targets targets) {
  /** What is left uncovered below this is nothing. */
  private static final double NEGLIGIBLE = 1e-20;

  /** A state at the edge that is less probable than this is left out. */
  private static final double LEFT_OUT = 1e-30;

  /** How a member picks the targets of one round. */
  public enum Targets {
    /** All different from each other. */
    DISTINCT,
    /** Each one anew, so that one may be told twice. */
    WITH_REPLACEMENT
  }

  public Dissemination {
    if (members < 2) {
      throw new IllegalArgumentException("members must be 2 or more, got " + members);
    }
    if (fanout < 1 || (targets == Targets.DISTINCT && fanout > members - 1)) {
      throw new IllegalArgumentException(
          "fanout must be 1 or more and distinct targets at most " + (members - 1) + ": " + fanout);
    }
  }

  /**
   * What is expected of all rounds until nobody is left with any probability worth a mention.
   *
   * @param expectedRounds until everybody is informed
   * @param coverage the expected informed share after round 1, 2, ...; then it is 1
   * @param full the probability that everybody is informed after round 1, 2, ...
   */
  public record Course(double expectedRounds, List<Double> coverage, List<Double> full) {
    public Course {
      coverage = List.copyOf(coverage);
      full = List.copyOf(full);
    }

    /** The expected informed share after a round. */
    public double coverageAfter(int round) {
      return round < 1 || round > coverage.size() ? 1 : coverage.get(round - 1);
    }

    /** The first round after which at least this share is informed on average. */
    int roundsTo(double share) {
      for (int i = 0; i < coverage.size(); i++) {
        if (coverage.get(i) >= share) {
          return i + 1;
        }
      }
      return coverage.size() + 1;
    }
  }

  /** Roughly how many additions {@link #course} takes, to be held against what one has time for. */
  public double work() {
    return (double) members * members * fanout * (20 + 20.0 / fanout);
  }

  /**
   * The whole course, exact to rounding of doubles: no difference of near numbers is taken.
   *
   * <p>Only the band of states that have any probability worth a mention is gone through, so that
   * 10,000 members take seconds. A state at the edge of the band is left out where it is less
   * probable than {@value #LEFT_OUT}; in a round of n members with fanout f that happens at most
   * 2nf times, so that all that is left out in a course stays far below 1e-20, which is less than
   * what adding doubles rounds away.
   */
  public Course course() {
    Band band = Band.ofOne(members);
    List<Double> coverage = new ArrayList<>();
    List<Double> full = new ArrayList<>();
    double expectedRounds = 0;
    double left = 1;
    while (left > NEGLIGIBLE) {
      expectedRounds += left;
      band = band.afterRound(fanout, targets == Targets.DISTINCT);
      left = 0;
      double missing = 0;
      for (int r = band.high; r > 0 && r >= band.low; r--) {
        left += band.of[r];
        missing += band.of[r] * r;
      }
      coverage.add(1 - missing / members);
      full.add(1 - left);
    }
    return new Course(expectedRounds, coverage, full);
  }

  /**
   * The probabilities of so many uninformed members.
   *
   * @param low the least number of them that is in the band
   * @param high the greatest
   */
  private record Band(double[] of, int low, int high) {
    /** One member is informed. */
    static Band ofOne(int members) {
      double[] of = new double[members];
      of[members - 1] = 1;
      return new Band(of, members - 1, members - 1);
    }

    /**
     * The probabilities after one round.
     *
     * <p>With i informed members i senders push one after the other, and all sizes of i share the
     * pushes by taking them in descending order: whoever has i senders joins when i of them are
     * left.
     */
    Band afterRound(int fanout, boolean distinct) {
      int members = of.length;
      double[] now = new double[members];
      int least = low;
      int most = low - 1;
      for (int senders = members - low; senders >= 1; senders--) {
        int uninformed = members - senders;
        if (uninformed <= high) {
          now[uninformed] += of[uninformed];
          most = Math.max(most, uninformed);
        }
        for (int push = 0; push < fanout; push++) {
          least = Math.max(0, least - 1);
          push(now, least, most, members - 1 - (distinct ? push : 0));
        }
        for (; least < most && now[least] < LEFT_OUT; least++) {
          now[least] = 0;
        }
        for (; most > least && now[most] < LEFT_OUT; most--) {
          now[most] = 0;
        }
      }
      return new Band(now, least, most);
    }

    /** One push to one of {@code choices} members, among them all that have not been told. */
    private static void push(double[] of, int low, int high, int choices) {
      for (int r = low; r < high; r++) {
        of[r] = (Math.max(0, choices - r) * of[r] + (r + 1) * of[r + 1]) / choices;
      }
      of[high] = Math.max(0, choices - high) * of[high] / choices;
    }
  }
}
