package phiscope.ui.view;

import phiscope.figure.FigureKind;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.TapeVerbs;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/**
 * What every view of the bench needs.
 *
 * @param model the open bench
 * @param workbench the window around it
 * @param words texts in the language of the window
 * @param appearance how figures are painted
 * @param verbs what can be drawn on the tape
 * @param entry the typed way of a handle
 */
record Bench(
    BenchViewModel model,
    WorkbenchViewModel workbench,
    Words words,
    Appearance appearance,
    TapeVerbs verbs,
    ValueEntry entry) {

  /** A figure with pointer, keys and menu. */
  FigureView figureView(FigureKind kind, int tape) {
    FigureView view = new FigureView(model, appearance, kind, tape);
    FigurePointer pointer = new FigurePointer(view, new TapePointer(view, verbs));
    new FigureKeys(view, pointer, verbs, entry).listen();
    new FigureMenu(this, view).listen();
    return view;
  }
}
