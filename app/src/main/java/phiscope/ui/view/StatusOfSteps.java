package phiscope.ui.view;

import phiscope.bench.EditHistory;
import phiscope.ui.viewmodel.OpenBench;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.WorkbenchViewModel.Spoken;

/**
 * Says every finished step in the status line, so that it never tells of something older than the
 * document, and nothing of a document that another one has taken the place of. Who knows more of a
 * step, or of the document that was opened, says it behind this.
 */
final class StatusOfSteps {
  private final OpenBench open;
  private final WorkbenchViewModel workbench;
  private EditHistory<?> settled;

  StatusOfSteps(OpenBench open, WorkbenchViewModel workbench) {
    this.open = open;
    this.workbench = workbench;
    this.settled = open.history();
  }

  void follow() {
    open.historyProperty().subscribe(this::changed);
    open.documentsProperty().addListener((property, before, now) -> opened());
  }

  private void opened() {
    settled = open.history();
    workbench.say("");
  }

  private void changed(EditHistory<?> now) {
    if (now.isInGesture()) {
      return;
    }
    EditHistory.Move move = now.moveFrom(settled).orElse(null);
    settled = now;
    if (move instanceof EditHistory.Move.Did did) {
      workbench.announce("ui.said.done", new Spoken(did.edit().key()));
    }
  }
}
