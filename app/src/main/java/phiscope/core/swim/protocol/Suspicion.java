package phiscope.core.swim.protocol;

import java.util.ArrayList;
import java.util.List;

/**
 * A running suspicion timer, with the independent confirmations that shorten it (Lifeguard, section
 * IV.B; memberlist suspicion.go).
 *
 * @param startedAt local time in ticks
 * @param accusers who suspects, the first accuser first; those after it are the confirmations
 * @param wanted confirmations that bring the timeout down to the minimum; more are refused
 * @param minimum timeout with all confirmations, in ticks
 * @param maximum timeout without any, in ticks
 * @param timeout the timeout in force, in ticks from {@code startedAt}
 * @param token the number of the timer that is in force
 */
public record Suspicion(
    long startedAt,
    List<Integer> accusers,
    int wanted,
    long minimum,
    long maximum,
    long timeout,
    long token) {
  public Suspicion {
    accusers = List.copyOf(accusers);
  }

  static Suspicion started(
      long now, int accuser, int wanted, long minimum, long maximum, long token) {
    return new Suspicion(now, List.of(accuser), wanted, minimum, maximum, maximum, token);
  }

  /** Independent confirmations so far. */
  public int confirmations() {
    return accusers.size() - 1;
  }

  /** Whether an accusation by this member would count: a new accuser, and more are wanted. */
  public boolean counts(int accuser) {
    return confirmations() < wanted && !accusers.contains(accuser);
  }

  Suspicion confirmedBy(int accuser, long newTimeout, long newToken) {
    List<Integer> more = new ArrayList<>(accusers);
    more.add(accuser);
    return new Suspicion(startedAt, more, wanted, minimum, maximum, newTimeout, newToken);
  }
}
