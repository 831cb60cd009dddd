package phiscope.ui.view.study;

import java.util.function.Consumer;
import phiscope.bench.StudyBench;
import phiscope.bench.study.StudyStep;
import phiscope.figure.study.StudyFigureKind;
import phiscope.figure.study.StudyFigures;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.RunContext;
import phiscope.ui.view.run.RunFigurePanel;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.run.RunSteps;
import phiscope.ui.viewmodel.study.StudyViewModel;

/**
 * What every view of a study needs.
 *
 * @param model the open study
 * @param steps walks through its steps
 * @param playback plays them
 * @param workbench the window around it
 * @param words texts in the language of the window
 * @param appearance how figures are painted
 * @param open opens a new document, unless changes of this one would be lost
 */
record StudyContext(
    StudyViewModel model,
    RunSteps<StudyStep> steps,
    RunPlayback<StudyStep> playback,
    WorkbenchViewModel workbench,
    Words words,
    Appearance appearance,
    Consumer<StudyBench> open)
    implements RunContext<StudyStep> {
  /** A panel of a figure with its pointer and keys. */
  RunFigurePanel panel(StudyFigureKind kind) {
    RunFigureView view =
        new RunFigureView(model, appearance, kind, frame -> model.picture(kind, frame));
    if (kind == StudyFigureKind.STREAM_SCORE) {
      new FrameGestures(this, view).listen();
    } else if (kind == StudyFigureKind.PROBE_CURVES) {
      new CurveGestures(this, view).listen();
    } else {
      new FigureHover(view).listen();
    }
    RunFigurePanel panel = new RunFigurePanel(words, workbench, kind.id(), view);
    return StudyFigures.isOfRows(kind)
        ? panel.whole(
            // While it is being computed, what is shown may be of the document before.
            () -> model.isUpToDate() ? model.history().first() : model.run(),
            frame -> model.wholeHeight(kind, frame))
        : panel;
  }
}
