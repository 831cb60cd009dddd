package phiscope.bench;

import java.util.List;
import java.util.OptionalLong;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.TraceGenerator;

/** Edits of the tapes and of what the drawer knows about them: names, crashes, pauses. */
public sealed interface TapeEdit extends DetectorEdit {
  /**
   * Puts a tape behind the others, if there is room; it is moved into the bounds. A tape whose
   * heartbeats are too many or too late for a document is not added.
   */
  record AddTape(Tape added) implements TapeEdit {
    public AddTape {
      added = Tapes.bounded(added);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<Tape> changed =
          BenchLimits.isBounded(added.heartbeats())
              ? Lists.add(bench.tapes(), added, DetectorBench.MAX_TAPES)
              : bench.tapes();
      return changed == bench.tapes() ? bench : bench.withTapes(changed);
    }
  }

  /** Removes a tape; the last one stays. */
  record RemoveTape(int tape) implements TapeEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<Tape> changed = Lists.remove(bench.tapes(), tape, 1);
      return changed == bench.tapes() ? bench : bench.withTapes(changed);
    }
  }

  /** Names a tape; the name is cut to {@link BenchLimits#MAX_TEXT}. */
  record SetTapeName(int tape, String name) implements TapeEdit {
    public SetTapeName {
      name = BenchLimits.text(name);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      return Tapes.change(bench, tape, old -> name.equals(old.name()) ? old : old.withName(name));
    }
  }

  /** Sets or takes away the tick at which the sender really stopped, moved into the bounds. */
  record SetCrash(int tape, OptionalLong crash) implements TapeEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      OptionalLong tick =
          crash.isPresent()
              ? OptionalLong.of(BenchLimits.tick(crash.getAsLong()))
              : OptionalLong.empty();
      return Tapes.change(bench, tape, old -> tick.equals(old.crash()) ? old : old.withCrash(tick));
    }
  }

  /** Adds a pause in the order of starts, moved into the bounds, if there is room. */
  record AddPause(int tape, Pause pause) implements TapeEdit {
    public AddPause {
      pause = Tapes.bounded(pause);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      return Tapes.change(
          bench,
          tape,
          old -> Tapes.withPauses(old, Lists.add(old.pauses(), pause, BenchLimits.MAX_PAUSES)));
    }
  }

  /** Replaces the pause at {@code index}, moved into the bounds; its place follows its start. */
  record SetPause(int tape, int index, Pause pause) implements TapeEdit {
    public SetPause {
      pause = Tapes.bounded(pause);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      return Tapes.change(
          bench, tape, old -> Tapes.withPauses(old, Lists.set(old.pauses(), index, pause)));
    }
  }

  /** Removes a pause. */
  record RemovePause(int tape, int index) implements TapeEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      return Tapes.change(
          bench, tape, old -> Tapes.withPauses(old, Lists.remove(old.pauses(), index, 0)));
    }
  }

  /**
   * Puts generated heartbeats, pauses and crash in place of those of a tape, which keeps its name.
   * It holds what was generated, so that it can be made where it holds nobody up; in files stand
   * the settings alone, which give the same tape on every machine.
   *
   * @param generated a tape as it was generated
   */
  record GenerateTape(int tape, Tape generated) implements TapeEdit {
    public GenerateTape {
      if (generated.generated().isEmpty() || generated.generated().get().edited()) {
        throw new IllegalArgumentException("the tape must be as it was generated");
      }
      generated = generated.withName("");
    }

    /** Generates a tape. */
    public static GenerateTape of(int tape, GeneratorSettings settings) {
      return new GenerateTape(tape, TraceGenerator.generate("", settings));
    }

    public GeneratorSettings settings() {
      return generated.generated().orElseThrow().settings();
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      return Tapes.change(bench, tape, old -> generated.withName(old.name()));
    }
  }
}
