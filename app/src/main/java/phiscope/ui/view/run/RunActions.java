package phiscope.ui.view.run;

import java.util.List;
import java.util.function.Consumer;
import phiscope.ui.view.ActionBook;
import phiscope.ui.viewmodel.run.FrameTest;

/**
 * What can be done on every bench with a run, for its menu, the palette and the keys.
 *
 * @param menu the name of the menu, with which the names of these actions begin
 * @param book where they are added
 */
public record RunActions<F>(String menu, ActionBook book, RunContext<F> context) {
  /** Adds to the menu; an empty icon or shortcut means none. */
  public void add(String id, String icon, String keys, Runnable run) {
    book.add(menu, id, icon, keys, run);
  }

  /** A line between groups of the menu. */
  public void separate() {
    book.separate(menu);
  }

  /** Adds the way to the frame that caused the one that is looked at. */
  public void addCause() {
    add(
        menu + "Cause",
        "mdi2a-arrow-top-left",
        "Alt+Up",
        () -> {
          if (!context.steps().toCause()) {
            context.said("swimview.said.noCause");
          }
        });
  }

  /** Adds the ways to the first frame and to the last. */
  public void addEnds() {
    add(menu + "First", "mdi2p-page-first", "Alt+Home", context.steps()::toFirst);
    add(menu + "Last", "mdi2p-page-last", "Alt+End", context.steps()::toLast);
  }

  /** Adds the way to the next frame in which something holds. */
  public void addNext(String id, String keys, FrameTest<F> condition) {
    add(id, "", keys, () -> next(condition, true));
  }

  /** Goes to the next or the previous frame in which something holds, or says that none is. */
  public void next(FrameTest<F> condition, boolean forward) {
    if (!context.steps().next(condition, forward)) {
      context.said(forward ? "swimview.said.noNext" : "swimview.said.noPrevious");
    }
  }

  /**
   * Adds the ways to the panels.
   *
   * @param panels their ids, in the order of their shortcuts
   */
  public void addPanels(List<String> panels, Consumer<String> show) {
    for (int i = 0; i < panels.size(); i++) {
      String id = panels.get(i);
      book.add(
          menu,
          "show." + id,
          "",
          "Shortcut+" + (i + 1),
          context.words().of("ui.panel." + id),
          ActionBook.ENABLED,
          () -> show.accept(id));
    }
  }
}
