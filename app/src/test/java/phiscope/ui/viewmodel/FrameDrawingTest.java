package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import phiscope.bench.OpeningBench;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyEdit;
import phiscope.bench.StudyMarkEdit;
import phiscope.bench.study.FrameOrigin;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.StreamResult;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyMark;
import phiscope.core.health.HealthState;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.study.MarkDrawing;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.study.StudyViewModel;

class FrameDrawingTest {
  private final StudyViewModel model =
      new StudyViewModel(
          StudyBench.of("", ReadyStudy.STREAM_KILL.study()),
          new ReadOnlyObjectWrapper<>(Messages.in(Language.ENGLISH)).getReadOnlyProperty());
  private final MarkDrawing drawing = MarkDrawing.ofFrames(model);

  private double failedAt() {
    return model.reading().result(StreamResult.class).own().first(HealthState.FAILED, 0);
  }

  private boolean isGenerated() {
    return model.bench().study().choice(StreamParameter.SOURCE, FrameOrigin.class)
        == FrameOrigin.GENERATED;
  }

  @Test
  void theFirstStrokeMakesGeneratedFramesDrawnOnesInOneStep() {
    int frames = drawing.marks().size();
    assertThat(isGenerated()).isTrue();
    drawing.add(210_000, MarkKind.DATA, 0);
    assertThat(isGenerated()).isFalse();
    assertThat(model.history().lastEdit().orElseThrow().key())
        .as("its name in menus")
        .isEqualTo("bench.study.edit.addMark");
    assertThat(model.bench().study().marks()).hasSize(frames + 1);
    assertThat(failedAt()).isEqualTo(238_000);
    model.undo();
    assertThat(isGenerated()).isTrue();
    assertThat(failedAt()).isEqualTo(228_000);
  }

  @Test
  void ofAsManyAsThereCanBeNoneIsAddedAndNothingIsDone() {
    model.apply(
        new StudyEdit.Together(
            List.of(
                new StudyEdit.SetParameter(StreamParameter.SOURCE, FrameOrigin.DRAWN.ordinal()),
                new StudyMarkEdit.ReplaceMarks(
                    Collections.nCopies(
                        Study.MAX_MARKS, StudyMark.bounded(1000, MarkKind.DATA, 0))))));
    StudyBench full = model.bench();
    assertThat(drawing.isFull()).isTrue();
    assertThat(drawing.add(1000, MarkKind.DATA, 0)).isNegative();
    assertThat(model.bench()).isSameAs(full);
  }

  @Test
  void aDragIsOneStepHoweverFarItGoes() {
    int last = drawing.marks().size() - 1;
    MarkDrawing.Drag drag = drawing.drag(last);
    drag.to(150_000, 0);
    drag.to(205_000, 0);
    drag.done();
    assertThat(drawing.mark(last).orElseThrow().at()).isEqualTo(205_000);
    assertThat(model.history().undoDepth()).isEqualTo(1);
    model.undo();
    assertThat(drawing.mark(last).orElseThrow().at()).isEqualTo(200_000);
  }

  @Test
  void framesAreTakenAwayChangedAndShifted() {
    int last = drawing.marks().size() - 1;
    drawing.change(last, MarkKind.BACKPRESSURE);
    assertThat(drawing.mark(last).orElseThrow().kind()).isEqualTo(MarkKind.BACKPRESSURE);
    drawing.shift(last, 3_000, 0);
    assertThat(drawing.mark(last).orElseThrow().at()).isEqualTo(203_000);
    drawing.remove(last);
    assertThat(drawing.marks()).hasSize(last);
    drawing.remove(99_999);
    assertThat(drawing.marks()).hasSize(last);
  }

  /** 0, 8, 16, 28, 40 of the opening document: times without a unit are taken for milliseconds. */
  @Test
  void theHeartbeatsOfTheDetectorBenchBecomeFrames() {
    StudyBench bench =
        StudyDocuments.ofTape(OpeningBench.document(), Messages.in(Language.ENGLISH)).orElseThrow();
    assertThat(bench.study().marks())
        .extracting(mark -> mark.at())
        .containsExactly(8_000L, 16_000L, 24_000L, 36_000L, 48_000L);
    assertThat(bench.study().get(StreamParameter.END)).isEqualTo(208_000);
  }
}
