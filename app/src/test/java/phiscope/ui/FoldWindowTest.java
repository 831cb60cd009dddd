package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.ui.view.Fold;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.Section;

/** What is folded costs nothing, and is all there as soon as somebody unfolds it. */
final class FoldWindowTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  /** Writes down what it is asked for. */
  private static final class Told implements Fold.Content {
    private final List<String> log;

    Told(List<String> log) {
      this.log = log;
      log.add("made");
    }

    @Override
    public Node node() {
      return new Label();
    }

    @Override
    public void update() {
      log.add("updated");
    }
  }

  @Test
  void whatStandsInASectionIsMadeWhenItIsUnfoldedFirstAndFollowsWhileItIsUnfolded() {
    List<String> log = new ArrayList<>();
    Ui.run(
        () -> {
          Section section = section(false, log);
          section.update();
          assertThat(log).as("folded").isEmpty();
          assertThat(section.getContent()).isNull();
          section.setExpanded(true);
          assertThat(log).as("unfolded").containsExactly("made", "updated");
          assertThat(section.getContent()).isInstanceOf(Label.class);
          section.update();
          section.setExpanded(false);
          section.update();
          assertThat(log).as("folded again").containsExactly("made", "updated", "updated");
          section.setExpanded(true);
          assertThat(log).containsExactly("made", "updated", "updated", "updated");
        });
  }

  @Test
  void whatIsOpenAtFirstIsMadeAtOnceAndUpdatedWithTheOthers() {
    List<String> log = new ArrayList<>();
    Ui.run(
        () -> {
          Section section = section(true, log);
          assertThat(log).containsExactly("made");
          section.update();
          assertThat(log).containsExactly("made", "updated");
        });
  }

  private Section section(boolean open, List<String> log) {
    return new Section(ui.window.view().words(), "ui.section.now", open, () -> new Told(log));
  }

  @Test
  void aSectionUnfoldedWithTheMouseShowsTheDocumentAsItHasBecomeMeanwhile() {
    NumberField threshold = ui.unfolded("policy-threshold", NumberField.class);
    TitledPane section = sectionAround(threshold);
    clickTitle(section);
    assertThat(section.isExpanded()).isFalse();
    threshold(7);
    clickTitle(section);
    assertThat(section.isExpanded()).isTrue();
    assertThat(threshold.field().getText()).isEqualTo("7");
    threshold(8);
    assertThat(threshold.field().getText()).isEqualTo("8");
  }

  private void threshold(int to) {
    Ui.run(
        () -> {
          var policy = ui.window.model().bench().policies().get(0);
          ui.window
              .model()
              .apply(
                  new SetPolicy(
                      0, PolicyDraft.of(policy).threshold(BigDecimal.valueOf(to)).policy()));
        });
    Ui.pulse();
  }

  private void clickTitle(TitledPane section) {
    Bounds title =
        Ui.call(
            () -> {
              Node bar = section.lookup(".title");
              return bar.localToScreen(bar.getLayoutBounds());
            });
    ui.hands.click(new Point2D(title.getCenterX(), title.getCenterY()));
    Ui.pulse();
  }

  @Test
  void keysUnfoldASectionAndGoOnIntoIt() {
    NumberField decimals = ui.unfolded("decimals", NumberField.class);
    TitledPane section = sectionAround(decimals);
    Ui.run(
        () -> {
          section.setExpanded(false);
          section.requestFocus();
        });
    Ui.pulse();
    ui.hands.push(KeyCode.SPACE);
    Ui.pulse();
    assertThat(section.isExpanded()).isTrue();
    ui.hands.push(KeyCode.TAB);
    Ui.pulse();
    assertThat(Ui.call(() -> ui.stage.getScene().getFocusOwner().getId()))
        .isEqualTo("document-title");
  }

  @Test
  void thePaletteBringsTheLastSectionIntoSight() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    ui.type("goto.cover");
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    CheckBox first = ui.find("cover-MEAN", CheckBox.class);
    assertThat(sectionAround(first).isExpanded()).isTrue();
    ScrollPane bar = ui.find("parameters", ScrollPane.class);
    Bounds sight = Ui.call(() -> bar.localToScene(bar.getLayoutBounds()));
    Node focus = Ui.call(() -> ui.stage.getScene().getFocusOwner());
    assertThat(sectionAround(focus)).isSameAs(sectionAround(first));
    Bounds place = Ui.call(() -> focus.localToScene(focus.getLayoutBounds()));
    assertThat(sight.contains(place)).as("%s in %s", place, sight).isTrue();
    assertThat(place.getHeight()).isPositive();
  }

  private static TitledPane sectionAround(Node node) {
    Node at = node;
    while (!(at instanceof TitledPane)) {
      at = at.getParent();
    }
    return (TitledPane) at;
  }
}
