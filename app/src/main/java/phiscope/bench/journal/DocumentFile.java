package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.JsonLimits;

/** Documents in files. */
public final class DocumentFile {
  /** How files of documents are called. */
  public static final String ENDING = ".phiscope.json";

  /** A file takes about six times its size while it is read. */
  private static final int SHARE_OF_MEMORY = 8;

  private DocumentFile() {}

  /** Opens a file: the document, or everything that is wrong. */
  public static Loaded<Bench> read(Path file) {
    String name = file.toString();
    try {
      if (Files.isDirectory(file)) {
        return Loaded.rejected(Problem.of(name, "problem.disk.isFolder"));
      }
      if (Files.size(file) > Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY) {
        return Loaded.rejected(Problem.of(name, "problem.disk.tooLarge"));
      }
      // Every character is a byte or more, so a file that is larger is refused before it is read.
      if (Files.size(file) > JsonLimits.DOCUMENT.characters()) {
        return Loaded.rejected(
            Problem.of(
                name, "problem.json.tooLong", String.valueOf(JsonLimits.DOCUMENT.characters())));
      }
      return BenchJson.read(Files.readAllBytes(file), name);
    } catch (IOException | SecurityException failed) {
      return Loaded.rejected(DiskProblems.ofRead(file, failed));
    }
  }

  /**
   * Saves a document. Whatever fails, a file that was there is there still, byte for byte; so it is
   * while the new one is being written.
   *
   * @return what is wrong, if it could not be saved
   */
  public static Optional<Problem> save(Path file, Bench document) {
    String name = file.toString();
    try {
      if (Files.isDirectory(file)) {
        return Optional.of(Problem.of(name, "problem.disk.isFolder"));
      }
      if (SafeFiles.isReadOnly(file)) {
        return Optional.of(Problem.of(name, "problem.disk.readOnly"));
      }
      SafeFiles.replace(file, to -> BenchJson.write(document, to));
      return Optional.empty();
    } catch (IOException | SecurityException failed) {
      return Optional.of(DiskProblems.ofSave(file, failed));
    }
  }
}
