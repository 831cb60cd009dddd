package phiscope.bench;

import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.SuspicionRule;

/**
 * When a consumer with a cool-down acted before now. Times are ticks relative to now, so that they
 * keep their fraction however long the tape.
 *
 * <p>Whether it acted in a silence depends on when it acted before, and so on back. The chain is
 * known from a suspicion on that is confirmed a whole cool-down after anything it may have done
 * before. So the look goes back only as far as needed, twice as far each time.
 */
final class ActionHistory {
  private static final int FIRST_LOOK = 256;
  private static final double NEVER = Double.NEGATIVE_INFINITY;

  private final FoldedTape fold;
  private final SuspicionRule rule;
  private final double row;
  private final double coolDown;
  private final long now;

  /**
   * The history of one consumer.
   *
   * @param row from the first to the last query of a confirmation, in ticks
   * @param coolDown in ticks
   */
  ActionHistory(FoldedTape fold, SuspicionRule rule, double row, double coolDown, long now) {
    this.fold = fold;
    this.rule = rule;
    this.row = row;
    this.coolDown = coolDown;
    this.now = now;
  }

  /**
   * Whether the cool-down after the last action has passed at now.
   *
   * @param delivered how many heartbeats came before now
   * @param atNow the state at now, in which suspicion is confirmed
   */
  boolean mayAct(int delivered, PhiDetector atNow) {
    double confirmed = confirmed(atNow);
    int look = FIRST_LOOK;
    while (true) {
      int from = Math.max(0, delivered - look);
      Look seen = new Look(from, delivered);
      if (confirmed >= seen.latestPossible + coolDown) {
        return true;
      }
      if (from == 0 || seen.certain) {
        return seen.lastAction + coolDown <= 0;
      }
      look *= 2;
    }
  }

  /** When the suspicion of the silence at hand is confirmed. */
  private double confirmed(PhiDetector state) {
    return state.lastAccepted().orElse(now) - now + fold.suspicionAfter(state, rule) + row;
  }

  /** One look at the silences that heartbeats of a span end. Mutable while it goes over them. */
  private final class Look {
    // When it acted last, as far as is known.
    private double lastAction = NEVER;
    // Whether that is so whatever was before the span.
    private boolean certain;
    // It did nothing after this.
    private double latestPossible;

    Look(int from, int to) {
      PhiDetector state = fold.detectorAfter(from);
      latestPossible = from == 0 ? NEVER : state.lastAccepted().orElse(0) - now;
      for (int i = from; i < to; i++) {
        boolean silent = state.lastAccepted().isPresent();
        double confirmed = confirmed(state);
        fold.deliver(i, i + 1, state);
        double end = state.lastAccepted().orElse(now) - now;
        // An ignored heartbeat ends no silence, but then nothing is confirmed before its "end".
        if (silent && confirmed < end) {
          act(confirmed, end);
        }
      }
    }

    /** The action in a silence in which suspicion is confirmed before its end, if there is one. */
    private void act(double confirmed, double end) {
      if (confirmed >= latestPossible + coolDown) {
        certain = true;
        lastAction = confirmed;
      } else if (Math.max(confirmed, lastAction + coolDown) < end) {
        lastAction = Math.max(confirmed, lastAction + coolDown);
      }
      latestPossible = end;
    }
  }
}
