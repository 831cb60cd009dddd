package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;

/** Moves what lies at or behind a tick by a number of ticks, within the bounds. */
final class Shift {
  private Shift() {}

  /** The tick, moved if it is {@code from} or later. */
  static long tick(long tick, long from, long by) {
    return tick < from ? tick : BenchLimits.tick(tick + by);
  }

  /** The tape with its crash and the pauses that begin at or behind {@code from} moved. */
  static Tape of(Tape tape, long from, long by) {
    OptionalLong crash =
        tape.crash().isEmpty()
            ? tape.crash()
            : OptionalLong.of(tick(tape.crash().getAsLong(), from, by));
    List<Pause> pauses = new ArrayList<>();
    for (Pause pause : tape.pauses()) {
      pauses.add(moved(pause, from, by));
    }
    return Tapes.withPauses(tape.withCrash(crash), pauses);
  }

  private static Pause moved(Pause pause, long from, long by) {
    if (pause.from() < from) {
      return pause;
    }
    long start = Math.min(BenchLimits.MAX_TICK - 1, BenchLimits.tick(pause.from() + by));
    long end = Math.max(start + 1, BenchLimits.tick(pause.to() + by));
    return new Pause(pause.who(), start, end);
  }
}
