package phiscope.ui.viewmodel.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.BranchEdit;
import phiscope.bench.ScriptEdit;
import phiscope.bench.SwimBench;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.ScriptEntry;

/**
 * What can be done to the cluster from the picture. What is done at a time that was seen already
 * keeps what was there and makes a branch; what is done later is written into the script.
 */
public final class SwimVerbs {
  private static final int HALF = 500_000;
  private static final int ALL = 1_000_000;

  private final SwimViewModel model;

  public SwimVerbs(SwimViewModel model) {
    this.model = model;
  }

  /** Whether an act at a time makes a branch. */
  public boolean branches(long at) {
    return at < model.seenUpTo();
  }

  /**
   * Does something right after a time, so that the frames of that time stay; in the past in a new
   * branch.
   */
  public void act(long at, Intervention what) {
    SwimBench bench = model.bench();
    int branch = bench.view().branch();
    boolean room = bench.branches().size() < SwimBench.MAX_BRANCHES;
    if (branches(at) && room) {
      model.apply(new BranchEdit.Fork(branch, Math.max(BranchEdit.BEFORE_ALL, at), what));
    } else {
      model.apply(new ScriptEdit.AddLine(branch, new ScriptEntry(Math.max(0, at + 1), what)));
    }
  }

  /** The time of the frame that is looked at: faults of the ring are done then. */
  public long now() {
    return model.reading().frame().time();
  }

  private long period() {
    return model.bench().parameters().probe().interval();
  }

  public void crash(int member, long at) {
    act(at, new Intervention.Crash(member));
  }

  /** From one time to another, to the tick: what is dragged to the start begins there. */
  public void pause(int member, long from, long to) {
    act(from - 1, new Intervention.Pause(member, Math.max(1, to - from)));
  }

  /** For three periods. */
  public void pause(int member, long at) {
    act(at, new Intervention.Pause(member, 3 * period()));
  }

  public void observerPause(int member, long at) {
    act(at, new Intervention.ObserverPause(member, 3 * period()));
  }

  /** By as long as a direct probe waits, for six periods. */
  public void slow(int member, long at) {
    long delay = model.bench().parameters().probe().timeout();
    act(at, new Intervention.Slow(member, delay, 6 * period()));
  }

  /** Half of what it sends gets lost, for six periods. */
  public void lose(int member, long at) {
    act(at, new Intervention.Loss(MemberSet.of(member), MemberSet.everyone(), HALF, 6 * period()));
  }

  /** All that it sends gets lost, for six periods. */
  public void loseAll(int member, long at) {
    act(at, new Intervention.Loss(MemberSet.of(member), MemberSet.everyone(), ALL, 6 * period()));
  }

  /** What goes this way takes longer by as much as a direct probe waits, for six periods. */
  public void delay(int from, int to, long at) {
    long extra = model.bench().parameters().probe().timeout();
    if (from != to) {
      act(at, new Intervention.Delay(MemberSet.of(from), MemberSet.of(to), extra, 6 * period()));
    }
  }

  /** Five more, one every period; with the list of a running member, or with that of all. */
  public void joinMany(boolean synced, long at) {
    act(at, new Intervention.MassJoin(5, period(), synced));
  }

  public void restart(int member, long at) {
    act(at, new Intervention.Restart(member, 0));
  }

  public void leave(int member, long at) {
    act(at, new Intervention.Leave(member));
  }

  public void announce(int member, long at) {
    act(at, new Intervention.Announce(member));
  }

  /** Its wall clock jumps ahead by a period. */
  public void clockStep(int member, long at) {
    act(at, new Intervention.ClockStep(member, period()));
  }

  /** Nothing gets from one to the other until it heals. */
  public void cut(int from, int to, long at) {
    if (from != to) {
      act(at, new Intervention.CutOneWay(MemberSet.of(from), MemberSet.of(to), 0));
    }
  }

  /** These on one side, all others on the other, until it heals. */
  public void partition(List<Integer> members, long at) {
    if (!members.isEmpty() && members.size() < model.reading().cluster().members()) {
      List<MemberSet> groups = new ArrayList<>();
      groups.add(new MemberSet(members));
      act(at, new Intervention.Partition(groups, 0));
    }
  }

  public void heal(long at) {
    act(at, new Intervention.Heal());
  }

  public void join(long at) {
    act(at, new Intervention.MassJoin(1, 0, true));
  }
}
