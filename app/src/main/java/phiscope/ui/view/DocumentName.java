package phiscope.ui.view;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import phiscope.text.ReadyTitles;
import phiscope.ui.viewmodel.LessonViewModel;
import phiscope.ui.viewmodel.OpenBench;
import phiscope.ui.viewmodel.OpenDocument;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/**
 * What the open document is called, with a mark while it is not saved; while a lesson has the
 * bench, the name of the lesson.
 */
final class DocumentName {
  private final OpenDocument document;
  private final OpenBench model;
  private final LessonViewModel lesson;
  private final WorkbenchViewModel workbench;

  DocumentName(
      OpenDocument document,
      OpenBench model,
      LessonViewModel lesson,
      WorkbenchViewModel workbench) {
    this.document = document;
    this.model = model;
    this.lesson = lesson;
    this.workbench = workbench;
  }

  StringBinding text() {
    return Bindings.createStringBinding(
        this::name,
        document.fileProperty(),
        document.unsavedProperty(),
        model.historyProperty(),
        lesson.playerProperty(),
        workbench.messagesProperty());
  }

  StringBinding windowTitle() {
    StringBinding name = text();
    return Bindings.createStringBinding(() -> name.get() + " - Phiscope", name);
  }

  private String name() {
    return lesson
        .player()
        .map(player -> player.lesson().title().in(workbench.messages().language()))
        .orElseGet(this::documentName);
  }

  private String documentName() {
    String title = ReadyTitles.in(workbench.messages(), model.document().title());
    String name =
        document
            .file()
            .map(file -> inFile(title, String.valueOf(file.getFileName())))
            .orElse(title);
    return document.isUnsaved() ? workbench.messages().get("ui.title.unsaved", name) : name;
  }

  private String inFile(String title, String file) {
    return title.isBlank() ? file : workbench.messages().get("ui.title.inFile", title, file);
  }
}
