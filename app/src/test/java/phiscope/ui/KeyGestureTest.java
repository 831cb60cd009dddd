package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.InstantOrder;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.Settings.Theme;

/** Everything by keyboard alone. */
class KeyGestureTest {
  private Ui ui;
  private BenchViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    model = ui.window.model();
  }

  private DetectorBench bench() {
    return model.bench();
  }

  private void focus(FigureKind kind, Target target) {
    Ui.run(() -> ui.figure(kind).requestFocus());
    for (int i = 0; i < 40 && !isMarked(kind, target); i++) {
      ui.hands.press(KeyCode.CONTROL).push(KeyCode.RIGHT).release(KeyCode.CONTROL);
      Ui.pulse();
    }
    assertThat(isMarked(kind, target)).isTrue();
  }

  private boolean isMarked(FigureKind kind, Target target) {
    return ui.figure(kind).marked().map(h -> h.target().equals(target)).orElse(false);
  }

  @Test
  void arrowsMoveNowOneStepAndWithShiftTen() {
    focus(FigureKind.TAPE, new Target.Now());
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    long one = bench().now() - 54_000;
    assertThat(one).isPositive();
    ui.hands.press(KeyCode.SHIFT).push(KeyCode.RIGHT).release(KeyCode.SHIFT);
    Ui.pulse();
    assertThat(bench().now() - 54_000).isEqualTo(11 * one);
    assertThat(model.history().undoDepth()).isEqualTo(2);
    ui.hands.press(KeyCode.SHIFT).push(KeyCode.LEFT).release(KeyCode.SHIFT);
    ui.hands.push(KeyCode.LEFT);
    Ui.pulse();
    assertThat(bench().now()).isEqualTo(54_000);
  }

  @Test
  void everyHandleOfAFigureCanBeReachedWithKeys() {
    for (FigureKind kind : new FigureKind[] {FigureKind.TAPE, FigureKind.PHI_CURVE}) {
      ui.figure(kind).painted().orElseThrow().handles().forEach(h -> focus(kind, h.target()));
    }
  }

  @Test
  void upAndDownMoveAThreshold() {
    focus(FigureKind.PHI_CURVE, new Target.Threshold(0));
    ui.hands.push(KeyCode.UP);
    Ui.pulse();
    assertThat(bench().consumers().get(0).threshold()).isGreaterThan(BigDecimal.ONE);
    ui.hands.push(KeyCode.DOWN);
    Ui.pulse();
    assertThat(bench().consumers().get(0).threshold()).isEqualByComparingTo(BigDecimal.ONE);
  }

  @Test
  void insertAddsAHeartbeatAtNowAndDeleteRemovesTheMarkedOne() {
    focus(FigureKind.TAPE, new Target.Now());
    ui.hands.push(KeyCode.INSERT);
    Ui.pulse();
    assertThat(bench().tape().heartbeats().arrival(5)).isEqualTo(54_000);
    focus(FigureKind.TAPE, new Target.HeartbeatArrival(0, 5));
    ui.hands.push(KeyCode.DELETE);
    Ui.pulse();
    assertThat(bench().tape().heartbeats().size()).isEqualTo(5);
  }

  @Test
  void enterOpensTheTypedValueOfTheMarkedHandle() {
    focus(FigureKind.PHI_CURVE, new Target.Threshold(1));
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(ui.find("value-popover", javafx.scene.Node.class).isVisible()).isTrue();
    ui.type("2,5");
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(bench().consumers().get(1).threshold()).isEqualByComparingTo("2.5");
    assertThat(ui.stage.getScene().getFocusOwner()).isSameAs(ui.figure(FigureKind.PHI_CURVE));
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(bench().consumers().get(1).threshold()).isEqualByComparingTo("2");
  }

  @Test
  void escapeClosesTheTypedValueWithoutAChange() {
    DetectorBench before = bench();
    focus(FigureKind.TAPE, new Target.Now());
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    ui.type("99");
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(bench()).isSameAs(before);
    assertThat((Object) Ui.call(() -> ui.stage.getScene().lookup("#value-popover"))).isNull();
  }

  @Test
  void homeAndEndMoveTheHandleToTheEndsOfTheAxis() {
    focus(FigureKind.TAPE, new Target.Now());
    ui.hands.push(KeyCode.HOME);
    Ui.pulse();
    assertThat(bench().now()).isZero();
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(bench().now()).isEqualTo(54_000);
  }

  @Test
  void shortcutsStepUndoRedoAndSwapTheOrder() {
    ui.hands.push(KeyCode.ALT, KeyCode.LEFT);
    Ui.pulse();
    assertThat(bench().now()).isEqualTo(40_000);
    ui.hands.push(KeyCode.ALT, KeyCode.LEFT);
    Ui.pulse();
    assertThat(bench().now()).isEqualTo(28_000);
    ui.hands.push(KeyCode.ALT, KeyCode.RIGHT);
    Ui.pulse();
    assertThat(bench().now()).isEqualTo(40_000);
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.O);
    Ui.pulse();
    assertThat(bench().instantOrder()).isEqualTo(InstantOrder.DELIVER_THEN_QUERY);
    for (int i = 0; i < 4; i++) {
      ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    }
    Ui.pulse();
    assertThat(bench().now()).isEqualTo(54_000);
    assertThat(model.history().canUndo()).isFalse();
    for (int i = 0; i < 4; i++) {
      ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    }
    Ui.pulse();
    assertThat(bench().now()).isEqualTo(40_000);
  }

  @Test
  void languageThemeZoomAndProjectorSwitchLiveAndChangeNothingInTheDocument() {
    Ui.run(() -> model.apply(new phiscope.bench.SettingEdit.SetNow(57_000)));
    DetectorBench before = bench();
    ui.hands.push(KeyCode.CONTROL, KeyCode.L);
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    ui.hands.push(KeyCode.F9);
    Ui.pulse();
    assertThat(ui.window.workbench().settings().language()).isEqualTo(Language.CHINESE);
    assertThat(ui.window.workbench().settings().theme()).isEqualTo(Theme.DARK);
    assertThat(ui.window.workbench().settings().projector()).isTrue();
    // A projector of this size shows one panel at a time.
    Ui.run(() -> ui.window.view().deck().reveal("tape"));
    Ui.pulse();
    assertThat(ui.figure(FigureKind.TAPE).painted().orElseThrow().name()).matches(".*\\p{IsHan}.*");
    assertThat(bench()).isSameAs(before);
  }

  @Test
  void theStatusLineAndTheUntouchedOpeningDocumentFollowTheLanguage() {
    Ui.run(() -> model.apply(new phiscope.bench.SettingEdit.SetNow(57_000)));
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    ui.hands.push(KeyCode.CONTROL, KeyCode.L);
    Ui.pulse();
    String said = Ui.call(() -> ui.window.workbench().statusProperty().get());
    assertThat(said).matches(".*\\p{IsHan}.*").doesNotContain("now");
    assertThat(bench().consumers().get(0).name()).isEqualTo("new tasks");
    ui.hands.push(KeyCode.CONTROL, KeyCode.N);
    Ui.pulse();
    assertThat(bench().consumers().get(0).name()).matches("\\p{IsHan}+");
    ui.hands.push(KeyCode.CONTROL, KeyCode.L);
    Ui.pulse();
    assertThat(bench().consumers().get(0).name()).isEqualTo("new tasks");
    assertThat(ui.window.document().isUnsaved()).isFalse();
  }

  @Test
  void thePaletteRunsAnActionByItsName() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    ui.type("swap");
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(bench().instantOrder()).isEqualTo(InstantOrder.DELIVER_THEN_QUERY);
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
    Ui.pulse();
    assertThat(ui.find("palette-search", TextField.class).isFocused()).isTrue();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat((Object) Ui.call(() -> ui.stage.getScene().lookup("#palette"))).isNull();
  }

  @Test
  void tabGoesThroughTheWindowAndComesBack() {
    Ui.run(() -> ui.figure(FigureKind.TAPE).requestFocus());
    boolean back = false;
    boolean reachedStatus = false;
    for (int i = 0; i < 120 && !back; i++) {
      ui.hands.push(KeyCode.TAB);
      javafx.scene.Node owner = Ui.call(() -> ui.stage.getScene().getFocusOwner());
      reachedStatus |= "status".equals(owner.getId());
      back = owner == ui.figure(FigureKind.TAPE);
    }
    assertThat(back).isTrue();
    assertThat(reachedStatus).isTrue();
  }
}
