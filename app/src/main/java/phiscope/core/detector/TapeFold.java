package phiscope.core.detector;

import java.util.List;

/**
 * One detector run over a whole tape. Times are ticks, possibly between two ticks where a suspicion
 * begins.
 *
 * <p>Implementations hold the work by leaf, so that after an edit only changed leaves are run
 * again.
 */
public interface TapeFold {
  /** Suspicions by start, at most {@code most} of those that touch [from, to]. */
  List<Suspicion> suspicions(double from, double to, int most);

  /**
   * The same, quicker where a drawing before has left something.
   *
   * @param kept what a drawing of this tape before an edit left, and where this one leaves it
   */
  List<Suspicion> suspicions(double from, double to, int most, SuspicionCuts kept);

  /** How many suspicions begin at the horizon or before. */
  long suspicionCount();

  /**
   * Phi over time for drawing: at most {@code columns} columns of [from, to], in order, those
   * without a value left out.
   *
   * <p>Where there are no more heartbeats than columns, every peak and every drop is there exactly.
   */
  default List<Column> sawTooth(double from, double to, int columns) {
    return sawTooth(from, to, columns, new SawToothCuts());
  }

  /**
   * The same, quicker where a drawing before has left something.
   *
   * @param kept what a drawing of this tape before an edit left, and where this one leaves it
   */
  List<Column> sawTooth(double from, double to, int columns, SawToothCuts kept);

  /** The accepted heartbeats' count over the whole tape. */
  long acceptedCount();

  /**
   * How many of the first heartbeats of the tape were accepted.
   *
   * @param heartbeats how many are looked at, from the start of the tape
   */
  long acceptedAmong(int heartbeats);

  /**
   * How many heartbeats of the tape, from its start, have been delivered at a tick; one that
   * arrives in an observer pause is delivered at its end.
   *
   * @param withThoseAtNow whether those delivered at that very tick count
   */
  int deliveredAt(long now, boolean withThoseAtNow);

  /** Whether the heartbeat at this index of the tape was accepted, ignored, or lost. */
  Treatment treatment(int heartbeatIndex);

  /** What the detector did with a heartbeat. */
  enum Treatment {
    /** It refreshed the silence and its interval was recorded. */
    RECORDED,
    /**
     * It refreshed the silence; its interval was not recorded (first, or kept out by the record
     * rule).
     */
    ACCEPTED,
    /** Same sequence number as an accepted one. */
    DUPLICATE,
    /**
     * Sequence number below the largest accepted one, or an older incarnation: late or reordered.
     */
    STALE,
    /** First of a greater incarnation: state began anew. */
    RESTART,
    LOST
  }

  /**
   * A span of suspicion.
   *
   * @param from when it begins
   * @param to when trust returns, or the horizon
   * @param mistake whether it began while the sender was alive
   * @param open whether it lasts until the horizon
   */
  record Suspicion(double from, double to, boolean mistake, boolean open) {}

  /**
   * Phi within a pixel column.
   *
   * @param from left end
   * @param to right end
   * @param first phi at the left end (right after a heartbeat where one arrives there)
   * @param low least phi
   * @param high greatest phi; may be infinite
   * @param last phi at the right end
   */
  record Column(double from, double to, double first, double low, double high, double last) {}
}
