package phiscope.core.swim;

import java.util.Arrays;
import phiscope.core.swim.protocol.MessageKind;

/**
 * What the whole run adds up to, seen from outside.
 *
 * @param sentByKind messages sent, by {@link MessageKind} ordinal
 * @param lostByKind of these, lost by chance or cut off
 */
public record SwimCounters(long[] sentByKind, long[] lostByKind) {
  static final SwimCounters NONE = new SwimCounters(new long[0], new long[0]);

  public long sent(MessageKind kind) {
    return sentByKind[kind.ordinal()];
  }

  public long lost(MessageKind kind) {
    return lostByKind[kind.ordinal()];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SwimCounters counters
        && Arrays.equals(sentByKind, counters.sentByKind)
        && Arrays.equals(lostByKind, counters.lostByKind);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sentByKind);
  }
}
