package phiscope.ui.viewmodel.generate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Function;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Empirical;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;
import phiscope.ui.viewmodel.generate.GeneratorSwitches.LossKind;

/**
 * A generator's settings while somebody tries them: kinds are gone through, by arrow keys each of
 * those between, and things are switched off and on. What was typed is there again on the way back.
 */
public final class GeneratorDraft {
  private final TriedKinds<IntervalDistribution> intervals = new TriedKinds<>();
  private final TriedKinds<IntervalDistribution> later = new TriedKinds<>();
  private final TriedKinds<Loss> losses = new TriedKinds<>();
  private final SwitchedOff<Regime> regime = new SwitchedOff<>();
  private final SwitchedOff<Throttling> throttling = new SwitchedOff<>();
  private final SwitchedOff<Long> crash = new SwitchedOff<>();
  private final Map<Pause.Who, SwitchedOff<List<PauseSource>>> pauses =
      new EnumMap<>(Pause.Who.class);
  // Those on the tape when kinds began to be tried: not those that a kind on the way has made.
  private List<Long> drawn = List.of();
  private GeneratorSettings drawnFor;

  public GeneratorDraft() {
    for (Pause.Who who : Pause.Who.values()) {
      pauses.put(who, new SwitchedOff<>());
    }
  }

  /** Another document is open, or another tape: nothing of what was typed is about it. */
  public void forget() {
    intervals.forget();
    later.forget();
    losses.forget();
    regime.forget();
    throttling.forget();
    crash.forget();
    pauses.values().forEach(SwitchedOff::forget);
    drawn = List.of();
    drawnFor = null;
  }

  /**
   * Intervals of another kind; the same where there are none to draw from.
   *
   * @param onTape the intervals on the tape, to draw from; may be empty
   */
  public GeneratorSettings withShape(
      GeneratorSettings settings, IntervalShape shape, List<Long> onTape) {
    IntervalDistribution chosen = intervals.chosen(settings.intervals());
    List<Long> from = drawnFrom(settings.withIntervals(chosen), onTape);
    return isPossible(shape, from)
        ? settings.withIntervals(tried(intervals, settings.intervals(), shape, from))
        : settings;
  }

  /** The intervals after the change, of another kind; likewise. */
  public GeneratorSettings withRegimeShape(
      GeneratorSettings settings, IntervalShape shape, List<Long> onTape) {
    if (settings.regime().isEmpty() || !isPossible(shape, onTape)) {
      return settings;
    }
    Regime old = settings.regime().get();
    return settings.changing(
        settings.drift(),
        Optional.of(new Regime(old.from(), tried(later, old.intervals(), shape, onTape))));
  }

  private static boolean isPossible(IntervalShape shape, List<Long> from) {
    return shape != IntervalShape.EMPIRICAL || !from.isEmpty();
  }

  private List<Long> drawnFrom(GeneratorSettings chosen, List<Long> onTape) {
    if (!chosen.equals(drawnFor)) {
      drawnFor = chosen;
      drawn = chosen.intervals() instanceof Empirical empirical ? empirical.intervals() : onTape;
    }
    return drawn;
  }

  private static IntervalDistribution tried(
      TriedKinds<IntervalDistribution> kinds,
      IntervalDistribution now,
      IntervalShape shape,
      List<Long> from) {
    return kinds.of(now, old -> IntervalShape.of(old) == shape, old -> shape.like(old, from));
  }

  /** Loss of another kind. */
  public GeneratorSettings withLoss(GeneratorSettings settings, LossKind kind) {
    return settings.withLoss(
        losses.of(
            settings.loss(),
            old -> LossKind.of(old) == kind,
            old -> GeneratorSwitches.withLoss(settings.withLoss(old), kind).loss()));
  }

  /** With a change of regime, or without. */
  public GeneratorSettings withRegime(GeneratorSettings settings, boolean on) {
    return switched(
        regime,
        settings,
        GeneratorSwitches.withRegime(settings, on),
        GeneratorSettings::regime,
        (s, set) -> s.changing(s.drift(), Optional.of(set)));
  }

  /** With throttling, or without. */
  public GeneratorSettings withThrottling(GeneratorSettings settings, boolean on, TickScale scale) {
    return switched(
        throttling,
        settings,
        GeneratorSwitches.withThrottling(settings, on, scale),
        GeneratorSettings::throttling,
        (s, set) -> s.throttled(set));
  }

  /** With a crash, or without. */
  public GeneratorSettings withCrash(GeneratorSettings settings, boolean on) {
    return switched(
        crash,
        settings,
        GeneratorSwitches.withCrash(settings, on),
        s -> s.crash().stream().boxed().findFirst(),
        (s, set) -> s.withCrash(OptionalLong.of(set)));
  }

  /** With pauses of somebody, or without. */
  public GeneratorSettings withPauses(GeneratorSettings settings, Pause.Who who, boolean on) {
    return switched(
        pauses.get(who),
        settings,
        GeneratorSwitches.withPauses(settings, who, on),
        s -> Optional.of(of(s, who)).filter(sources -> !sources.isEmpty()),
        (s, set) -> {
          List<PauseSource> all = new ArrayList<>(s.pauses());
          all.removeIf(source -> source.who() == who);
          all.addAll(set);
          return all.size() > GeneratorSettings.MOST_PAUSE_SOURCES ? s : s.withPauses(all);
        });
  }

  private static List<PauseSource> of(GeneratorSettings settings, Pause.Who who) {
    return settings.pauses().stream().filter(source -> source.who() == who).toList();
  }

  private static <T> GeneratorSettings switched(
      SwitchedOff<T> memory,
      GeneratorSettings old,
      GeneratorSettings flipped,
      Function<GeneratorSettings, Optional<T>> part,
      BiFunction<GeneratorSettings, T, GeneratorSettings> with) {
    part.apply(old).filter(was -> part.apply(flipped).isEmpty()).ifPresent(memory::off);
    return part.apply(old).isPresent()
        ? flipped
        : part.apply(flipped).map(first -> with.apply(flipped, memory.on(first))).orElse(flipped);
  }
}
