package phiscope.dataset.capture;

import java.util.Arrays;
import java.util.Optional;

/**
 * A datagram with the time at which it was taken from the network.
 *
 * @param nanos nanoseconds on the monotonic clock since the capture began
 * @param text its bytes as text: printable ASCII as it is, everything else as \xHH, at most {@link
 *     HeartbeatDatagram#LONGEST} bytes
 * @param heartbeat the heartbeat, if it is one
 * @param refusal why it is none, else empty
 */
public record CapturedDatagram(
    long nanos,
    String text,
    Optional<HeartbeatDatagram> heartbeat,
    Optional<HeartbeatDatagram.Refusal> refusal) {

  /** Judges the bytes of a datagram. */
  public static CapturedDatagram of(long nanos, byte[] bytes, int length) {
    byte[] shown = Arrays.copyOf(bytes, Math.min(length, HeartbeatDatagram.LONGEST));
    return new CapturedDatagram(
        nanos,
        escaped(shown),
        HeartbeatDatagram.parse(bytes, length),
        HeartbeatDatagram.refusal(bytes, length));
  }

  private static String escaped(byte[] bytes) {
    StringBuilder text = new StringBuilder(bytes.length);
    for (byte b : bytes) {
      if (b >= 0x20 && b < 0x7f && b != '\\') {
        text.append((char) b);
      } else {
        text.append("\\x");
        text.append(Character.forDigit((b >> 4) & 0xf, 16));
        text.append(Character.forDigit(b & 0xf, 16));
      }
    }
    return text.toString();
  }
}
