package phiscope.ui.view;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import phiscope.core.trace.Tape;

/**
 * One of the tapes of a document, or all of them. What is chosen is a way of looking and no part of
 * the document.
 */
final class TapeChoice extends ComboBox<Integer> {
  private static final int ALL = -1;

  private final Words words;
  private List<String> names = List.of();

  TapeChoice(Words words, String nameKey) {
    this.words = words;
    words.named(this, nameKey);
    setMinWidth(0);
    setCellFactory(list -> new TapeCell());
    setButtonCell(new TapeCell());
    getItems().setAll(ALL);
    setValue(ALL);
    setOnAction(chosen -> Pulse.ask());
  }

  /** The tapes there are; all of them are chosen whenever there are others. */
  void offer(List<Tape> tapes) {
    List<String> now = tapes.stream().map(Tape::name).toList();
    if (now.size() != names.size()) {
      getItems().setAll(IntStream.range(ALL, now.size()).boxed().toList());
      setValue(ALL);
    }
    if (!now.equals(names)) {
      names = now;
      setButtonCell(new TapeCell());
    }
  }

  /** The index of the tape; empty for all. */
  OptionalInt chosen() {
    return getValue() == null || getValue() == ALL
        ? OptionalInt.empty()
        : OptionalInt.of(getValue());
  }

  private final class TapeCell extends ListCell<Integer> {
    @Override
    protected void updateItem(Integer tape, boolean empty) {
      super.updateItem(tape, empty);
      textProperty().unbind();
      if (empty || tape == null) {
        setText(null);
      } else if (tape == ALL) {
        textProperty().bind(words.of("ui.runs.tape.all"));
      } else {
        setText(tape < names.size() ? names.get(tape) : null);
      }
    }
  }
}
