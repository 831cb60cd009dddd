package phiscope.ui.view;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;

/**
 * Something a person can do: the same value makes the menu item, the button, the shortcut and the
 * line of the command palette.
 *
 * @param id names it and, behind {@code ui.action.}, its text
 * @param icon icon code; empty for none
 * @param keys shortcut
 * @param text what it is called now
 * @param disabled whether it can't be done now
 * @param run does it
 */
public record Action(
    String id,
    String icon,
    Optional<KeyCombination> keys,
    ObservableValue<String> text,
    ObservableValue<Boolean> disabled,
    Runnable run) {

  public void runIfEnabled() {
    if (!disabled.getValue()) {
      run.run();
    }
  }
}
