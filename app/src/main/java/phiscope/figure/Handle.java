package phiscope.figure;

import java.util.Optional;
import phiscope.bench.Term;

/**
 * Something a user can take hold of with pointer or keys.
 *
 * @param target what it changes
 * @param x left of its area
 * @param y top of its area
 * @param width at least 24 pixels, save where neighbours leave less
 * @param height likewise
 * @param direction which way it moves
 * @param value its value now, in the axis' unit along its direction
 * @param label its name with value, for the status line, tooltips and assistive technology
 * @param grip what is seen of it, where that is less than its area: names stand beside it
 */
public record Handle(
    Target target,
    double x,
    double y,
    double width,
    double height,
    Direction direction,
    double value,
    String label,
    Optional<Rectangle> grip) {
  /** A handle that is seen as large as its area. */
  public Handle(
      Target target,
      double x,
      double y,
      double width,
      double height,
      Direction direction,
      double value,
      String label) {
    this(target, x, y, width, height, direction, value, label, Optional.empty());
  }

  /** The same, seen at a place within its area. */
  Handle gripped(Rectangle at) {
    return new Handle(target, x, y, width, height, direction, value, label, Optional.of(at));
  }

  /** Which way a handle moves. */
  public enum Direction {
    HORIZONTAL,
    VERTICAL
  }

  /** Height of the name plate above an upright line that is now or the silence. */
  private static final double PLATE = 18;

  /** What is framed while the keys move it: what is seen of it, without the plate that names it. */
  public Rectangle framed() {
    boolean plate = target instanceof Target.Now || target instanceof Target.Silence;
    Rectangle seen = grip.orElse(new Rectangle(x, y, x + width, y + height));
    double top = Math.max(seen.top(), y + (plate ? Math.min(PLATE, height / 2) : 0));
    return new Rectangle(seen.left(), top, seen.right(), seen.bottom());
  }

  /** The quantity that it states and changes; empty for what is no term of the arithmetic. */
  public Optional<Term> term() {
    if (target instanceof Target.Now || target instanceof Target.Silence) {
      return Optional.of(Term.ELAPSED);
    }
    if (target instanceof Target.HeartbeatArrival || target instanceof Target.IntervalLength) {
      return Optional.of(Term.WINDOW);
    }
    if (target instanceof Target.Threshold || target instanceof Target.PolicyThreshold) {
      return Optional.of(Term.THRESHOLD);
    }
    if (target instanceof Target.Prior) {
      return Optional.of(Term.PRIOR);
    }
    if (target instanceof Target.Mean) {
      return Optional.of(Term.MEAN);
    }
    return target instanceof Target.Sigma ? Optional.of(Term.SIGMA) : Optional.empty();
  }

  /** What a handle changes. Indices count in the document. */
  public sealed interface Target {
    /** "now" on the tape; dragging the silence on other figures changes the same. */
    record Now() implements Target {}

    record Silence() implements Target {}

    /** The arrival of one heartbeat; the others stay. */
    record HeartbeatArrival(int tape, int index) implements Target {}

    /** The interval that a heartbeat ends; all later heartbeats move along. */
    record IntervalLength(int tape, int index) implements Target {}

    record Threshold(int consumer) implements Target {}

    record PolicyThreshold(int policy) implements Target {}

    record FixedTimeoutLine(int timeout) implements Target {}

    record Prior() implements Target {}

    /** How many mistakes the fastest settings may make. */
    record AllowedMistakes() implements Target {}

    /** Typed model only. */
    record Mean() implements Target {}

    /** Typed model only. */
    record Sigma() implements Target {}

    record Crash(int tape) implements Target {}

    /** One end of a pause. */
    record PauseEdge(int tape, int pause, boolean end) implements Target {}

    /** A learner's prediction in a lesson. */
    record Prediction() implements Target {}
  }
}
