package phiscope.core.swim.theory;

import java.math.BigInteger;

/**
 * Messages per protocol period, counted exactly.
 *
 * @param members n, at least 2
 * @param indirect k, the members asked for an indirect probe when the direct one fails, 0 or more
 */
public record MessageCost(long members, long indirect) {
  public MessageCost {
    if (members < 2) {
      throw new IllegalArgumentException("members must be 2 or more, got " + members);
    }
    if (indirect < 0) {
      throw new IllegalArgumentException("indirect must be 0 or more, got " + indirect);
    }
  }

  /** Everybody sends a heartbeat to everybody else: n (n - 1). */
  public BigInteger allToAll() {
    return n().multiply(n().subtract(BigInteger.ONE));
  }

  /** What one member of these sends and receives: 2 (n - 1). */
  public BigInteger allToAllPerMember() {
    return twice(n().subtract(BigInteger.ONE));
  }

  /** Heartbeats to the next on a ring, or to a central checker counted as n reports: n. */
  public BigInteger ringOrCentral() {
    return n();
  }

  /** SWIM while all answer: a ping and an ack of every member, 2n. */
  public BigInteger swimWithoutFailure() {
    return twice(n());
  }

  /** What a member of these sends and receives on average: 4. */
  public BigInteger swimPerMember() {
    return BigInteger.valueOf(4);
  }

  /**
   * SWIM with one dead member, expected: the n - 1 others probe it once on average, so that n - 2
   * probes are answered with 2 messages each, and one costs a ping, k requests, and k pings of the
   * asked, all of them in vain.
   */
  public BigInteger swimWithOneFailed() {
    return twice(n().subtract(BigInteger.TWO)).add(BigInteger.ONE).add(twice(k()));
  }

  /**
   * SWIM when every direct probe fails and every indirect one succeeds, the most there can be: a
   * ping, and for each of the k asked a request, a ping, an ack, and the ack passed on, n (1 + 4k).
   */
  public BigInteger swimWhenAllDirectProbesFail() {
    return n().multiply(BigInteger.ONE.add(k().shiftLeft(2)));
  }

  private BigInteger n() {
    return BigInteger.valueOf(members);
  }

  private BigInteger k() {
    return BigInteger.valueOf(indirect);
  }

  private static BigInteger twice(BigInteger value) {
    return value.shiftLeft(1);
  }
}
