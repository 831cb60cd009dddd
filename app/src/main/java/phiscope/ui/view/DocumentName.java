package phiscope.ui.view;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import phiscope.ui.viewmodel.OpenBench;
import phiscope.ui.viewmodel.OpenDocument;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** What the open document is called, with a mark while it is not saved. */
final class DocumentName {
  private final OpenDocument document;
  private final OpenBench model;
  private final WorkbenchViewModel workbench;

  DocumentName(OpenDocument document, OpenBench model, WorkbenchViewModel workbench) {
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
    String title = model.document().title();
    String name =
        document
            .file()
            .map(file -> workbench.messages().get("ui.title.inFile", title, file.getFileName()))
            .orElse(title);
    return document.isUnsaved() ? workbench.messages().get("ui.title.unsaved", name) : name;
  }
}
