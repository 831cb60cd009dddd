package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.study.StudyThing;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
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

  /** A click chooses a message and another click chooses none: both at once would do nothing. */
  @Test
  void aDoubleClickChoosesAMessage() {
    Messages english = Messages.in(Language.ENGLISH);
    Ui ui = Ui.fresh(FencingDocuments.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, english));
    FencingViewModel model = ui.window.fencing();
    Ui.run(model::chooseNothing);
    Ui.pulse();
    RunFigureView messages = ui.find(FencingFigureKind.SPACE_TIME.id(), RunFigureView.class);
    Ui.run(
        () -> {
          RunPicture picture = messages.painted().orElseThrow();
          Place sent =
              picture.places().stream()
                  .filter(place -> place.thing() instanceof FencingThing.Sent)
                  .findFirst()
                  .orElseThrow();
          Point2D at = pointIn(messages, picture, sent);
          for (int count = 1; count <= 2; count++) {
            messages.fireEvent(event(MouseEvent.MOUSE_PRESSED, at, count));
            messages.fireEvent(event(MouseEvent.MOUSE_RELEASED, at, count));
          }
        });
    assertThat(model.bench().view().chosen()).isPresent();
  }

  /** A point well within a thing, at which it is the foremost. */
  private static Point2D pointIn(RunFigureView view, RunPicture picture, Place wanted) {
    for (double x = wanted.area().left() + 2; x <= wanted.area().right() - 2; x++) {
      for (double y = wanted.area().top() + 2; y <= wanted.area().bottom() - 2; y++) {
        if (picture.at(x, y).filter(wanted::equals).isPresent()) {
          return view.localToScene(x, y);
        }
      }
    }
    throw new AssertionError("nothing of it can be seen");
  }
}
