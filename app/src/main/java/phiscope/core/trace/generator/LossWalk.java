package phiscope.core.trace.generator;

/** Goes from heartbeat to heartbeat and says which get lost; it begins in the long run's mix. */
final class LossWalk {
  private final Loss loss;
  private final Draws draws;
  private boolean bad;

  LossWalk(Loss loss, Draws draws) {
    this.loss = loss;
    this.draws = draws;
    this.bad = loss instanceof Loss.GilbertElliott bursts && draws.unit() < bursts.shareOfBad();
  }

  /** Whether the next heartbeat gets lost. */
  boolean next() {
    if (loss instanceof Loss.Independent independent) {
      return draws.unit() < independent.probability();
    }
    if (loss instanceof Loss.GilbertElliott bursts) {
      boolean lost = draws.unit() < (bad ? bursts.lossWhenBad() : bursts.lossWhenGood());
      boolean turns = draws.unit() < (bad ? bursts.badToGood() : bursts.goodToBad());
      bad = bad != turns;
      return lost;
    }
    return false;
  }
}
