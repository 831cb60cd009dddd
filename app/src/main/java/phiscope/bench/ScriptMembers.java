package phiscope.bench;

import java.util.List;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;

/** The members that a line of a script names. */
public final class ScriptMembers {
  private ScriptMembers() {}

  /** The greatest number of a member that is named; -1 where none is. */
  public static int greatest(Intervention what) {
    return named(what).stream().mapToInt(Integer::intValue).max().orElse(-1);
  }

  /** The members that are named, in no order. */
  public static List<Integer> named(Intervention what) {
    if (what instanceof Intervention.Loss loss) {
      return both(loss.from(), loss.to());
    }
    if (what instanceof Intervention.Delay delay) {
      return both(delay.from(), delay.to());
    }
    if (what instanceof Intervention.CutOneWay cut) {
      return both(cut.from(), cut.to());
    }
    if (what instanceof Intervention.Partition partition) {
      return partition.groups().stream().flatMap(group -> group.members().stream()).toList();
    }
    int one = member(what);
    return one < 0 ? List.of() : List.of(one);
  }

  /** The one member to whom something is done; -1 where it is none or several. */
  public static int member(Intervention what) {
    if (what instanceof Intervention.Crash crash) {
      return crash.member();
    } else if (what instanceof Intervention.Pause pause) {
      return pause.member();
    } else if (what instanceof Intervention.ObserverPause pause) {
      return pause.member();
    } else if (what instanceof Intervention.Slow slow) {
      return slow.member();
    } else if (what instanceof Intervention.Restart restart) {
      return restart.member();
    } else if (what instanceof Intervention.Leave leave) {
      return leave.member();
    } else if (what instanceof Intervention.ClockStep step) {
      return step.member();
    }
    return what instanceof Intervention.Announce announce ? announce.member() : -1;
  }

  private static List<Integer> both(MemberSet from, MemberSet to) {
    return java.util.stream.Stream.concat(from.members().stream(), to.members().stream()).toList();
  }
}
