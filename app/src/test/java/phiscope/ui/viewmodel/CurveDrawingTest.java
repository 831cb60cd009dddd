package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import phiscope.bench.StudyBench;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ProbeResult;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StudyMark;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.study.MarkDrawing;
import phiscope.ui.viewmodel.study.StudyViewModel;

/** The curves of a study of probes are drawn on what the settings give. */
class CurveDrawingTest {
  private static final long S = 1_000_000;

  private final StudyViewModel model =
      new StudyViewModel(
          StudyBench.of("", ReadyStudy.PROBE_EXAMPLE.study()),
          new ReadOnlyObjectWrapper<>(Messages.in(Language.ENGLISH)).getReadOnlyProperty());
  private final MarkDrawing drawing = MarkDrawing.ofCurves(model);

  private long start() {
    return model.reading().result(ProbeResult.class).rule().orElseThrow().slowestStart();
  }

  @Test
  void theFirstPointKeepsTheStartThatTheSettingsGive() {
    drawing.add(2 * S, MarkKind.PROGRESS, 0);
    assertThat(model.bench().study().marks())
        .containsExactly(
            new StudyMark(2 * S, MarkKind.PROGRESS, 0),
            new StudyMark(8 * S, MarkKind.PROGRESS, 1_000_000));
    // From 2 s on it answers, ever faster: 20 ms at a fiftieth of full speed are 1 s.
    assertThat(start()).isBetween(2 * S, 2_121_000L);
    drawing.remove(0);
    assertThat(start()).isEqualTo(8 * S);
  }

  @Test
  void aDragIsOneStepAndMovesTimeAndSpeed() {
    MarkDrawing.Drag drag = drawing.drag(0);
    drag.to(9 * S, 1_000_000);
    drag.to(12 * S, 500_000);
    drag.done();
    assertThat(drawing.mark(0)).contains(new StudyMark(12 * S, MarkKind.PROGRESS, 500_000));
    assertThat(start()).isEqualTo(12 * S);
    model.undo();
    assertThat(start()).isEqualTo(8 * S);
    assertThat(model.bench().study().marks()).isEmpty();
  }

  @Test
  void keysMoveAPointWithinItsBounds() {
    drawing.shift(0, -S, -5_000_000);
    assertThat(drawing.mark(0)).contains(new StudyMark(7 * S, MarkKind.PROGRESS, 0));
    drawing.shift(0, -100 * S, 50_000);
    assertThat(drawing.mark(0)).contains(new StudyMark(0, MarkKind.PROGRESS, 50_000));
    assertThat(drawing.mark(7)).isEmpty();
    drawing.shift(7, S, 0);
    assertThat(drawing.mark(1)).isEmpty();
  }
}
