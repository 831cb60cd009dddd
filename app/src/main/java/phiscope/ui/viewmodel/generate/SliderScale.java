package phiscope.ui.viewmodel.generate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import phiscope.ui.viewmodel.DragGrid;

/**
 * Which value lies where on a slider. A slider is coarse: it goes over round numbers, by decades
 * those of two digits; a box beside it takes every value, also those beyond its ends.
 *
 * @param shape how values are spread
 * @param least the value at the start; above 0 where values count in decades
 * @param most the value at the end
 */
public record SliderScale(Shape shape, double least, double most) {
  private static final int DIGITS = 2;

  /** The part of the slider that means 0, where 0 lies before the decades. */
  private static final double ZERO = 0.04;

  private static final int SEARCHED = 4_000;

  /** About so many values lie on a slider that is even. */
  private static final double LINEAR_STEPS = 200;

  /** How values are spread over a slider. */
  public enum Shape {
    /** Evenly. */
    LINEAR,
    /** By decades. */
    DECADES,
    /** By decades, with 0 before them. */
    ZERO_AND_DECADES,
    /** By decades, at the same places as those behind a 0. */
    DECADES_BEHIND_ZERO,
    /** By decades to both sides of 0. */
    BOTH_SIDES
  }

  /** A slider by decades. */
  public static SliderScale decades(double least, double most) {
    return new SliderScale(Shape.DECADES, least, most);
  }

  /** A slider by decades that begins with 0. */
  public static SliderScale fromZero(double least, double most) {
    return new SliderScale(Shape.ZERO_AND_DECADES, least, most);
  }

  /** A slider by decades to both sides of 0. */
  public static SliderScale bothSides(double least, double most) {
    return new SliderScale(Shape.BOTH_SIDES, least, most);
  }

  /** Where a value lies, 0 to 1; one beyond an end lies there. */
  public double place(double value) {
    return switch (shape) {
      case LINEAR -> within((value - least) / (most - least));
      case DECADES -> value <= least ? 0 : within(decade(value));
      case ZERO_AND_DECADES -> value <= 0 ? 0 : ZERO + (1 - ZERO) * within(decade(value));
      case DECADES_BEHIND_ZERO -> ZERO + (1 - ZERO) * within(decade(value));
      case BOTH_SIDES -> {
        double side =
            value == 0 ? 0 : ZERO + (1 - ZERO) * within(decade(Math.max(least, Math.abs(value))));
        yield 0.5 + Math.signum(value) * side / 2;
      }
    };
  }

  private double decade(double value) {
    return Math.log(Math.max(value, least) / least) / Math.log(most / least);
  }

  /** The round value at a place of 0 to 1. */
  public BigDecimal value(double place) {
    double at = within(place);
    return switch (shape) {
      case LINEAR -> {
        BigDecimal step = DragGrid.step((most - least) / LINEAR_STEPS);
        yield DragGrid.nearest(least + at * (most - least), step).min(BigDecimal.valueOf(most));
      }
      case DECADES -> round(ofDecade(at));
      case ZERO_AND_DECADES ->
          at < ZERO / 2 ? BigDecimal.ZERO : round(ofDecade(within((at - ZERO) / (1 - ZERO))));
      case DECADES_BEHIND_ZERO -> round(ofDecade(within((at - ZERO) / (1 - ZERO))));
      case BOTH_SIDES -> {
        double side = Math.abs(at - 0.5) * 2;
        BigDecimal size =
            side < ZERO / 2 ? BigDecimal.ZERO : round(ofDecade(within((side - ZERO) / (1 - ZERO))));
        yield at < 0.5 ? size.negate() : size;
      }
    };
  }

  private double ofDecade(double share) {
    return least * Math.pow(most / least, share);
  }

  /** The next round value, for a key; the same at an end. */
  public BigDecimal next(BigDecimal value, boolean up) {
    double start = place(value.doubleValue());
    for (int i = 1; i <= SEARCHED; i++) {
      BigDecimal at = value(start + (up ? i : -i) / (double) SEARCHED);
      if (up ? at.compareTo(value) > 0 : at.compareTo(value) < 0) {
        return at;
      }
    }
    return value;
  }

  private static BigDecimal round(double value) {
    return value == 0
        ? BigDecimal.ZERO
        : DragGrid.significant(value, DIGITS).round(new MathContext(DIGITS, RoundingMode.HALF_UP));
  }

  private static double within(double share) {
    return Math.max(0, Math.min(1, share));
  }
}
