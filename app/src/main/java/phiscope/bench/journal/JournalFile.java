package phiscope.bench.journal;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import phiscope.bench.json.JsonLimits;

/**
 * A file of records, one a line, each with its checksum and its number: {@code checksum number
 * text}. Records are only ever appended, each in one write, so that a program that is killed leaves
 * whole records and at most one torn one at the end.
 */
final class JournalFile implements Closeable {
  /**
   * A record as read.
   *
   * @param number counted from 0 in each file
   * @param text one line
   */
  record Entry(long number, String text) {}

  private static final int CHECKSUM_LENGTH = 8;

  /** A longer line is no record; it is passed over and never held as a whole. */
  private static final long LONGEST =
      Math.min(JsonLimits.DOCUMENT.characters(), Runtime.getRuntime().maxMemory() / 8);

  private final FileChannel channel;
  private long next;
  private long length;

  private JournalFile(FileChannel channel) {
    this.channel = channel;
  }

  /** A new file in place of any old one. */
  static JournalFile create(Path path) throws IOException {
    return new JournalFile(
        FileChannel.open(
            path,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE));
  }

  /**
   * Appends a record. Afterwards it survives the death of this program, though not, until {@link
   * #force}, that of the machine. After a failure the file is as it was before.
   *
   * @param text one line
   */
  void append(String text) throws IOException {
    ByteBuffer line = ByteBuffer.wrap(line(next, text));
    try {
      channel.position(length);
      while (line.hasRemaining()) {
        channel.write(line);
      }
    } catch (IOException failed) {
      cutBack(failed);
      throw failed;
    }
    length += line.capacity();
    next++;
  }

  private void cutBack(IOException failed) {
    try {
      channel.truncate(length);
    } catch (IOException again) {
      failed.addSuppressed(again);
    }
  }

  /**
   * By what it is seen that the file at a place is still the same: a folder may be taken away with
   * all that is in it. Empty if there is none.
   */
  static Optional<Object> key(Path path) {
    try {
      return Optional.of(
          Optional.ofNullable(Files.readAttributes(path, BasicFileAttributes.class).fileKey())
              .orElse("there"));
    } catch (IOException | SecurityException gone) {
      return Optional.empty();
    }
  }

  /** How many bytes are in the file. */
  long length() {
    return length;
  }

  /** Waits until all that was appended survives the death of the machine too. */
  void force() throws IOException {
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  private static byte[] line(long number, String text) {
    byte[] content = (number + " " + text).getBytes(StandardCharsets.UTF_8);
    byte[] sum = (checksum(content, 0, content.length) + " ").getBytes(StandardCharsets.US_ASCII);
    byte[] line = new byte[sum.length + content.length + 1];
    System.arraycopy(sum, 0, line, 0, sum.length);
    System.arraycopy(content, 0, line, sum.length, content.length);
    line[line.length - 1] = '\n';
    return line;
  }

  private static String checksum(byte[] bytes, int from, int to) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, to - from);
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }

  /**
   * Gives the whole records of a file in order. What is torn at its end is left out, as the program
   * left it that was killed there; what is damaged before is left out too, and counted.
   *
   * @return how many lines are damaged
   */
  static int read(Path path, Consumer<Entry> to) throws IOException {
    int damaged = 0;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      long length = 0;
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next != '\n') {
          length++;
          if (length <= LONGEST) {
            line.write(next);
          }
          continue;
        }
        Optional<Entry> entry = length > LONGEST ? Optional.empty() : entry(line.toByteArray());
        entry.ifPresent(to);
        damaged += entry.isPresent() ? 0 : 1;
        line.reset();
        length = 0;
      }
    }
    return damaged;
  }

  /** The record of a line, if it is whole. */
  private static Optional<Entry> entry(byte[] line) {
    int content = CHECKSUM_LENGTH + 1;
    if (content > line.length || line[CHECKSUM_LENGTH] != ' ') {
      return Optional.empty();
    }
    String sum = new String(line, 0, CHECKSUM_LENGTH, StandardCharsets.US_ASCII);
    String text = new String(line, content, line.length - content, StandardCharsets.UTF_8);
    int space = text.indexOf(' ');
    return sum.equals(checksum(line, content, line.length))
            && space > 0
            && text.substring(0, space).matches("\\d{1,18}")
        ? Optional.of(
            new Entry(Long.parseLong(text.substring(0, space)), text.substring(space + 1)))
        : Optional.empty();
  }
}
