package phiscope.core.probe;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.RandomStream;

/**
 * Waiting times between retries that grow exponentially (Brooker, "Exponential Backoff And Jitter",
 * 2015).
 *
 * @param base the first, 1 or more
 * @param cap the longest, not below the base
 * @param jitter how they are spread
 */
public record Backoff(long base, long cap, Jitter jitter) {
  private static final long MOST = 1L << 50;

  /** How waiting times are spread, so that those who failed together do not come back together. */
  public enum Jitter {
    /** min(cap, base 2^i) as it is. */
    NONE,
    /** Uniform from 0 to that. */
    FULL,
    /** Half of it, and uniform from 0 to the other half. */
    EQUAL,
    /** Uniform from the base to three times the last one, at most the cap. */
    DECORRELATED
  }

  public Backoff {
    if (base < 1 || cap < base || cap > MOST) {
      throw new IllegalArgumentException(
          "base must be 1 or more and cap not below it, got " + base + " and " + cap);
    }
  }

  /** The waiting times before so many retries, with random numbers from a place on. */
  public List<Long> delays(int retries, RandomStream from) {
    List<Long> delays = new ArrayList<>(retries);
    RandomStream random = from;
    long last = base;
    for (int retry = 0; retry < retries; retry++) {
      last = delay(retry, last, random);
      random = random.next();
      delays.add(last);
    }
    return List.copyOf(delays);
  }

  /**
   * The waiting time before a retry.
   *
   * @param retry from 0
   * @param last the waiting time before; the base at first
   * @param random the place from which a random number is taken
   */
  public long delay(int retry, long last, RandomStream random) {
    long exponential = exponential(retry);
    return switch (jitter) {
      case NONE -> exponential;
      case FULL -> random.below(exponential + 1);
      case EQUAL -> exponential / 2 + random.below(exponential - exponential / 2 + 1);
      case DECORRELATED -> Math.min(cap, base + random.below(3 * last - base + 1));
    };
  }

  /** min(cap, base 2^retry). */
  public long exponential(int retry) {
    boolean reached = retry >= Long.SIZE - Long.numberOfLeadingZeros(cap / base);
    return reached ? cap : Math.min(cap, base << retry);
  }

  /** The longest waiting time there can be before a retry, from 0. */
  public long longest(int retry) {
    if (jitter != Jitter.DECORRELATED) {
      return exponential(retry);
    }
    long longest = base;
    for (int i = 0; i <= retry && longest < cap; i++) {
      longest = Math.min(cap, 3 * longest);
    }
    return longest;
  }
}
