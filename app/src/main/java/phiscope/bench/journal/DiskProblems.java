package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import phiscope.bench.Problem;

/** What a disk refuses, as problems that say what to do. */
final class DiskProblems {
  private static final long ALMOST_NOTHING = 64 * 1024;

  private DiskProblems() {}

  /** The journal in a folder cannot be written. */
  static Problem ofJournal(Path folder, Exception failed) {
    String name = folder.toString();
    if (isDenied(failed)) {
      return Problem.of(name, "problem.disk.journalDenied");
    }
    if (isNoFolder(folder, failed)) {
      return Problem.of(name, "problem.disk.journalNoFolder");
    }
    if (isReadOnly(folder, failed)) {
      return Problem.of(name, "problem.disk.journalReadOnly");
    }
    return isFull(folder, failed)
        ? Problem.of(name, "problem.disk.journalFull")
        : Problem.of(name, "problem.disk.journal", reason(failed));
  }

  /** A file cannot be saved. */
  static Problem ofSave(Path file, Exception failed) {
    String name = file.toString();
    if (failed instanceof NoSuchFileException) {
      return Problem.of(name, "problem.disk.noFolder");
    }
    if (isDenied(failed)) {
      return Problem.of(name, "problem.disk.saveDenied");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && isNoFolder(folder, failed)) {
      return Problem.of(name, "problem.disk.noFolder");
    }
    if (folder != null && isReadOnly(folder, failed)) {
      return Problem.of(name, "problem.disk.saveReadOnly");
    }
    if (says(failed, "name too long")) {
      return Problem.of(name, "problem.disk.saveLongName");
    }
    return isFull(folder, failed)
        ? Problem.of(name, "problem.disk.saveFull")
        : Problem.of(name, "problem.disk.save", reason(failed));
  }

  /** A file cannot be read. */
  static Problem ofRead(Path file, Exception failed) {
    String name = file.toString();
    if (failed instanceof NoSuchFileException) {
      return Problem.of(name, "problem.disk.noFile");
    }
    return isDenied(failed)
        ? Problem.of(name, "problem.disk.readDenied")
        : Problem.of(name, "problem.disk.read", reason(failed));
  }

  private static boolean isDenied(Exception failed) {
    return failed instanceof AccessDeniedException || failed instanceof SecurityException;
  }

  /** Whether a file, or nothing, stands where the folder or one around it should. */
  private static boolean isNoFolder(Path folder, Exception failed) {
    return failed instanceof FileAlreadyExistsException
        || failed instanceof NotDirectoryException
        || failed instanceof NoSuchFileException
        || !Files.isDirectory(folder);
  }

  private static boolean isReadOnly(Path folder, Exception failed) {
    if (failed instanceof ReadOnlyFileSystemException || says(failed, "Read-only file system")) {
      return true;
    }
    try {
      return Files.getFileStore(folder).isReadOnly();
    } catch (IOException | SecurityException unknown) {
      return false;
    }
  }

  private static boolean says(Exception failed, String words) {
    return String.valueOf(failed.getMessage()).contains(words);
  }

  /** The systems say it in words of their language; that nothing is left they all can tell. */
  private static boolean isFull(Path folder, Exception failed) {
    if (says(failed, "No space left")) {
      return true;
    }
    try {
      return Files.getFileStore(folder).getUsableSpace() < ALMOST_NOTHING;
    } catch (IOException | SecurityException unknown) {
      return false;
    }
  }

  /** What the system says, without the name of the file, which is named anyway. */
  private static String reason(Exception failed) {
    if (failed instanceof FileSystemException named && named.getReason() != null) {
      return named.getReason();
    }
    return failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage();
  }
}
