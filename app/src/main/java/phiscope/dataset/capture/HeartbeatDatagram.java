package phiscope.dataset.capture;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A heartbeat as it travels.
 *
 * @param name who sends it: 1 to {@link #LONGEST_NAME} printable ASCII characters without space
 * @param sequence its number, 0 or more
 * @param incarnation which start of the sender counts, 0 or more
 */
public record HeartbeatDatagram(String name, long sequence, int incarnation) {
  /** Longest datagram in bytes that is looked at. */
  public static final int LONGEST = 256;

  public static final int LONGEST_NAME = 64;

  private static final int MOST_DIGITS = 18;
  private static final int MOST_INCARNATION_DIGITS = 9;

  /** Why a datagram is no heartbeat. */
  public enum Refusal {
    TOO_LONG("too long"),
    NOT_ASCII("not printable ASCII"),
    NOT_A_HEARTBEAT("not: name sequence [incarnation]");

    private final String text;

    Refusal(String text) {
      this.text = text;
    }

    /** The reason as it stands in capture files, in English on every machine. */
    public String text() {
      return text;
    }
  }

  public HeartbeatDatagram {
    if (!isName(name)) {
      throw new IllegalArgumentException("not a name for datagrams: " + name);
    }
    if (sequence < 0 || incarnation < 0) {
      throw new IllegalArgumentException(
          "sequence and incarnation must be 0 or more, got " + sequence + " and " + incarnation);
    }
  }

  /** Whether a text can be the name of a sender. */
  public static boolean isName(String name) {
    return !name.isEmpty()
        && name.length() <= LONGEST_NAME
        && name.chars().allMatch(c -> c > 0x20 && c < 0x7f);
  }

  /** The bytes that travel. The incarnation is left out if it is 0. */
  public byte[] bytes() {
    String text = name + " " + sequence + (incarnation == 0 ? "" : " " + incarnation);
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Why bytes are no heartbeat; empty if they are one. A line end at the end is allowed, so that
   * {@code echo} can send one.
   */
  public static Optional<Refusal> refusal(byte[] bytes, int length) {
    if (length > LONGEST) {
      return Optional.of(Refusal.TOO_LONG);
    }
    int end = withoutLineEnd(bytes, length);
    for (int i = 0; i < end; i++) {
      if (bytes[i] < 0x20 || bytes[i] == 0x7f) {
        return Optional.of(Refusal.NOT_ASCII);
      }
    }
    return read(bytes, end).isEmpty() ? Optional.of(Refusal.NOT_A_HEARTBEAT) : Optional.empty();
  }

  /** The heartbeat in bytes, if they are one. */
  public static Optional<HeartbeatDatagram> parse(byte[] bytes, int length) {
    return refusal(bytes, length).isPresent()
        ? Optional.empty()
        : read(bytes, withoutLineEnd(bytes, length));
  }

  private static Optional<HeartbeatDatagram> read(byte[] bytes, int length) {
    String[] fields = new String(bytes, 0, length, StandardCharsets.US_ASCII).split(" ", -1);
    boolean heartbeat =
        (fields.length == 2 || fields.length == 3)
            && isName(fields[0])
            && isNumber(fields[1], MOST_DIGITS)
            && (fields.length == 2 || isNumber(fields[2], MOST_INCARNATION_DIGITS));
    if (!heartbeat) {
      return Optional.empty();
    }
    int incarnation = fields.length == 2 ? 0 : Integer.parseInt(fields[2]);
    return Optional.of(new HeartbeatDatagram(fields[0], Long.parseLong(fields[1]), incarnation));
  }

  private static int withoutLineEnd(byte[] bytes, int length) {
    int end = length;
    if (end > 0 && bytes[end - 1] == '\n') {
      end--;
    }
    return end > 0 && end < length && bytes[end - 1] == '\r' ? end - 1 : end;
  }

  private static boolean isNumber(String text, int mostDigits) {
    return !text.isEmpty()
        && text.length() <= mostDigits
        && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
