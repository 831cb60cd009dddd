package phiscope.ui.view.swim;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import phiscope.bench.script.ScriptValues;
import phiscope.ui.view.ActionBook;
import phiscope.ui.viewmodel.swim.FrameCondition;

/** What can be done on the SWIM bench, for its menu, the palette and the keys. */
final class SwimActions {
  private final SwimContext context;
  private final Consumer<String> show;
  private final ActionBook book;

  SwimActions(SwimContext context, Consumer<String> show, ActionBook book) {
    this.context = context;
    this.show = show;
    this.book = book;
  }

  void add() {
    action("swimCause", "mdi2a-arrow-top-left", "Alt+Up", this::toCause);
    action("swimFirst", "mdi2p-page-first", "Alt+Home", context.steps()::toFirst);
    action("swimLast", "mdi2p-page-last", "Alt+End", context.steps()::toLast);
    book.separate("swim");
    condition("swimNextSuspicion", "Alt+S", FrameCondition.SUSPICION);
    condition("swimNextDeath", "Alt+D", FrameCondition.DEATH);
    condition("swimNextRefutation", "Alt+R", FrameCondition.REFUTATION);
    condition("swimNextFault", "Alt+F", FrameCondition.FAULT);
    book.separate("swim");
    onMember("swimCrash", "mdi2c-close-octagon-outline", "crash", this::crash);
    onMember("swimPause", "mdi2p-pause-octagon-outline", "pause", this::pause);
    onMember("swimSlow", "mdi2t-tortoise", "slow", this::slow);
    onMember("swimRestart", "mdi2r-restart", "restart", this::restart);
    onMember("swimLeave", "mdi2l-logout", "leave", this::leave);
    action("swimPartition", "mdi2c-content-cut", "", this::partition);
    action("swimHeal", "mdi2b-bandage", "", this::heal);
    book.separate("swim");
    for (String id : SwimDesk.PANELS) {
      book.add(
          "swim",
          "show." + id,
          "",
          "Shortcut+" + (SwimDesk.PANELS.indexOf(id) + 1),
          context.words().of("ui.panel." + id),
          ActionBook.ENABLED,
          () -> show.accept(id));
    }
  }

  private void action(String id, String icon, String keys, Runnable run) {
    book.add(
        "swim", id, icon, keys, context.words().of("ui.action." + id), ActionBook.ENABLED, run);
  }

  private void condition(String id, String keys, FrameCondition condition) {
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

  /** On the member whose eyes are used, at the frame that is looked at. */
  private void onMember(String id, String icon, String verb, IntConsumer act) {
    action(
        id,
        icon,
        "",
        () ->
            context
                .model()
                .options()
                .observer()
                .ifPresentOrElse(
                    member -> {
                      act.accept(member);
                      context.said("swimview.said." + verb, ScriptValues.member(member));
                    },
                    () -> context.said("swimview.said.chooseFirst")));
  }

  private void toCause() {
    if (!context.steps().toCause()) {
      context.said("swimview.said.noCause");
    }
  }

  private void crash(int member) {
    context.verbs().crash(member, context.verbs().now());
  }

  private void pause(int member) {
    context.verbs().pause(member, context.verbs().now());
  }

  private void slow(int member) {
    context.verbs().slow(member, context.verbs().now());
  }

  private void restart(int member) {
    context.verbs().restart(member, context.verbs().now());
  }

  private void leave(int member) {
    context.verbs().leave(member, context.verbs().now());
  }

  private void partition() {
    var picked = context.model().options().picked();
    if (picked.isEmpty()) {
      context.said("swimview.said.pickFirst");
    } else {
      context.verbs().partition(picked, context.verbs().now());
      context.said("swimview.said.partitioned", String.valueOf(picked.size()));
    }
  }

  private void heal() {
    context.verbs().heal(context.verbs().now());
    context.said("swimview.said.healed");
  }
}
