package phiscope.ui.viewmodel;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import phiscope.bench.DetectorBench;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.BenchJson;

/** Documents in files. */
public final class DocumentFile {
  private static final long MOST_BYTES = 512L << 20;
  private static final int BEGINNING = 4096;

  private DocumentFile() {}

  /** Whether a file calls itself a document; everything else is taken for data. */
  public static boolean looksLikeDocument(byte[] content) {
    int length = Math.min(content.length, BEGINNING);
    String beginning = new String(content, 0, length, StandardCharsets.UTF_8).stripLeading();
    return beginning.startsWith("{") && beginning.contains("\"phiscope\"");
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

  public static Loaded<DetectorBench> read(byte[] content, String fileName) {
    return BenchJson.read(content, fileName);
  }

  /**
   * Writes a document beside its place and moves it there, so that the old file survives whatever
   * goes wrong.
   *
   * @throws IOException if it can't be written; the old file is as it was
   */
  public static void write(DetectorBench document, Path file) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new java.nio.file.AccessDeniedException(target.toString());
    }
    Path beside = Files.createTempFile(target.getParent(), ".phiscope", ".part");
    try {
      byte[] bytes = BenchJson.write(document).getBytes(StandardCharsets.UTF_8);
      try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
        channel.force(true);
      }
      Files.move(
          beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }
}
