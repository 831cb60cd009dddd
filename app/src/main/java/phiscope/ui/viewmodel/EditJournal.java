package phiscope.ui.viewmodel;

import phiscope.bench.EditHistory;

/** Where every finished step is kept, before it is shown. */
public interface EditJournal {
  /** The history as it is from now on. */
  void follows(EditHistory<?> history);

  static EditJournal none() {
    return history -> {};
  }
}
