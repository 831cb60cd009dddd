package phiscope.ui.viewmodel;

import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ChangeListener;

/**
 * Settings on their way to their file: as soon as they change, beside the thread of the screen, so
 * that a program that is ended by force has lost none of them. Of several changes that wait the
 * last one is written.
 */
public final class KeptSettings {
  private final SettingsFile file;
  private final ReadOnlyObjectProperty<Settings> settings;
  private final ChangeListener<Settings> listener;
  private volatile Settings wanted;
  // Guarded by this object, as is the file.
  private Settings written;

  /**
   * @param settings as they are in the file now, or those of a first start
   * @param background where files are written
   */
  public KeptSettings(
      SettingsFile file, ReadOnlyObjectProperty<Settings> settings, Executor background) {
    this.file = file;
    this.settings = settings;
    wanted = settings.get();
    written = wanted;
    listener =
        (property, before, now) -> {
          wanted = now;
          background.execute(this::write);
        };
    settings.addListener(listener);
  }

  private synchronized void write() {
    Settings now = wanted;
    if (!now.equals(written) && file.write(now)) {
      written = now;
    }
  }

  /** Writes what is still waiting; nothing is written after that. */
  public void close() {
    settings.removeListener(listener);
    write();
  }
}
