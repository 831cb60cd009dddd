package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.HeartbeatEdit.RemoveHeartbeat;
import phiscope.bench.Loaded;
import phiscope.bench.OpeningBench;
import phiscope.bench.json.BenchJson;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.Loss;
import phiscope.text.Messages.Language;
import phiscope.ui.view.Choice;
import phiscope.ui.view.NumberField;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.Settings.Theme;

/** The generator's form with mouse and keys. */
class GeneratorWindowTest {
  private Ui ui;
  private BenchViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    model = ui.window.model();
    ui.unfolded("generator-start", Node.class);
  }

  private DetectorBench bench() {
    return model.bench();
  }

  private Generated generated() {
    return bench().tape().generated().orElseThrow();
  }

  private GeneratorSettings settings() {
    return generated().settings();
  }

  /** Scrolls to what has an id and gives its place on the screen. */
  private Bounds seen(String id) {
    Node node = ui.find(id, Node.class);
    ScrollPane pane = ui.find("parameters", ScrollPane.class);
    Ui.run(
        () -> {
          Bounds inside = pane.getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
          double most =
              pane.getContent().getLayoutBounds().getHeight()
                  - pane.getViewportBounds().getHeight();
          double wanted = inside.getCenterY() - pane.getViewportBounds().getHeight() / 2;
          pane.setVvalue(Math.max(0, Math.min(1, wanted / most)));
        });
    Ui.pulse();
    return Ui.call(() -> node.localToScreen(node.getLayoutBounds()));
  }

  private void click(String id) {
    Bounds place = seen(id);
    ui.hands.click(
        new Point2D(Math.min(place.getMinX() + 12, place.getCenterX()), place.getCenterY()));
    Ui.pulse();
  }

  private void start() {
    click("generator-start");
  }

  @Test
  void aTapeIsGeneratedAndUndoneInOneStep() {
    start();
    assertThat(settings().intervals()).isEqualTo(new IntervalDistribution.Normal(10_000, 2_000));
    assertThat(bench().tape().heartbeats().size()).isEqualTo(200);
    assertThat(ui.find("generator-summary", Label.class).getText())
        .isEqualTo("200 heartbeats, 0 of them lost; 0 pauses.");
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(bench().tape()).isEqualTo(OpeningBench.document().tape());
    assertThat(ui.find("generator-start", Node.class).isVisible()).isTrue();
  }

  @Test
  void aSliderIsFollowedWhileItIsDraggedAndIsOneStep() {
    start();
    int depth = model.history().undoDepth();
    Bounds place = seen("generator-mean-slider");
    double y = place.getCenterY();
    double from = place.getMinX() + place.getWidth() / 2;
    ui.hands.moveTo(new Point2D(from, y)).press(MouseButton.PRIMARY);
    double last = -1;
    for (int by = 4; by <= 60; by += 14) {
      ui.hands.moveTo(new Point2D(from + by, y));
      Ui.pulse();
      double mean = settings().intervals().mean();
      assertThat(mean).isGreaterThan(last);
      last = mean;
    }
    ui.hands.release(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(model.history().undoDepth()).isEqualTo(depth + 1);
    assertThat(ui.find("generator-mean", NumberField.class).value())
        .isEqualByComparingTo(bench().scale().toTime(Math.round(last)));
  }

  private int there() {
    return bench().tape().heartbeats().size();
  }

  private String said() {
    return Ui.call(() -> ui.window.workbench().statusProperty().get());
  }

  @Test
  void everyChangeIsSaidByTheNameOfWhatWasChanged() {
    start();
    assertThat(said()).isEqualTo("200 heartbeats generated from seed 1.");
    seen("generator-mean-slider");
    Ui.run(ui.find("generator-mean-slider", Slider.class)::requestFocus);
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    assertThat(said()).isEqualTo("Mean: 11. 200 heartbeats generated from seed 1.");
    click("generator-crash");
    assertThat(said())
        .isEqualTo("The sender crashes: yes. " + there() + " heartbeats generated from seed 1.");
    Ui.run(() -> ui.find("generator-shape", Choice.class).setValue("GAMMA"));
    Ui.pulse();
    assertThat(said())
        .isEqualTo("Intervals: gamma. " + there() + " heartbeats generated from seed 1.");
    Ui.run(() -> ui.window.workbench().change(settings -> settings.withLanguage(Language.CHINESE)));
    assertThat(said()).isEqualTo("间隔的分布：伽马。用种子 1 生成了 " + there() + " 个心跳。");
  }

  /** With a crash there are fewer heartbeats than were asked for: the window says one number. */
  @Test
  void theNumberOfHeartbeatsThatIsSaidIsThatOfTheTape() {
    start();
    click("generator-crash");
    int there = bench().tape().heartbeats().size();
    assertThat(there).isLessThan(200);
    assertThat(said()).endsWith(" " + there + " heartbeats generated from seed 1.");
    assertThat(ui.find("generator-summary", Label.class).getText())
        .startsWith(there + " heartbeats,");
  }

  /** Whatever comes and goes above it while it is dragged: it stays under the pointer. */
  @Test
  void aSliderStaysWhereItIsWhileNotesAndSummariesComeAndGo() {
    ui.unfolded("intervals", Node.class);
    start();
    for (String slider : new String[] {"loss", "deviation", "drift", "heartbeats"}) {
      if (slider.equals("loss")) {
        seen("generator-loss");
        Ui.run(() -> ui.find("generator-loss", Choice.class).setValue("INDEPENDENT"));
        Ui.pulse();
      }
      String id = slider.equals("loss") ? "generator-loss" : "generator-" + slider;
      Bounds before = seen(id + "-slider");
      Slider moved = ui.find(id + "-slider", Slider.class);
      for (double at : new double[] {0, 0.3, 0.7, 1, 0.5}) {
        Ui.run(
            () -> {
              moved.setValueChanging(true);
              moved.setValue(at);
            });
        Ui.pulse();
        assertThat(Ui.call(() -> moved.localToScreen(moved.getLayoutBounds())).getMinY())
            .as(slider + " at " + at)
            .isEqualTo(before.getMinY());
      }
      Ui.run(() -> moved.setValueChanging(false));
      Ui.run(moved::requestFocus);
      ui.hands.push(KeyCode.HOME);
    }
  }

  /** One value has one place on the sliders of both ends. */
  @Test
  void theEndsOfEvenIntervalsStandAtOnePlaceWhereTheyAreEqual() {
    start();
    seen("generator-shape");
    Ui.run(() -> ui.find("generator-shape", Choice.class).setValue("UNIFORM"));
    Ui.pulse();
    Slider low = ui.find("generator-low-slider", Slider.class);
    Slider high = ui.find("generator-high-slider", Slider.class);
    for (String value : new String[] {"1", "20", "300"}) {
      for (String end : new String[] {"high", "low", "high"}) {
        seen("generator-" + end);
        Ui.run(() -> ui.find("generator-" + end, NumberField.class).field().requestFocus());
        ui.type(value);
        ui.hands.push(KeyCode.ENTER);
        Ui.pulse();
      }
      assertThat(settings().intervals().mean()).isEqualTo(1_000 * Double.parseDouble(value));
      assertThat(Ui.call(low::getValue)).as(value).isEqualTo(Ui.call(high::getValue));
    }
  }

  @Test
  void intervalsThatAreCutOrDrawnAgainAreCounted() {
    start();
    seen("generator-drift");
    Ui.run(() -> ui.find("generator-drift", NumberField.class).field().requestFocus());
    ui.type("-5");
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    var trace = bench().tape().heartbeats();
    int zero = 0;
    for (int i = 1; i < trace.size(); i++) {
      zero += trace.arrival(i) == trace.arrival(i - 1) ? 1 : 0;
    }
    assertThat(zero).isGreaterThan(190);
    assertThat(ui.find("generator-state", Label.class).getText())
        .startsWith(zero + " of 199 intervals are 0: " + zero + " came out below 0, 0 as less");
  }

  @Test
  void arrowKeysGoFromOneRoundValueToTheNext() {
    start();
    Slider slider = ui.find("generator-mean-slider", Slider.class);
    seen("generator-mean-slider");
    Ui.run(slider::requestFocus);
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    assertThat(settings().intervals().mean()).isEqualTo(11_000);
    ui.hands.push(KeyCode.LEFT).push(KeyCode.LEFT);
    Ui.pulse();
    assertThat(settings().intervals().mean()).isEqualTo(9_900);
    assertThat(slider.getAccessibleText()).isEqualTo("Mean 9.9 ");
    ui.hands.push(KeyCode.HOME);
    Ui.pulse();
    assertThat(settings().intervals().mean()).isEqualTo(100);
  }

  @Test
  void aNumberIsTyped() {
    start();
    seen("generator-deviation");
    Ui.run(() -> ui.find("generator-deviation", NumberField.class).field().requestFocus());
    ui.type("0.4");
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(settings().intervals()).isEqualTo(new IntervalDistribution.Normal(10_000, 400));
  }

  /** The arrow keys choose each kind that they pass, there and back. */
  @Test
  void arrowKeysGoThroughAllKindsAndBackToWhatWasTyped() {
    start();
    for (String[] typed : new String[][] {{"mean", "10.12345679"}, {"deviation", "1.987654321"}}) {
      seen("generator-" + typed[0]);
      Ui.run(() -> ui.find("generator-" + typed[0], NumberField.class).field().requestFocus());
      ui.type(typed[1]);
      ui.hands.push(KeyCode.ENTER);
      Ui.pulse();
    }
    IntervalDistribution before = settings().intervals();
    seen("generator-shape");
    Ui.run(() -> ui.find("generator-shape", Node.class).requestFocus());
    for (KeyCode key : new KeyCode[] {KeyCode.DOWN, KeyCode.UP}) {
      for (int i = 0; i < 7; i++) {
        ui.hands.push(key);
        Ui.pulse();
      }
      assertThat(settings().intervals())
          .isInstanceOf(
              key == KeyCode.DOWN
                  ? IntervalDistribution.Empirical.class
                  : IntervalDistribution.Normal.class);
    }
    assertThat(settings().intervals()).isEqualTo(before);
    assertThat(ui.find("generator-mean", NumberField.class).field().getText())
        .isEqualTo("10.12345679");
  }

  /** From very many heartbeats back to few, without letting go: nothing is being made any more. */
  @Test
  void draggedBackToFewHeartbeatsThereIsNoProgressAnyMore() {
    start();
    seen("generator-heartbeats-slider");
    Slider slider = ui.find("generator-heartbeats-slider", Slider.class);
    Ui.run(
        () -> {
          slider.setValueChanging(true);
          slider.setValue(slider.getMax());
          assertThat(ui.find("generator-busy", Node.class).isVisible()).isTrue();
          slider.setValue(slider.getMin());
          assertThat(ui.find("generator-busy", Node.class).isVisible()).isFalse();
        });
    Ui.pulse();
    assertThat(bench().tape().heartbeats().size()).isEqualTo(10);
    Ui.run(() -> slider.setValueChanging(false));
    Ui.pulse();
    assertThat(bench().tape().heartbeats().size()).isEqualTo(10);
    Ui.run(model::undo);
    assertThat(bench().tape().heartbeats().size()).isEqualTo(200);
  }

  @Test
  void aNewSeedGivesOtherHeartbeatsOfTheSameKind() {
    start();
    var before = bench().tape().heartbeats();
    click("generator-newSeed");
    assertThat(settings().seed()).isNotEqualTo(1);
    assertThat(settings().intervals()).isEqualTo(new IntervalDistribution.Normal(10_000, 2_000));
    assertThat(bench().tape().heartbeats()).isNotEqualTo(before);
  }

  @Test
  void switchesShowTheirNumbers() {
    start();
    assertThat(ui.find("generator-period", Node.class).isVisible()).isFalse();
    for (String flag : new String[] {"throttling", "crash", "regime", "pauses-OBSERVER"}) {
      click("generator-" + flag);
      assertThat(ui.find("generator-" + flag, CheckBox.class).isSelected()).isTrue();
    }
    assertThat(ui.find("generator-period", Node.class).isVisible()).isTrue();
    assertThat(settings().throttling()).isPresent();
    assertThat(settings().crash()).isPresent();
    assertThat(settings().regime()).isPresent();
    assertThat(settings().pauses()).hasSize(1);
    assertThat(bench().tape().pauses()).isNotEmpty();
    assertThat(bench().tape().crash()).isEqualTo(settings().crash());
    // Loss in bursts is chosen by keys.
    seen("generator-loss");
    Ui.run(() -> ui.find("generator-loss", Node.class).requestFocus());
    ui.hands.push(KeyCode.DOWN).push(KeyCode.DOWN);
    Ui.pulse();
    assertThat(settings().loss()).isInstanceOf(Loss.GilbertElliott.class);
    assertThat(ui.find("generator-badToGood", Node.class).isVisible()).isTrue();
    DetectorBench generated = bench();
    assertThat(BenchJson.read(BenchJson.write(generated), "f"))
        .isInstanceOfSatisfying(
            Loaded.Ok.class, read -> assertThat(read.value()).isEqualTo(generated));
  }

  @Test
  void whatIsChangedByHandIsSaid() {
    start();
    String asGenerated = ui.find("generator-state", Label.class).getText();
    Ui.run(() -> model.apply(new RemoveHeartbeat(0, 5)));
    Ui.pulse();
    assertThat(generated().edited()).isTrue();
    assertThat(ui.find("generator-state", Label.class).getText())
        .isNotEqualTo(asGenerated)
        .contains("by hand");
  }

  @Test
  void aMillionHeartbeatsAreGeneratedBesideTheScreen() {
    start();
    seen("generator-heartbeats");
    Ui.run(() -> ui.find("generator-heartbeats", NumberField.class).field().requestFocus());
    ui.type("1000000");
    ui.hands.push(KeyCode.ENTER);
    Ui.await(() -> bench().tape().heartbeats().size() == 1_000_000);
    Ui.await(() -> !model.pendingProperty().get());
    assertThat(ui.find("generator-busy", Node.class).isVisible()).isFalse();
    Ui.run(model::undo);
    Ui.pulse();
    assertThat(bench().tape().heartbeats().size()).isEqualTo(200);
  }

  @Test
  void whatIsStillBeingGeneratedIsNotYetSaidToBe() {
    start();
    TextField box = ui.find("generator-heartbeats", NumberField.class).field();
    Ui.run(
        () -> {
          box.requestFocus();
          box.setText("1000000");
          ui.stage.getScene().getRoot().lookup("#status").requestFocus();
          assertThat(bench().tape().heartbeats().size()).isEqualTo(200);
          assertThat(said()).isEqualTo("200 heartbeats generated from seed 1.");
        });
    Ui.await(
        () ->
            said()
                .endsWith(
                    ": 1\u00a0000\u00a0000. 1\u00a0000\u00a0000 heartbeats generated from seed 1."));
    assertThat(bench().tape().heartbeats().size()).isEqualTo(1_000_000);
    Ui.run(model::undo);
    Ui.pulse();
  }

  private static boolean isSeen(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible() || at instanceof TitledPane section && !section.isExpanded()) {
        return false;
      }
    }
    return true;
  }

  @Test
  void nothingIsCutOffInEitherLanguageAndTheme() {
    start();
    for (String flag : new String[] {"throttling", "crash", "regime", "pauses-SENDER"}) {
      click("generator-" + flag);
    }
    for (Language language : Language.values()) {
      for (Theme theme : Theme.values()) {
        Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language).withTheme(theme)));
        Ui.pulse();
        ScrollPane pane = ui.find("parameters", ScrollPane.class);
        for (Node node : Ui.call(() -> pane.getContent().lookupAll(".form-label"))) {
          if (node instanceof Label label && isSeen(label)) {
            assertThat(Ui.call(() -> label.prefHeight(label.getWidth())))
                .as(label.getText())
                .isLessThanOrEqualTo(label.getHeight() + 1);
          }
        }
      }
    }
  }
}
