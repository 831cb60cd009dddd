package phiscope.core.fencing.search;

/** Where everything is in the two longs of a state: the world, and the requests. */
final class Layout {
  static final int HOLDERS = 2;

  // The world.
  static final BitField TICKS = BitField.first(3);
  static final BitField USED = BitField.after(TICKS, 2);
  static final BitField TOKEN = BitField.after(USED, 2);
  static final BitField AUTHORITY_LEASE = BitField.after(TOKEN, 2);
  static final BitField HIGHEST = BitField.after(AUTHORITY_LEASE, 3);

  /** The request whose value the resource has, from 1; 0 for none. */
  static final BitField VALUE = BitField.after(HIGHEST, 2);

  /** The greatest token that a write was accepted with, whatever the resource remembers. */
  static final BitField GREATEST_ACCEPTED = BitField.after(VALUE, 3);

  static final BitField PAUSES = BitField.after(GREATEST_ACCEPTED, 2);
  static final BitField DELAYS = BitField.after(PAUSES, 2);
  static final BitField LOSSES = BitField.after(DELAYS, 2);
  static final BitField DUPLICATES = BitField.after(LOSSES, 2);
  static final BitField RESTARTS = BitField.after(DUPLICATES, 2);
  static final BitField CLOCK_LAGS = BitField.after(RESTARTS, 2);
  static final BitField SELF_MADE = BitField.after(CLOCK_LAGS, 2);
  static final BitField RETRIES = BitField.after(SELF_MADE, 2);

  // A holder, in the world; the second one's are HOLDER_BITS further.
  static final BitField LEASE = BitField.after(RETRIES, 2);
  static final BitField BELIEVES = BitField.after(LEASE, 1);
  static final BitField PAUSED = BitField.after(BELIEVES, 1);

  /** The request that it has begun and not sent, from 1; 0 for none. */
  static final BitField WRITING = BitField.after(PAUSED, 2);

  static final int HOLDER_BITS = WRITING.end() - LEASE.shift();

  // A request; each later one's are REQUEST_BITS further.
  static final BitField GRANT = BitField.first(2);
  static final BitField NAMED = BitField.after(GRANT, 3);
  static final BitField PROMPT = BitField.after(NAMED, 1);
  static final BitField LATE = BitField.after(PROMPT, 2);
  static final BitField CHECKED = BitField.after(LATE, 2);
  static final BitField DONE = BitField.after(CHECKED, 2);
  static final BitField ACKNOWLEDGED = BitField.after(DONE, 1);
  static final BitField REFUSED = BitField.after(ACKNOWLEDGED, 1);

  static final int REQUEST_BITS = REFUSED.end();

  private Layout() {}

  static int ofHolder(int holder) {
    return holder * HOLDER_BITS;
  }

  static int ofRequest(int request) {
    return request * REQUEST_BITS;
  }

  /** A bit in every request: the lowest of a field. */
  static long inEveryRequest(BitField field) {
    long bits = field.mask() << field.shift();
    return bits | bits << REQUEST_BITS | bits << 2 * REQUEST_BITS;
  }

  /** Grants go to the first holder and the second in turn, so a grant names its holder. */
  static int holderOf(int grant) {
    return grant == 0 ? 1 : grant - 1 & 1;
  }

  /** The latest grant that a holder got, 0 for none. */
  static int grantOf(int holder, int token) {
    return holderOf(token) == holder ? token : token - 1;
  }
}
