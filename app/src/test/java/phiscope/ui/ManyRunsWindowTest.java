package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.awaitShown;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.PolicyEdit;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.bench.SettingEdit.SetRuns;
import phiscope.bench.TapeEdit;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.figure.runs.RunsFigure;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.BenchViewModel;

/** Many runs in the window: begun, stopped, shown for the document they are of. */
class ManyRunsWindowTest {
  private final Ui ui = Ui.fresh();
  private final BenchViewModel model = ui.window.model();

  @BeforeEach
  void showThePanel() {
    Ui.run(() -> ui.window.view().deck().reveal("runs"));
    Ui.pulse();
  }

  private <T> T node(String id, Class<T> type) {
    return type.cast(ui.stage.getScene().getRoot().lookup(id));
  }

  private Button button() {
    return node("#runs-run", Button.class);
  }

  private Button stop() {
    return node("#runs-stop", Button.class);
  }

  private RunFigureView view() {
    return node("#runs", RunFigureView.class);
  }

  private boolean isRunning() {
    return !stop().isDisabled();
  }

  /** What the document asks for, run on one thread. */
  private RunsAnswer right() {
    return right(RunsQuestion.ofAll(model.bench()));
  }

  private static RunsAnswer right(List<RunsQuestion> questions) {
    return RunsAnswer.of(questions, Workers.caller(), () -> false, done -> {});
  }

  private void assertShown() {
    assertShown(right());
  }

  private void assertShown(RunsAnswer right) {
    assertThat(Ui.call(() -> view().painted().orElseThrow()))
        .isEqualTo(RunsFigure.of(right, Ui.call(() -> view().frame().orElseThrow())));
  }

  private void runThem() {
    Ui.run(() -> button().fire());
    // "Stop" can be pressed from the next pulse on only, and earlier runs may still be shown.
    Ui.pulse();
    Ui.pulse();
    awaitShown(() -> !isRunning() && reading().contains(" runs, watched for "));
  }

  private String reading() {
    return view().painted().map(picture -> picture.figure().reading()).orElse("");
  }

  @Test
  void theEndOfTheRunsIsSaid() {
    Ui.run(() -> model.apply(new SetRuns(model.bench().runs().withSeeds(new SeedRange(1, 30)))));
    runThem();
    assertThat(Ui.call(() -> ui.window.workbench().statusProperty().get()))
        .isEqualTo("The runs have ended: their numbers are in the figure below their fields.");
  }

  @Test
  void theRunsOfTheDocumentAreShownAndNoOthers() {
    assertThat(told()).contains("Nothing was run yet");
    runThem();
    assertShown();
    assertThat(Ui.call(() -> view().getAccessibleHelp())).startsWith("100 runs, watched for ");
    // Another threshold is another question.
    Ui.run(() -> model.apply(new SetRuns(model.bench().runs().withMistakes(BigDecimal.TEN))));
    Ui.pulse();
    assertShown();
    Ui.run(() -> model.apply(new PolicyEdit.SetFixedTimeouts(List.of(BigDecimal.valueOf(20)))));
    Ui.pulse();
    assertThat(told()).contains("Nothing was run yet");
    Ui.run(model::undo);
    Ui.pulse();
    assertShown();
  }

  @Test
  void aNumberOfRunsIsTypedAndIsOneStepThatCanBeTakenBack() {
    Ui.run(
        () -> {
          TextField box = (TextField) node("#runs-count", Node.class).lookup(".text-field");
          box.requestFocus();
          box.setText("12");
          box.fireEvent(new javafx.event.ActionEvent());
          button().requestFocus();
        });
    Ui.pulse();
    assertThat(model.bench().runs().seeds().count()).isEqualTo(12);
    runThem();
    assertShown();
    Ui.run(() -> ui.window.workbench().speak(phiscope.text.Messages.in(Language.CHINESE)));
    Ui.pulse();
    assertShown();
    Ui.run(model::undo);
    assertThat(model.bench().runs().seeds().count()).isEqualTo(100);
  }

  @Test
  void whatWasRunStaysInSightWhenThePlanChangesAndSaysThatItIsOfAnEarlierOne() {
    Ui.run(() -> model.apply(new SetRuns(model.bench().runs().withSeeds(new SeedRange(1, 20)))));
    runThem();
    Object shown = Ui.call(() -> view().painted().orElseThrow());
    Ui.run(() -> model.apply(new SetRuns(model.bench().runs().withSeeds(new SeedRange(5, 21)))));
    Ui.pulse();
    assertThat(Ui.call(() -> view().painted().orElseThrow())).isEqualTo(shown);
    assertThat(told()).contains("Shown are 20 runs from seed 1, of an earlier plan");
    runThem();
    assertShown();
    assertThat(told()).doesNotContain("of an earlier plan");
  }

  @Test
  void twoTapesOfOneKindAreToldOfInOneSentence() {
    Ui.run(() -> model.apply(second(HeartbeatTrace.ofIntervals(20, 4, 20, 11))));
    Ui.pulse();
    assertThat(told().split("draws its intervals from those of", -1)).hasSize(2);
    assertThat(told()).contains("\"noisy\"");
  }

  private TapeEdit.AddTape second(HeartbeatTrace heartbeats) {
    return new TapeEdit.AddTape(Tape.of("noisy", heartbeats));
  }

  @SuppressWarnings("unchecked")
  private ComboBox<Integer> choice() {
    return node("#runs-tape", ComboBox.class);
  }

  private String told() {
    return Ui.call(() -> node("#runs-told", Label.class).getText());
  }

  @Test
  void anyTapeHasItsRunsOrAllOfThemAndToChooseIsNoChange() {
    assertThat(Ui.call(() -> choice().getParent().isManaged())).isFalse();
    Ui.run(() -> model.apply(second(HeartbeatTrace.ofIntervals(20, 4, 20, 11))));
    Ui.run(() -> model.apply(new SetRuns(model.bench().runs().withSeeds(new SeedRange(1, 20)))));
    Ui.pulse();
    Object before = model.history();
    assertThat(Ui.call(() -> choice().getParent().isManaged())).isTrue();
    runThem();
    assertThat(right().tapes()).hasSize(2);
    assertShown();
    assertThat(reading()).contains("noisy · 1: S004, threshold 1 makes ");
    // One of them is among what was found for all.
    Ui.run(() -> choice().setValue(1));
    Ui.pulse();
    List<RunsQuestion> noisy = List.of(RunsQuestion.of(model.bench(), 1));
    assertShown(right(noisy));
    assertThat(told()).contains("\"noisy\"").doesNotContain("\"8, 8");
    assertThat(model.history()).isSameAs(before);
    // And alone it is run alone: then the first has none of the new plan.
    Ui.run(() -> model.apply(new SetRuns(model.bench().runs().withSeeds(new SeedRange(1, 21)))));
    Ui.pulse();
    runThem();
    Ui.run(() -> choice().setValue(-1));
    Ui.pulse();
    assertThat(told()).contains("has not been run yet");
    Ui.run(model::undo);
    Ui.pulse();
    assertThat(told()).doesNotContain("has not been run yet");
    Ui.run(model::undo);
    Ui.run(model::undo);
    Ui.pulse();
    assertThat(Ui.call(() -> choice().getParent().isManaged())).isFalse();
  }

  @Test
  void aTapeThatCannotBeRunSaysWhyAndTheOtherIsRun() {
    Ui.run(() -> model.apply(second(HeartbeatTrace.empty())));
    Ui.run(() -> model.apply(new SetRuns(model.bench().runs().withSeeds(new SeedRange(1, 20)))));
    Ui.pulse();
    assertThat(told()).contains("No runs like \"noisy\": it has no generator");
    runThem();
    assertThat(right().tapes()).hasSize(1);
    assertShown();
    Ui.run(() -> choice().setValue(1));
    Ui.pulse();
    assertThat(Ui.call(() -> button().isDisabled())).isTrue();
  }

  @Test
  void aReadyDocumentOpensAtItsRunsWithTheNumberThatTheyShouldGive() {
    Ui.run(() -> ready("S000: one interval of 6 s among twenty").fire());
    Ui.pulse();
    Ui.pulse();
    assertThat(model.bench().title()).isEqualTo("S000: one interval of 6 s among twenty");
    assertThat(Ui.call(() -> ui.window.view().deck().hasMaximised())).isTrue();
    assertThat(Ui.call(() -> node("#runs-about", Label.class).getText())).contains("2543 a day");
    runThem();
    assertShown();
    Ui.run(() -> ui.window.view().deck().toggleMaximised("runs"));
    Ui.pulse();
    // In a small panel all of it scrolls; nothing lies over anything else.
    assertBelow(node("#runs-about", Node.class), button());
    assertBelow(button(), node("#runs-told", Node.class));
    assertBelow(node("#runs-told", Node.class), view());
    assertThat(Ui.call(() -> view().getHeight()))
        .isGreaterThanOrEqualTo(RunsFigure.height(3, 12) - 1);
    assertShown();
    Ui.run(() -> ui.window.workbench().speak(phiscope.text.Messages.in(Language.CHINESE)));
    Ui.pulse();
    assertThat(Ui.call(() -> node("#runs-about", Label.class).getText())).contains("每天 2543 次");
    Ui.run(() -> model.apply(new phiscope.bench.SettingEdit.SetTitle("mine")));
    Ui.pulse();
    assertThat(Ui.call(() -> node("#runs-about", Label.class).isManaged())).isFalse();
  }

  /** The sentence of two tapes with many settings keeps to a line rather than cover the figures. */
  @Test
  void aLongSentenceLeavesRoomForItsFigures() {
    List<Long> heights = new ArrayList<>();
    Ui.run(
        () -> {
          model.apply(second(HeartbeatTrace.ofIntervals(20, 4, 20, 11)));
          model.apply(new PolicyEdit.SetFixedTimeouts(List.of(BigDecimal.valueOf(20))));
          for (Preset preset : Preset.values()) {
            if (model.bench().policies().size() < 8 && preset.ordinal() > 0) {
              model.apply(
                  new PolicyEdit.AddPolicy(
                      Presets.policy(preset, phiscope.core.trace.TimeUnit.NONE)));
            }
          }
        });
    ui.size(1920, 1080);
    Ui.pulse();
    Ui.run(() -> ui.window.view().deck().reveal("course"));
    Ui.pulse();
    Ui.run(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".kind-tab").stream()
                .map(ToggleButton.class::cast)
                .filter(tab -> tab.getText().equals("Trade-off"))
                .forEach(ToggleButton::fire));
    Ui.pulse();
    Ui.pulse();
    for (String id : List.of("trade-off", "trade-off-2")) {
      heights.add((long) ui.figure(id).getHeight());
    }
    assertThat(heights).allMatch(height -> height >= 80);
  }

  private static void assertBelow(Node upper, Node lower) {
    double foot = Ui.call(() -> upper.localToScene(upper.getLayoutBounds()).getMaxY());
    double head = Ui.call(() -> lower.localToScene(lower.getLayoutBounds()).getMinY());
    assertThat(foot).as("%s above %s", upper.getId(), lower.getId()).isLessThanOrEqualTo(head + 1);
  }

  /** The entry of the menu under "File". */
  private MenuItem ready(String text) {
    MenuBar bar = (MenuBar) ui.stage.getScene().lookup(".menu-bar");
    return bar.getMenus().get(0).getItems().stream()
        .filter(item -> "menu-detectorReady".equals(item.getId()))
        .flatMap(menu -> ((Menu) menu).getItems().stream())
        .filter(item -> text.equals(item.getText()))
        .findFirst()
        .orElseThrow();
  }
}
