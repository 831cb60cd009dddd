package phiscope.core.probe;

import phiscope.core.trace.generator.Loss.GilbertElliott;

/**
 * One attempt to hear of a peer over a path that is good or bad.
 *
 * @param fails that it fails, and what becomes of the path meanwhile
 * @param succeeds that it does not
 * @param failureTakes how long a failure lasts until the next attempt
 * @param successTakes how long a success does
 */
record PathAttempt(PathTurn fails, PathTurn succeeds, double failureTakes, double successTakes) {
  /** One heartbeat, or question, a period; the next follows a period later whatever happens. */
  static PathAttempt single(GilbertElliott bursts) {
    return new PathAttempt(PathTurn.lost(bursts), PathTurn.received(bursts), 1, 1);
  }

  /** The same where what arrives is often too late, by this share. */
  static PathAttempt late(GilbertElliott bursts, double share) {
    PathTurn received = PathTurn.received(bursts);
    return new PathAttempt(
        PathTurn.lost(bursts).or(received.share(share)), received.share(1 - share), 1, 1);
  }

  /** A window of so many heartbeats, which fails if all of them get lost. */
  static PathAttempt window(GilbertElliott bursts, int heartbeats) {
    PathTurn empty = PathTurn.NONE;
    PathTurn heard = PathTurn.NONE.share(0);
    for (int i = 0; i < heartbeats; i++) {
      heard = heard.then(PathTurn.period(bursts)).or(empty.then(PathTurn.received(bursts)));
      empty = empty.then(PathTurn.lost(bursts));
    }
    return new PathAttempt(empty, heard, heartbeats, heartbeats);
  }

  /** A question that is waited for so many periods; after an answer the next one comes in one. */
  static PathAttempt waiting(GilbertElliott bursts, int periods) {
    PathTurn meanwhile = PathTurn.period(bursts).times(periods - 1);
    return new PathAttempt(
        PathTurn.lost(bursts).then(meanwhile), PathTurn.received(bursts), periods, 1);
  }

  /**
   * The mean time until so many attempts in a row have failed, those included; in periods, infinite
   * if it never happens. The exact mean of the Markov chain of run length and path, from the long
   * run's mix of good and bad on.
   *
   * <p>With j failures so far and the path good or bad, the time still needed is that of the
   * attempt and the mean of what follows. Going back from j = run - 1 to 0, each is a constant plus
   * multiples of the two means at j = 0, which in the end are two equations with two unknowns. What
   * is missing to 1 in the multiples is the probability that the run is completed; it is carried
   * along, since it may be far too small to come out of a difference.
   *
   * @param last the attempt that would be the last of the run, if it differs from the others
   * @param run 1 or more
   */
  double meanUntil(PathAttempt last, int run, double shareOfBad) {
    Mean good = Mean.COMPLETED;
    Mean bad = Mean.COMPLETED;
    for (int j = run - 1; j >= 0; j--) {
      PathAttempt attempt = j == run - 1 ? last : this;
      Mean nextGood = attempt.whenGood(good, bad);
      bad = attempt.whenBad(good, bad);
      good = nextGood;
    }
    // x = good.time + good.good x + good.bad y, and y likewise, by Cramer's rule.
    double determinant = good.completed * (bad.completed + bad.good) + good.bad * bad.completed;
    if (!(determinant > 0)) {
      return Double.POSITIVE_INFINITY;
    }
    double x = good.time * (bad.completed + bad.good) + good.bad * bad.time;
    double y = bad.time * (good.completed + good.bad) + bad.good * good.time;
    return ((1 - shareOfBad) * x + shareOfBad * y) / determinant;
  }

  private Mean whenGood(Mean good, Mean bad) {
    double time = fails.whenGood() * failureTakes + succeeds.whenGood() * successTakes;
    return Mean.mixed(fails.goodToGood(), good, fails.goodToBad(), bad)
        .plus(time, succeeds.goodToGood(), succeeds.goodToBad());
  }

  private Mean whenBad(Mean good, Mean bad) {
    double time = fails.whenBad() * failureTakes + succeeds.whenBad() * successTakes;
    return Mean.mixed(fails.badToGood(), good, fails.badToBad(), bad)
        .plus(time, succeeds.badToGood(), succeeds.badToBad());
  }

  /**
   * What follows from one place of the chain until the run is completed or broken.
   *
   * @param time its mean
   * @param good the probability that it breaks and the path is good then
   * @param bad the probability that it breaks and the path is bad then
   * @param completed the probability that it is completed
   */
  private record Mean(double time, double good, double bad, double completed) {
    static final Mean COMPLETED = new Mean(0, 0, 0, 1);

    static Mean mixed(double first, Mean one, double second, Mean other) {
      return new Mean(
          first * one.time + second * other.time,
          first * one.good + second * other.good,
          first * one.bad + second * other.bad,
          first * one.completed + second * other.completed);
    }

    Mean plus(double moreTime, double moreGood, double moreBad) {
      return new Mean(time + moreTime, good + moreGood, bad + moreBad, completed);
    }
  }
}
