package phiscope.ui.view;

import phiscope.figure.Handle;

/** Opens the typed way of a handle. */
interface ValueEntry {
  void open(FigureView view, Handle handle);
}
