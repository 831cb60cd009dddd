package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.Bench;
import phiscope.bench.OpeningBench;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.figure.FigureKind;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.swim.SwimDocuments;

/** The focus stays where somebody works when what has it goes away. */
class FocusKeeperTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  @AfterEach
  void leave() {
    Ui.run(() -> ui.window.lesson().leave());
  }

  private Node owner() {
    return Ui.call(() -> ui.stage.getScene().getFocusOwner());
  }

  private boolean isIn(Node node, Node around) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at == around) {
        return true;
      }
    }
    return false;
  }

  @Test
  void afterAnotherDocumentIsOpenedAFigureOfItHasTheFocus() {
    Ui.run(() -> ui.figure(FigureKind.TAPE).requestFocus());
    List<Bench> documents =
        List.of(
            SwimDocuments.opening(ENGLISH),
            FencingDocuments.of(FencingSituation.SPLIT_BRAIN, ENGLISH),
            StudyDocuments.of(ReadyStudy.STREAM_KILL, ENGLISH),
            StudyDocuments.of(ReadyStudy.COST_RING, ENGLISH),
            OpeningBench.document("a", "b"));
    for (Bench document : documents) {
      Ui.run(() -> ui.window.document().opened(document, Optional.empty()));
      Ui.pulse();
      assertThat(owner().getStyleClass()).as(document.kind().word()).contains("figure-view");
      assertThat(isIn(owner(), ui.window.view().root())).isTrue();
    }
  }

  @Test
  void alsoWhereItIsFoundInTheListOfCommands() {
    Ui.run(() -> ui.figure(FigureKind.TAPE).requestFocus());
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    ui.type("Split brain");
    Ui.pulse();
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    Ui.pulse();
    assertThat(ui.window.document().isUnsaved()).isFalse();
    assertThat(owner().getStyleClass()).contains("figure-view");
    assertThat(ui.window.view().open().kind()).isEqualTo(phiscope.bench.BenchKind.FENCING);
  }

  @Test
  void afterTheLastNextOfALessonTheFocusIsStillInTheLesson() {
    Ui.run(() -> ui.window.lesson().start(LessonCatalogue.all().get(0), LessonMode.WORKED));
    Ui.pulse();
    Button next = ui.find("lesson-next", Button.class);
    Ui.run(next::requestFocus);
    for (int i = 0; i < 40 && !Ui.call(next::isDisabled); i++) {
      ui.hands.push(KeyCode.SPACE);
      Ui.pulse();
    }
    assertThat(Ui.call(next::isDisabled)).isTrue();
    assertThat(isIn(owner(), next.getParent())).as(String.valueOf(owner())).isTrue();
  }

  /** What is given the focus on purpose keeps it, whatever becomes of what had it before. */
  @Test
  void aDialogThatIsClosedGivesTheFocusBackToTheTool() {
    Button palette = ui.find("tool-palette", Button.class);
    Ui.run(
        () -> {
          palette.requestFocus();
          palette.fire();
        });
    Ui.pulse();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(owner()).isSameAs(palette);
  }
}
