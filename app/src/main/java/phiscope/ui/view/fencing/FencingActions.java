package phiscope.ui.view.fencing;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import phiscope.bench.FencingWords;
import phiscope.core.fencing.FencingFrame;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.run.RunActions;
import phiscope.ui.viewmodel.fencing.FencingCondition;

/** What can be done on the fencing bench, for its menu, the palette and the keys. */
final class FencingActions {
  private final FencingContext context;
  private final Consumer<String> show;
  private final RunActions<FencingFrame> menu;

  FencingActions(FencingContext context, Consumer<String> show, ActionBook book) {
    this.context = context;
    this.show = show;
    this.menu = new RunActions<>("fencing", book, context);
  }

  void add(Runnable search, Runnable table) {
    menu.addCause();
    menu.addEnds();
    menu.separate();
    menu.addNext("fencingNextBreach", "Alt+B", FencingCondition.BREACH);
    menu.addNext("fencingNextWrite", "Alt+W", FencingCondition.WRITE);
    menu.addNext("fencingNextToken", "Alt+T", FencingCondition.TOKEN);
    menu.addNext("fencingNextFault", "Alt+F", FencingCondition.FAULT);
    menu.separate();
    menu.add("fencingSearch", "mdi2m-magnify-scan", "Alt+C", search);
    menu.add("fencingTable", "mdi2t-table-search", "", table);
    menu.separate();
    onHolder("fencingWrite", "mdi2p-pencil-outline", "write", this::write);
    onHolder("fencingPause", "mdi2p-pause-octagon-outline", "pause", this::pause);
    onHolder("fencingCrash", "mdi2c-close-octagon-outline", "crash", this::crash);
    menu.add("fencingSuspect", "mdi2h-help-circle-outline", "", this::suspect);
    menu.add("fencingRestartResource", "mdi2r-restart", "", this::restartResource);
    menu.separate();
    menu.addPanels(FencingDesk.PANELS, show);
  }

  /** On the holder that the latest token is with, at the frame that is looked at. */
  private void onHolder(String id, String icon, String verb, IntConsumer act) {
    menu.add(
        id,
        icon,
        "",
        () -> {
          int holder = context.model().reading().snapshot().authority().holder();
          act.accept(holder);
          context.said("fencingview.said." + verb, FencingWords.holder(holder));
        });
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
