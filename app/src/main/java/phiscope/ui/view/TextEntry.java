package phiscope.ui.view;

import java.util.function.Consumer;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A one-line text that is in force when focus leaves or Enter is pressed. */
public final class TextEntry extends TextField {
  private static final int LONGEST = 200;

  private String value = "";
  private Consumer<String> onCommit = committed -> {};

  public TextEntry(Words words, String nameKey) {
    words.named(this, nameKey);
    setMinWidth(40);
    focusedProperty()
        .subscribe(
            focused -> {
              if (!focused) {
                commit();
              }
            });
    addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    UndoKeys.handOn(this, () -> !getText().equals(value));
  }

  public void onCommit(Consumer<String> action) {
    onCommit = action;
  }

  public void show(String text) {
    boolean typing = isFocused() && !getText().equals(value);
    value = text;
    if (!typing && !getText().equals(text)) {
      setText(text);
    }
  }

  private void commit() {
    String typed = getText().strip();
    String cut = typed.length() > LONGEST ? typed.substring(0, LONGEST) : typed;
    if (cut.isEmpty()) {
      setText(value);
    } else if (!cut.equals(value)) {
      value = cut;
      setText(cut);
      onCommit.accept(cut);
    }
  }

  private void keyPressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      commit();
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE && !getText().equals(value)) {
      setText(value);
      event.consume();
    }
  }
}
