package phiscope.ui.view.swim;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.SwimFrame;
import phiscope.text.Numbers;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.run.RunActions;
import phiscope.ui.viewmodel.swim.FrameCondition;

/** What can be done on the SWIM bench, for its menu, the palette and the keys. */
final class SwimActions {
  private final SwimContext context;
  private final Consumer<String> show;
  private final RunActions<SwimFrame> menu;

  SwimActions(SwimContext context, Consumer<String> show, ActionBook book) {
    this.context = context;
    this.show = show;
    this.menu = new RunActions<>("swim", book, context);
  }

  void add() {
    menu.addCause();
    menu.addEnds();
    menu.separate();
    menu.addNext("swimNextSuspicion", "Alt+S", FrameCondition.SUSPICION);
    menu.addNext("swimNextDeath", "Alt+D", FrameCondition.DEATH);
    menu.addNext("swimNextRefutation", "Alt+R", FrameCondition.REFUTATION);
    menu.addNext("swimNextFault", "Alt+F", FrameCondition.FAULT);
    menu.separate();
    onMember("swimCrash", "mdi2c-close-octagon-outline", "crash", this::crash);
    onMember("swimPause", "mdi2p-pause-octagon-outline", "pause", this::pause);
    onMember("swimSlow", "mdi2t-tortoise", "slow", this::slow);
    onMember("swimRestart", "mdi2r-restart", "restart", this::restart);
    onMember("swimLeave", "mdi2l-logout", "leave", this::leave);
    menu.add("swimPartition", "mdi2c-content-cut", "", this::partition);
    menu.add("swimHeal", "mdi2b-bandage", "", this::heal);
    menu.separate();
    menu.addPanels(SwimDesk.PANELS, show);
  }

  /** On the member whose eyes are used, at the frame that is looked at. */
  private void onMember(String id, String icon, String verb, IntConsumer act) {
    menu.add(
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
      context.said("swimview.said.partitioned", Numbers.whole(picked.size()));
    }
  }

  private void heal() {
    context.verbs().heal(context.verbs().now());
    context.said("swimview.said.healed");
  }
}
