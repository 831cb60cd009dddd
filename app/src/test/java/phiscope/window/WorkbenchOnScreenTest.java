package phiscope.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.study.ReadyStudy;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * A user's main gestures on a screen, with mouse and keyboard, one after the other in the one
 * window that a process has. Each is undone before the next, so each starts from the opening
 * picture.
 */
@Tag("window")
@TestMethodOrder(OrderAnnotation.class)
class WorkbenchOnScreenTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  @TempDir static Path dataFolder;
  private static RealWindow window;

  @BeforeAll
  static void start() {
    window = RealWindow.start(dataFolder, "--lang", "en");
    window.resize(1280, 720);
  }

  @Test
  @Order(1)
  void itOpensOnThePictureThatTeaches() throws Exception {
    assertOpeningPicture();
    BufferedImage picture = window.screenshot("opening");
    long colors =
        IntStream.range(0, picture.getHeight())
            .flatMap(y -> IntStream.range(0, picture.getWidth()).map(x -> picture.getRGB(x, y)))
            .distinct()
            .count();
    assertThat(colors).as("colours on the screen").isGreaterThan(100);
  }

  @Test
  @Order(2)
  void draggingTheSilenceMovesEveryFigureAndIsOneUndo() throws Exception {
    Figure phi = window.figure(FigureKind.PHI_CURVE);
    Figure posterior = window.figure(FigureKind.POSTERIOR_CURVE);
    window.drag(FigureKind.TAIL, new Target.Silence(), 30, 0);
    window.await("the silence is longer", () -> number("silence") > 14.2);
    window.await("phi is painted anew", () -> !window.figure(FigureKind.PHI_CURVE).equals(phi));
    assertThat(number("phi-value")).isGreaterThan(1.7);
    assertThat(window.figure(FigureKind.POSTERIOR_CURVE)).isNotEqualTo(posterior);
    window.screenshot("silence-dragged");
    undo();
    assertOpeningPicture();
  }

  @Test
  @Order(3)
  void draggingTheEdgeOfABarChangesThatInterval() throws Exception {
    window.drag(FigureKind.TAPE, new Target.IntervalLength(0, 2), 40, 0);
    window.await("an interval is longer", () -> !window.text("intervals").equals("8, 8, 12, 12"));
    assertThat(window.text("intervals")).matches("8, (9|1\\d)[.\\d]*, 12, 12");
    window.screenshot("interval-dragged");
    undo();
    assertOpeningPicture();
  }

  @Test
  @Order(4)
  void draggingALevelLineMovesThatThreshold() throws Exception {
    window.drag(FigureKind.PHI_CURVE, new Target.Threshold(0), 0, -20);
    window.await("the threshold is higher", () -> threshold() > 1.2);
    window.screenshot("threshold-dragged");
    undo();
    window.await("the threshold is back", () -> threshold() == 1);
  }

  @Test
  @Order(5)
  void draggingTheGripAtTheLeftMovesThePrior() throws Exception {
    window.drag(FigureKind.POSTERIOR_CURVE, new Target.Prior(), 0, -25);
    window.await("the prior is higher", () -> number("prior") > 0.0011);
    window.screenshot("prior-dragged");
    undo();
    window.await("the prior is back", () -> number("prior") == 0.001);
  }

  @Test
  @Order(6)
  void aDoubleClickOnTheTapeAddsAHeartbeat() throws Exception {
    Figure tape = window.figure(FigureKind.TAPE);
    double x = tape.x().orElseThrow().pixel(47);
    double y = window.handle(FigureKind.TAPE, new Target.HeartbeatArrival(0, 4)).y();
    window.robot().doubleClickOn(window.place(FigureKind.TAPE, x, y));
    window.await(
        "a fifth interval is there", () -> window.text("intervals").split(",").length == 5);
    window.screenshot("heartbeat-added");
    undo();
    assertOpeningPicture();
  }

  @Test
  @Order(7)
  void whatIsTypedIsInForce() throws Exception {
    window.type("silence", "16");
    window.await("phi of z = 3", () -> Math.abs(number("phi-value") - 2.869) < 0.001);
    assertThat(number("now")).isEqualTo(56);
    undo();
    assertOpeningPicture();
  }

  @Test
  @Order(8)
  void arrowKeysMoveWhatTheMouseMoves() throws Exception {
    window.tabTo(FigureKind.TAIL.id());
    window.robot().push(KeyCode.RIGHT);
    window.await("the silence is longer", () -> number("silence") > 14);
    undo();
    assertOpeningPicture();
  }

  @Test
  @Order(15)
  void everyKindOfBenchOpensByItsNameAndIsPaintedWhole() throws Exception {
    Map<String, BufferedImage> seen = new LinkedHashMap<>();
    seen.put("detector", window.screenshot("bench-detector"));
    seen.put("swim", opened("swim", "ui.action.newSwim"));
    seen.put("fencing", opened("fencing", "ui.action.newFencing"));
    seen.put("study", opened("study", "study.ready." + ReadyStudy.STREAM_KILL));
    BufferedImage first = seen.get("study");
    window.robot().push(KeyCode.ALT, KeyCode.LEFT);
    assertThat(changed(first, window.screenshot("bench-study-stepped")))
        .as("a step is painted")
        .isPositive();
    window.robot().push(KeyCode.CONTROL, KeyCode.N);
    window.await("the detector's bench again", () -> window.has("intervals"));
    seen.put("detector again", window.screenshot("bench-detector-again"));
    assertThat(changed(seen.get("detector"), seen.remove("detector again")))
        .as("the opening picture is there again")
        .isLessThan(0.02);
    assertThat(seen).hasSize(4);
    seen.forEach(
        (one, its) ->
            seen.forEach(
                (other, others) ->
                    assertThat(changed(its, others))
                        .as(one + " beside " + other)
                        .satisfies(part -> assertThat(one.equals(other) || part > 0.05).isTrue())));
  }

  private static BufferedImage opened(String bench, String action) throws Exception {
    String before = window.title();
    window.run(ENGLISH.get(action));
    window.await("another document is open", () -> !window.title().equals(before));
    return window.screenshot("bench-" + bench);
  }

  /** The part of the pixels in the middle of the window that differ. */
  private static double changed(BufferedImage one, BufferedImage other) {
    int width = one.getWidth() / 2;
    int height = one.getHeight() / 2;
    int[] before = one.getRGB(width / 2, height / 2, width, height, null, 0, width);
    int[] after = other.getRGB(width / 2, height / 2, width, height, null, 0, width);
    long differing = IntStream.range(0, before.length).filter(i -> before[i] != after[i]).count();
    return (double) differing / before.length;
  }

  @Test
  @Order(20)
  void bothLanguagesAndThemesAreShownAtBothSizes() throws Exception {
    for (int[] size : new int[][] {{1280, 720}, {1920, 1080}}) {
      window.resize(size[0], size[1]);
      String at = "-" + size[0] + "x" + size[1];
      window.screenshot("en-light" + at);
      switchTheme(true);
      window.screenshot("en-dark" + at);
      switchLanguage(true);
      window.screenshot("zh-dark" + at);
      switchTheme(false);
      window.screenshot("zh-light" + at);
      switchLanguage(false);
    }
  }

  @Test
  @Order(Integer.MAX_VALUE)
  void nothingWentToTheLog() throws Exception {
    assertThat(window.log()).isEmpty();
  }

  private static void assertOpeningPicture() {
    window.await("the silence is 14", () -> number("silence") == 14);
    assertThat(window.text("intervals").strip()).isEqualTo("8, 8, 12, 12");
    assertThat(number("phi-value")).isEqualTo(1.64302);
    assertThat(number("survival")).isEqualTo(0.0227501);
    assertThat(number("prior")).isEqualTo(0.001);
    assertThat(threshold()).isEqualTo(1);
  }

  private static void switchTheme(boolean dark) {
    window.robot().push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    window.await(dark ? "dark" : "light", () -> window.is("dark") == dark);
  }

  private static void switchLanguage(boolean chinese) {
    window.robot().push(KeyCode.CONTROL, KeyCode.L);
    window.await(
        chinese ? "Chinese" : "English",
        () -> chinese == window.figure(FigureKind.TAIL).name().matches(".*\\p{IsHan}.*"));
  }

  private static void undo() {
    window.robot().push(KeyCode.CONTROL, KeyCode.Z);
  }

  private static double number(String id) {
    return Double.parseDouble(window.text(id));
  }

  private static double threshold() {
    return window.handle(FigureKind.PHI_CURVE, new Target.Threshold(0)).value();
  }
}
