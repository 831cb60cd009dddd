package phiscope.ui.viewmodel;

import java.util.List;
import java.util.Optional;
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
  private Optional<Said> announced = Optional.empty();

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
      speak(Messages.in(next.language()));
    }
    settings.set(next);
  }

  /** Speaks with other words from now on, also of what was announced last. */
  public void speak(Messages other) {
    messages.set(other);
    announced.ifPresent(said -> status.set(said.in(other)));
  }

  /** What was last announced. */
  public ReadOnlyStringProperty statusProperty() {
    return status.getReadOnlyProperty();
  }

  /** Says what has no language of its own, such as the name and value of a handle. */
  public void say(String sentence) {
    announced = Optional.empty();
    status.set(sentence);
  }

  /** Announces a sentence; an argument that is a {@link Spoken} follows the language as well. */
  public void announce(String key, Object... arguments) {
    Said said = new Said(key, List.of(arguments));
    announced = Optional.of(said);
    status.set(said.in(messages.get()));
  }

  /**
   * An argument that is itself a text of the bundles.
   *
   * @param key its key
   */
  public record Spoken(String key) {}

  /** What was announced, so that it can be said in another language. */
  private record Said(String key, List<Object> arguments) {
    String in(Messages messages) {
      Object[] texts =
          arguments.stream()
              .map(argument -> argument instanceof Spoken s ? messages.get(s.key()) : argument)
              .toArray();
      return messages.get(key, texts);
    }
  }
}
