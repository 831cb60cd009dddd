package phiscope.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;

/** Changes of one tape of a document. */
final class Tapes {
  private Tapes() {}

  /** The document with one tape changed; the same one if there is no such tape or no change. */
  static DetectorBench change(DetectorBench bench, int index, UnaryOperator<Tape> change) {
    if (index < 0 || index >= bench.tapes().size()) {
      return bench;
    }
    return bench.withTape(index, change.apply(bench.tapes().get(index)));
  }

  /** The tape with these heartbeats, or the same tape where they are the same object. */
  static Tape withHeartbeats(Tape tape, HeartbeatTrace heartbeats) {
    return heartbeats == tape.heartbeats() ? tape : tape.withHeartbeats(heartbeats);
  }

  /** The tape with these pauses, moved into the bounds and sorted by start. */
  static Tape withPauses(Tape tape, List<Pause> pauses) {
    if (pauses == tape.pauses()) {
      return tape;
    }
    List<Pause> sorted = new ArrayList<>();
    for (Pause pause : pauses) {
      sorted.add(bounded(pause));
    }
    sorted.sort(Comparator.comparingLong(Pause::from));
    return sorted.equals(tape.pauses()) ? tape : tape.withPauses(sorted);
  }

  /** Moves a pause into the bounds. */
  static Pause bounded(Pause pause) {
    long from = Math.min(pause.from(), BenchLimits.MAX_TICK - 1);
    return new Pause(pause.who(), from, Math.min(pause.to(), BenchLimits.MAX_TICK));
  }

  /** Moves a tape into the bounds, save for heartbeats that are too many or too late. */
  static Tape bounded(Tape tape) {
    List<Pause> few =
        tape.pauses().subList(0, Math.min(tape.pauses().size(), BenchLimits.MAX_PAUSES));
    Tape clean = withPauses(tape, few).withName(BenchLimits.text(tape.name()));
    return tape.crash().isEmpty()
        ? clean
        : clean.withCrash(OptionalLong.of(BenchLimits.tick(tape.crash().getAsLong())));
  }
}
