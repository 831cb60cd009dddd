package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.generate.SliderScale;

/**
 * A number with a box for every value and a slider over round ones. The slider is followed while it
 * is dragged; arrow keys go from one round value to the next, Page keys ten, Home and End to the
 * ends.
 */
final class SliderField {
  private static final int PAGE = 10;

  private final NumberField box;
  private final Slider slider = new Slider(0, 1, 0);
  private final String nameKey;
  private final Words words;
  private Consumer<BigDecimal> onDrag = dragged -> {};
  private Runnable onRelease = () -> {};
  private SliderScale scale = SliderScale.decades(1, 10);
  private BigDecimal value = BigDecimal.ZERO;
  private boolean showing;
  private boolean held;

  SliderField(Words words, String nameKey, String id) {
    this.words = words;
    this.nameKey = nameKey;
    box = new NumberField(words, nameKey, NumberRange.whole(0, 1));
    box.setId(id);
    slider.setId(id + "-slider");
    slider.setAccessibleRole(AccessibleRole.SLIDER);
    slider.setMinHeight(24);
    slider.valueProperty().addListener((place, was, is) -> moved(is.doubleValue()));
    slider.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    slider.addEventFilter(KeyEvent.KEY_RELEASED, released -> release());
    slider.addEventHandler(MouseEvent.MOUSE_RELEASED, released -> release());
    slider
        .focusedProperty()
        .subscribe(
            focused -> {
              if (!focused) {
                release();
              }
            });
  }

  /** The box for every value. */
  NumberField box() {
    return box;
  }

  /** The slider over round values. */
  Slider slider() {
    return slider;
  }

  /**
   * What to do with values while they change, and at the end of the gesture.
   *
   * @param drag takes each value
   * @param release ends the gesture
   */
  SliderField onChange(Consumer<BigDecimal> drag, Runnable release) {
    onDrag = drag;
    onRelease = release;
    box.onCommit(
        typed -> {
          drag.accept(typed);
          release.run();
        });
    return this;
  }

  /** Shows a value in force. */
  void show(BigDecimal newValue, SliderScale newScale, NumberRange range, String unit) {
    value = newValue;
    scale = newScale;
    box.setRange(range);
    box.setUnit(unit);
    box.show(newValue);
    slider.setAccessibleText(
        words.get(nameKey) + " " + newValue.stripTrailingZeros().toPlainString() + " " + unit);
    double place = scale.place(newValue.doubleValue());
    // A slider that is dragged stays under the pointer, between the round values too.
    if (!held && slider.getValue() != place) {
      showing = true;
      slider.setValue(place);
      showing = false;
    }
  }

  private void moved(double place) {
    if (!showing) {
      change(scale.value(place));
    }
  }

  private void change(BigDecimal to) {
    if (to.compareTo(value) != 0) {
      held = true;
      value = to;
      onDrag.accept(to);
    }
  }

  private void release() {
    if (held) {
      held = false;
      onRelease.run();
    }
  }

  private void keyPressed(KeyEvent event) {
    KeyCode code = event.getCode();
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    boolean up = code == KeyCode.RIGHT || code == KeyCode.UP || code == KeyCode.PAGE_UP;
    boolean down = code == KeyCode.LEFT || code == KeyCode.DOWN || code == KeyCode.PAGE_DOWN;
    if (up || down) {
      boolean far = code == KeyCode.PAGE_UP || code == KeyCode.PAGE_DOWN || event.isShiftDown();
      BigDecimal to = value;
      for (int i = 0; i < (far ? PAGE : 1); i++) {
        to = scale.next(to, up);
      }
      change(to);
    } else if (code == KeyCode.HOME || code == KeyCode.END) {
      change(scale.value(code == KeyCode.HOME ? 0 : 1));
    } else {
      return;
    }
    event.consume();
  }
}
