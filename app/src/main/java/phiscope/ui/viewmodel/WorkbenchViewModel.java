package phiscope.ui.viewmodel;

import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import phiscope.text.Messages;

/** What belongs to the window and not to a document: settings, language, and the status line. */
public final class WorkbenchViewModel {
  private final ReadOnlyObjectWrapper<Settings> settings;
  private final ReadOnlyObjectWrapper<Messages> messages;
  private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");

  public WorkbenchViewModel(Settings first) {
    settings = new ReadOnlyObjectWrapper<>(first);
    messages = new ReadOnlyObjectWrapper<>(Messages.in(first.language()));
  }

  public ReadOnlyObjectProperty<Settings> settingsProperty() {
    return settings.getReadOnlyProperty();
  }

  public Settings settings() {
    return settings.get();
  }

  public ReadOnlyObjectProperty<Messages> messagesProperty() {
    return messages.getReadOnlyProperty();
  }

  public Messages messages() {
    return messages.get();
  }

  public void change(UnaryOperator<Settings> change) {
    Settings next = change.apply(settings.get());
    if (next.language() != messages.get().language()) {
      messages.set(Messages.in(next.language()));
    }
    settings.set(next);
  }

  /** Puts other words in place of the bundles': for tests with long texts. */
  public void speak(Messages other) {
    messages.set(other);
  }

  /** What was last announced. */
  public ReadOnlyStringProperty statusProperty() {
    return status.getReadOnlyProperty();
  }

  /** Announces a sentence. */
  public void announce(String sentence) {
    status.set(sentence);
  }

  public void announce(String key, Object... arguments) {
    status.set(messages.get().get(key, arguments));
  }
}
