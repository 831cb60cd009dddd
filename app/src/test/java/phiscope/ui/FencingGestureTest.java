package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.await;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingReader;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.Party;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingFigures;
import phiscope.figure.fencing.FencingScene;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingViewModel;

/** Every gesture on the fencing bench, with a real mouse and real keys. */
class FencingGestureTest {
  private static final String SPACE_TIME = "fencing-space-time";

  private Ui ui;
  private FencingViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh(document(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER));
    model = ui.window.fencing();
  }

  private static FencingBench document(FencingSituation situation) {
    return FencingDocuments.of(situation, Messages.in(Language.ENGLISH));
  }

  private void open(FencingSituation situation) {
    Ui.run(() -> ui.window.document().opened(document(situation), Optional.empty()));
    Ui.pulse();
  }

  private RunFigureView figure(String id) {
    return ui.find(id, RunFigureView.class);
  }

  private Place place(String figure, FencingThing thing) {
    return Ui.call(() -> figure(figure).painted().orElseThrow().of(thing).orElseThrow());
  }

  private Point2D centre(String figure, FencingThing thing) {
    Place place = place(figure, thing);
    return at(
        figure,
        (place.area().left() + place.area().right()) / 2,
        (place.area().top() + place.area().bottom()) / 2);
  }

  private Point2D at(String figure, double x, double y) {
    return Ui.call(() -> figure(figure).localToScreen(x, y));
  }

  private void click(Point2D at) {
    ui.hands.moveTo(at).click(MouseButton.PRIMARY);
    Ui.pulse();
  }

  private void press(String id) {
    Ui.run(() -> ui.find(id, Button.class).fire());
    Ui.pulse();
  }

  private List<FencingIntervention> script() {
    return model.bench().scenario().script().stream()
        .map(FencingScriptEntry::intervention)
        .toList();
  }

  private FencingThing.Lane lane(int holder) {
    return new FencingThing.Lane(Party.of(holder));
  }

  @Test
  void aReadyScenarioOpensWhereSomethingIsBroken() {
    assertThat(model.reading().frame().brokenHere())
        .contains(Invariant.NOTHING_OLD_AFTER_THE_SWITCH);
    assertThat(ui.window.document().isUnsaved()).isFalse();
  }

  @Test
  void draggingAlongALinePausesTheHolderInANewBranchAndUndoTakesItBack() {
    Place lane = place(SPACE_TIME, lane(1));
    double y = lane.area().bottom() - 2;
    double x = lane.area().left() + 60;
    Point2D from = at(SPACE_TIME, x, y);
    Point2D to = at(SPACE_TIME, x + 120, y);
    ui.hands.moveTo(from).press(MouseButton.PRIMARY);
    for (int i = 1; i <= 4; i++) {
      ui.hands.moveTo(from.interpolate(to, i / 4.0));
    }
    ui.hands.release(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(model.bench().branches()).hasSize(2);
    assertThat(script())
        .anyMatch(it -> it instanceof FencingIntervention.Pause pause && pause.holder() == 1);
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().branches()).hasSize(1);
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().branches()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "write, Write",
    "writeOwn, Write",
    "pause, Pause",
    "crash, Crash",
    "restart, Restart",
    "slow, Slow",
    "slowClock, ClockRate",
    "clockBack, ClockStep",
    "refuse, RefuseTakeover",
    "suspect, Suspect",
    "restartResource, RestartResource"
  })
  void everyDeedIsInTheMenuOfALine(String verb, String what) {
    Place lane = place(SPACE_TIME, lane(0));
    Point2D at = at(SPACE_TIME, lane.area().right() - 12, lane.area().top() + 4);
    ui.hands.moveTo(at).click(MouseButton.SECONDARY);
    choose("fencing-verb-" + verb);
    assertThat(script()).anyMatch(it -> it.getClass().getSimpleName().equals(what));
  }

  @Test
  void theKeysReachTheSameMenu() {
    Ui.run(() -> figure(SPACE_TIME).requestFocus());
    ui.hands.push(KeyCode.RIGHT);
    Ui.run(() -> figure(SPACE_TIME).overlay().focus(new FencingThing.Who(Party.of(1))));
    ui.hands.push(KeyCode.ENTER);
    choose("fencing-verb-cut-AUTHORITY");
    assertThat(script())
        .anyMatch(
            it ->
                it instanceof FencingIntervention.Cut cut
                    && cut.holder() == 1
                    && cut.side() == FencingIntervention.Side.AUTHORITY);
  }

  private void choose(String id) {
    Ui.pulse();
    Ui.run(
        () -> {
          Window.getWindows().stream()
              .filter(ContextMenu.class::isInstance)
              .map(ContextMenu.class::cast)
              .flatMap(menu -> all(menu.getItems()).stream())
              .filter(item -> id.equals(item.getId()))
              .findFirst()
              .orElseThrow()
              .fire();
          Window.getWindows().stream()
              .filter(ContextMenu.class::isInstance)
              .map(ContextMenu.class::cast)
              .toList()
              .forEach(ContextMenu::hide);
        });
    Ui.pulse();
  }

  private static List<MenuItem> all(List<MenuItem> items) {
    return items.stream()
        .flatMap(
            item ->
                item instanceof javafx.scene.control.Menu menu
                    ? all(menu.getItems()).stream()
                    : java.util.stream.Stream.of(item))
        .toList();
  }

  @Test
  void aMessageThatIsChosenIsMarkedEverywhereAndEscapeUnmarksIt() {
    FencingThing.Sent sent =
        Ui.call(
            () ->
                figure(SPACE_TIME).painted().orElseThrow().places().stream()
                    .map(Place::thing)
                    .filter(FencingThing.Sent.class::isInstance)
                    .map(FencingThing.Sent.class::cast)
                    .findFirst()
                    .orElseThrow());
    click(centre(SPACE_TIME, sent));
    assertThat(model.bench().view().chosen()).hasValue(sent.message());
    assertThat(model.scene().look().chosen()).hasValue(sent.message());
    Ui.run(() -> figure(SPACE_TIME).requestFocus());
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(model.bench().view().chosen()).isEqualTo(OptionalInt.empty());
  }

  @Test
  void pressingWhatMustHoldGoesToWhereItIsBroken() {
    int breach = model.run().firstBreach(Invariant.NOTHING_OLD_AFTER_THE_SWITCH).orElseThrow();
    Ui.run(() -> model.goTo(0));
    Ui.pulse();
    click(
        centre("fencing-invariants", new FencingThing.Law(Invariant.NOTHING_OLD_AFTER_THE_SWITCH)));
    assertThat(model.cursor()).isEqualTo(breach);
    Ui.run(() -> model.goTo(0));
    Ui.pulse();
    click(centre(SPACE_TIME, new FencingThing.Breach(breach)));
    assertThat(model.cursor()).isEqualTo(breach);
  }

  @Test
  void theStepBarWalksAndStopsWhereSomethingBreaks() {
    press("fencing-first");
    assertThat(model.cursor()).isZero();
    press("fencing-forward");
    assertThat(model.cursor()).isEqualTo(1);
    press("fencing-back");
    assertThat(model.cursor()).isZero();
    press("fencing-last");
    assertThat(model.cursor()).isEqualTo(model.run().size() - 1);
    press("fencing-first");
    ui.hands.push(KeyCode.ALT, KeyCode.B);
    Ui.pulse();
    assertThat(model.reading().frame().brokenHere()).isNotEmpty();
    ui.hands.push(KeyCode.ALT, KeyCode.HOME);
    Ui.pulse();
    assertThat(model.cursor()).isZero();
  }

  @Test
  void theSameShortcutsMeanTheBenchThatIsOpen() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT6);
    Ui.pulse();
    assertThat(ui.find("fencing-search", Button.class).isVisible()).isTrue();
    Ui.run(
        () ->
            ui.window
                .document()
                .opened(
                    phiscope.ui.viewmodel.swim.SwimDocuments.opening(Messages.in(Language.ENGLISH)),
                    Optional.empty()));
    Ui.pulse();
    int before = ui.window.swim().cursor();
    ui.hands.push(KeyCode.ALT, KeyCode.HOME);
    Ui.pulse();
    assertThat(before).isPositive();
    assertThat(ui.window.swim().cursor()).isZero();
  }

  @Test
  void protectionsDetectorAndScriptAreTyped() {
    CheckBox atomic = ui.find("fencing-parameter-ATOMIC", CheckBox.class);
    boolean before = model.bench().scenario().protections().atomic();
    Ui.run(atomic::fire);
    Ui.pulse();
    assertThat(model.bench().scenario().protections().atomic()).isEqualTo(!before);
    Ui.run(
        () ->
            ui.find("fencing-detector", javafx.scene.control.ComboBox.class)
                .getSelectionModel()
                .select(2));
    Ui.pulse();
    assertThat(model.bench().scenario().detector()).isInstanceOf(DetectorChoice.FixedTimeout.class);
    TextArea lines = ui.find("fencing-script", TextArea.class);
    Ui.run(() -> lines.setText("at 3s crash h0\n"));
    press("fencing-script-apply");
    assertThat(script()).containsExactly(new FencingIntervention.Crash(0));
    Ui.run(() -> lines.setText("at 3s crash h7\n"));
    press("fencing-script-apply");
    assertThat(script()).containsExactly(new FencingIntervention.Crash(0));
    assertThat(
            Ui.call(
                () ->
                    ((Labeled)
                            ui.find("fencing-script-problems", javafx.scene.layout.VBox.class)
                                .getChildren()
                                .get(0))
                        .getText()))
        .contains("h7");
    assertThat(ui.window.workbench().statusProperty().get()).contains("line 1 is wrong");
  }

  @Test
  void aCopyOfABranchStandsBesideItAndCanBeTakenAway() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT9);
    Ui.pulse();
    press("fencing-copy-branch");
    assertThat(model.bench().branches()).hasSize(2);
    CheckBox durable = ui.find("fencing-parameter-LEASE_CHECKED", CheckBox.class);
    Ui.run(durable::fire);
    Ui.pulse();
    assertThat(model.bench().scenario(0).protections())
        .isNotEqualTo(model.bench().scenario(1).protections());
    assertThat(Ui.call(() -> ui.find("fencing-branch-1", Labeled.class).getText()))
        .contains("lease");
    press("fencing-delete-branch-1");
    assertThat(model.bench().branches()).hasSize(1);
  }

  @Test
  void aCounterexampleIsFoundBesideTheWindowAndOpensAsFrames() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT6);
    Ui.pulse();
    press("fencing-search");
    await(() -> ui.stage.getScene().lookup("#fencing-search-open") != null);
    assertThat(Ui.call(() -> ui.find("fencing-search-verdict", Labeled.class).getText()))
        .isNotBlank();
    press("fencing-search-open");
    assertThat(ui.window.document().isUnsaved()).isFalse();
    assertThat(model.bench().title()).contains("not of the latest grant");
    assertThat(model.reading().frame().brokenHere())
        .contains(Invariant.NOTHING_OLD_AFTER_THE_SWITCH);
  }

  @Test
  void aRowOfTheTableGivesItsProtectionsAndACellAsksForTheSearchFirst() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT7);
    Ui.pulse();
    String table = "fencing-protections";
    click(centre(table, new FencingThing.Cell(0, Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER)));
    assertThat(ui.window.workbench().statusProperty().get())
        .isEqualTo(Messages.in(Language.ENGLISH).get("fencingview.table.first"));
    Place row = place(table, new FencingThing.Combination(1));
    click(at(table, row.area().left() + 3, (row.area().top() + row.area().bottom()) / 2));
    assertThat(model.bench().scenario().protections())
        .isEqualTo(WriteProtections.combinations().get(1));
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().scenario().protections())
        .as("one step")
        .isEqualTo(WriteProtections.all(TokenCheck.HIGHEST_SEEN));
  }

  @Test
  void theSearchOfTheTableCanBeStopped() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT7);
    Ui.pulse();
    Button search = ui.find("fencing-table-search", Button.class);
    String begin = Ui.call(search::getText);
    press("fencing-table-search");
    Ui.pulse();
    assertThat(Ui.call(search::getText)).isNotEqualTo(begin);
    press("fencing-table-search");
    await(() -> search.getText().equals(begin));
    assertThat(Ui.call(search::getText)).isEqualTo(begin);
  }

  @Test
  void theCostsOfFlappingAreComputedAsSoonAsSomebodyLooks() {
    open(FencingSituation.FLAPPING);
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT8);
    Ui.pulse();
    await(
        () ->
            figure("fencing-costs")
                .painted()
                .filter(picture -> picture.figure().table().rows().size() == 7)
                .isPresent());
    assertThat(Ui.call(() -> figure("fencing-costs").getAccessibleHelp())).contains("12 switches");
  }

  @Test
  void whatIsPaintedIsTheFigureOfTheReadDocumentAfterAnyGesture() {
    Random random = new Random(20261130);
    Place lane = place(SPACE_TIME, lane(0));
    for (int i = 0; i < 30; i++) {
      double x = lane.area().left() + random.nextDouble() * lane.area().width();
      ui.hands.moveTo(at(SPACE_TIME, x, lane.area().top() + 6)).click(MouseButton.PRIMARY);
      if (i % 5 == 0) {
        ui.hands.push(KeyCode.PAGE_DOWN);
      }
      Ui.pulse();
      checkPainted();
    }
  }

  private void checkPainted() {
    Ui.run(
        () -> {
          FencingScene scene =
              FencingViewModel.sceneOf(FencingReader.read(model.bench()), model.options());
          for (Node node : ui.stage.getScene().getRoot().lookupAll(".figure-view")) {
            if (node instanceof RunFigureView view
                && view.kind() instanceof FencingFigureKind kind
                && view.painted().isPresent()
                && node.getScene() != null) {
              RunPicture painted = view.painted().get();
              assertThat(painted.figure())
                  .isEqualTo(FencingFigures.of(kind, scene, view.frame().orElseThrow()).figure());
            }
          }
        });
  }

  @Test
  void theMenuOfTheBenchIsThereWhileItIsOpen() {
    assertThat(ui.window.view().open().isOpen(BenchKind.FENCING)).isTrue();
  }
}
