package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.study.ReadyStudy;
import phiscope.figure.study.StudyThing;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.study.MarkDrawing;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.study.StudyViewModel;

/** Clicks in quick succession where a click draws a mark. */
class MarkClicksTest {
  private static MouseEvent event(EventType<MouseEvent> type, Point2D at, int count) {
    boolean down = type == MouseEvent.MOUSE_PRESSED;
    return new MouseEvent(
        type,
        at.getX(),
        at.getY(),
        at.getX(),
        at.getY(),
        MouseButton.PRIMARY,
        count,
        false,
        false,
        false,
        false,
        down,
        false,
        false,
        true,
        false,
        true,
        null);
  }

  /** They come before what the first has drawn is painted, so all are in the free lane. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void severalClicksAtOnceAddOneFrame(int clicks) {
    Ui ui = Ui.fresh(StudyDocuments.of(ReadyStudy.STREAM_KILL, Messages.in(Language.ENGLISH)));
    StudyViewModel model = ui.window.study();
    int before = MarkDrawing.ofFrames(model).marks().size();
    RunFigureView score = ui.find("study-stream-score", RunFigureView.class);
    Ui.run(
        () -> {
          var picture = score.painted().orElseThrow();
          double x = picture.figure().x().orElseThrow().pixel(215);
          var lane = picture.of(new StudyThing.Lane()).orElseThrow().area();
          Point2D at = score.localToScene(x, (lane.top() + lane.bottom()) / 2);
          for (int count = 1; count <= clicks; count++) {
            score.fireEvent(event(MouseEvent.MOUSE_PRESSED, at, count));
            score.fireEvent(event(MouseEvent.MOUSE_RELEASED, at, count));
          }
        });
    Ui.pulse();
    assertThat(MarkDrawing.ofFrames(model).marks()).hasSize(before + 1);
    assertThat(model.history().undoDepth()).isEqualTo(1);
  }
}
