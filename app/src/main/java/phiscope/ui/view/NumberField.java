package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import phiscope.ui.viewmodel.DecimalEntry;
import phiscope.ui.viewmodel.NumberRange;

/**
 * The one numeric box. What is typed is in force when focus leaves or Enter is pressed, or is
 * refused with the reason below the box, while the old value stays. Arrow keys step on a decimal
 * grid; Escape brings the value in force back.
 */
public final class NumberField extends VBox {
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
  private static final int PAGE = 10;
  private static final double LEAST_REASON = 180;
  private static final int LEVELS = 2;

  private final Words words;
  private final Field field = new Field();
  private final Label bound = new Label();
  private final Label unit = new Label();
  private final Label reason = new Label();
  // The language lives longer than a box, and must not hold it.
  private final InvalidationListener spoken = change -> sayAgain();
  private NumberRange range;
  private BigDecimal value;
  private boolean optional;
  private DecimalEntry.Refused refused;
  private Consumer<BigDecimal> onCommit = committed -> {};

  public NumberField(Words words, String nameKey, NumberRange range) {
    this.words = words;
    this.range = range;
    getStyleClass().add("number-field");
    setAlignment(Pos.CENTER_LEFT);
    words.named(field, nameKey);
    unit.getStyleClass().add("unit");
    reason.getStyleClass().add("reason");
    reason.setWrapText(true);
    // It lies over what is below, so that no box moves away from under the pointer.
    reason.setManaged(false);
    reason.setMouseTransparent(true);
    reason.setVisible(false);
    bound.getStyleClass().add("unit");
    bound.setMinWidth(USE_PREF_SIZE);
    bound.managedProperty().bind(bound.textProperty().isNotEmpty());
    HBox row = new HBox(bound, field, unit);
    row.getStyleClass().add("number-row");
    HBox.setHgrow(field, Priority.ALWAYS);
    unit.setMinWidth(USE_PREF_SIZE);
    unit.managedProperty().bind(unit.textProperty().isNotEmpty());
    getChildren().addAll(row, reason);
    field.setPrefColumnCount(7);
    field.focusedProperty().addListener((focus, was, is) -> focusChanged(is));
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    words.messagesValue().addListener(new WeakInvalidationListener(spoken));
    sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .addListener(
            (focus, was, is) -> {
              if (isRefused()) {
                requestLayout();
              }
            });
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    double width = Math.max(getWidth(), LEAST_REASON);
    double height = reason.prefHeight(width);
    double x = Math.min(0, getWidth() - width);
    double below = getHeight();
    Bounds place = localToScene(new BoundingBox(x, below, width, height));
    reason.resizeRelocate(x, coversFocus(place) ? -height : below, width, height);
  }

  /** Whether the box that somebody works in lies in this part of the scene. */
  private boolean coversFocus(Bounds place) {
    Node focus = getScene() == null ? null : getScene().getFocusOwner();
    return focus != field
        && focus instanceof TextInputControl
        && focus.localToScene(focus.getLayoutBounds()).intersects(place);
  }

  /** What to do with a number that is in force from now on; null where an optional box is empty. */
  public NumberField onCommit(Consumer<BigDecimal> action) {
    onCommit = action;
    return this;
  }

  /**
   * In force as soon as what stands there is a number, not only when the box is left.
   *
   * @param none what to do when what stands there is none: the number before is in force no more
   */
  public NumberField whileTyping(Runnable none) {
    field.textProperty().subscribe(text -> takeWhileTyping(none));
    return this;
  }

  private void takeWhileTyping(Runnable none) {
    if (!field.isFocused() || !isEdited()) {
      return;
    }
    if (range.read(field.getText()) instanceof DecimalEntry.Accepted accepted) {
      onCommit.accept(accepted.value());
    } else {
      none.run();
    }
  }

  /** An empty box means none. */
  public NumberField optional() {
    optional = true;
    return this;
  }

  /** Shows the value in force, unless somebody is typing. */
  public void show(BigDecimal newValue) {
    boolean typing = field.isFocused() && isEdited();
    boolean same =
        value == null ? newValue == null : newValue != null && value.compareTo(newValue) == 0;
    value = newValue;
    // Most boxes stay as they are while something else is dragged.
    boolean stands = same && !isRefused() && !isEdited();
    if (!typing && !stands && !(same && isRefused())) {
      revert();
    }
  }

  public void setRange(NumberRange newRange) {
    range = newRange;
  }

  public void setUnit(String symbol) {
    unit.setText(symbol);
  }

  /** Says before the box how the number is to be taken, such as "at least"; nothing: as it is. */
  public void setBound(String sign) {
    bound.setText(sign);
  }

  public BigDecimal value() {
    return value;
  }

  /** The box itself, for focus and tests. */
  public TextField field() {
    return field;
  }

  /** Why the text is not in force; empty while it is. */
  public String reason() {
    return reason.getText();
  }

  public boolean isRefused() {
    return refused != null;
  }

  /** Gives up what was typed: the value in force is shown again. */
  public void cancel() {
    revert();
  }

  private boolean isEdited() {
    return !field.getText().equals(shown());
  }

  private String shown() {
    return value == null ? "" : DecimalEntry.show(value);
  }

  private void focusChanged(boolean focused) {
    if (focused) {
      FocusedText.selectAll(field);
      if (isRefused()) {
        showReason();
      }
    } else {
      commit();
    }
  }

  /** Puts the typed text in force, or says why not. */
  public boolean commit() {
    if (!isEdited()) {
      if (isRefused()) {
        clearReason();
      }
      return true;
    }
    DecimalEntry entry = range.read(field.getText());
    if (entry instanceof DecimalEntry.Accepted accepted) {
      return accept(accepted.value());
    }
    if (entry instanceof DecimalEntry.Empty && optional) {
      return accept(null);
    }
    refuse(entry instanceof DecimalEntry.Refused why ? why : DecimalEntry.Refused.because("empty"));
    return false;
  }

  private boolean accept(BigDecimal accepted) {
    clearReason();
    boolean changed =
        value == null ? accepted != null : accepted == null || value.compareTo(accepted) != 0;
    value = accepted;
    revert();
    if (changed) {
      onCommit.accept(accepted);
    }
    return true;
  }

  private void sayAgain() {
    boolean seen = reason.isVisible();
    if (isRefused()) {
      refuse(refused);
      reason.setVisible(seen);
    }
  }

  private void refuse(DecimalEntry.Refused entry) {
    refused = entry;
    String why = words.get(entry.key(), entry.arguments().toArray());
    reason.setText(why);
    field.setTooltip(new Tooltip(why));
    showReason();
    field.pseudoClassStateChanged(REFUSED, true);
    field.setAccessibleHelp(why);
  }

  /** Of several reasons only one is written over the boxes; the others are told on focus. */
  private void showReason() {
    if (getScene() != null) {
      for (Node node : getScene().getRoot().lookupAll(".number-field")) {
        if (node != this && node instanceof NumberField other) {
          other.hideReason();
        }
      }
    }
    reason.setVisible(true);
    raise(-1);
    requestLayout();
  }

  private void hideReason() {
    reason.setVisible(false);
    raise(0);
  }

  /** Before or among what stands beside it: the reason reaches out of its row and its group. */
  private void raise(double order) {
    Node at = this;
    for (int level = 0; level < LEVELS && at != null; level++) {
      at.setViewOrder(order);
      at = at.getParent();
    }
  }

  private void clearReason() {
    refused = null;
    reason.setText("");
    field.setTooltip(null);
    hideReason();
    field.pseudoClassStateChanged(REFUSED, false);
    field.setAccessibleHelp(null);
  }

  private void revert() {
    clearReason();
    // Also a text that is set anew to what it was asks for a layout, and so for the next pulse.
    if (!field.getText().equals(shown())) {
      field.setText(shown());
    }
  }

  private void keyPressed(KeyEvent event) {
    KeyCode code = event.getCode();
    if (code == KeyCode.ENTER) {
      commit();
      field.selectAll();
    } else if (code == KeyCode.ESCAPE && (isEdited() || isRefused())) {
      revert();
      field.selectAll();
    } else if (code == KeyCode.UP || code == KeyCode.DOWN) {
      step(code == KeyCode.UP ? 1 : -1, event.isShiftDown());
    } else if (code == KeyCode.PAGE_UP || code == KeyCode.PAGE_DOWN) {
      step(code == KeyCode.PAGE_UP ? 1 : -1, true);
    } else if (UNDO.match(event) && isEdited()) {
      revert();
    } else if (UNDO.match(event) || REDO.stream().anyMatch(keys -> keys.match(event))) {
      // The box holds the value in force: undo is the document's, not the text's.
      field.getParent().fireEvent(event.copyFor(field.getParent(), field.getParent()));
    } else {
      return;
    }
    event.consume();
  }

  private static final KeyCombination UNDO = KeyCombination.keyCombination("Shortcut+Z");
  private static final List<KeyCombination> REDO =
      List.of(
          KeyCombination.keyCombination("Shortcut+Y"),
          KeyCombination.keyCombination("Shortcut+Shift+Z"));

  private void step(int direction, boolean far) {
    if (commit() && value != null) {
      accept(range.stepped(value, far ? direction * PAGE : direction));
    }
  }

  /** A text box that takes one number, and says so when a column is pasted. */
  private final class Field extends TextField {
    @Override
    public void paste() {
      String pasted = Clipboard.getSystemClipboard().getString();
      long lines = pasted == null ? 0 : pasted.lines().filter(line -> !line.isBlank()).count();
      if (lines > 1) {
        refuse(DecimalEntry.Refused.because("severalLines", String.valueOf(lines)));
      } else if (pasted != null) {
        replaceSelection(pasted.replaceAll("\\p{Cntrl}", " ").strip());
      }
    }
  }
}
