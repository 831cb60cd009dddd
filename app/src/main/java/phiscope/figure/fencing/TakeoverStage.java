package phiscope.figure.fencing;

import java.util.Optional;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.Phase;

/** From a suspicion to another holder. */
enum TakeoverStage {
  SUSPICION,
  CONFIRMATION,
  WAITING,
  TOKEN,
  TAKEOVER;

  /** How far a stage is. */
  enum Progress {
    DONE,
    NOW,
    TO_COME
  }

  /** The stage that a switch is in; empty while nothing is suspected. */
  static Optional<TakeoverStage> now(FencingSnapshot.Authority authority) {
    Phase phase = authority.phase();
    if (phase == Phase.WATCHING) {
      return authority.inARow() > 0 ? Optional.of(CONFIRMATION) : Optional.empty();
    }
    return Optional.of(phase == Phase.ISSUED ? TAKEOVER : WAITING);
  }

  /** How far this one is while a switch is in another. */
  Progress progress(Optional<TakeoverStage> now) {
    if (now.isEmpty()) {
      return this == SUSPICION ? Progress.NOW : Progress.TO_COME;
    }
    int away = compareTo(now.get());
    return away < 0 ? Progress.DONE : away == 0 ? Progress.NOW : Progress.TO_COME;
  }
}
