package phiscope.bench.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * One of the places of a folder for the journal of a program: held by a lock until it ends, however
 * it ends.
 */
final class SessionPlace implements Closeable {
  private static final int MOST_UNREAD = 1_000;
  private static final long MOST_OF_VIEW = 1 << 20;

  private final Path folder;
  private final int number;
  private final FileChannel lock;
  private final Optional<Object> key;

  private SessionPlace(Path folder, int number, FileChannel lock) {
    this.folder = folder;
    this.number = number;
    this.lock = lock;
    this.key = JournalFile.key(path(folder, number, ".lock"));
  }

  static Path path(Path folder, int number, String ending) {
    return folder.resolve("session-" + number + ending);
  }

  /** Takes a place; empty where another program has it. */
  static Optional<SessionPlace> take(Path folder, int number) throws IOException {
    FileChannel channel = lockFile(path(folder, number, ".lock"));
    try {
      if (isLocked(channel)) {
        return Optional.of(new SessionPlace(folder, number, channel));
      }
    } catch (IOException noLocksHere) {
      channel.close();
      throw noLocksHere;
    }
    channel.close();
    return Optional.empty();
  }

  /** The file of a lock; where it may not be written it can still be locked for reading. */
  private static FileChannel lockFile(Path file) throws IOException {
    try {
      return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (FileSystemException denied) {
      if (denied instanceof AccessDeniedException || Files.isReadable(file)) {
        return FileChannel.open(file, StandardOpenOption.READ);
      }
      throw denied;
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return lockOf(channel) != null;
    } catch (OverlappingFileLockException ofThisProgram) {
      return false;
    }
  }

  private static FileLock lockOf(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (NonWritableChannelException readOnly) {
      return channel.tryLock(0, Long.MAX_VALUE, true);
    }
  }

  int number() {
    return number;
  }

  /** Where the journal stands. */
  Path journal() {
    return path(folder, number, ".journal");
  }

  /** Where a journal is written that will take the place of the one before. */
  Path fresh() {
    return path(folder, number, ".new");
  }

  /** Where is kept what somebody is looking at. */
  Path view() {
    return path(folder, number, ".view");
  }

  /** What somebody was looking at here, if it can be told. */
  Optional<String> looking() {
    try {
      return Files.isRegularFile(view()) && Files.size(view()) <= MOST_OF_VIEW
          ? Optional.of(Files.readString(view()))
          : Optional.empty();
    } catch (IOException | SecurityException ofNoConsequence) {
      return Optional.empty();
    }
  }

  /** Whether the place is still held: its file may have been taken away with the whole folder. */
  boolean isHeld() {
    return key.isPresent() && key.equals(JournalFile.key(path(folder, number, ".lock")));
  }

  /**
   * Keeps the journal under a name of its own, so that nothing is written over it.
   *
   * @param isRead whether what it tells goes on: then it stays here too until the next one is whole
   * @return where it is kept
   */
  Path setAside(boolean isRead) throws IOException {
    for (int i = 1; ; i++) {
      Path kept = folder.resolve("unread-" + i + ".journal");
      try {
        setAside(kept, isRead);
        SafeFiles.forceFolder(folder);
        return kept;
      } catch (FileAlreadyExistsException before) {
        if (i == MOST_UNREAD) {
          throw before;
        }
      }
    }
  }

  private void setAside(Path kept, boolean isRead) throws IOException {
    if (isRead) {
      try {
        Files.createLink(kept, journal());
        return;
      } catch (FileAlreadyExistsException before) {
        throw before;
      } catch (IOException | UnsupportedOperationException noLinksHere) {
        // Then it is moved; until the next one is whole it stands under the other name only.
      }
    }
    Files.move(journal(), kept);
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
