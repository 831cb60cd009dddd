package phiscope.figure;

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
 */
public record Handle(
    Target target,
    double x,
    double y,
    double width,
    double height,
    Direction direction,
    double value,
    String label) {
  /** Which way a handle moves. */
  public enum Direction {
    HORIZONTAL,
    VERTICAL
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
