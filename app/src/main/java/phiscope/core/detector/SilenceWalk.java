package phiscope.core.detector;

/**
 * Goes along the silences of a run, in order, and gives the score within each. Mutable.
 *
 * <p>Most models are kept with the run; that of an empirical tail is its whole window, so there a
 * detector is run again.
 */
final class SilenceWalk {
  /** From here on it is quicker to start from a kept state than to go on. */
  private static final int FAR = 2 * TapeFolder.SPACING;

  private final FoldedTape fold;
  private final Silences silences;
  private final double untrained;
  private int at = -2;
  private long start;
  private double base;
  private double scale;

  // The run that opens the silence.
  private int run = -1;
  private LeafRun leafRun;
  private long arrival;
  private int firstOfRun;

  // Of an empirical tail.
  private PhiDetector detector;
  private int delivered;

  SilenceWalk(FoldedTape fold) {
    this.fold = fold;
    silences = fold.silences();
    untrained = silences.policy().untrainedScore();
  }

  /** Goes to a silence, which is not before the present one. */
  void goTo(int silence) {
    if (silence == at) {
      return;
    }
    at = silence;
    if (silence < 0) {
      start = silences.start(silence);
      base = silences.base(silence);
      scale = silences.scale(silence);
    } else {
      goToRunOf(silence);
      int which = silence - firstOfRun;
      start = arrival + leafRun.time(which);
      base = leafRun.base(which);
      scale = leafRun.scale(which);
    }
    if (silences.policy().isEmpirical()) {
      deliverUpTo(silence < 0 ? 0 : silences.heartbeatIndex(silence) + 1);
    }
  }

  private void goToRunOf(int silence) {
    if (run < 0 || silence >= firstOfRun + leafRun.accepted) {
      boolean next = run >= 0 && silence < silences.firstOf(run + 1) + nextAccepted();
      run = next ? run + 1 : silences.runOf(silence);
      leafRun = silences.run(run);
      arrival = silences.arrivalOf(run);
      firstOfRun = silences.firstOf(run);
    }
  }

  private int nextAccepted() {
    return run + 1 < silences.runCount() ? silences.run(run + 1).accepted : 0;
  }

  /** When the next silence begins; the present one must not be the last. */
  long end() {
    int next = at - firstOfRun + 1;
    return at >= 0 && next < leafRun.accepted
        ? arrival + leafRun.time(next)
        : silences.start(at + 1);
  }

  private void deliverUpTo(int heartbeats) {
    if (detector == null || heartbeats - delivered > FAR) {
      detector = fold.detectorAfter(heartbeats);
    } else {
      fold.deliver(delivered, heartbeats, detector);
    }
    delivered = heartbeats;
  }

  /** When the silence begins; {@link LeafRun#NEVER} before the first heartbeat. */
  long start() {
    return start;
  }

  /** The score after so much of the silence. */
  double score(double elapsed) {
    if (detector != null) {
      return detector.fitted().score(elapsed);
    }
    return Double.isNaN(base) ? untrained : (elapsed - base) / scale;
  }

  /** The score at a tick within the silence. */
  double scoreAt(double tick) {
    return start == LeafRun.NEVER ? untrained : score(tick - start);
  }

  /** The silence at which a rule's threshold is reached, 0 or more; NaN where untrained. */
  double crossing(SuspicionRule rule) {
    return detector != null
        ? detector.suspicionElapsed(rule)
        : Math.max(0.0, base + scale * rule.score());
  }

  boolean isTrained() {
    return detector != null ? detector.fitted().isTrained() : !Double.isNaN(base);
  }

  double base() {
    return base;
  }

  double scale() {
    return scale;
  }
}
