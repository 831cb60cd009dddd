package phiscope.core.swim.protocol;

import java.util.List;

/**
 * A probe that is not over.
 *
 * @param sequence its number, in its messages and timers
 * @param startedAt local time in ticks
 * @param relays who was asked for an indirect probe, none while it is direct
 * @param nacksExpected how many of them will tell if they get no answer
 * @param nacksReceived how many did
 * @param isFallbackAnswered whether the target answered over a connection
 */
public record Probe(
    int target,
    long sequence,
    long startedAt,
    List<Integer> relays,
    int nacksExpected,
    int nacksReceived,
    boolean isFallbackAnswered) {
  public Probe {
    relays = List.copyOf(relays);
  }

  static Probe direct(int target, long sequence, long now) {
    return new Probe(target, sequence, now, List.of(), 0, 0, false);
  }

  Probe indirect(List<Integer> asked, int nacks) {
    return new Probe(target, sequence, startedAt, asked, nacks, nacksReceived, isFallbackAnswered);
  }

  Probe withNack() {
    return new Probe(
        target, sequence, startedAt, relays, nacksExpected, nacksReceived + 1, isFallbackAnswered);
  }

  Probe fallbackAnswered() {
    return new Probe(target, sequence, startedAt, relays, nacksExpected, nacksReceived, true);
  }
}
