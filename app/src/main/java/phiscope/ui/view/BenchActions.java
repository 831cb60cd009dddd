package phiscope.ui.view;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import phiscope.bench.DetectorBench;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.WorkbenchViewModel.Spoken;

/** The actions on the open bench and on the look of the window. */
final class BenchActions {
  private final WorkbenchView view;
  private final BenchViewModel model;
  private final WorkbenchViewModel workbench;
  private final ActionBook book;

  BenchActions(WorkbenchView view, ActionBook book) {
    this.view = view;
    this.model = view.bench().model();
    this.workbench = view.bench().workbench();
    this.book = book;
  }

  void addEdit() {
    ObservableValue<EditHistory<DetectorBench>> history = model.historyProperty();
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
    book.separate("edit");
    book.add(
        "edit",
        "addHeartbeat",
        "mdi2p-plus",
        "Shortcut+Shift+H",
        () -> view.bench().verbs().addHeartbeatAtNow(0));
    book.add(
        "edit",
        "swapOrder",
        "mdi2s-swap-horizontal",
        "Shortcut+Shift+O",
        view.stepBar()::swapOrder);
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
    Optional<? extends Edit<?>> what = model.history().lastEdit();
    model.undo();
    what.ifPresent(edit -> workbench.announce("ui.said.undone", new Spoken(edit.key())));
  }

  private void redo() {
    Optional<? extends Edit<?>> what = model.history().nextEdit();
    model.redo();
    what.ifPresent(edit -> workbench.announce("ui.said.redone", new Spoken(edit.key())));
  }

  void addBench() {
    book.add(
        "bench",
        "previous",
        "mdi2s-skip-previous",
        "Alt+Left",
        () -> view.bench().verbs().stepNow(false));
    book.add(
        "bench", "next", "mdi2s-skip-next", "Alt+Right", () -> view.bench().verbs().stepNow(true));
    book.add("bench", "play", "mdi2p-play-pause", "Shortcut+Space", view.playback()::toggle);
    book.separate("bench");
    book.add("bench", "wholeTape", "mdi2m-magnify-close", "", model::showWholeTape);
    for (String id : view.panelIds()) {
      book.add(
          "bench",
          "show." + id,
          "",
          "Shortcut+" + (view.panelIds().indexOf(id) + 1),
          () -> view.deck().reveal(id));
    }
    book.separate("bench");
    book.add("bench", "maximise", "mdi2a-arrow-expand", "F8", view::toggleMaximisedFocus);
  }

  void addView() {
    book.add(
        "view",
        "language",
        "mdi2t-translate",
        "Shortcut+L",
        () ->
            workbench.change(
                s ->
                    s.withLanguage(
                        s.language() == Language.CHINESE ? Language.ENGLISH : Language.CHINESE)));
    book.add(
        "view",
        "theme",
        "mdi2t-theme-light-dark",
        "Shortcut+Shift+L",
        () ->
            workbench.change(
                s ->
                    s.withTheme(
                        s.theme() == Settings.Theme.DARK
                            ? Settings.Theme.LIGHT
                            : Settings.Theme.DARK)));
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
        "view",
        "cover",
        "mdi2e-eye-off-outline",
        "Shortcut+H",
        () -> CoverGroup.toggle(view.bench()));
    book.separate("view");
    book.add("view", "library", "mdi2d-dock-left", "Shortcut+B", view::toggleLibrary);
    book.add("view", "parameters", "mdi2d-dock-right", "Shortcut+Shift+B", view::toggleParameters);
    book.add(
        "view",
        "motion",
        "mdi2m-motion-pause-outline",
        "",
        () -> workbench.change(s -> s.withReducedMotion(!s.reducedMotion())));
  }
}
