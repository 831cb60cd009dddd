package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;

/**
 * What an application does when the member list of one observer changes, for example moves data or
 * holds an election: at once after each change, or with a rate limit.
 */
public final class MembershipChanges {
  private MembershipChanges() {}

  /** The times, in ticks, at which a member came or went in the observer's view. */
  public static List<Long> times(List<SwimFrame> frames, int observer) {
    List<Long> times = new ArrayList<>();
    for (SwimFrame frame : frames) {
      for (Change change : frame.changes()) {
        if (change instanceof Change.ViewChanged view
            && view.observer() == observer
            && isGone(view.before()) != isGone(view.after())) {
          times.add(frame.time());
        }
      }
    }
    return times;
  }

  private static boolean isGone(MemberRecord record) {
    return record == null || record.state().isGone();
  }

  /**
   * When side effects start, if two starts are at least {@code between} ticks apart. A change in
   * that time waits for its end, together with all others that come until then.
   */
  public static List<Long> sideEffects(List<Long> changes, long between) {
    List<Long> starts = new ArrayList<>();
    for (long change : changes) {
      long last = starts.isEmpty() ? Long.MIN_VALUE : starts.get(starts.size() - 1);
      if (starts.isEmpty() || change >= last + between) {
        starts.add(change);
      } else if (change > last) {
        starts.add(last + between);
      }
    }
    return starts;
  }
}
