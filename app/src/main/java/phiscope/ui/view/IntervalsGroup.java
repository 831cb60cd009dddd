package phiscope.ui.view;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import phiscope.bench.HeartbeatEdit.ReplaceHeartbeats;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.IntervalText;

/**
 * The heartbeats of a tape as text: intervals or arrival times, typed or pasted from anywhere, in
 * force when focus leaves or Control and Enter are pressed.
 */
final class IntervalsGroup implements Fold.Content {
  /** So many can be edited here. */
  private static final int MOST_EDITED = 2_000;

  /** Of more, so many are shown: a text of thousands of numbers takes longer than a frame. */
  private static final int SHOWN_OF_MORE = 200;

  private static final KeyCombination APPLY = KeyCombination.keyCombination("Shortcut+Enter");

  private final Bench bench;
  private final int tape;
  private final TextArea text = new TextArea();
  private final Choice form;
  private final Label reason = new Label();
  private final Label longNote = new Label();
  private final Label notPlainNote = new Label();
  private final StackPane notes = new StackPane(longNote, notPlainNote);
  private final VBox box;
  private String inForce = "";
  private HeartbeatTrace shown;
  private TickScale shownScale;
  // Why what was typed is refused, so that it can be said in another language.
  private IntervalText.Outcome.Refused refused;
  private Messages spoken;

  IntervalsGroup(Bench bench, int tape) {
    this.bench = bench;
    this.tape = tape;
    Words words = bench.words();
    form =
        new Choice(words, "ui.intervals.form", "ui.intervals.", List.of("intervals", "arrivals"));
    form.show("intervals");
    form.onCommit(
        chosen -> {
          shown = null;
          update();
        });
    words.named(text, "ui.intervals.text");
    text.setId(tape == 0 ? "intervals" : "intervals-2");
    text.setPrefRowCount(2);
    text.setWrapText(true);
    text.focusedProperty()
        .subscribe(
            focused -> {
              if (!focused) {
                commit();
              }
            });
    text.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    UndoKeys.handOn(text, () -> !text.getText().equals(inForce));
    reason.getStyleClass().add("reason");
    reason.setWrapText(true);
    reason.setManaged(false);
    Button apply = words.text(new Button(), "ui.intervals.apply");
    apply.setOnAction(pressed -> commit());
    FlowPane row = new FlowPane(6, 6, form, apply);
    words.text(notPlainNote, "ui.intervals.notPlain");
    longNote
        .textProperty()
        .bind(words.messagesValue().map(m -> m.get("ui.intervals.long", SHOWN_OF_MORE)));
    notes.setId(text.getId() + "-notes");
    notes.setAlignment(Pos.TOP_LEFT);
    for (Label note : List.of(longNote, notPlainNote)) {
      note.getStyleClass().add("muted");
      note.setWrapText(true);
    }
    box = new VBox(text, reason, notes, row);
    box.getStyleClass().add("group");
  }

  @Override
  public Node node() {
    return box;
  }

  private Tape tape() {
    return bench.model().bench().tapes().get(tape);
  }

  private void keyPressed(KeyEvent event) {
    if (APPLY.match(event)) {
      commit();
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE && !text.getText().equals(inForce)) {
      text.setText(inForce);
      refuse(null);
      event.consume();
    } else if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
      // A text area would take the tabulator as a character and keep the focus.
      text.fireEvent(
          new KeyEvent(
              event.getSource(),
              text,
              KeyEvent.KEY_PRESSED,
              "",
              "\t",
              KeyCode.TAB,
              event.isShiftDown(),
              true,
              false,
              false));
      event.consume();
    }
  }

  private void commit() {
    if (text.getText().equals(inForce)) {
      return;
    }
    TickScale scale = bench.model().bench().scale();
    HeartbeatTrace old = tape().heartbeats();
    long start = old.isEmpty() ? 0 : old.arrival(0);
    IntervalText.Outcome outcome =
        form.getValue().equals("intervals")
            ? IntervalText.intervals(text.getText(), scale, start)
            : IntervalText.arrivals(text.getText(), scale);
    if (outcome instanceof IntervalText.Outcome.Heartbeats heartbeats) {
      refuse(null);
      shown = null;
      inForce = text.getText();
      bench.model().apply(new ReplaceHeartbeats(tape, heartbeats.trace()));
      bench.workbench().announce("ui.said.replaced", Numbers.whole(heartbeats.trace().size()));
    } else if (outcome instanceof IntervalText.Outcome.Refused why) {
      refuse(why);
    }
  }

  /** Says why what was typed is refused; null for nothing that is. */
  private void refuse(IntervalText.Outcome.Refused next) {
    refused = next;
    spoken = bench.words().messages();
    String why = next == null ? "" : sentence(next);
    reason.setText(why);
    reason.setManaged(!why.isEmpty());
    reason.setVisible(!why.isEmpty());
  }

  private String sentence(IntervalText.Outcome.Refused why) {
    String cause = bench.words().get(why.reason().key(), why.reason().arguments().toArray());
    return bench.words().get("ui.intervals.refused", why.place(), why.text(), cause);
  }

  @Override
  public void update() {
    if (tape >= bench.model().bench().tapes().size()) {
      return;
    }
    if (spoken != bench.words().messages()) {
      refuse(refused);
    }
    TickScale scale = bench.model().bench().scale();
    HeartbeatTrace trace = tape().heartbeats();
    boolean typing = text.isFocused() && !text.getText().equals(inForce);
    if (typing || (trace == shown && scale.equals(shownScale))) {
      return;
    }
    shown = trace;
    shownScale = scale;
    boolean isLong = trace.size() > MOST_EDITED;
    int most = isLong ? SHOWN_OF_MORE : MOST_EDITED;
    text.setEditable(!isLong);
    inForce =
        form.getValue().equals("intervals")
            ? IntervalText.showIntervals(trace, scale, most)
            : IntervalText.showArrivals(trace, scale, most);
    refuse(null);
    note(isLong, trace);
    if (!text.getText().equals(inForce)) {
      text.setText(inForce);
    }
  }

  /**
   * Says what the text does not hold. A generated tape loses and gains such heartbeats while a
   * slider below is dragged: the room is kept, so that the slider stays under the pointer.
   */
  private void note(boolean isLong, HeartbeatTrace trace) {
    boolean isPlain = !isLong && IntervalText.isPlain(trace, MOST_EDITED);
    longNote.setVisible(isLong);
    notPlainNote.setVisible(!isLong && !isPlain);
    boolean kept = tape().generated().isPresent();
    notes.setManaged(kept || !isPlain);
    longNote.setManaged(kept || isLong);
    notPlainNote.setManaged(kept || !isLong);
  }
}
