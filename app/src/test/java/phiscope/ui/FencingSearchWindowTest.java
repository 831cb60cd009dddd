package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.awaitShown;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.search.SearchThreads;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.search.FencingSearchModel;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.core.kernel.SearchProgress;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.Place;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ReadyTitles;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.fencing.CounterexampleSearch;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingViewModel;

/**
 * Searches in the window, to their end and stopped: the table of all combinations and the cells
 * that open its counterexamples, by mouse and by keys.
 */
class FencingSearchWindowTest {
  private static final String TABLE = "fencing-protections";
  private static final Invariant LAW = Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER;
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  private Ui ui;
  private FencingViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh(FencingDocuments.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, ENGLISH));
    model = ui.window.fencing();
  }

  /** The boxes are the window's, and other tests search in it. */
  @AfterEach
  void asUsual() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT6);
    Ui.pulse();
    type("fencing-search-depth", "40");
    type("fencing-search-states", "5000000");
    type("fencing-search-ticks", "2");
    type("fencing-search-tokens", "2");
    type("fencing-search-requests", "2");
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT7);
    Ui.pulse();
    type("fencing-table-ticks", "2");
    scroll(ScrollPane::getVmin);
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    Ui.pulse();
  }

  /** The table in the window is scrolled to one of its ends. */
  private void scroll(ToDoubleFunction<ScrollPane> end) {
    Ui.run(
        () -> {
          for (Node at = table(); at != null; at = at.getParent()) {
            if (at instanceof ScrollPane pane) {
              pane.setVvalue(end.applyAsDouble(pane));
              return;
            }
          }
        });
  }

  private void type(String id, String number) {
    TextField box =
        Ui.call(() -> (TextField) ui.stage.getScene().lookup("#" + id).lookup(".text-field"));
    Ui.run(
        () -> {
          box.requestFocus();
          box.setText(number);
        });
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
  }

  private String said(String id) {
    return Ui.call(() -> ui.find(id, Label.class).getText());
  }

  private RunFigureView table() {
    return ui.find(TABLE, RunFigureView.class);
  }

  /** All 96 searched without virtual time, which is small enough for a test. */
  private SearchSpace searched() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT7);
    Ui.pulse();
    type("fencing-table-ticks", "0");
    ui.click("fencing-table-search");
    awaitShown(() -> said("fencing-table-told").equals(ENGLISH.get("fencingview.table.press")));
    return CounterexampleSearch.tableSpace(model.bench().scenario(), 0);
  }

  @Test
  void nothingIsSearchedWithinOtherBoundsThanThoseThatAreTyped() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT6);
    Ui.pulse();
    String before = said("fencing-search-told");
    type("fencing-search-depth", "-5");
    type("fencing-search-tokens", "abc");
    ui.click("fencing-search");
    Ui.pulse();
    assertThat(ui.find("fencing-search-depth", NumberField.class).isRefused()).isTrue();
    assertThat(ui.find("fencing-search-depth", NumberField.class).field().isFocused()).isTrue();
    assertThat(ui.find("fencing-search", Button.class).getText())
        .isEqualTo(ENGLISH.get("fencingview.search.find"));
    assertThat(said("fencing-search-told")).isEqualTo(before);
  }

  /** The row without any protection, which breaks most. */
  private static int bareRow() {
    return WriteProtections.combinations().indexOf(WriteProtections.none());
  }

  private Point2D cell(int row, Invariant invariant) {
    return Ui.call(
        () -> {
          RunFigureView view = table();
          Place place =
              view.painted().orElseThrow().of(new FencingThing.Cell(row, invariant)).orElseThrow();
          double x = (place.area().left() + place.area().right()) / 2;
          double y = (place.area().top() + place.area().bottom()) / 2;
          return view.localToScreen(x, y);
        });
  }

  /** The counterexample that a search of one row finds, without the window. */
  private static Exploration search(SearchSpace space) {
    try (SearchThreads threads = SearchThreads.of(1)) {
      return Explorer.explore(
          new FencingSearchModel(space),
          LAW.bit(),
          ExplorerBounds.none(),
          threads,
          SearchProgress.unheard(),
          () -> false);
    }
  }

  private void seesTheCounterexample(SearchSpace space) {
    int actions =
        search(space.with(WriteProtections.none()))
            .counterexamples()
            .get(LAW.ordinal())
            .orElseThrow()
            .length();
    assertThat(actions).isPositive();
    assertThat(model.bench().title()).isEqualTo(ReadyTitles.counterexample(ENGLISH, LAW));
    assertThat(Ui.call(() -> ui.stage.getTitle())).startsWith(model.bench().title() + " - ");
    assertThat(model.bench().scenario().protections()).isEqualTo(WriteProtections.none());
    assertThat(model.reading().frame().brokenHere()).contains(LAW);
    assertThat(model.cursor())
        .as("the frame in which it breaks")
        .isEqualTo(model.run().firstBreach(LAW).orElseThrow());
    assertThat(model.run().size()).isGreaterThan(actions);
    RunFigureView frames = ui.find("fencing-space-time", RunFigureView.class);
    assertThat(Ui.call(frames::isVisible)).isTrue();
    assertThat(Ui.call(() -> frames.getScene() == ui.stage.getScene())).isTrue();
    assertThat(
            Ui.call(
                () -> frames.painted().orElseThrow().of(new FencingThing.Breach(model.cursor()))))
        .as("the stroke of lightning is in the picture")
        .isPresent();
    assertThat(
            Ui.call(() -> ui.find("fencing-invariants", RunFigureView.class))
                .painted()
                .orElseThrow()
                .figure()
                .reading())
        .isNotBlank();
    assertThat(ui.window.document().isUnsaved()).isFalse();
  }

  @Test
  void aCellOfTheFinishedTableOpensItsCounterexampleByMouse() {
    SearchSpace space = searched();
    ui.hands.moveTo(cell(bareRow(), LAW)).click(MouseButton.PRIMARY);
    Ui.pulse();
    Ui.pulse();
    seesTheCounterexample(space);
  }

  @Test
  void aCellOfTheFinishedTableOpensItsCounterexampleByKeys() {
    SearchSpace space = searched();
    Ui.run(() -> table().requestFocus());
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    FencingThing wanted = new FencingThing.Cell(bareRow(), LAW);
    int laws = Invariant.of(Invariant.WRITE_BITS).size();
    for (int i = 0; i < WriteProtections.combinations().size() && !isFocused(wanted); i++) {
      int columns = 0;
      while (columns++ < laws && !isFocused(wanted)) {
        ui.hands.push(KeyCode.RIGHT);
      }
    }
    assertThat(isFocused(wanted)).as("reached by arrow keys alone").isTrue();
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    Ui.pulse();
    seesTheCounterexample(space);
  }

  private boolean isFocused(FencingThing thing) {
    return Ui.call(
        () -> table().focused().filter(place -> place.thing().equals(thing)).isPresent());
  }

  @Test
  void aCellThatHoldsSaysSoAndOpensNothing() {
    searched();
    String before = model.bench().title();
    int safe =
        WriteProtections.combinations().indexOf(WriteProtections.all(TokenCheck.AUTHORITY_ASKED));
    ui.hands.moveTo(scrolledTo(safe)).click(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(model.bench().title()).isEqualTo(before);
    assertThat(ui.window.workbench().statusProperty().get())
        .isEqualTo(ENGLISH.get("fencingview.table.holds"));
  }

  /** The middle of a cell, after the panel was scrolled to where it can be pressed. */
  private Point2D scrolledTo(int row) {
    scroll(ScrollPane::getVmax);
    Ui.pulse();
    return cell(row, LAW);
  }

  /**
   * A search of all requests, tokens and ticks there are would go on for minutes: it is stopped as
   * soon as it has got somewhere.
   */
  @Test
  void aSearchThatIsStoppedEndsAndSaysHowFarItCameAndAnswersNothing() {
    Ui.run(
        () ->
            ui.window
                .document()
                .opened(
                    model
                        .bench()
                        .withScenario(
                            0,
                            model
                                .bench()
                                .scenario()
                                .with(WriteProtections.all(TokenCheck.AUTHORITY_ASKED))),
                    Optional.empty()));
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT6);
    Ui.pulse();
    type("fencing-search-depth", "1000");
    type("fencing-search-states", "50000000");
    type("fencing-search-ticks", "7");
    type("fencing-search-tokens", "3");
    type("fencing-search-requests", "3");
    ui.click("fencing-search");
    awaitShown(() -> !said("fencing-search-told").isEmpty());
    awaitShown(() -> told().matches("(?s).*so far: [1-9].*"));
    assertThat(searching()).as("a search is at work").isTrue();
    assertThat(Ui.call(() -> ui.find("fencing-search", Button.class).getText()))
        .isEqualTo(ENGLISH.get("fencingview.search.cancel"));
    ui.click("fencing-search");
    awaitShown(() -> ui.find("fencing-search", Button.class).getText().startsWith("Find"));
    String verdict = Ui.call(() -> ui.find("fencing-search-verdict", Label.class).getText());
    assertThat(verdict).contains("stopped").containsPattern("up to [0-9]+ actions and [1-9]");
    assertThat(verdict.toLowerCase(Locale.ROOT)).doesNotContain("holds in all");
    assertThat(Ui.call(() -> ui.stage.getScene().lookup("#fencing-search-open"))).isNull();
    awaitShown(() -> !searching());
  }

  private String told() {
    return said("fencing-search-told");
  }

  /** Whether a thread of the window's search, or one that works for it, is busy with states. */
  private static boolean searching() {
    return Thread.getAllStackTraces().values().stream()
        .flatMap(frames -> List.of(frames).stream())
        .anyMatch(frame -> frame.getClassName().startsWith(Explorer.class.getName()));
  }

  private Point2D place(String id) {
    return Ui.call(() -> ui.find(id, javafx.scene.Node.class).localToScene(0, 0));
  }

  @Test
  void aTableThatIsStoppedKeepsNoHalfAnswer() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT7);
    Ui.pulse();
    type("fencing-table-ticks", "7");
    Point2D box = place("fencing-table-ticks");
    ui.click("fencing-table-search");
    awaitShown(() -> searching());
    assertThat(place("fencing-table-ticks")).as("stays where it is pressed").isEqualTo(box);
    ui.click("fencing-table-search");
    awaitShown(() -> !searching());
    awaitShown(
        () -> said("fencing-table-told").matches("Stopped after [0-9]+ of 96 combinations.*"));
    ui.hands.moveTo(cell(bareRow(), LAW)).click(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(ui.window.workbench().statusProperty().get())
        .isEqualTo(ENGLISH.get("fencingview.table.first"));
  }
}
