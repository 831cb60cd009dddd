package phiscope.core.fencing;

import java.util.ArrayList;
import java.util.List;

/** What should hold at every moment; the order is the order of bits and columns. */
public enum Invariant {
  /** No write with an older token is accepted after one with a newer token was. */
  NO_OLDER_TOKEN_AFTER_A_NEWER,
  /**
   * No acknowledged write is lost: none is overwritten by the write of an earlier grant, or by the
   * repetition of a write that was done before it.
   */
  NO_ACKNOWLEDGED_WRITE_LOST,
  /** A repeated request takes effect once. */
  A_REPEATED_REQUEST_TAKES_EFFECT_ONCE,
  /** Nothing of an earlier grant is accepted after the authority has issued a newer token. */
  NOTHING_OLD_AFTER_THE_SWITCH,
  /** The present holder, with the token it was issued, is not refused. */
  THE_PRESENT_HOLDER_IS_NOT_REFUSED,
  /** At most one holder believes that it may write. */
  AT_MOST_ONE_HOLDER_BELIEVES;

  /** The invariants about writes: all but the last. */
  public static final int WRITE_BITS = (1 << AT_MOST_ONE_HOLDER_BELIEVES.ordinal()) - 1;

  /** Its place in a set of bits. */
  public int bit() {
    return 1 << ordinal();
  }

  /** Those of a set of bits, in order. */
  public static List<Invariant> of(int bits) {
    List<Invariant> list = new ArrayList<>();
    for (Invariant invariant : values()) {
      if ((bits & invariant.bit()) != 0) {
        list.add(invariant);
      }
    }
    return list;
  }
}
