package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SettingEdit.SetRuns;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.core.kernel.Workers;
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

  private static void await(Callable<Boolean> holds) {
    try {
      WaitForAsyncUtils.waitFor(120, TimeUnit.SECONDS, () -> Ui.call(holds));
    } catch (TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  private <T> T node(String id, Class<T> type) {
    return type.cast(ui.stage.getScene().getRoot().lookup(id));
  }

  private Button button() {
    return node("#runs-run", Button.class);
  }

  private RunFigureView view() {
    return node("#runs", RunFigureView.class);
  }

  private boolean isRunning() {
    return button().getText().equals("Stop");
  }

  /** What the document asks for, run on one thread. */
  private ManyRuns right() {
    return ManyRuns.of(
        RunsQuestion.of(model.bench(), 0).settings().orElseThrow(),
        Workers.caller(),
        () -> false,
        done -> {});
  }

  private void assertShown() {
    ManyRuns right = right();
    double period = RunsQuestion.period(model.bench().scale());
    assertThat(Ui.call(() -> view().painted().orElseThrow()))
        .isEqualTo(RunsFigure.of(right, period, Ui.call(() -> view().frame().orElseThrow())));
  }

  private void runThem() {
    Ui.run(() -> button().fire());
    // The button says "Stop" from the next pulse on only.
    await(() -> !isRunning() && reading().contains(" runs, watched for "));
    Ui.pulse();
  }

  private String reading() {
    return view().painted().map(picture -> picture.figure().reading()).orElse("");
  }

  @Test
  void theRunsOfTheDocumentAreShownAndNoOthers() {
    assertThat(Ui.call(() -> view().painted().orElseThrow()).figure().reading())
        .contains("Nothing was run yet");
    runThem();
    assertShown();
    assertThat(Ui.call(() -> view().getAccessibleHelp())).startsWith("100 runs, watched for ");
    // Another threshold is another question.
    Ui.run(() -> model.apply(new SetRuns(model.bench().runs().withMistakes(BigDecimal.TEN))));
    Ui.pulse();
    assertShown();
    Ui.run(
        () ->
            model.apply(
                new phiscope.bench.PolicyEdit.SetFixedTimeouts(
                    java.util.List.of(BigDecimal.valueOf(20)))));
    Ui.pulse();
    assertThat(Ui.call(() -> view().painted().orElseThrow()).figure().reading())
        .contains("Nothing was run yet");
    Ui.run(model::undo);
    Ui.pulse();
    assertShown();
  }

  @Test
  void aNumberOfRunsIsTypedAndIsOneStepThatCanBeTakenBack() {
    Ui.run(
        () -> {
          TextField box =
              (TextField) node("#runs-count", javafx.scene.Node.class).lookup(".text-field");
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
  void whatTakesLongIsStoppedAndShowsWhatWasDone() {
    Ui.run(
        () ->
            model.apply(
                new SetRuns(
                    new phiscope.bench.RunsPlan(
                        new phiscope.bench.SeedRange(1, 1_000_000),
                        java.util.OptionalInt.of(2000),
                        java.util.OptionalInt.empty(),
                        BigDecimal.ONE))));
    Ui.run(() -> button().fire());
    Ui.pulse();
    await(this::isRunning);
    await(() -> node("#runs-told", Label.class).getText().matches("[1-9][0-9]* of 1000000 runs"));
    Ui.run(() -> button().fire());
    await(() -> !isRunning());
    Ui.pulse();
    assertThat(Ui.call(() -> node("#runs-told", Label.class).getText()))
        .startsWith("Stopped early");
    assertThat(Ui.call(() -> view().painted().orElseThrow()).figure().reading())
        .containsPattern("^[0-9]+ runs, watched for ");
  }
}
