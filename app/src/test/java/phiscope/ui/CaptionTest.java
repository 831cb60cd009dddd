package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerEdit.AddConsumer;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.TapeEdit.AddTape;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.ui.view.FigureView;

/** Every figure is read in a sentence beside it, and consumers decide on every tape. */
class CaptionTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private static String shown(Node flow) {
    return ((TextFlow) flow)
        .getChildren().stream().map(node -> ((Text) node).getText()).collect(Collectors.joining());
  }

  private List<Node> captions() {
    return Ui.call(() -> List.copyOf(ui.stage.getScene().getRoot().lookupAll(".reading")));
  }

  @Test
  void atTheStartLayoutEveryFigureHasItsNameItsSentenceAndATable() {
    List<Figure> figures =
        List.of(FigureKind.TAPE, FigureKind.TAIL, FigureKind.PHI_CURVE, FigureKind.POSTERIOR_CURVE)
            .stream()
            .map(kind -> ui.figure(kind).painted().orElseThrow())
            .toList();
    List<Node> captions = captions();
    assertThat(captions).hasSize(figures.size());
    for (Figure figure : figures) {
      assertThat(captions)
          .as(figure.kind().id())
          .anySatisfy(
              caption -> {
                assertThat(caption.getAccessibleText()).isEqualTo(figure.reading());
                String start = shown(caption).replace("…", "");
                assertThat(figure.reading()).startsWith(start);
                assertThat(start.length()).isGreaterThan(30);
                assertThat(caption.getLayoutBounds().getHeight()).isLessThan(24);
              });
    }
    assertThat(Ui.call(() -> ui.stage.getScene().getRoot().lookupAll(".panel-title")))
        .hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  void whoComesToAFigureByKeysIsToldAllOfItsSentence() {
    FigureView tape = ui.figure(FigureKind.TAPE);
    Ui.run(tape::requestFocus);
    for (int i = 0; i < 60; i++) {
      ui.hands.push(KeyCode.TAB);
      Ui.pulse();
      if (ui.stage.getScene().getFocusOwner() == ui.figure(FigureKind.TAIL)) {
        break;
      }
    }
    assertThat(ui.window.workbench().statusProperty().get())
        .isEqualTo(ui.figure(FigureKind.TAIL).painted().orElseThrow().reading());
  }

  @Test
  void powersOfTenInASentenceHaveARaisedExponentAsInTheFigure() {
    Ui.run(() -> ui.window.model().apply(new SetNow(41_000)));
    Ui.pulse();
    String reading = ui.figure(FigureKind.PHI_CURVE).painted().orElseThrow().reading();
    assertThat(reading).contains("×10^");
    assertThat(captions())
        .anySatisfy(
            caption -> {
              assertThat(shown(caption)).contains("×10−").doesNotContain("^");
              assertThat(caption.lookupAll(".run-raised")).isNotEmpty();
            });
  }

  @Test
  void withTwoTapesEveryConsumerDecidesOnBothByName() {
    Ui.run(
        () -> {
          ui.window.model().apply(new AddTape(ui.window.model().bench().tape().withName("calm")));
          ui.window.view().deck().reveal("consumers");
        });
    Ui.pulse();
    List<String> words =
        Ui.call(
            () ->
                ui.stage.getScene().getRoot().lookupAll(".consumer-bottom").stream()
                    .flatMap(row -> ((Parent) row).getChildrenUnmodifiable().stream())
                    .map(node -> ((Label) node).getText())
                    .toList());
    assertThat(words).filteredOn("A"::equals).hasSize(2);
    assertThat(words).filteredOn("calm"::equals).hasSize(2);
    assertThat(words).filteredOn("suspects"::equals).hasSize(2);
    assertThat(words).filteredOn("does not suspect"::equals).hasSize(2);
  }

  @Test
  void withoutConsumersTheirPanelSaysHowOneIsAdded() {
    Ui.run(
        () -> {
          ui.window
              .document()
              .opened(OpeningBench.document().withConsumers(List.of()), Optional.empty());
          ui.window.view().deck().reveal("consumers");
        });
    Ui.pulse();
    assertThat(noConsumers())
        .contains("There are no consumers. In the panel Consumers, + adds one");
    Label rules = ui.unfolded("no-consumer-rules", Label.class);
    assertThat(rules.isVisible()).isTrue();
    assertThat(rules.getText()).isEqualTo(noConsumers());
    Ui.run(
        () ->
            ui.window
                .model()
                .apply(new AddConsumer(Consumer.of("a", "1", Consumer.Action.DROP_TRAFFIC))));
    Ui.pulse();
    assertThat(noConsumers()).isEmpty();
    assertThat(rules.isVisible()).isFalse();
  }

  private String noConsumers() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll("#no-consumers").stream()
                .filter(Node::isVisible)
                .map(node -> ((Label) node).getText())
                .reduce("", String::concat));
  }
}
