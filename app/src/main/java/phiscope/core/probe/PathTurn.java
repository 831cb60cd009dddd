package phiscope.core.probe;

import phiscope.core.trace.generator.Loss.GilbertElliott;

/**
 * What becomes of a path that is good or bad while something happens on it: the probability that it
 * happens and the path is then good or bad, from each of the two. A two by two matrix.
 *
 * @param goodToGood from a good path to a good one
 * @param goodToBad from a good path to a bad one
 * @param badToGood from a bad path to a good one
 * @param badToBad from a bad path to a bad one
 */
record PathTurn(double goodToGood, double goodToBad, double badToGood, double badToBad) {
  /** Nothing happens. */
  static final PathTurn NONE = new PathTurn(1, 0, 0, 1);

  /** A period goes by. */
  static PathTurn period(GilbertElliott bursts) {
    return of(bursts, 1, 1);
  }

  /** A period goes by, and what is sent at its beginning gets lost. */
  static PathTurn lost(GilbertElliott bursts) {
    return of(bursts, bursts.lossWhenGood(), bursts.lossWhenBad());
  }

  /** A period goes by, and what is sent at its beginning arrives. */
  static PathTurn received(GilbertElliott bursts) {
    return of(bursts, 1 - bursts.lossWhenGood(), 1 - bursts.lossWhenBad());
  }

  private static PathTurn of(GilbertElliott bursts, double whenGood, double whenBad) {
    return new PathTurn(
        whenGood * (1 - bursts.goodToBad()),
        whenGood * bursts.goodToBad(),
        whenBad * bursts.badToGood(),
        whenBad * (1 - bursts.badToGood()));
  }

  /** One after the other. */
  PathTurn then(PathTurn next) {
    return new PathTurn(
        goodToGood * next.goodToGood + goodToBad * next.badToGood,
        goodToGood * next.goodToBad + goodToBad * next.badToBad,
        badToGood * next.goodToGood + badToBad * next.badToGood,
        badToGood * next.goodToBad + badToBad * next.badToBad);
  }

  /** So many times one after the other, 0 or more. */
  PathTurn times(int count) {
    PathTurn all = NONE;
    for (int i = 0; i < count; i++) {
      all = all.then(this);
    }
    return all;
  }

  /** One or the other. */
  PathTurn or(PathTurn other) {
    return new PathTurn(
        goodToGood + other.goodToGood,
        goodToBad + other.goodToBad,
        badToGood + other.badToGood,
        badToBad + other.badToBad);
  }

  /** This with a further probability. */
  PathTurn share(double share) {
    return new PathTurn(share * goodToGood, share * goodToBad, share * badToGood, share * badToBad);
  }

  /** How often it happens on a good path. */
  double whenGood() {
    return goodToGood + goodToBad;
  }

  /** How often it happens on a bad one. */
  double whenBad() {
    return badToGood + badToBad;
  }
}
