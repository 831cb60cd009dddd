package phiscope.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The file that takes what is of use to a developer and of none to a user: stack traces, and what
 * libraries write to standard error. It comes into being with the first byte.
 */
public final class ErrorLog {
  private static final long LARGEST = 1_000_000;

  private final Path file;
  private OutputStream open;

  /** A log in a file of this name. */
  public ErrorLog(Path file) {
    this.file = file;
  }

  /** The log of the user who runs this program. */
  public static ErrorLog current() {
    return new ErrorLog(DataFolder.current().resolve("phiscope.log"));
  }

  /** Where the log is. */
  public Path file() {
    return file;
  }

  /** Writes one failure with its stack trace; says whether that worked. */
  public synchronized boolean write(Throwable failure) {
    PrintStream out = stream();
    failure.printStackTrace(out);
    out.flush();
    return !out.checkError();
  }

  /** A stream into the log. */
  public PrintStream stream() {
    return new PrintStream(new Appending(), true, StandardCharsets.UTF_8);
  }

  private synchronized void append(byte[] bytes, int from, int length) throws IOException {
    if (open == null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      boolean full = Files.exists(file) && Files.size(file) > LARGEST;
      open =
          Files.newOutputStream(
              file,
              StandardOpenOption.CREATE,
              full ? StandardOpenOption.TRUNCATE_EXISTING : StandardOpenOption.APPEND);
    }
    open.write(bytes, from, length);
    open.flush();
  }

  /** Opens the file when it is needed, not before. */
  private final class Appending extends OutputStream {
    @Override
    public void write(int value) throws IOException {
      append(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      append(bytes, from, length);
    }
  }
}
