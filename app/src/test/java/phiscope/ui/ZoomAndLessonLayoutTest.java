package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.core.trace.Pause;
import phiscope.figure.Axis;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.Prediction;
import phiscope.text.Messages.Language;
import phiscope.ui.view.FigureView;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.Panel;
import phiscope.ui.viewmodel.LessonViewModel;
import phiscope.ui.viewmodel.PolicyShapes;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.TapeVerbs;

/** Menus follow the zoom; a lesson begins on its figures; nothing moves that nobody moved. */
class ZoomAndLessonLayoutTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  @AfterEach
  void closeMenus() {
    Ui.run(() -> popups().forEach(PopupWindow::hide));
  }

  private static List<PopupWindow> popups() {
    return Window.getWindows().stream()
        .filter(PopupWindow.class::isInstance)
        .map(PopupWindow.class::cast)
        .toList();
  }

  /** The size of the letters of a menu on the screen. */
  private double letters(int zoom) {
    Ui.run(() -> ui.window.workbench().change(s -> s.withZoom(zoom)));
    Ui.pulse();
    ContextMenu menu = Ui.call(() -> new ContextMenu(new MenuItem("Undo")));
    Ui.run(() -> menu.show(ui.stage.getScene().getRoot(), 300, 200));
    Ui.pulse();
    double size =
        Ui.call(
            () ->
                ((Text) menu.getScene().getRoot().lookup(".menu-item .text")).getFont().getSize());
    Ui.run(menu::hide);
    return size;
  }

  @Test
  void aMenuIsMagnifiedAsTheWindowIs() {
    assertThat(letters(100)).isCloseTo(13, within(0.01));
    assertThat(letters(150)).isCloseTo(19.5, within(0.01));
    assertThat(letters(200)).isCloseTo(26, within(0.01));
  }

  @Test
  void aMenuIsMagnifiedNoMoreThanASmallWindowIs() {
    ui.size(700, 420);
    double small = letters(200);
    double scale =
        Ui.call(() -> ui.window.view().root().lookup(".frame").localToScene(1, 0).getX());
    assertThat(scale).isLessThan(1.5);
    assertThat(small).isCloseTo(13 * scale, within(0.01));
  }

  /** No heading of a step is squeezed into fewer lines than it needs. */
  @Test
  void everyHeadingOfALessonIsWhole() {
    ui.size(1280, 720);
    for (Lesson lesson : LessonCatalogue.all()) {
      Ui.run(() -> ui.window.lesson().start(lesson, LessonMode.PROBLEM));
      for (int step = 0; step < lesson.steps().size(); step++) {
        Ui.pulse();
        Label title = Ui.call(() -> (Label) ui.window.view().root().lookup(".lesson-title"));
        double needed = Ui.call(() -> title.prefHeight(title.getWidth()));
        assertThat(title.getHeight()).as(title.getText()).isGreaterThanOrEqualTo(needed - 0.5);
        Ui.run(ui.window.lesson()::next);
      }
    }
  }

  private void start(int lesson) {
    Ui.run(() -> ui.window.lesson().start(LessonCatalogue.all().get(lesson), LessonMode.PROBLEM));
    Ui.pulse();
    Ui.pulse();
  }

  private List<String> seen() {
    return Ui.call(() -> ui.window.view().deck().shown().stream().map(Panel::id).toList());
  }

  /** Two tapes take more height than one, so the places hang on how many there are. */
  @Test
  void thePlacesOfPanelsHangOnTheDocumentAndNotOnWhatWasOpenBefore() {
    start(0);
    start(1);
    List<String> after = seen();
    ui.size(1100, 700);
    ui.size(1280, 720);
    assertThat(seen()).isEqualTo(after);
    Ui.run(() -> ui.window.lesson().leave());
    start(1);
    assertThat(seen()).isEqualTo(after);
  }

  @Test
  void aLessonBeginsOnItsFiguresAndLeavesTablesAsTheyWere() {
    ToggleButton table = Ui.call(() -> table("tape"));
    Ui.run(table::fire);
    Ui.pulse();
    assertThat(isTable("tape")).isTrue();
    start(0);
    assertThat(isTable("tape")).isFalse();
    Ui.run(table::fire);
    start(1);
    assertThat(isTable("tape")).isFalse();
    Ui.run(() -> ui.window.lesson().leave());
    Ui.pulse();
    assertThat(isTable("tape")).isTrue();
    Ui.run(table::fire);
  }

  private boolean isTable(String id) {
    return Ui.call(() -> panel(id).isTable());
  }

  private Panel panel(String id) {
    return ui.window.view().deck().panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private ToggleButton table(String id) {
    return panel(id).tools(false).stream()
        .filter(ToggleButton.class::isInstance)
        .map(ToggleButton.class::cast)
        .reduce((first, second) -> second)
        .orElseThrow();
  }

  @Test
  void notSureEmptiesTheBoxSoThatNothingElseSeemsToCount() {
    start(0);
    LessonViewModel lesson = ui.window.lesson();
    NumberField box = (NumberField) ui.find("guess-0", Node.class).getParent().getParent();
    Ui.run(
        () -> {
          box.field().requestFocus();
          box.field().setText("10");
          box.commit();
        });
    Ui.pulse();
    assertThat(lesson.player().orElseThrow().prediction(0)).contains(new Prediction.Guess(10));
    Ui.run(() -> ui.find("not-sure-0", Button.class).fire());
    Ui.pulse();
    assertThat(lesson.player().orElseThrow().prediction(0)).contains(new Prediction.NotSure());
    assertThat(Ui.call(() -> box.field().getText())).isEmpty();
  }

  @Test
  void theLineOfAnAnswerCrossesNoLabelAboveThePlotAndNoTickBelow() {
    Ui.run(() -> ui.window.workbench().change(s -> s.withReducedMotion(true)));
    start(0);
    LessonViewModel lesson = ui.window.lesson();
    while (LessonViewModel.draggedQuestion(lesson.player().orElseThrow()) < 0) {
      Ui.run(lesson::next);
    }
    int questions = lesson.player().orElseThrow().step().questions().size();
    for (int i = 0; i < questions; i++) {
      int question = i;
      Ui.run(() -> lesson.predict(question, new Prediction.Guess(5)));
    }
    Ui.run(lesson::reveal);
    Ui.pulse();
    Ui.pulse();
    Node line = Ui.call(() -> ui.stage.getScene().getRoot().lookup(".answer-marker"));
    assertThat(line).isNotNull();
    FigureView figure = (FigureView) line.getParent().getParent();
    Axis y = figure.painted().orElseThrow().y().orElseThrow();
    Bounds place = Ui.call(line::getBoundsInParent);
    assertThat(place.getMinY()).isCloseTo(Math.min(y.start(), y.end()), within(0.5));
    assertThat(place.getMaxY()).isCloseTo(Math.max(y.start(), y.end()), within(0.5));
    assertThat(place.getMaxY()).isLessThan(figure.getHeight() - 8);
  }

  @Test
  void noSentenceAndNoOrderAtAnInstantMovesTheBench() {
    double height = Ui.call(() -> ui.window.view().deck().getHeight());
    Button order = ui.find("order", Button.class);
    Ui.run(
        () -> {
          order.requestFocus();
          order.fire();
        });
    Ui.pulse();
    assertThat(Ui.call(() -> ui.window.view().deck().getHeight())).isEqualTo(height);
    Ui.run(() -> ui.window.workbench().say("A sentence that is longer than one line. ".repeat(4)));
    Ui.pulse();
    assertThat(Ui.call(() -> ui.window.view().deck().getHeight())).isEqualTo(height);
  }

  @Test
  void aCrashSaysWhatStillArrivesAndCanLoseIt() {
    TapeVerbs verbs = new TapeVerbs(ui.window.model(), ui.window.workbench());
    Ui.run(() -> verbs.crashAt(0, 8_000));
    assertThat(status())
        .isEqualTo(
            "The sender crashes at 8. Heartbeats that arrive later: 3. They were on their way;"
                + " the menu of the crash can lose them.");
    Ui.run(() -> verbs.lose(0, verbs.arrivingAfterCrash(0)));
    assertThat(delivered()).isEqualTo(2);
    assertThat(verbs.arrivingAfterCrash(0)).isEmpty();
    Ui.run(() -> ui.window.model().undo());
    assertThat(delivered()).isEqualTo(5);
    Ui.run(() -> verbs.crashAt(0, 40_000));
    assertThat(status()).isEqualTo("The sender crashes at 40.");
  }

  @Test
  void aPauseSaysWhoseItIsAndWhatArrivesWithinIt() {
    TapeVerbs verbs = new TapeVerbs(ui.window.model(), ui.window.workbench());
    Ui.run(() -> verbs.pauseAt(0, 14_000, Pause.Who.SENDER));
    assertThat(status())
        .startsWith("Pause of the sender from 14 to 24. Heartbeats that arrive within it: 1.");
    Ui.run(() -> verbs.lose(0, verbs.arrivingWithin(0, 0)));
    assertThat(delivered()).isEqualTo(4);
    Ui.run(() -> verbs.pauseAt(0, 41_000, Pause.Who.NETWORK));
    assertThat(status()).isEqualTo("Pause of the network from 41 to 51.");
    Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(Language.CHINESE)));
    assertThat(status()).contains("41", "51");
  }

  @Test
  void theTailSaysWhetherMeanAndSigmaCanBeDragged() {
    assertThat(hints()).anyMatch(hint -> hint.contains("only if typed (Policy)"));
    Ui.run(
        () ->
            ui.window
                .model()
                .apply(
                    new SetPolicy(
                        0,
                        PolicyShapes.of(
                                ui.window.model().bench().policy(), ui.window.model().reading(), 0)
                            .parameters("given"))));
    Ui.pulse();
    Ui.pulse();
    assertThat(hints()).contains("Drag the upright line: the silence. Drag the grips: mean and σ.");
  }

  /** Rows that are hidden leave no gap behind. */
  @Test
  void theRowsOfThePolicyStandInEvenDistances() {
    Node threshold = ui.unfolded("policy-threshold", Node.class);
    List<Double> tops =
        Ui.call(
            () ->
                threshold.getParent().getChildrenUnmodifiable().stream()
                    .filter(node -> node.isManaged() && node.getId() != null)
                    .filter(node -> node.getId().startsWith("policy-"))
                    .map(node -> node.getBoundsInParent().getMinY())
                    .sorted()
                    .toList());
    assertThat(tops).hasSizeGreaterThan(10);
    for (int i = 1; i < 8; i++) {
      assertThat(tops.get(i) - tops.get(i - 1)).as("row %d", i).isEqualTo(34);
    }
  }

  @Test
  void theRingOfAnOptionStandsOutFromItsCardInBothThemes() {
    for (Settings.Theme theme : Settings.Theme.values()) {
      Ui.run(() -> ui.window.workbench().change(s -> s.withTheme(theme)));
      start(0);
      LessonViewModel lesson = ui.window.lesson();
      while (ui.stage.getScene().getRoot().lookup(".question .radio") == null) {
        Ui.run(lesson::next);
        Ui.pulse();
      }
      Color ring = colour(".question .radio", 0);
      Color card = colour(".question", 1);
      assertThat(contrast(ring, card)).as("%s on %s", ring, card).isGreaterThanOrEqualTo(3);
    }
  }

  private Color colour(String selector, int fill) {
    return Ui.call(
        () ->
            (Color)
                ((Region) ui.stage.getScene().getRoot().lookup(selector))
                    .getBackground()
                    .getFills()
                    .get(fill)
                    .getFill());
  }

  /** WCAG 2.2, relative luminance and contrast ratio. */
  private static double contrast(Color one, Color two) {
    double a = luminance(one);
    double b = luminance(two);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(double share) {
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  private List<String> hints() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".hint").stream()
                .map(node -> ((javafx.scene.control.Label) node).getText())
                .toList());
  }

  private long delivered() {
    return ui.window.model().bench().tape().heartbeats().toList().stream()
        .filter(heartbeat -> heartbeat.isDelivered())
        .count();
  }

  private String status() {
    return ui.window.workbench().statusProperty().get();
  }
}
