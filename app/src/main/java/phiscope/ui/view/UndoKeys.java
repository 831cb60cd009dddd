package phiscope.ui.view;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * Undo and redo while the focus is in a text. A box holds what is in force: as long as nothing was
 * typed into it there is nothing of its own to take back, and the keys mean the document.
 */
public final class UndoKeys {
  private static final List<KeyCombination> KEYS =
      List.of(
          KeyCombination.keyCombination("Shortcut+Z"),
          KeyCombination.keyCombination("Shortcut+Shift+Z"),
          KeyCombination.keyCombination("Shortcut+Y"));

  private UndoKeys() {}

  /**
   * Hands the keys on to what is around the text, which would keep them.
   *
   * @param isEdited whether the text differs from what is in force
   */
  public static void handOn(TextInputControl text, BooleanSupplier isEdited) {
    text.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (!isEdited.getAsBoolean() && KEYS.stream().anyMatch(keys -> keys.match(event))) {
            text.getParent().fireEvent(event.copyFor(text.getParent(), text.getParent()));
            event.consume();
          }
        });
  }
}
