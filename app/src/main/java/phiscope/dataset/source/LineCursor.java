package phiscope.dataset.source;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Runs over the lines of a text. A line ends at LF, CR LF or CR alone, whichever comes, so line
 * numbers are those of an editor. A line longer than {@link ByteLimit#LINE} is never made a string:
 * only its beginning is.
 */
public final class LineCursor {
  private static final int SHOWN_OF_LONG_LINE = 120;

  private final byte[] bytes;
  private final Charset charset;
  private int next;
  private int from;
  private int to;
  private int number;
  private boolean zeroByte;

  LineCursor(byte[] bytes, int start, Charset charset) {
    this.bytes = bytes;
    this.charset = charset;
    this.next = start;
    this.from = start;
    this.to = start;
  }

  /** Goes to the next line; false after the last one. */
  public boolean advance() {
    if (next >= bytes.length) {
      return false;
    }
    from = next;
    zeroByte = false;
    int i = from;
    while (i < bytes.length && bytes[i] != '\n' && bytes[i] != '\r') {
      zeroByte |= bytes[i] == 0;
      i++;
    }
    to = i;
    if (i < bytes.length) {
      i += bytes[i] == '\r' && i + 1 < bytes.length && bytes[i + 1] == '\n' ? 2 : 1;
    }
    next = i;
    number++;
    return true;
  }

  /** The number of the line, from 1; before the first {@link #advance} 0. */
  public int number() {
    return number;
  }

  /** Bytes up to the end of this line, for progress. */
  public int position() {
    return next;
  }

  public boolean isTooLong() {
    return to - from > ByteLimit.LINE;
  }

  /** The signs that end the line: LF, CR LF or CR; nothing at the end of the text. */
  public String lineEnd() {
    return new String(bytes, to, next - to, StandardCharsets.US_ASCII);
  }

  /** Whether a zero byte stands in it, as in logs of a machine that lost power. */
  public boolean hasZeroByte() {
    return zeroByte;
  }

  /** The text without its line end; of a line that is too long, its beginning. */
  public String text() {
    int length = isTooLong() ? SHOWN_OF_LONG_LINE : to - from;
    return new String(bytes, from, length, charset);
  }

  /** A place to come back to. */
  public record Mark(int next, int from, int to, int number, boolean zeroByte) {}

  public Mark mark() {
    return new Mark(next, from, to, number, zeroByte);
  }

  /** Goes back to the line at which the mark was made. */
  public void backTo(Mark mark) {
    next = mark.next;
    from = mark.from;
    to = mark.to;
    number = mark.number;
    zeroByte = mark.zeroByte;
  }
}
