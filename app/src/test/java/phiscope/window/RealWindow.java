package phiscope.window;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;
import phiscope.Phiscope;

/** The window of a running Phiscope, and the hands that use it. */
final class RealWindow {
  private static final Path SCREENSHOTS = Path.of("target/screenshots");
  private static final int START_SECONDS = 60;
  private static final int ANSWER_SECONDS = 20;

  private final FxRobot robot = new FxRobot();
  private final Stage stage;
  private final Path dataFolder;

  private RealWindow(Stage stage, Path dataFolder) {
    this.stage = stage;
    this.dataFolder = dataFolder;
  }

  /**
   * Starts the program as its main method does, in a thread of its own, and waits for the window.
   */
  static RealWindow start(Path dataFolder, String... arguments) throws Exception {
    System.setProperty("phiscope.data", dataFolder.toString());
    Thread program = new Thread(() -> Phiscope.main(arguments), "phiscope");
    program.setDaemon(true);
    program.start();
    WaitForAsyncUtils.waitFor(START_SECONDS, TimeUnit.SECONDS, () -> shown() != null);
    RealWindow window = new RealWindow(shown(), dataFolder);
    window.settle();
    return window;
  }

  private static Stage shown() {
    return Window.getWindows().stream()
        .filter(window -> window instanceof Stage && window.isShowing())
        .map(Stage.class::cast)
        .findFirst()
        .orElse(null);
  }

  FxRobot robot() {
    return robot;
  }

  Stage stage() {
    return stage;
  }

  /** What went to standard error or was thrown and not caught since the start. */
  String log() throws IOException {
    Path log = dataFolder.resolve("phiscope.log");
    return Files.exists(log) ? Files.readString(log) : "";
  }

  /** Gives the window a size in pixels of the screen, at its upper left corner. */
  void resize(int width, int height) {
    robot.interact(
        () -> {
          stage.setX(0);
          stage.setY(0);
          stage.setWidth(width);
          stage.setHeight(height);
        });
    await("the window is " + width + " wide", () -> Math.abs(stage.getWidth() - width) < 1);
    settle();
  }

  /** Waits until what was asked for has been drawn. */
  void settle() {
    WaitForAsyncUtils.waitForFxEvents(10);
  }

  /** Waits for something that the window must come to show. */
  void await(String what, Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(
          ANSWER_SECONDS,
          TimeUnit.SECONDS,
          () -> WaitForAsyncUtils.waitForAsyncFx(10_000, condition));
    } catch (java.util.concurrent.TimeoutException late) {
      throw new AssertionError("not so after " + ANSWER_SECONDS + " s: " + what, late);
    }
  }

  /** Keeps what the screen shows where the window is. */
  Path screenshot(String name) throws IOException {
    settle();
    Rectangle2D area =
        new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    Image image = robot.capture(area).getImage();
    Path file = SCREENSHOTS.resolve(name + ".png");
    Files.createDirectories(file.getParent());
    ImageIO.write(buffered(image), "png", file.toFile());
    return file;
  }

  private static BufferedImage buffered(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    PixelReader pixels = image.getPixelReader();
    BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        copy.setRGB(x, y, pixels.getArgb(x, y));
      }
    }
    return copy;
  }
}
