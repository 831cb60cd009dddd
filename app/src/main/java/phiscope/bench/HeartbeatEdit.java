package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** Edits of the heartbeats of one tape. Indices count heartbeats by arrival. */
public sealed interface HeartbeatEdit extends DetectorEdit {
  /** The index of the tape. */
  int tape();

  /** The changed heartbeats, or the same object. */
  HeartbeatTrace change(HeartbeatTrace heartbeats);

  @Override
  default DetectorBench apply(DetectorBench bench) {
    return Tapes.change(bench, tape(), old -> Tapes.withHeartbeats(old, change(old.heartbeats())));
  }

  /** Whether the trace has a heartbeat at this index. */
  private static boolean has(HeartbeatTrace heartbeats, int index) {
    return index >= 0 && index < heartbeats.size();
  }

  /** The trace with another heartbeat; the same one where they are equal. */
  private static HeartbeatTrace replaced(HeartbeatTrace old, int index, Heartbeat heartbeat) {
    return old.get(index).equals(heartbeat) ? old : old.replace(index, heartbeat);
  }

  /**
   * Draws a new heartbeat, behind those that arrive at the same tick. It belongs to the process of
   * the heartbeat before it and gets the next free sequence number; if that is taken by a later
   * one, those from it on count one more, so that what is drawn is neither late nor a duplicate.
   */
  record InsertHeartbeat(int tape, long arrival) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      return Sequences.insert(heartbeats, BenchLimits.tick(arrival));
    }
  }

  /** Draws a second arrival of the heartbeat at {@code index}. */
  record InsertDuplicate(int tape, int index, long arrival) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      if (!has(heartbeats, index) || heartbeats.size() >= BenchLimits.MAX_HEARTBEATS) {
        return heartbeats;
      }
      return heartbeats.insert(
          heartbeats
              .get(index)
              .withFate(Heartbeat.Fate.DELIVERED)
              .arrivingAt(BenchLimits.tick(arrival)));
    }
  }

  /**
   * Moves one arrival and keeps its sequence number: beyond a neighbour it is reordered. Its new
   * index follows from the arrival.
   */
  record MoveHeartbeat(int tape, int index, long arrival) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      return has(heartbeats, index)
          ? replaced(heartbeats, index, heartbeats.get(index).arrivingAt(BenchLimits.tick(arrival)))
          : heartbeats;
    }
  }

  /** Replaces a heartbeat by a typed one; its place follows from the arrival. */
  record SetHeartbeat(int tape, int index, Heartbeat heartbeat) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      return has(heartbeats, index)
          ? replaced(heartbeats, index, heartbeat.arrivingAt(BenchLimits.tick(heartbeat.arrival())))
          : heartbeats;
    }
  }

  /**
   * Sets the length of the interval that the heartbeat at {@code index} ends, measured from the
   * accepted heartbeat before it (else from the one before it on the tape, else from tick 0). It
   * and all later ones move along, as do the tape's crash and pauses from there on; at the least it
   * comes to the heartbeat before it. On a bench of one tape, now and the horizon move too if they
   * are not before the heartbeat: the silence stays what it was.
   */
  record SetInterval(int tape, int index, long ticks) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      long shift = shift(heartbeats);
      return shift == 0 ? heartbeats : heartbeats.shiftFrom(index, shift);
    }

    private long shift(HeartbeatTrace heartbeats) {
      if (!has(heartbeats, index)) {
        return 0;
      }
      long old = heartbeats.arrival(index);
      long least = index == 0 ? 0 : heartbeats.arrival(index - 1);
      long most = BenchLimits.MAX_TICK - (heartbeats.arrival(heartbeats.size() - 1) - old);
      long wanted = Sequences.startOfInterval(heartbeats, index) + BenchLimits.tick(ticks);
      return Math.max(least, Math.min(most, wanted)) - old;
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      if (tape < 0 || tape >= bench.tapes().size()) {
        return bench;
      }
      Tape old = bench.tapes().get(tape);
      long shift = shift(old.heartbeats());
      if (shift == 0) {
        return bench;
      }
      long from = old.heartbeats().arrival(index);
      Tape moved = Shift.of(old.withHeartbeats(change(old.heartbeats())), from, shift);
      DetectorBench changed = bench.withTape(tape, moved);
      if (bench.tapes().size() > 1) {
        return changed;
      }
      OptionalLong horizon = bench.horizon();
      return changed
          .withNow(Shift.tick(bench.now(), from, shift))
          .withHorizon(
              horizon.isEmpty()
                  ? horizon
                  : OptionalLong.of(Shift.tick(horizon.getAsLong(), from, shift)));
    }
  }

  /** Takes a heartbeat off the tape; the others keep their sequence numbers. */
  record RemoveHeartbeat(int tape, int index) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      return has(heartbeats, index) ? heartbeats.remove(index) : heartbeats;
    }
  }

  /** Takes all heartbeats that arrive from {@code from} to {@code to}, both included, off. */
  record RemoveRange(int tape, long from, long to) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      int first = heartbeats.firstAtOrAfter(BenchLimits.tick(from));
      int end = to < from ? first : heartbeats.firstAtOrAfter(BenchLimits.tick(to) + 1);
      return first < end ? without(heartbeats, first, end) : heartbeats;
    }

    /** A few are removed one by one, so that the rest of a long trace stays shared. */
    private static HeartbeatTrace without(HeartbeatTrace heartbeats, int first, int end) {
      HeartbeatTrace left = heartbeats;
      if (end - first <= heartbeats.size() / 64) {
        for (int i = first; i < end; i++) {
          left = left.remove(first);
        }
        return left;
      }
      List<Heartbeat> others = new ArrayList<>(heartbeats.toList().subList(0, first));
      others.addAll(heartbeats.toList().subList(end, heartbeats.size()));
      return HeartbeatTrace.of(others);
    }
  }

  /** Says whether a heartbeat arrived or was lost. */
  record SetFate(int tape, int index, Heartbeat.Fate fate) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      return has(heartbeats, index)
          ? replaced(heartbeats, index, heartbeats.get(index).withFate(fate))
          : heartbeats;
    }
  }

  /**
   * Lets the sender restart with the heartbeat at {@code index}: from there on its process has the
   * next incarnation and counts from 0. Later arrivals of sequence numbers below belong to the old
   * process still. No change where the heartbeat is the first of its incarnation already.
   */
  record Restart(int tape, int index) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      return has(heartbeats, index) ? Sequences.restart(heartbeats, index) : heartbeats;
    }
  }

  /**
   * Moves every arrival from tick {@code from} to tick {@code to}, both included, by a random whole
   * number of ticks, uniform within the amplitude, without passing a neighbour or reaching the
   * first heartbeat behind the range. The same seed gives the same jitter to the same heartbeat
   * however far the range reaches.
   */
  record Jitter(int tape, long from, long to, long amplitude, long seed) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace heartbeats) {
      return JitterBrush.paint(heartbeats, this);
    }
  }

  /** Puts other heartbeats in place of all; no change if they are too many or too late. */
  record ReplaceHeartbeats(int tape, HeartbeatTrace heartbeats) implements HeartbeatEdit {
    @Override
    public HeartbeatTrace change(HeartbeatTrace old) {
      return BenchLimits.isBounded(heartbeats) && !heartbeats.equals(old) ? heartbeats : old;
    }
  }
}
