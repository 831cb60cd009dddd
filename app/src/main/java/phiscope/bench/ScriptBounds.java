package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.ScriptEntry;

/** The bounds of the lines of a script. */
public final class ScriptBounds {
  public static final int CERTAIN = 1_000_000;

  /** The greatest incarnation with which a member may be restarted. */
  public static final long MAX_INCARNATION = 1_000_000_000_000L;

  private ScriptBounds() {}

  /** Whether a line is within its bounds. */
  public static boolean isBounded(ScriptEntry line) {
    return bounded(line).filter(line::equals).isPresent();
  }

  /**
   * The nearest line within the bounds; empty where there is none: it names no member that could
   * be, or it parts nobody.
   */
  public static Optional<ScriptEntry> bounded(ScriptEntry line) {
    boolean strange =
        ScriptMembers.named(line.what()).stream()
            .anyMatch(member -> member < 0 || member >= SwimBench.MAX_MEMBERS);
    return strange || isOfOneMember(line.what()) && ScriptMembers.named(line.what()).isEmpty()
        ? Optional.empty()
        : bounded(line.what(), SwimBench.MAX_TIME - time(line.at()))
            .map(what -> new ScriptEntry(time(line.at()), what));
  }

  private static boolean isOfOneMember(Intervention what) {
    return !(what instanceof Intervention.Loss
        || what instanceof Intervention.Delay
        || what instanceof Intervention.CutOneWay
        || what instanceof Intervention.Partition
        || what instanceof Intervention.Heal
        || what instanceof Intervention.MassJoin);
  }

  private static Optional<Intervention> bounded(Intervention what, long longest) {
    if (what instanceof Intervention.Partition partition) {
      List<MemberSet> groups = apart(partition.groups());
      return groups.isEmpty()
          ? Optional.empty()
          : Optional.of(new Intervention.Partition(groups, lasting(partition.lasting(), longest)));
    }
    return Optional.of(within(what, longest));
  }

  private static Intervention within(Intervention what, long longest) {
    if (what instanceof Intervention.Pause pause) {
      return new Intervention.Pause(pause.member(), lasting(pause.lasting(), longest));
    } else if (what instanceof Intervention.ObserverPause pause) {
      return new Intervention.ObserverPause(pause.member(), lasting(pause.lasting(), longest));
    } else if (what instanceof Intervention.Slow slow) {
      return new Intervention.Slow(
          slow.member(), time(slow.delay()), lasting(slow.lasting(), longest));
    } else if (what instanceof Intervention.Loss loss) {
      int share = Math.max(0, Math.min(CERTAIN, loss.perMillion()));
      return new Intervention.Loss(loss.from(), loss.to(), share, lasting(loss.lasting(), longest));
    } else if (what instanceof Intervention.Delay delay) {
      return new Intervention.Delay(
          delay.from(), delay.to(), time(delay.extra()), lasting(delay.lasting(), longest));
    } else if (what instanceof Intervention.CutOneWay cut) {
      return new Intervention.CutOneWay(cut.from(), cut.to(), lasting(cut.lasting(), longest));
    } else if (what instanceof Intervention.Restart restart) {
      long incarnation = Math.max(0, Math.min(MAX_INCARNATION, restart.incarnation()));
      return new Intervention.Restart(restart.member(), incarnation);
    } else if (what instanceof Intervention.MassJoin join) {
      int count = Math.max(1, Math.min(SwimBench.MAX_MEMBERS, join.count()));
      return new Intervention.MassJoin(count, time(join.spacing()), join.synced());
    } else if (what instanceof Intervention.ClockStep step) {
      long offset = Math.max(-SwimBench.MAX_TIME, Math.min(SwimBench.MAX_TIME, step.offset()));
      return new Intervention.ClockStep(step.member(), offset);
    }
    return what;
  }

  private static long lasting(long ticks, long longest) {
    return Math.max(0, Math.min(longest, ticks));
  }

  /** Groups without members in common; a group of everyone parts nobody and is left out. */
  private static List<MemberSet> apart(List<MemberSet> groups) {
    TreeSet<Integer> seen = new TreeSet<>();
    List<MemberSet> apart = new ArrayList<>();
    for (MemberSet group : groups) {
      List<Integer> fresh = group.members().stream().filter(seen::add).toList();
      if (!fresh.isEmpty()) {
        apart.add(new MemberSet(fresh));
      }
    }
    return apart;
  }

  /** The time within the bounds that is nearest. */
  static long time(long ticks) {
    return Math.max(0, Math.min(SwimBench.MAX_TIME, ticks));
  }
}
