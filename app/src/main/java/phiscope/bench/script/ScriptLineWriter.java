package phiscope.bench.script;

import java.util.List;
import java.util.stream.Collectors;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.ScriptEntry;

/** Writes lines of a script. */
final class ScriptLineWriter {
  private ScriptLineWriter() {}

  static String line(ScriptEntry entry) {
    return when(entry.at(), lasting(entry.what())) + " " + what(entry.what());
  }

  /** How a line begins; what lasts 0 lasts until the end, or happens at one instant. */
  static String when(long at, long lasting) {
    return lasting == 0
        ? "at " + ScriptValues.time(at)
        : "from " + ScriptValues.time(at) + " to " + ScriptValues.time(at + lasting);
  }

  /** How long a line lasts; 0 for until the end, and for what happens at one instant. */
  private static long lasting(Intervention what) {
    if (what instanceof Intervention.Pause pause) {
      return pause.lasting();
    } else if (what instanceof Intervention.ObserverPause pause) {
      return pause.lasting();
    } else if (what instanceof Intervention.Slow slow) {
      return slow.lasting();
    } else if (what instanceof Intervention.Loss loss) {
      return loss.lasting();
    } else if (what instanceof Intervention.Delay delay) {
      return delay.lasting();
    } else if (what instanceof Intervention.CutOneWay cut) {
      return cut.lasting();
    }
    return what instanceof Intervention.Partition partition ? partition.lasting() : 0;
  }

  private static String what(Intervention what) {
    if (what instanceof Intervention.Crash crash) {
      return "crash " + member(crash.member());
    } else if (what instanceof Intervention.Pause pause) {
      return "pause " + member(pause.member());
    } else if (what instanceof Intervention.ObserverPause pause) {
      return "observer-pause " + member(pause.member());
    } else if (what instanceof Intervention.Slow slow) {
      return "slow " + member(slow.member()) + " by " + ScriptValues.time(slow.delay());
    } else if (what instanceof Intervention.Loss loss) {
      return "loss " + ScriptValues.share(loss.perMillion()) + way(loss.from(), loss.to());
    } else if (what instanceof Intervention.Delay delay) {
      return "delay " + ScriptValues.time(delay.extra()) + way(delay.from(), delay.to());
    } else if (what instanceof Intervention.CutOneWay cut) {
      return "cut" + way(cut.from(), cut.to());
    } else if (what instanceof Intervention.Partition partition) {
      return "partition "
          + partition.groups().stream()
              .map(ScriptLineWriter::members)
              .collect(Collectors.joining(" | "));
    }
    return instant(what);
  }

  private static String instant(Intervention what) {
    if (what instanceof Intervention.Heal) {
      return "heal";
    } else if (what instanceof Intervention.Restart restart) {
      return "restart "
          + member(restart.member())
          + (restart.incarnation() == 0 ? "" : " incarnation " + restart.incarnation());
    } else if (what instanceof Intervention.MassJoin join) {
      return "join "
          + join.count()
          + " every "
          + ScriptValues.time(join.spacing())
          + (join.synced() ? " synced" : " unsynced");
    } else if (what instanceof Intervention.Leave leave) {
      return "leave " + member(leave.member());
    } else if (what instanceof Intervention.ClockStep step) {
      return "clock " + member(step.member()) + " " + ScriptValues.step(step.offset());
    } else if (what instanceof Intervention.Announce announce) {
      return "announce " + member(announce.member());
    }
    throw new AssertionError("no words for " + what.getClass());
  }

  private static String way(MemberSet from, MemberSet to) {
    return " " + members(from) + " -> " + members(to);
  }

  private static String members(MemberSet set) {
    return set.isEveryone() ? "all" : members(set.members());
  }

  private static String members(List<Integer> members) {
    return members.stream().map(ScriptLineWriter::member).collect(Collectors.joining(" "));
  }

  private static String member(int number) {
    return ScriptValues.member(number);
  }
}
