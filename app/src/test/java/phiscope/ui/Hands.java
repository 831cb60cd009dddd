package phiscope.ui;

import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import org.testfx.util.WaitForAsyncUtils;

/** A mouse and a keyboard, by the robot of the toolkit: what it does arrives as from a person. */
final class Hands {
  private final Robot robot = Ui.call(Robot::new);

  private Hands act(Runnable act) {
    Ui.run(act);
    WaitForAsyncUtils.waitForFxEvents(2);
    return this;
  }

  Hands moveTo(Point2D at) {
    return act(() -> robot.mouseMove(at));
  }

  Hands press(MouseButton button) {
    return act(() -> robot.mousePress(button));
  }

  Hands release(MouseButton button) {
    return act(() -> robot.mouseRelease(button));
  }

  Hands click(MouseButton button) {
    return press(button).release(button);
  }

  Hands click(Point2D at) {
    return moveTo(at).click(MouseButton.PRIMARY);
  }

  Hands wheel(int steps) {
    return act(() -> robot.mouseWheel(steps));
  }

  Hands press(KeyCode key) {
    return act(() -> robot.keyPress(key));
  }

  Hands release(KeyCode key) {
    return act(() -> robot.keyRelease(key));
  }

  /** Presses keys one on top of the other and lets them go. */
  Hands push(KeyCode... keys) {
    return act(
        () -> {
          for (KeyCode key : keys) {
            robot.keyPress(key);
          }
          for (int i = keys.length - 1; i >= 0; i--) {
            robot.keyRelease(keys[i]);
          }
        });
  }
}
