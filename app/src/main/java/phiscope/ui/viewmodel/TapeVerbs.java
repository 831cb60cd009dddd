package phiscope.ui.viewmodel;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.HeartbeatEdit.InsertDuplicate;
import phiscope.bench.HeartbeatEdit.InsertHeartbeat;
import phiscope.bench.HeartbeatEdit.Jitter;
import phiscope.bench.HeartbeatEdit.MoveHeartbeat;
import phiscope.bench.HeartbeatEdit.RemoveHeartbeat;
import phiscope.bench.HeartbeatEdit.Restart;
import phiscope.bench.HeartbeatEdit.SetFate;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.TapeEdit.AddPause;
import phiscope.bench.TapeEdit.RemovePause;
import phiscope.bench.TapeEdit.SetCrash;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.Handle.Target;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.WorkbenchViewModel.Spoken;

/** What can be drawn on a tape, besides moving what is there. */
public final class TapeVerbs {
  private final BenchViewModel model;
  private final WorkbenchViewModel workbench;
  private long seed = 1;

  public TapeVerbs(BenchViewModel model, WorkbenchViewModel workbench) {
    this.model = model;
    this.workbench = workbench;
  }

  public void announce(String sentence) {
    workbench.say(sentence);
  }

  /** Says why a key has moved nothing. */
  public void announceNothingMarked() {
    workbench.announce("ui.said.noMark");
  }

  /** Says why a pointer moves nothing where heartbeats lie too close; says nothing elsewhere. */
  public void announceCrowded(int tape, Figure figure, double pixel) {
    if (CrowdedMarks.isAt(figure, model.bench(), tape, pixel)) {
      workbench.announce("ui.said.crowded");
    }
  }

  private HeartbeatTrace trace(int tape) {
    return model.bench().tapes().get(tape).heartbeats();
  }

  private String time(long tick) {
    return DecimalEntry.show(model.bench().scale().toTime(tick));
  }

  private void apply(DetectorEdit edit, String said, Object... arguments) {
    model.apply(edit);
    workbench.announce("ui.said." + said, arguments);
  }

  /** The tick under a pointer, on the grid of the figure. */
  public long tickAt(Axis axis, double pixel) {
    double units = Math.abs((axis.high() - axis.low()) / (axis.end() - axis.start()));
    double value = DragGrid.nearest(axis.value(pixel), DragGrid.step(units)).doubleValue();
    long tick = model.bench().scale().nearestTick(value);
    return Math.max(0, Math.min(BenchLimits.MAX_TICK, tick));
  }

  public void addHeartbeat(int tape, Axis axis, double pixel) {
    addHeartbeat(tape, tickAt(axis, pixel));
  }

  public void addHeartbeat(int tape, long tick) {
    apply(new InsertHeartbeat(tape, tick), "added", time(tick));
  }

  public void addHeartbeatAtNow(int tape) {
    addHeartbeat(tape, model.bench().now());
  }

  /** Removes the heartbeat that a handle stands for, if it stands for one. */
  public void remove(Target target) {
    if (target instanceof Target.HeartbeatArrival heartbeat) {
      remove(heartbeat.tape(), heartbeat.index());
    } else if (target instanceof Target.IntervalLength interval) {
      remove(interval.tape(), interval.index());
    } else if (target instanceof Target.Crash crash) {
      apply(new SetCrash(crash.tape(), OptionalLong.empty()), "crashRemoved");
    } else if (target instanceof Target.PauseEdge edge) {
      apply(new RemovePause(edge.tape(), edge.pause()), "pauseRemoved");
    }
  }

  public void remove(int tape, int index) {
    if (index < trace(tape).size()) {
      String arrival = time(trace(tape).arrival(index));
      apply(new RemoveHeartbeat(tape, index), "removed", arrival);
    }
  }

  /** Moves the arrivals of a range at random, by up to an eighth of their mean interval. */
  public void jitter(int tape, double from, double to) {
    DetectorBench bench = model.bench();
    long first = Math.max(0, bench.scale().nearestTick(from));
    long last = Math.min(BenchLimits.MAX_TICK, bench.scale().nearestTick(to));
    HeartbeatTrace trace = trace(tape);
    int begin = trace.firstAtOrAfter(first);
    int end = trace.firstAtOrAfter(last + 1);
    if (end - begin < 1) {
      workbench.announce("ui.said.nothingThere");
      return;
    }
    seed++;
    apply(
        new Jitter(tape, first, last, amplitude(trace, begin, end), seed),
        "jittered",
        Numbers.whole(end - begin));
  }

  private static long amplitude(HeartbeatTrace trace, int begin, int end) {
    int before = Math.max(0, begin - 1);
    long span = trace.arrival(end - 1) - trace.arrival(before);
    return Math.max(1, span / Math.max(1, end - 1 - before) / 8);
  }

  public void toggleLost(int tape, int index) {
    boolean lost = !trace(tape).get(index).isDelivered();
    apply(
        new SetFate(tape, index, lost ? Heartbeat.Fate.DELIVERED : Heartbeat.Fate.LOST),
        lost ? "delivered" : "lost",
        time(trace(tape).arrival(index)));
  }

  /** A second arrival half an interval later. */
  public void duplicate(int tape, int index) {
    long tick = later(trace(tape).arrival(index), gapAfter(tape, index) / 2);
    apply(new InsertDuplicate(tape, index, tick), "duplicated", time(tick));
  }

  /** Lets a heartbeat come behind the next one: reordered. */
  public void late(int tape, int index) {
    long gap = gapAfter(tape, index);
    long tick = later(later(trace(tape).arrival(index), gap), gap / 2);
    apply(new MoveHeartbeat(tape, index, tick), "late", time(tick));
  }

  /** So much later, but not after the end of all time. */
  private static long later(long tick, long by) {
    return tick + Math.min(by, BenchLimits.MAX_TICK - tick);
  }

  private long gapAfter(int tape, int index) {
    HeartbeatTrace trace = trace(tape);
    if (index + 1 < trace.size()) {
      return Math.max(2, trace.arrival(index + 1) - trace.arrival(index));
    }
    return index == 0 ? 2 : Math.max(2, trace.arrival(index) - trace.arrival(index - 1));
  }

  public void restart(int tape, int index) {
    apply(new Restart(tape, index), "restarted", time(trace(tape).arrival(index)));
  }

  /** Stops the sender; what arrives later was on its way, and is said to be there. */
  public void crashAt(int tape, long tick) {
    int later = arriving(tape, tick, BenchLimits.MAX_TICK).size();
    apply(
        new SetCrash(tape, OptionalLong.of(tick)),
        later == 0 ? "crashed" : "crashed.later",
        time(tick),
        Numbers.whole(later));
  }

  /** The heartbeats that arrive after one tick and not after another. */
  private List<Integer> arriving(int tape, long after, long until) {
    HeartbeatTrace trace = trace(tape);
    int end = until >= BenchLimits.MAX_TICK ? trace.size() : trace.firstAtOrAfter(until + 1);
    return IntStream.range(trace.firstAtOrAfter(after + 1), end)
        .filter(index -> trace.get(index).isDelivered())
        .boxed()
        .toList();
  }

  /** What arrives after the sender has crashed; none without a crash. */
  public List<Integer> arrivingAfterCrash(int tape) {
    OptionalLong crash = model.bench().tapes().get(tape).crash();
    return crash.isEmpty() ? List.of() : arriving(tape, crash.getAsLong(), BenchLimits.MAX_TICK);
  }

  /** What arrives while somebody stands still. */
  public List<Integer> arrivingWithin(int tape, int pause) {
    Pause held = model.bench().tapes().get(tape).pauses().get(pause);
    return arriving(tape, held.from(), held.to() - 1);
  }

  /** Loses these heartbeats, as one step. */
  public void lose(int tape, List<Integer> heartbeats) {
    apply(
        new DetectorEdit.Together(
            heartbeats.stream()
                .<DetectorEdit>map(index -> new SetFate(tape, index, Heartbeat.Fate.LOST))
                .toList()),
        "lostAll",
        Numbers.whole(heartbeats.size()));
  }

  public void removeCrash(int tape) {
    apply(new SetCrash(tape, OptionalLong.empty()), "crashRemoved");
  }

  /** A pause as long as a typical interval. */
  public void pauseAt(int tape, long tick, Pause.Who who) {
    HeartbeatTrace trace = trace(tape);
    long length =
        trace.size() < 2
            ? 1
            : (trace.arrival(trace.size() - 1) - trace.arrival(0)) / (trace.size() - 1);
    long end = Math.min(BenchLimits.MAX_TICK, tick + Math.max(1, length));
    Pause pause = new Pause(who, Math.min(tick, end - 1), end);
    int within = arriving(tape, pause.from(), pause.to() - 1).size();
    apply(
        new AddPause(tape, pause),
        within == 0 ? "paused" : "paused.within",
        new Spoken("ui.pause.of." + who.name()),
        time(pause.from()),
        time(pause.to()),
        Numbers.whole(within));
  }

  public void nowAt(long tick) {
    apply(new SetNow(tick), "now", time(tick));
  }

  /** Moves now to the next heartbeat of any tape, or back to the one before. */
  public void stepNow(boolean forward) {
    long now = model.bench().now();
    List<Tape> tapes = model.bench().tapes();
    OptionalLong next =
        forward
            ? tapes.stream().mapToLong(tape -> after(tape.heartbeats(), now)).min()
            : tapes.stream().mapToLong(tape -> before(tape.heartbeats(), now)).max();
    if (next.isEmpty() || next.getAsLong() == Long.MAX_VALUE || next.getAsLong() < 0) {
      workbench.announce(forward ? "ui.said.noNext" : "ui.said.noPrevious");
      return;
    }
    nowAt(next.getAsLong());
  }

  private static long after(HeartbeatTrace trace, long now) {
    int index = now == Long.MAX_VALUE ? trace.size() : trace.firstAtOrAfter(now + 1);
    return index < trace.size() ? trace.arrival(index) : Long.MAX_VALUE;
  }

  private static long before(HeartbeatTrace trace, long now) {
    int index = trace.firstAtOrAfter(now) - 1;
    return index >= 0 ? trace.arrival(index) : -1;
  }
}
