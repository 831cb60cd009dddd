package phiscope.ui.view;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import phiscope.bench.BenchKind;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.OpenBench;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.WorkbenchViewModel.Spoken;

/** The actions that every bench has, and those on the look of the window. */
final class WindowActions {
  private final WorkbenchView view;
  private final OpenBench open;
  private final WorkbenchViewModel workbench;
  private final ActionBook book;

  WindowActions(WorkbenchView view, WorkbenchViewModel workbench, ActionBook book) {
    this.view = view;
    this.open = view.open();
    this.workbench = workbench;
    this.book = book;
  }

  void addEdit() {
    ObservableValue<EditHistory<?>> history = open.historyProperty();
    book.add(
        "edit",
        "undo",
        "mdi2u-undo",
        "Shortcut+Z",
        named("ui.action.undo", history.map(h -> h.lastEdit())),
        history.map(h -> !h.canUndo()),
        this::undo);
    book.add(
        "edit",
        "redo",
        "mdi2r-redo",
        "Shortcut+Shift+Z",
        named("ui.action.redo", history.map(h -> h.nextEdit())),
        history.map(h -> !h.canRedo()),
        this::redo);
  }

  /** "Undo: move a heartbeat"; the bare word where there is nothing. */
  private ObservableValue<String> named(
      String key, ObservableValue<Optional<? extends Edit<?>>> edit) {
    return workbench
        .messagesProperty()
        .flatMap(
            messages ->
                edit.map(
                    step ->
                        step.map(e -> messages.get(key + ".of", messages.get(e.key())))
                            .orElse(messages.get(key))));
  }

  private void undo() {
    Optional<? extends Edit<?>> what = open.history().lastEdit();
    open.undo();
    what.ifPresent(edit -> workbench.announce("ui.said.undone", new Spoken(edit.key())));
  }

  private void redo() {
    Optional<? extends Edit<?>> what = open.history().nextEdit();
    open.redo();
    what.ifPresent(edit -> workbench.announce("ui.said.redone", new Spoken(edit.key())));
  }

  /** Steps of time, then what each bench can do besides; shown while it is open. */
  void addBenches() {
    book.add(
        "time", "previous", "mdi2s-skip-previous", "Alt+Left", () -> view.benchView().step(false));
    book.add("time", "next", "mdi2s-skip-next", "Alt+Right", () -> view.benchView().step(true));
    book.add(
        "time", "play", "mdi2p-play-pause", "Shortcut+Space", () -> view.benchView().togglePlay());
    for (BenchView each : view.benchViews()) {
      BenchKind kind = each.kind();
      book.during(open.openProperty().map(model -> model.kind() == kind), each::addActions);
    }
  }

  void addView() {
    book.add("view", "language", "mdi2t-translate", "Shortcut+L", this::switchLanguage);
    book.add("view", "theme", "mdi2t-theme-light-dark", "Shortcut+Shift+L", this::switchTheme);
    book.add(
        "view",
        "projector",
        "mdi2p-presentation",
        "F9",
        () -> workbench.change(s -> s.withProjector(!s.projector())));
    book.separate("view");
    book.add(
        "view",
        "zoomIn",
        "mdi2m-magnify-plus-outline",
        "Shortcut+Plus",
        () -> workbench.change(s -> s.zoomedBy(1)));
    book.add(
        "view",
        "zoomOut",
        "mdi2m-magnify-minus-outline",
        "Shortcut+Minus",
        () -> workbench.change(s -> s.zoomedBy(-1)));
    book.add("view", "zoomReset", "", "Shortcut+0", () -> workbench.change(s -> s.withZoom(100)));
    book.separate("view");
    book.add(
        "view", "maximise", "mdi2a-arrow-expand", "F8", () -> view.benchView().toggleMaximised());
    book.add("view", "library", "mdi2d-dock-left", "Shortcut+B", view::toggleLibrary);
    book.add("view", "parameters", "mdi2d-dock-right", "Shortcut+Shift+B", view::toggleParameters);
    book.add(
        "view",
        "motion",
        "mdi2m-motion-pause-outline",
        "",
        () -> workbench.change(s -> s.withReducedMotion(!s.reducedMotion())));
  }

  private void switchLanguage() {
    workbench.change(
        s ->
            s.withLanguage(s.language() == Language.CHINESE ? Language.ENGLISH : Language.CHINESE));
  }

  private void switchTheme() {
    workbench.change(
        s ->
            s.withTheme(
                s.theme() == Settings.Theme.DARK ? Settings.Theme.LIGHT : Settings.Theme.DARK));
  }
}
