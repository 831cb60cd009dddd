package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.WritePath;
import phiscope.core.kernel.SimTime;
import phiscope.core.trace.TimeUnit;

/** Arbitrary documents of the fencing bench and edits of them. */
public final class FencingBenches {
  private FencingBenches() {}

  /** The late write of 41 is accepted. */
  public static FencingBench late() {
    return FencingBench.of("", FencingScenarios.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER));
  }

  /** Any document, made by edits of a ready one. */
  public static Arbitrary<FencingBench> any() {
    Arbitrary<FencingBench> ready =
        Arbitraries.of(FencingSituation.class)
            .map(situation -> FencingBench.of("", FencingScenarios.of(situation)));
    return Combinators.combine(ready, edits().list().ofMaxSize(20))
        .as((bench, all) -> new FencingEdit.Together(all).apply(bench));
  }

  /** Times from 0 to a day, often small or odd. */
  public static Arbitrary<Long> times() {
    return Arbitraries.oneOf(
        Arbitraries.longs().between(0, 20).map(halves -> halves * SimTime.SECOND / 2),
        Arbitraries.longs().between(0, 30_000_000),
        Arbitraries.of(FencingScenario.LONGEST, FencingScenario.LONGEST - 1, 1L));
  }

  private static Arbitrary<Integer> holders() {
    return Arbitraries.oneOf(
        Arbitraries.integers().between(0, 2), Arbitraries.of(-1, 8, 9, Integer.MAX_VALUE));
  }

  private static Arbitrary<Optional<WritePath>> paths() {
    Arbitrary<WritePath.Copy> copies =
        Combinators.combine(times(), times(), Arbitraries.of(true, false)).as(WritePath.Copy::new);
    return Combinators.combine(times(), copies.list().ofMaxSize(10)).as(WritePath::new).optional();
  }

  /** Everything that can be done, also by holders that there are not. */
  public static Arbitrary<FencingIntervention> interventions() {
    Arbitrary<FencingIntervention> writes =
        Combinators.combine(
                holders(),
                Arbitraries.oneOf(
                    Arbitraries.longs().between(0, 99), Arbitraries.of(Long.MAX_VALUE)),
                paths())
            .as(FencingIntervention.Write::new);
    Arbitrary<FencingIntervention> repetitions =
        Combinators.combine(
                Arbitraries.oneOf(
                    Arbitraries.integers().between(0, 3), Arbitraries.of(Integer.MAX_VALUE)),
                paths())
            .as(FencingIntervention.Repeat::new);
    Arbitrary<FencingIntervention> others =
        Combinators.combine(
                holders(),
                times(),
                times(),
                Arbitraries.of(Side.class),
                Arbitraries.integers().between(-999_999, 1_000_000),
                Arbitraries.integers().between(0, 9))
            .as(FencingBenches::other);
    return Arbitraries.oneOf(writes, repetitions, others);
  }

  private static FencingIntervention other(
      int holder, long time, long lasting, Side side, int rate, int kind) {
    return switch (kind) {
      case 0 -> new FencingIntervention.Pause(holder, Math.max(1, lasting));
      case 1 -> new FencingIntervention.Crash(holder);
      case 2 -> new FencingIntervention.Restart(holder);
      case 3 -> new FencingIntervention.RestartResource();
      case 4 -> new FencingIntervention.ClockRate(holder, rate);
      case 5 -> new FencingIntervention.ClockStep(holder, time % 2 == 0 ? time : -time);
      case 6 -> new FencingIntervention.Cut(holder, side, lasting);
      case 7 -> new FencingIntervention.Slow(holder, side, time, lasting);
      case 8 -> new FencingIntervention.RefuseTakeover(holder, lasting);
      default -> new FencingIntervention.Suspect();
    };
  }

  /** Lines of a script. */
  public static Arbitrary<FencingScriptEntry> lines() {
    return Combinators.combine(times(), interventions()).as(FencingScriptEntry::new);
  }

  /** Who suspects. */
  public static Arbitrary<DetectorChoice> detectors() {
    Arbitrary<Long> intervals = times().map(time -> Math.max(1, time));
    Arbitrary<DetectorChoice> phi =
        Combinators.combine(Benches.policies(), intervals, intervals).as(DetectorChoice.Phi::new);
    Arbitrary<DetectorChoice> preset =
        Combinators.combine(Arbitraries.of(Preset.class), intervals)
            .as(
                (id, every) ->
                    new DetectorChoice.Phi(Presets.policy(id, TimeUnit.SECOND), every, every));
    Arbitrary<DetectorChoice> timeout =
        Combinators.combine(intervals, intervals, intervals).as(DetectorChoice.FixedTimeout::new);
    return Arbitraries.oneOf(phi, preset, timeout, Arbitraries.just(new DetectorChoice.Off()));
  }

  /** Everything that can be done to a document. */
  public static Arbitrary<FencingEdit> edits() {
    Arbitrary<Integer> places = Arbitraries.integers().between(-1, 4);
    List<Arbitrary<? extends FencingEdit>> kinds = new ArrayList<>();
    kinds.add(Benches.texts().map(FencingEdit.SetTitle::new));
    kinds.add(
        Combinators.combine(
                places,
                Arbitraries.of(FencingParameter.class),
                Arbitraries.oneOf(Arbitraries.longs().between(-1, 8), Arbitraries.longs(), times()))
            .as(FencingSettingEdit.SetParameter::new));
    kinds.add(
        Combinators.combine(
                places,
                Arbitraries.of("0", "-1", "8", "10.50", "1e-50", "1e50").map(BigDecimal::new))
            .as(FencingSettingEdit.SetSwitchAt::new));
    kinds.add(Combinators.combine(places, detectors()).as(FencingSettingEdit.SetDetector::new));
    kinds.add(Combinators.combine(places, lines()).as(FencingScriptEdit.AddLine::new));
    kinds.add(Combinators.combine(places, places, lines()).as(FencingScriptEdit.SetLine::new));
    kinds.add(Combinators.combine(places, places).as(FencingScriptEdit.RemoveLine::new));
    kinds.add(
        Combinators.combine(places, lines().list().ofMaxSize(6))
            .as(FencingScriptEdit.ReplaceScript::new));
    kinds.add(
        Combinators.combine(places, times(), interventions()).as(FencingBranchEdit.Fork::new));
    kinds.add(places.map(FencingBranchEdit.Copy::new));
    kinds.add(places.map(FencingBranchEdit.DeleteBranch::new));
    kinds.add(looks());
    return Arbitraries.oneOf(
        kinds.stream().map(kind -> kind.map(edit -> (FencingEdit) edit)).toList());
  }

  private static Arbitrary<FencingEdit.Look> looks() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 6),
            Arbitraries.integers().between(0, 400),
            Arbitraries.integers().between(-1, 40),
            Arbitraries.integers().between(-1, 400))
        .as(
            (branch, frame, message, last) ->
                new FencingView(branch, frame, perhaps(message), perhaps(last)))
        .map(FencingEdit.Look::new);
  }

  private static OptionalInt perhaps(int number) {
    return number < 0 ? OptionalInt.empty() : OptionalInt.of(number);
  }
}
