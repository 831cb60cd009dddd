package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * By what it is seen that a file was written anew: another window or another program may have the
 * same document open.
 *
 * @param modified when it was written last
 * @param size its bytes
 */
public record FileStamp(FileTime modified, long size) {
  /** That of a file as it is now; empty if there is none, or none that can be looked at. */
  public static Optional<FileStamp> of(Path file) {
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return Optional.of(new FileStamp(now.lastModifiedTime(), now.size()));
    } catch (IOException | SecurityException unknown) {
      return Optional.empty();
    }
  }
}
