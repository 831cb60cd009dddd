package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import phiscope.ui.view.NumberField;
import phiscope.ui.viewmodel.NumberRange;

/** A box that has left the window is not held by what stays, such as the language. */
class BoxesAreLetGoTest {
  private static final int MOST_COLLECTIONS = 50;

  private final Ui ui = Ui.fresh();

  private WeakReference<NumberField> box() {
    return Ui.call(
        () ->
            new WeakReference<>(
                new NumberField(
                    ui.window.view().words(), "ui.policy.threshold", NumberRange.whole(0, 9))));
  }

  @Test
  void theLanguageHoldsNoBoxThatNobodySees() {
    List<WeakReference<NumberField>> boxes = Stream.generate(this::box).limit(20).toList();
    long held = boxes.size();
    for (int i = 0; i < MOST_COLLECTIONS && held > 0; i++) {
      System.gc();
      held = boxes.stream().filter(box -> box.get() != null).count();
    }
    assertThat(held).isZero();
  }
}
