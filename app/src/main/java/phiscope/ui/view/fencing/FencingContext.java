package phiscope.ui.view.fencing;

import java.util.function.Consumer;
import phiscope.bench.FencingBench;
import phiscope.core.fencing.FencingFrame;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingFigures;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.DialogLayer;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.RunContext;
import phiscope.ui.view.run.RunFigurePanel;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.fencing.FencingVerbs;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.run.RunSteps;

/**
 * What every view of the fencing bench needs.
 *
 * @param model the open bench
 * @param steps walks through its run
 * @param playback plays it
 * @param verbs what can be done to holders and resource
 * @param workbench the window around it
 * @param words texts in the language of the window
 * @param appearance how figures are painted
 * @param dialogs what lies over the window
 * @param open opens a new document, unless changes of this one would be lost
 */
record FencingContext(
    FencingViewModel model,
    RunSteps<FencingFrame> steps,
    RunPlayback<FencingFrame> playback,
    FencingVerbs verbs,
    WorkbenchViewModel workbench,
    Words words,
    Appearance appearance,
    DialogLayer dialogs,
    Consumer<FencingBench> open)
    implements RunContext<FencingFrame> {
  /** A figure with pointer, keys and menu. */
  RunFigureView figure(FencingFigureKind kind) {
    RunFigureView view =
        new RunFigureView(model, appearance, kind, frame -> model.picture(kind, frame));
    FencingMenu menu = new FencingMenu(this, view);
    FencingGestures gestures = new FencingGestures(this, view, menu);
    gestures.listen();
    new FencingKeys(this, view, menu, gestures).listen();
    return view;
  }

  /** A panel of a figure. */
  RunFigurePanel panel(String id, FencingFigureKind kind) {
    RunFigurePanel panel = new RunFigurePanel(words, workbench, id, figure(kind));
    return kind == FencingFigureKind.SPACE_TIME
        ? panel.whole(
            // While a run is being made, what is shown may be of the document before.
            () -> model.busyProperty().get() ? model.reading().run() : model.history().first(),
            frame -> FencingFigures.wholeHeight(kind, model.scene(), frame))
        : panel;
  }
}
