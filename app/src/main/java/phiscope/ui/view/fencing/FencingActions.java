package phiscope.ui.view.fencing;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import phiscope.bench.FencingWords;
import phiscope.ui.view.ActionBook;
import phiscope.ui.viewmodel.fencing.FencingCondition;

/** What can be done on the fencing bench, for its menu, the palette and the keys. */
final class FencingActions {
  private static final String MENU = "fencing";

  private final FencingContext context;
  private final Consumer<String> show;
  private final ActionBook book;

  FencingActions(FencingContext context, Consumer<String> show, ActionBook book) {
    this.context = context;
    this.show = show;
    this.book = book;
  }

  void add(Runnable search, Runnable table) {
    action("fencingCause", "mdi2a-arrow-top-left", "Alt+Up", this::toCause);
    action("fencingFirst", "mdi2p-page-first", "Alt+Home", context.steps()::toFirst);
    action("fencingLast", "mdi2p-page-last", "Alt+End", context.steps()::toLast);
    book.separate(MENU);
    condition("fencingNextBreach", "Alt+B", FencingCondition.BREACH);
    condition("fencingNextWrite", "Alt+W", FencingCondition.WRITE);
    condition("fencingNextToken", "Alt+T", FencingCondition.TOKEN);
    condition("fencingNextFault", "Alt+F", FencingCondition.FAULT);
    book.separate(MENU);
    action("fencingSearch", "mdi2m-magnify-scan", "Alt+C", search);
    action("fencingTable", "mdi2t-table-search", "", table);
    book.separate(MENU);
    onHolder("fencingWrite", "mdi2p-pencil-outline", "write", this::write);
    onHolder("fencingPause", "mdi2p-pause-octagon-outline", "pause", this::pause);
    onHolder("fencingCrash", "mdi2c-close-octagon-outline", "crash", this::crash);
    action("fencingSuspect", "mdi2h-help-circle-outline", "", this::suspect);
    action("fencingRestartResource", "mdi2r-restart", "", this::restartResource);
    book.separate(MENU);
    for (String id : FencingDesk.PANELS) {
      book.add(
          MENU,
          "show." + id,
          "",
          "Shortcut+" + (FencingDesk.PANELS.indexOf(id) + 1),
          context.words().of("ui.panel." + id),
          ActionBook.ENABLED,
          () -> show.accept(id));
    }
  }

  private void action(String id, String icon, String keys, Runnable run) {
    book.add(MENU, id, icon, keys, context.words().of("ui.action." + id), ActionBook.ENABLED, run);
  }

  private void condition(String id, String keys, FencingCondition condition) {
    action(
        id,
        "",
        keys,
        () -> {
          if (!context.steps().next(condition, true)) {
            context.said("swimview.said.noNext");
          }
        });
  }

  /** On the holder that the latest token is with, at the frame that is looked at. */
  private void onHolder(String id, String icon, String verb, IntConsumer act) {
    action(
        id,
        icon,
        "",
        () -> {
          int holder = context.model().reading().snapshot().authority().holder();
          act.accept(holder);
          context.said("fencingview.said." + verb, FencingWords.holder(holder));
        });
  }

  private void toCause() {
    if (!context.steps().toCause()) {
      context.said("swimview.said.noCause");
    }
  }

  private void write(int holder) {
    context.verbs().write(holder, context.verbs().now());
  }

  private void pause(int holder) {
    context.verbs().pause(holder, context.verbs().now());
  }

  private void crash(int holder) {
    context.verbs().crash(holder, context.verbs().now());
  }

  private void suspect() {
    context.verbs().suspect(context.verbs().now());
    context.said("fencingview.said.suspect");
  }

  private void restartResource() {
    context.verbs().restartResource(context.verbs().now());
    context.said("fencingview.said.restartResource");
  }
}
