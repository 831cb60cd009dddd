package phiscope.ui.view.swim;

import phiscope.ui.view.Appearance;
import phiscope.ui.view.DialogLayer;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.swim.SwimPlayback;
import phiscope.ui.viewmodel.swim.SwimSteps;
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
    SwimSteps steps,
    SwimPlayback playback,
    SwimVerbs verbs,
    WorkbenchViewModel workbench,
    Words words,
    Appearance appearance,
    DialogLayer dialogs) {
  /** Says what was done to a member, and whether it made a branch. */
  void said(String key, Object... arguments) {
    workbench.announce(key, arguments);
  }
}
