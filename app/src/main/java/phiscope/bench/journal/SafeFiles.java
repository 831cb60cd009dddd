package phiscope.bench.journal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;

/** Writes files so that after any failure either the old or the new one is there, whole. */
public final class SafeFiles {
  private static final Set<PosixFilePermission> WRITE =
      EnumSet.of(
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_WRITE);
  private static final int MOST_TRIES = 100;

  private SafeFiles() {}

  /** Puts text into a file. */
  @FunctionalInterface
  public interface Content {
    void write(Appendable to) throws IOException;
  }

  /** Makes a folder for this user only, where the system knows how, with those above it. */
  public static void makeFolder(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      return;
    }
    Path above = folder.toAbsolutePath().getParent();
    if (above != null) {
      Files.createDirectories(above);
    }
    try {
      if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.createDirectory(
            folder,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      } else {
        Files.createDirectory(folder);
      }
    } catch (FileAlreadyExistsException madeByAnotherProgram) {
      if (!Files.isDirectory(folder)) {
        throw madeByAnotherProgram;
      }
    }
  }

  /**
   * Whether a file is there and marked as one not to be written. Its marks alone decide: replacing
   * it by another file would work all the same.
   */
  static boolean isReadOnly(Path file) throws IOException {
    if (!Files.exists(file)) {
      return false;
    }
    PosixFileAttributeView posix = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    boolean marked =
        posix != null && posix.readAttributes().permissions().stream().noneMatch(WRITE::contains);
    return marked || !Files.isWritable(file);
  }

  /**
   * Writes a file: to a temporary one beside it, down to the disk, then moved into place. It keeps
   * the permissions of the old one; where a link leads to it, the link stays.
   *
   * @throws IOException if any of that fails; the old file is as it was then
   */
  public static void replace(Path file, Content content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path temporary = null;
    try {
      temporary = newTemporary(target);
      write(temporary, content);
      keepPermissions(target, temporary);
      move(temporary, target);
    } catch (UncheckedIOException failed) {
      throw failed.getCause();
    } finally {
      if (temporary != null) {
        Files.deleteIfExists(temporary);
      }
    }
    forceFolder(target.getParent());
  }

  /** A new file beside; one that a killed program left there a day ago makes room for it. */
  private static Path newTemporary(Path target) throws IOException {
    for (int i = 0; i < MOST_TRIES; i++) {
      Path temporary = target.resolveSibling(".phiscope-" + i + ".part");
      if (isForgotten(temporary)) {
        Files.deleteIfExists(temporary);
      }
      try {
        return Files.createFile(temporary);
      } catch (FileAlreadyExistsException ofAnotherProgram) {
        continue;
      }
    }
    return Files.createFile(target.resolveSibling(".phiscope-" + UUID.randomUUID() + ".part"));
  }

  private static boolean isForgotten(Path temporary) throws IOException {
    try {
      FileTime written = Files.getLastModifiedTime(temporary, LinkOption.NOFOLLOW_LINKS);
      return written.toInstant().isBefore(Instant.now().minus(1, ChronoUnit.DAYS));
    } catch (NoSuchFileException none) {
      return false;
    }
  }

  private static void write(Path temporary, Content content) throws IOException {
    try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE);
        BufferedWriter writer =
            new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8), 1 << 16)) {
      content.write(writer);
      writer.flush();
      channel.force(true);
    }
  }

  private static void keepPermissions(Path target, Path temporary) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    if (old != null && Files.exists(target)) {
      Files.setPosixFilePermissions(temporary, old.readAttributes().permissions());
    }
  }

  private static void move(Path temporary, Path target) throws IOException {
    try {
      Files.move(
          temporary, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException onThisFileSystem) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Takes the new name down to the disk; where a folder cannot be opened the system does so. */
  static void forceFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException notOnThisSystem) {
      return;
    }
  }
}
