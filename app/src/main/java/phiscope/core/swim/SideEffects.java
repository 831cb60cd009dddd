package phiscope.core.swim;

import java.util.List;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;

/**
 * What the application of a member does when its member list changes, for example moves data or
 * holds an election: at once after each change, or with a rate limit, under which a change waits
 * and is then taken together with all that came meanwhile.
 *
 * @param changes how often a member came or went in its view; without a limit each sets one off
 * @param limited how many are set off with the limit, the one that waits among them
 * @param lastAt when the last one under the limit starts, in ticks; below 0 for none
 */
public record SideEffects(int changes, int limited, long lastAt) {
  /** With the limit two starts are at least so many ticks apart. */
  public static final long BETWEEN = 60 * SimTime.SECOND;

  /** Of a member that has seen no change. */
  static final SideEffects NONE = new SideEffects(0, 0, -1);

  /** After what has changed in a member at a time. */
  SideEffects after(List<Change> news, long now) {
    SideEffects all = this;
    for (Change change : news) {
      if (change instanceof Change.ViewChanged view
          && view.observer() != view.subject()
          && isGone(view.before()) != isGone(view.after())) {
        all = all.afterOne(now);
      }
    }
    return all;
  }

  private SideEffects afterOne(long now) {
    if (lastAt < 0 || now >= lastAt + BETWEEN) {
      return new SideEffects(changes + 1, limited + 1, now);
    }
    return now > lastAt
        ? new SideEffects(changes + 1, limited + 1, lastAt + BETWEEN)
        : new SideEffects(changes + 1, limited, lastAt);
  }

  private static boolean isGone(MemberRecord record) {
    return record == null || record.state().isGone();
  }
}
