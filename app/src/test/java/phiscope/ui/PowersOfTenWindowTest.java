package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.Bench;
import phiscope.bench.OpeningBench;
import phiscope.bench.study.ReadyStudy;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.study.StudyDocuments;

/** Powers of ten have a raised exponent wherever the window writes them. */
class PowersOfTenWindowTest {
  private static final PseudoClass POWERS = PseudoClass.getPseudoClass("powers");

  private final List<String> raw = new ArrayList<>();
  private int raised;

  /** Goes through all that is seen; what a person types is his own. */
  private void look(Node node) {
    if (!node.isVisible() || node instanceof TextInputControl) {
      return;
    }
    if (node instanceof Labeled labeled && !node.getPseudoClassStates().contains(POWERS)) {
      note(labeled.getText());
    }
    if (node instanceof Text text && !isDrawnAnew(text)) {
      note(text.getText());
      raised += text.getStyleClass().contains("run-raised") ? 1 : 0;
    }
    if (node instanceof Control control && control.getTooltip() != null) {
      note(control.getTooltip().getText());
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(this::look);
    }
  }

  /** The text of a label over which it is drawn with raised exponents. */
  private static boolean isDrawnAnew(Text text) {
    return text.getParent() != null && text.getParent().getPseudoClassStates().contains(POWERS);
  }

  private void note(String text) {
    if (text != null && text.contains("10^")) {
      raw.add(text);
    }
  }

  private Ui shown(Bench document, Language language) {
    Ui ui = Ui.fresh();
    Ui.run(
        () -> {
          ui.window.workbench().change(settings -> settings.withLanguage(language));
          ui.window.document().opened(document, Optional.empty());
        });
    Ui.pulse();
    return ui;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void onTheDetectorBenchWithTheGripOfASmallPriorInHand(Language language) {
    Ui ui =
        shown(
            OpeningBench.document("a", "b").withNow(64_000).withPrior(new BigDecimal("0.0000001")),
            language);
    Ui.run(
        () ->
            ui.window
                .workbench()
                .say(ui.figure(FigureKind.TAIL).painted().orElseThrow().reading()));
    Grip grip = Grip.of(ui, FigureKind.POSTERIOR_CURVE, new Target.Prior()).dragBy(-2);
    Ui.pulse();
    Ui.run(() -> look(ui.stage.getScene().getRoot()));
    grip.release();
    assertThat(raw).isEmpty();
    assertThat(raised).isPositive();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void onAStudyWithItsSentencesAndTheNameUnderThePointer(Language language) {
    Messages messages = Messages.in(language);
    Ui ui = shown(StudyDocuments.of(ReadyStudy.TIMEOUT_TABLE, messages), language);
    RunFigureView figure =
        Ui.call(
            () ->
                (RunFigureView)
                    ui.stage.getScene().getRoot().lookupAll(".figure-view").stream()
                        .filter(RunFigureView.class::isInstance)
                        .findFirst()
                        .orElseThrow());
    Ui.run(() -> figure.overlay().showName("p = 4.32×10^-12", 10, 10));
    Ui.pulse();
    Ui.run(() -> look(ui.stage.getScene().getRoot()));
    assertThat(raw).isEmpty();
    assertThat(raised).isPositive();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void inTheTooltipOfTheSentenceOfAFigure(Language language) {
    Ui ui = shown(OpeningBench.document("a", "b").withNow(64_000), language);
    Node sentence =
        Ui.call(
            () ->
                ui.stage.getScene().getRoot().lookupAll(".reading").stream()
                    .filter(node -> String.valueOf(node.getAccessibleText()).contains("10^"))
                    .findFirst()
                    .orElseThrow());
    var at = Ui.call(() -> sentence.localToScreen(sentence.getLayoutBounds()));
    ui.hands.moveTo(new javafx.geometry.Point2D(at.getCenterX(), at.getCenterY()));
    Ui.pulse();
    Tooltip tip =
        Ui.call(
            () ->
                (Tooltip)
                    sentence.getProperties().values().stream()
                        .filter(Tooltip.class::isInstance)
                        .findFirst()
                        .orElseThrow());
    assertThat(Ui.call(tip::getText)).isEmpty();
    assertThat(Ui.call(tip::getGraphic)).isNotNull();
    Ui.run(() -> look(tip.getGraphic()));
    assertThat(raw).isEmpty();
    assertThat(raised).isPositive();
    assertThat(Ui.call(() -> tip.getGraphic().prefHeight(-1))).isGreaterThan(14);
  }
}
