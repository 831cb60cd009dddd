package phiscope.ui.viewmodel;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;

/** Files before it is known whether they are documents or data. */
public final class ChosenFile {
  private static final long MOST_BYTES = 512L << 20;

  /** Some ten thousand heartbeats: so much is read within the time of a gesture. */
  private static final long QUICK_BYTES = 256L << 10;

  private static final int BEGINNING = 4096;

  private ChosenFile() {}

  /** Whether a file calls itself a document; everything else is taken for data. */
  static boolean looksLikeDocument(byte[] content) {
    int length = Math.min(content.length, BEGINNING);
    String beginning = new String(content, 0, length, StandardCharsets.UTF_8).stripLeading();
    return beginning.startsWith("{") && beginning.contains("\"phiscope\"");
  }

  /** Whether a file takes a while to read. */
  public static boolean isLong(Path file) {
    try {
      return Files.isRegularFile(file) && Files.size(file) > QUICK_BYTES;
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** The bytes of a file, unless it is larger than any file that Phiscope reads. */
  public static Loaded<byte[]> bytes(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      if (Files.isDirectory(file)) {
        return Loaded.rejected(Problem.of(name, "ui.file.folder"));
      }
      if (Files.size(file) > MOST_BYTES) {
        return Loaded.rejected(Problem.of(name, "ui.file.large", String.valueOf(MOST_BYTES >> 20)));
      }
      return Loaded.ok(Files.readAllBytes(file));
    } catch (IOException unreadable) {
      return Loaded.rejected(Problem.of(name, "ui.file.unreadable"));
    }
  }
}
