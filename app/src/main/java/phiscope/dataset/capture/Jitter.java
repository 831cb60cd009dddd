package phiscope.dataset.capture;

import java.util.Random;

/**
 * By how much a heartbeat is sent off its time.
 *
 * @param shape the distribution
 * @param low nanoseconds: the least delay (uniform), the standard deviation (normal), the mean
 *     (exponential)
 * @param high nanoseconds: the greatest delay (uniform); unused otherwise
 */
public record Jitter(Shape shape, long low, long high) {
  /** Distributions of jitter. */
  public enum Shape {
    NONE,
    /** Any delay between two is as likely. */
    UNIFORM,
    /** Around the time, early as often as late. */
    NORMAL,
    /** Late only, mostly a little. */
    EXPONENTIAL
  }

  public Jitter {
    if (low < 0 || high < low && shape == Shape.UNIFORM) {
      throw new IllegalArgumentException("jitter from " + low + " to " + high);
    }
  }

  public static Jitter none() {
    return new Jitter(Shape.NONE, 0, 0);
  }

  /**
   * Draws nanoseconds. {@link Random} is used because its numbers are specified: a seed gives the
   * same schedule on every machine.
   */
  long draw(Random random) {
    return switch (shape) {
      case NONE -> 0;
      case UNIFORM -> low + (long) (random.nextDouble() * (high - low));
      case NORMAL -> (long) (low * normal(random));
      case EXPONENTIAL -> (long) (-low * StrictMath.log(1 - random.nextDouble()));
    };
  }

  /** Box and Muller's transformation of two uniform numbers. */
  private static double normal(Random random) {
    double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - random.nextDouble()));
    return radius * StrictMath.cos(2 * StrictMath.PI * random.nextDouble());
  }
}
