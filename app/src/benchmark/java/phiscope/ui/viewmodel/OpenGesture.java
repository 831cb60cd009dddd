package phiscope.ui.viewmodel;

import phiscope.bench.DetectorEdit;

/** A drag without a pointer: each step takes the place of the one before. */
public final class OpenGesture {
  private final BenchViewModel model;
  private final long id;

  /**
   * @param id another for each drag
   */
  public OpenGesture(BenchViewModel model, long id) {
    this.model = model;
    this.id = -id;
  }

  /** One step of the drag. */
  public void step(DetectorEdit edit) {
    model.edits().inGesture(id, edit);
  }

  /** Everything as before the drag. */
  public void cancel() {
    model.edits().cancelGesture();
  }
}
