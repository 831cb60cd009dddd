package phiscope.ui.viewmodel.fencing;

import java.util.Optional;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBranchEdit;
import phiscope.bench.FencingScriptEdit;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.RequestState;
import phiscope.core.kernel.SimTime;

/**
 * What can be done from the picture. What is done at a time that was seen already keeps what was
 * there and makes a branch; what is done later is written into the script.
 */
public final class FencingVerbs {
  private static final int SLOWER = -200_000;

  private final FencingViewModel model;

  public FencingVerbs(FencingViewModel model) {
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
  public void act(long at, FencingIntervention what) {
    FencingBench bench = model.bench();
    int branch = bench.view().branch();
    boolean room = bench.branches().size() < FencingBench.MAX_BRANCHES;
    if (branches(at) && room) {
      model.apply(
          new FencingBranchEdit.Fork(branch, Math.max(FencingBranchEdit.BEFORE_ALL, at), what));
    } else {
      model.apply(
          new FencingScriptEdit.AddLine(branch, new FencingScriptEntry(Math.max(0, at + 1), what)));
    }
  }

  /** The time of the frame that is looked at. */
  public long now() {
    return model.reading().frame().time();
  }

  /** As long as a lease lasts: what is called "a lease" in menus. */
  private long lease() {
    return model.bench().scenario().lease().duration();
  }

  public void write(int holder, long at) {
    act(at, new FencingIntervention.Write(holder, 0, Optional.empty()));
  }

  /** A write under the number that follows the latest token. */
  public void writeUnderOwnNumber(int holder, long at) {
    long next = model.reading().snapshot().authority().token() + 1;
    act(at, new FencingIntervention.Write(holder, next, Optional.empty()));
  }

  /** From one time to another, to the tick: what is dragged to the start begins there. */
  public void pause(int holder, long from, long to) {
    act(from - 1, new FencingIntervention.Pause(holder, Math.max(1, to - from)));
  }

  /** Longer than the lease, so that it runs out meanwhile. */
  public void pause(int holder, long at) {
    act(at, new FencingIntervention.Pause(holder, lease() + SimTime.SECOND));
  }

  public void crash(int holder, long at) {
    act(at, new FencingIntervention.Crash(holder));
  }

  public void restart(int holder, long at) {
    act(at, new FencingIntervention.Restart(holder));
  }

  /** From now on its clock goes a fifth too slowly. */
  public void slowClock(int holder, long at) {
    act(at, new FencingIntervention.ClockRate(holder, SLOWER));
  }

  /** Its clock jumps back by a second. */
  public void clockBack(int holder, long at) {
    act(at, new FencingIntervention.ClockStep(holder, -SimTime.SECOND));
  }

  /** Nothing gets through to the authority, the resource or both, until the end. */
  public void cut(int holder, Side side, long at) {
    act(at, new FencingIntervention.Cut(holder, side, 0));
  }

  /** What it sends takes as long as a lease, for as long. */
  public void slow(int holder, long at) {
    act(at, new FencingIntervention.Slow(holder, Side.BOTH, lease(), lease()));
  }

  public void refuse(int holder, long at) {
    act(at, new FencingIntervention.RefuseTakeover(holder, 0));
  }

  public void suspect(long at) {
    act(at, new FencingIntervention.Suspect());
  }

  public void restartResource(long at) {
    act(at, new FencingIntervention.RestartResource());
  }

  /** The latest request of the frame that is looked at that has no answer; empty for none. */
  public Optional<RequestState> unanswered() {
    var requests = model.reading().snapshot().requests();
    for (int i = requests.size() - 1; i >= 0; i--) {
      if (requests.get(i).attempts() > 0 && !requests.get(i).isAnswered()) {
        return Optional.of(requests.get(i));
      }
    }
    return Optional.empty();
  }

  public void repeat(int request, long at) {
    act(at, new FencingIntervention.Repeat(request, Optional.empty()));
  }
}
