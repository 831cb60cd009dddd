package phiscope.core.health;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A detector over a sequence of frames: every instant at which it changes.
 *
 * @param points the start, then one point after each frame and each tick that does something
 * @param changes of state, in order
 * @param end when the run ends
 * @param closest how near a comparison came to turning out otherwise: the smallest distance of a
 *     checked score to a threshold, of a tick to the expected arrival (decay per tick), of a tick
 *     on which no miss was due yet to the next miss (decay per missed frame); empty if nothing was
 *     compared
 */
public record HealthRun(
    List<Point> points, List<StateChange> changes, long end, Optional<BigDecimal> closest) {
  /**
   * The detector after something happened.
   *
   * @param at when
   * @param frame the frame that came, empty for a tick and for the start
   */
  public record Point(long at, Optional<HealthFrame.Kind> frame, StreamHealth health) {}

  /**
   * A change of state.
   *
   * @param frame what caused it, empty for a tick
   */
  public record StateChange(
      long at, Optional<HealthFrame.Kind> frame, HealthState state, BigDecimal score) {}

  public HealthRun {
    points = List.copyOf(points);
    changes = List.copyOf(changes);
  }

  /**
   * Runs a detector from 0.
   *
   * @param frames by arrival; equal times stay in the order of the list; those after the end are
   *     not seen
   * @param end the last instant
   * @param mostPoints after so many points the run is given up
   * @return empty if it was
   */
  public static Optional<HealthRun> of(
      StreamHealth start, List<HealthFrame> frames, long end, int mostPoints) {
    List<HealthFrame> inOrder = new ArrayList<>(frames);
    inOrder.sort(Comparator.comparingLong(HealthFrame::at));
    HealthWalk walk = new HealthWalk(start, mostPoints);
    for (HealthFrame frame : inOrder) {
      if (frame.at() <= end) {
        walk.ticksBefore(frame.at());
        walk.take(frame);
      }
    }
    walk.ticksBefore(end + 1);
    return walk.isTooLong() ? Optional.empty() : Optional.of(walk.run(end));
  }

  /** The detector at the end. */
  public StreamHealth last() {
    return points.get(points.size() - 1).health();
  }

  /** The detector just after everything at an instant. */
  public StreamHealth at(long instant) {
    int low = 0;
    int high = points.size();
    while (low + 1 < high) {
      int middle = (low + high) >>> 1;
      if (points.get(middle).at() <= instant) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return points.get(low).health();
  }

  /** The first instant from one on at which the state is this one, if any. */
  public Optional<Long> firstIn(HealthState state, long from) {
    if (at(from).state() == state) {
      return Optional.of(from);
    }
    return changes.stream()
        .filter(change -> change.at() > from && change.state() == state)
        .map(StateChange::at)
        .findFirst();
  }
}
