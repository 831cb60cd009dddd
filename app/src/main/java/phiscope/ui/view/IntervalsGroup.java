package phiscope.ui.view;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import phiscope.bench.HeartbeatEdit.ReplaceHeartbeats;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
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
  private final Label note = new Label();
  private final VBox box;
  private String inForce = "";
  private HeartbeatTrace shown;
  private TickScale shownScale;

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
    note.getStyleClass().add("muted");
    note.setWrapText(true);
    note.setManaged(false);
    box = new VBox(text, reason, note, row);
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
      say("");
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
      say("");
      shown = null;
      inForce = text.getText();
      bench.model().apply(new ReplaceHeartbeats(tape, heartbeats.trace()));
      bench.workbench().announce("ui.said.replaced", Numbers.whole(heartbeats.trace().size()));
    } else if (outcome instanceof IntervalText.Outcome.Refused refused) {
      String why =
          bench.words().get(refused.reason().key(), refused.reason().arguments().toArray());
      say(bench.words().get("ui.intervals.refused", refused.place(), refused.text(), why));
    }
  }

  private void say(String why) {
    reason.setText(why);
    reason.setManaged(!why.isEmpty());
    reason.setVisible(!why.isEmpty());
  }

  @Override
  public void update() {
    if (tape >= bench.model().bench().tapes().size()) {
      return;
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
    say("");
    note.setText(note(isLong, trace));
    note.setManaged(!note.getText().isEmpty());
    if (!text.getText().equals(inForce)) {
      text.setText(inForce);
    }
  }

  private String note(boolean isLong, HeartbeatTrace trace) {
    if (isLong) {
      return bench.words().get("ui.intervals.long", SHOWN_OF_MORE);
    }
    return IntervalText.isPlain(trace, MOST_EDITED)
        ? ""
        : bench.words().get("ui.intervals.notPlain");
  }
}
