package phiscope.ui.view;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.OpenDocument;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** What the open document is called, with a mark while it is not saved. */
final class DocumentName {
  private final OpenDocument document;
  private final BenchViewModel model;
  private final WorkbenchViewModel workbench;

  DocumentName(OpenDocument document, BenchViewModel model, WorkbenchViewModel workbench) {
    this.document = document;
    this.model = model;
    this.workbench = workbench;
  }

  StringBinding text() {
    return Bindings.createStringBinding(
        this::name,
        document.fileProperty(),
        document.unsavedProperty(),
        model.historyProperty(),
        workbench.messagesProperty());
  }

  StringBinding windowTitle() {
    return Bindings.createStringBinding(
        () -> name() + " - Phiscope",
        document.fileProperty(),
        document.unsavedProperty(),
        model.historyProperty(),
        workbench.messagesProperty());
  }

  private String name() {
    String title = model.bench().title();
    String name =
        document
            .file()
            .map(file -> workbench.messages().get("ui.title.inFile", title, file.getFileName()))
            .orElse(title);
    return document.isUnsaved() ? workbench.messages().get("ui.title.unsaved", name) : name;
  }
}
