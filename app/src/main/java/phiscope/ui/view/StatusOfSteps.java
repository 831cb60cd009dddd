package phiscope.ui.view;

import phiscope.bench.EditHistory;
import phiscope.ui.viewmodel.OpenBench;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.WorkbenchViewModel.Spoken;

/**
 * Says every finished step in the status line, so that it never tells of something older than the
 * document. Who knows more of a step says it behind this.
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
