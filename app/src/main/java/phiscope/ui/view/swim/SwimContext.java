package phiscope.ui.view.swim;

import phiscope.core.swim.SwimFrame;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.DialogLayer;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.RunContext;
import phiscope.ui.view.run.RunFigurePanel;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.run.RunSteps;
import phiscope.ui.viewmodel.swim.SwimVerbs;
import phiscope.ui.viewmodel.swim.SwimViewModel;

/**
 * What every view of the SWIM bench needs.
 *
 * @param model the open bench
 * @param steps walks through its run
 * @param playback plays it
 * @param verbs what can be done to its cluster
 * @param workbench the window around it
 * @param words texts in the language of the window
 * @param appearance how figures are painted
 * @param dialogs what lies over the window
 */
record SwimContext(
    SwimViewModel model,
    RunSteps<SwimFrame> steps,
    RunPlayback<SwimFrame> playback,
    SwimVerbs verbs,
    WorkbenchViewModel workbench,
    Words words,
    Appearance appearance,
    DialogLayer dialogs)
    implements RunContext<SwimFrame> {
  /** A figure with pointer, keys and menu. */
  RunFigureView figure(SwimFigureKind kind) {
    RunFigureView view =
        new RunFigureView(model, appearance, kind, frame -> model.picture(kind, frame));
    SwimGestures gestures = new SwimGestures(this, view);
    gestures.listen();
    new SwimKeys(this, view, gestures.menu()).listen();
    return view;
  }

  /** A panel of a figure. */
  RunFigurePanel panel(String id, SwimFigureKind kind) {
    return new RunFigurePanel(words, workbench, id, figure(kind));
  }
}
