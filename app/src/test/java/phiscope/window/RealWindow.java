package phiscope.window;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;
import phiscope.Phiscope;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.ui.view.FigureView;

/** The window of a running Phiscope, and the hands and eyes that use it. */
final class RealWindow {
  private static final Path SCREENSHOTS = Path.of("target/screenshots");
  private static final int START_SECONDS = 60;
  private static final int ANSWER_SECONDS = 60;
  private static final int MOST_TABS = 100;

  /** A slow renderer skips pulses, so a picture counts when it was the same for so many looks. */
  private static final int STILL_LOOKS = 3;

  private static final int MOST_LOOKS = 20;

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
  static RealWindow start(Path dataFolder, String... arguments) {
    System.setProperty("phiscope.data", dataFolder.toString());
    Thread program = new Thread(() -> Phiscope.main(arguments), "phiscope");
    program.setDaemon(true);
    program.start();
    waitFor("the window is shown", START_SECONDS, () -> shown() != null);
    return new RealWindow(shown(), dataFolder);
  }

  /** The window with a document; until then it shows its outline only. */
  private static Stage shown() {
    return Window.getWindows().stream()
        .filter(window -> window instanceof Stage && window.isShowing())
        .map(Stage.class::cast)
        .filter(stage -> stage.getTitle().endsWith(" - Phiscope"))
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
  }

  /** Waits for something that the window must come to show; asked on its own thread. */
  void await(String what, Callable<Boolean> condition) {
    waitFor(what, ANSWER_SECONDS, () -> look(condition));
  }

  private static void waitFor(String what, int seconds, Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(seconds, TimeUnit.SECONDS, condition);
    } catch (TimeoutException late) {
      throw new AssertionError("not so after " + seconds + " s: " + what, late);
    }
  }

  /** Reads something on the window's own thread. */
  private static <T> T look(Callable<T> at) {
    try {
      return Platform.isFxApplicationThread()
          ? at.call()
          : WaitForAsyncUtils.waitForAsyncFx(ANSWER_SECONDS * 1000L, at);
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  /** A part of the window by its id. */
  <N extends Node> N find(String id, Class<N> type) {
    Node node = look(() -> stage.getScene().lookup("#" + id));
    if (node == null) {
      throw new AssertionError("nothing in the window has the id " + id);
    }
    return type.cast(node);
  }

  /** Whether a part of this id is in the window now. */
  boolean has(String id) {
    return look(() -> stage.getScene().lookup("#" + id) != null);
  }

  /** What stands in a field. */
  String text(String id) {
    TextInputControl field = field(id);
    return look(field::getText);
  }

  /** The field of this id, or the one inside the part of this id. */
  private TextInputControl field(String id) {
    Node node = find(id, Node.class);
    Node field = node instanceof TextInputControl ? node : look(() -> node.lookup(".text-field"));
    return (TextInputControl) field;
  }

  /** Clicks into a field, replaces what stands there, and leaves it by Enter. */
  void type(String id, String text) {
    robot.clickOn(field(id));
    robot.push(KeyCode.CONTROL, KeyCode.A);
    robot.write(text);
    robot.push(KeyCode.ENTER);
  }

  /** Finds an action by its name in the palette and runs it, by the keyboard. */
  void run(String action) {
    robot.push(KeyCode.CONTROL, KeyCode.K);
    await("the palette has the focus", () -> stage.getScene().getFocusOwner() instanceof TextField);
    robot.write(action);
    robot.push(KeyCode.ENTER);
  }

  /** What the window is called. */
  String title() {
    return look(stage::getTitle);
  }

  /** Presses TAB until the part of this id has the focus. */
  void tabTo(String id) {
    for (int presses = 0; presses < MOST_TABS; presses++) {
      if (look(() -> hasFocus(id))) {
        return;
      }
      robot.push(KeyCode.TAB);
    }
    throw new AssertionError(id + " is not reached by TAB");
  }

  private boolean hasFocus(String id) {
    Node owner = stage.getScene().getFocusOwner();
    return owner != null && id.equals(owner.getId());
  }

  /** Whether the window is in a state that the style sheets know, such as "dark". */
  boolean is(String state) {
    return look(
        () ->
            stage.getScene().getRoot().getPseudoClassStates().stream()
                .anyMatch(known -> known.getPseudoClassName().equals(state)));
  }

  /** The figure that is painted. */
  Figure figure(FigureKind kind) {
    FigureView view = find(kind.id(), FigureView.class);
    return look(() -> view.painted().orElseThrow());
  }

  /** The part of a figure that changes something. */
  Handle handle(FigureKind kind, Handle.Target target) {
    return figure(kind).handles().stream()
        .filter(handle -> handle.target().equals(target))
        .findFirst()
        .orElseThrow(() -> new AssertionError(kind + " has no handle for " + target));
  }

  /** Takes hold of a part of a figure with the mouse and moves it so many pixels. */
  void drag(FigureKind kind, Handle.Target target, double right, double down) {
    Point2D from = middle(kind, handle(kind, target));
    robot.moveTo(from);
    robot.press(javafx.scene.input.MouseButton.PRIMARY);
    robot.moveTo(from.add(right / 2, down / 2));
    robot.moveTo(from.add(right, down));
    robot.release(javafx.scene.input.MouseButton.PRIMARY);
  }

  private Point2D middle(FigureKind kind, Handle handle) {
    FigureView view = find(kind.id(), FigureView.class);
    double x = handle.x() + handle.width() / 2;
    double y = handle.y() + handle.height() / 2;
    return look(() -> view.localToScreen(x, y));
  }

  /** A place of a figure on the screen. */
  Point2D place(FigureKind kind, double x, double y) {
    FigureView view = find(kind.id(), FigureView.class);
    return look(() -> view.localToScreen(x, y));
  }

  /** Keeps what the screen shows where the window is, once it has come to rest. */
  BufferedImage screenshot(String name) throws IOException {
    BufferedImage picture = capture();
    int unchanged = 0;
    for (int looks = 0; unchanged < STILL_LOOKS && looks < MOST_LOOKS; looks++) {
      present();
      BufferedImage next = capture();
      unchanged = same(picture, next) ? unchanged + 1 : 0;
      picture = next;
    }
    Files.createDirectories(SCREENSHOTS);
    ImageIO.write(picture, "png", SCREENSHOTS.resolve("window-" + name + ".png").toFile());
    return picture;
  }

  private BufferedImage capture() {
    Rectangle2D area =
        new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    return buffered(robot.capture(area).getImage());
  }

  private static boolean same(BufferedImage one, BufferedImage other) {
    return Arrays.equals(pixels(one), pixels(other));
  }

  private static int[] pixels(BufferedImage picture) {
    return picture.getRGB(
        0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
  }

  /** Waits for three pulses. */
  private static void present() {
    CountDownLatch pulses = new CountDownLatch(3);
    AnimationTimer timer =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            pulses.countDown();
          }
        };
    Platform.runLater(timer::start);
    waitFor("three pulses", ANSWER_SECONDS, () -> pulses.getCount() == 0);
    Platform.runLater(timer::stop);
  }

  private static BufferedImage buffered(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    copy.setRGB(0, 0, width, height, pixels, 0, width);
    return copy;
  }
}
