package phiscope.ui.view;

import javafx.scene.layout.Region;
import phiscope.ui.viewmodel.BenchModel;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/**
 * What the boxes beside the panels of a bench show; they are up to date while it is the same.
 *
 * @param revision of the bench
 * @param status what the status line says
 * @param withParameters whether the parameters are in sight
 */
public record BesidePanels(long revision, String status, boolean withParameters) {
  /** What they are to show now. */
  public static BesidePanels now(
      BenchModel<?> model, WorkbenchViewModel workbench, Region parameters) {
    return new BesidePanels(
        model.revisionProperty().get(),
        workbench.statusProperty().get(),
        parameters.getParent() != null);
  }
}
