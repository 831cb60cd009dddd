package phiscope.ui.viewmodel;

import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * What somebody is looking at on its way to its file: as soon as it changes, beside the thread of
 * the screen. Of several changes that wait the last one is written.
 */
public final class KeptLooking {
  private final Consumer<String> file;
  private final Executor background;
  private Looking last;
  private boolean closed;
  private volatile Looking wanted;
  // Guarded by this object, as is the file.
  private Looking written;

  /**
   * @param file takes it as a text
   * @param background where files are written
   */
  public KeptLooking(Consumer<String> file, Executor background) {
    this.file = file;
    this.background = background;
  }

  /** Somebody looks at this now. */
  public void keep(Looking now) {
    if (!closed && !now.equals(last)) {
      last = now;
      wanted = now;
      background.execute(this::write);
    }
  }

  private synchronized void write() {
    Looking now = wanted;
    if (now != null && !now.equals(written)) {
      file.accept(now.text());
      written = now;
    }
  }

  /** Writes what is still waiting; nothing is written after that. */
  public void close() {
    closed = true;
    write();
  }
}
