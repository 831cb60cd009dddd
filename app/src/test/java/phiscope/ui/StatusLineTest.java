package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.Bench;
import phiscope.bench.OpeningBench;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.swim.SwimDocuments;

/** What was said last is about what is open now, and is never in the way. */
class StatusLineTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  @TempDir Path folder;

  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private static Bench document(String bench) {
    return switch (bench) {
      case "detector" -> OpeningBench.document("new tasks", "recovery");
      case "swim" -> SwimDocuments.opening(ENGLISH);
      case "fencing" -> FencingDocuments.of(FencingSituation.FLAPPING, ENGLISH);
      case "study" -> StudyDocuments.of(ReadyStudy.STREAM_KILL, ENGLISH);
      default -> throw new AssertionError(bench);
    };
  }

  private void opens(Bench document) {
    Ui.run(() -> ui.window.document().opened(document, Optional.empty()));
    Ui.pulse();
  }

  private String said() {
    return ui.window.workbench().statusProperty().get();
  }

  private void saves(String bench) {
    opens(document(bench));
    Ui.FILES.willChoose(folder.resolve(bench + ".json"));
    ui.hands.push(KeyCode.CONTROL, KeyCode.S);
    Ui.pulse();
    assertThat(said()).contains(bench + ".json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"detector", "swim", "fencing", "study"})
  void savedIsNotSaidOfTheNextDocument(String bench) {
    saves(bench);
    String name = ENGLISH.get("fencing.situation.SPLIT_BRAIN");
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    Ui.run(() -> ui.find("palette-search", TextField.class).setText(name));
    Ui.pulse();
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(ui.window.fencing().bench().title()).isEqualTo(name);
    assertThat(said()).doesNotContain(bench + ".json");
  }

  @Test
  void savedIsNotSaidAfterAnEdit() {
    saves("fencing");
    Ui.run(() -> ui.find("fencing-parameter-ATOMIC", javafx.scene.control.CheckBox.class).fire());
    Ui.pulse();
    assertThat(said()).doesNotContain("fencing.json").isNotEmpty();
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(said()).startsWith("Undone");
  }

  @Test
  void whatWasSaidOfTheDocumentIsNotSaidOfALessonNorBack() {
    saves("swim");
    Ui.run(() -> ui.window.lesson().start(phiscope.lesson.LessonCatalogue.all().get(0)));
    Ui.pulse();
    assertThat(said()).isEmpty();
    Ui.run(() -> ui.window.workbench().announce("swimview.said.noNext"));
    Ui.run(() -> ui.window.lesson().leave());
    Ui.pulse();
    assertThat(said()).isEmpty();
  }

  private Bounds place(String id) {
    Node node = ui.find(id, Node.class);
    return Ui.call(() -> node.localToScene(node.getLayoutBounds()));
  }

  /** What is pressed next must be where it was, whatever is said of a line that is wrong. */
  @ParameterizedTest
  @CsvSource({
    "fencing, fencing-script, at 5ms explode h7",
    "swim, swim-script, at 5ms explode m7",
    "study, study-frames, at 5ms explode nothing"
  })
  void aWrongScriptLineMovesNothingAndSaysWhyBesideItsBox(String bench, String box, String line) {
    opens(document(bench));
    String step = bench + "-step-bar";
    TextArea lines = ui.unfolded(box, TextArea.class);
    Bounds bar = place(step);
    Bounds apply = place(box + "-apply");
    Ui.run(
        () -> {
          lines.requestFocus();
          lines.setText(line);
        });
    ui.hands.push(KeyCode.CONTROL, KeyCode.ENTER);
    Ui.pulse();
    VBox problems = ui.find(box + "-problems", VBox.class);
    assertThat(Ui.call(() -> problems.getChildren().size())).isPositive();
    assertThat(place(step)).isEqualTo(bar);
    assertThat(place(box + "-apply")).isEqualTo(apply);
    assertThat(said()).isEqualTo(ENGLISH.get("swimview.script.refused", "1"));
    Ui.run(() -> ui.find(box + "-revert", javafx.scene.control.Button.class).fire());
    Ui.pulse();
    assertThat(place(box + "-apply")).isEqualTo(apply);
  }

  @ParameterizedTest
  @ValueSource(strings = {"swim", "fencing", "study"})
  void aLongStatementIsCutAndDoesNotMoveTheBench(String bench) {
    opens(document(bench));
    Bounds before = place(bench + "-step-bar");
    Ui.run(() -> ui.window.workbench().say("word ".repeat(80)));
    Ui.pulse();
    assertThat(place(bench + "-step-bar")).isEqualTo(before);
    Label said = ui.find(bench + "-said", Label.class);
    assertThat(Ui.call(() -> said.getTooltip().getText())).isEqualTo(said.getText());
  }

  @ParameterizedTest
  @CsvSource({
    "fencing, fencing-script, at 30h crash h0, false",
    "fencing, fencing-script, at 10000s crash h0, true",
    "swim, swim-script, at 21s crash m1, true",
    "swim, swim-script, from 19s to 25s pause m1, false"
  })
  void aLineBehindTheEndOfTheRunIsToldOf(String bench, String box, String line, boolean late) {
    opens(document(bench));
    TextArea lines = ui.unfolded(box, TextArea.class);
    Ui.run(
        () -> {
          lines.requestFocus();
          lines.setText(line);
        });
    ui.hands.push(KeyCode.CONTROL, KeyCode.ENTER);
    Ui.pulse();
    VBox told = ui.find(box + "-late", VBox.class);
    assertThat(Ui.call(() -> told.getChildren().size())).isEqualTo(late ? 1 : 0);
    if (late) {
      assertThat(Ui.call(() -> ((Label) told.getChildren().get(0)).getText()))
          .startsWith("Line 1, column 4: Nothing comes of this line: ");
    }
    Ui.run(() -> ui.find(box + "-revert", javafx.scene.control.Button.class).fire());
    Ui.pulse();
  }
}
