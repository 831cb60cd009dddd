package phiscope.core.swim.protocol;

import java.util.ArrayList;
import java.util.List;

/**
 * The news that a member passes on, in memberlist's order (TransmitLimitedQueue): least often
 * passed on first, then newest. (Between them memberlist takes the longest; all updates are of one
 * length here.) News about a member drives out older news about it. What was passed on as often as
 * the limit says is dropped.
 *
 * @param broadcasts in this order
 */
public record BroadcastQueue(List<Broadcast> broadcasts) {
  private static final BroadcastQueue EMPTY = new BroadcastQueue(List.of());

  public BroadcastQueue {
    broadcasts = List.copyOf(broadcasts);
  }

  /** What was taken, and what is left. */
  public record Taken(List<Update> updates, BroadcastQueue rest) {}

  public static BroadcastQueue empty() {
    return EMPTY;
  }

  public boolean isEmpty() {
    return broadcasts.isEmpty();
  }

  /** Whether there is news about a member. */
  public boolean tellsOf(int subject) {
    return broadcasts.stream().anyMatch(one -> one.update().subject() == subject);
  }

  /** With this news, and without older news about the same member. */
  public BroadcastQueue with(Update update, long number, long now) {
    List<Broadcast> more = new ArrayList<>(broadcasts.size() + 1);
    for (Broadcast one : broadcasts) {
      if (one.update().subject() != update.subject()) {
        more.add(one);
      }
    }
    insert(more, new Broadcast(update, 0, number, now));
    return new BroadcastQueue(more);
  }

  /**
   * Takes up to {@code count} for one message.
   *
   * @param limit how often each may be passed on in all
   * @param queuedBefore only news from before this local time
   */
  public Taken take(int count, int limit, long queuedBefore) {
    List<Update> taken = new ArrayList<>();
    List<Broadcast> rest = new ArrayList<>(broadcasts.size());
    List<Broadcast> sent = new ArrayList<>();
    for (Broadcast one : broadcasts) {
      if (taken.size() < count && one.queuedAt() < queuedBefore) {
        taken.add(one.update());
        sent.add(one.sentOnceMore());
      } else {
        rest.add(one);
      }
    }
    if (taken.isEmpty()) {
      return new Taken(List.of(), this);
    }
    for (Broadcast one : sent) {
      if (one.transmits() < limit) {
        insert(rest, one);
      }
    }
    return new Taken(List.copyOf(taken), new BroadcastQueue(rest));
  }

  private static void insert(List<Broadcast> ordered, Broadcast one) {
    int at = ordered.size();
    while (at > 0 && one.goesBefore(ordered.get(at - 1))) {
      at--;
    }
    ordered.add(at, one);
  }
}
