package phiscope.ui.viewmodel.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import phiscope.core.trace.Pause;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.Loss.GilbertElliott;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;
import phiscope.ui.viewmodel.generate.Knob.Kind;

/** Every number of the settings of a generator that a slider and a box move. */
public final class GeneratorKnobs {
  /** How many heartbeats. */
  public static final Knob<GeneratorSettings> HEARTBEATS =
      new Knob<>(
          "heartbeats",
          Kind.COUNT,
          s -> OptionalDouble.of(s.heartbeats()),
          (s, v) -> s.withHeartbeats((int) Math.round(v)));

  /** The distribution at the beginning. */
  public static final List<Knob<GeneratorSettings>> INTERVALS =
      IntervalKnobs.ALL.stream()
          .map(
              knob ->
                  knob.<GeneratorSettings>on(
                      "", s -> Optional.of(s.intervals()), (s, d) -> s.withIntervals(d)))
          .toList();

  public static final Knob<GeneratorSettings> DRIFT =
      new Knob<>(
          "drift",
          Kind.CHANGE,
          s -> OptionalDouble.of(s.drift()),
          (s, v) -> s.changing(v, s.regime()));

  /** From where on, and the distribution from there on. */
  public static final List<Knob<GeneratorSettings>> REGIME = regime();

  public static final List<Knob<GeneratorSettings>> LOSS = losses();

  public static final List<Knob<GeneratorSettings>> THROTTLING =
      List.of(
          new Knob<>(
              "period",
              Kind.SPAN,
              s -> throttled(s.throttling().map(Throttling::period)),
              (s, v) -> throttle(s, Math.round(v), -1)),
          new Knob<>(
              "running",
              Kind.SPAN,
              s -> throttled(s.throttling().map(Throttling::running)),
              (s, v) -> throttle(s, -1, Math.round(v))));

  public static final List<Knob<GeneratorSettings>> WAY =
      List.of(
          new Knob<>(
              "delay",
              Kind.DELAY,
              s -> OptionalDouble.of(s.delay()),
              (s, v) -> s.delayed(Math.round(v), s.delayJitter())),
          new Knob<>(
              "delayJitter",
              Kind.DELAY,
              s -> OptionalDouble.of(s.delayJitter()),
              (s, v) -> s.delayed(s.delay(), Math.round(v))));

  public static final Knob<GeneratorSettings> CRASH =
      new Knob<>(
          "crash",
          Kind.MOMENT,
          s ->
              s.crash().isPresent()
                  ? OptionalDouble.of(s.crash().getAsLong())
                  : OptionalDouble.empty(),
          (s, v) -> s.withCrash(OptionalLong.of(Math.round(v))));

  private GeneratorKnobs() {}

  private static List<Knob<GeneratorSettings>> regime() {
    List<Knob<GeneratorSettings>> knobs = new ArrayList<>();
    knobs.add(
        new Knob<Regime>(
                "from",
                Kind.INDEX,
                r -> OptionalDouble.of(r.from()),
                (r, v) -> new Regime((int) Math.round(v), r.intervals()))
            .on("regime.", GeneratorSettings::regime, GeneratorKnobs::withRegime));
    IntervalKnobs.ALL.forEach(
        knob ->
            knobs.add(
                knob.<Regime>on(
                        "", r -> Optional.of(r.intervals()), (r, d) -> new Regime(r.from(), d))
                    .on("regime.", GeneratorSettings::regime, GeneratorKnobs::withRegime)));
    return List.copyOf(knobs);
  }

  private static GeneratorSettings withRegime(GeneratorSettings settings, Regime regime) {
    return settings.changing(settings.drift(), Optional.of(regime));
  }

  private static List<Knob<GeneratorSettings>> losses() {
    List<Knob<Loss>> knobs =
        List.of(
            Knob.of(
                "loss",
                Kind.SHARE,
                Loss.Independent.class,
                Loss.Independent::probability,
                (l, v) -> new Loss.Independent(v)),
            Knob.of(
                "goodToBad",
                Kind.SHARE,
                GilbertElliott.class,
                GilbertElliott::goodToBad,
                (l, v) -> new GilbertElliott(v, l.badToGood(), l.lossWhenGood(), l.lossWhenBad())),
            Knob.of(
                "badToGood",
                Kind.SHARE_ABOVE_0,
                GilbertElliott.class,
                GilbertElliott::badToGood,
                (l, v) -> new GilbertElliott(l.goodToBad(), v, l.lossWhenGood(), l.lossWhenBad())),
            Knob.of(
                "lossWhenGood",
                Kind.SHARE,
                GilbertElliott.class,
                GilbertElliott::lossWhenGood,
                (l, v) -> new GilbertElliott(l.goodToBad(), l.badToGood(), v, l.lossWhenBad())),
            Knob.of(
                "lossWhenBad",
                Kind.SHARE,
                GilbertElliott.class,
                GilbertElliott::lossWhenBad,
                (l, v) -> new GilbertElliott(l.goodToBad(), l.badToGood(), l.lossWhenGood(), v)));
    return knobs.stream()
        .map(
            knob ->
                knob.<GeneratorSettings>on("", s -> Optional.of(s.loss()), (s, l) -> s.withLoss(l)))
        .toList();
  }

  private static OptionalDouble throttled(Optional<Long> ticks) {
    return ticks.isPresent() ? OptionalDouble.of(ticks.get()) : OptionalDouble.empty();
  }

  /** With another period or another part that it runs; negative for as it is. */
  private static GeneratorSettings throttle(GeneratorSettings settings, long period, long running) {
    Optional<Throttling> old = settings.throttling();
    if (old.isEmpty()) {
      return settings;
    }
    long newRunning = running < 0 ? Math.min(old.get().running(), period) : running;
    long newPeriod = period < 0 ? Math.max(old.get().period(), running) : period;
    return settings.throttled(new Throttling(newPeriod, newRunning));
  }

  /** The numbers of the first source of pauses of somebody. */
  public static List<Knob<GeneratorSettings>> pauses(Pause.Who who) {
    List<Knob<PauseSource>> knobs =
        List.of(
            new Knob<>(
                "meanBetween",
                Kind.LONG,
                p -> OptionalDouble.of(p.meanBetween()),
                (p, v) -> new PauseSource(who, Math.max(1, v), p.shortest(), p.longest())),
            new Knob<>(
                "shortest",
                Kind.SPAN,
                p -> OptionalDouble.of(p.shortest()),
                (p, v) -> {
                  long shortest = Math.round(v);
                  long longest = Math.max(shortest, p.longest());
                  return new PauseSource(who, p.meanBetween(), shortest, longest);
                }),
            new Knob<>(
                "longest",
                Kind.SPAN,
                p -> OptionalDouble.of(p.longest()),
                (p, v) -> {
                  long longest = Math.round(v);
                  long shortest = Math.min(longest, p.shortest());
                  return new PauseSource(who, p.meanBetween(), shortest, longest);
                }));
    return knobs.stream()
        .map(
            knob ->
                knob.<GeneratorSettings>on(
                    who.name() + ".", s -> source(s, who), (s, p) -> withSource(s, p)))
        .toList();
  }

  /** The first source of pauses of somebody. */
  public static Optional<PauseSource> source(GeneratorSettings settings, Pause.Who who) {
    return settings.pauses().stream().filter(source -> source.who() == who).findFirst();
  }

  /** Puts a source in place of the first one of the same, or behind the others. */
  static GeneratorSettings withSource(GeneratorSettings settings, PauseSource source) {
    List<PauseSource> sources = new ArrayList<>(settings.pauses());
    for (int i = 0; i < sources.size(); i++) {
      if (sources.get(i).who() == source.who()) {
        sources.set(i, source);
        return settings.withPauses(sources);
      }
    }
    sources.add(source);
    return sources.size() > GeneratorSettings.MOST_PAUSE_SOURCES
        ? settings
        : settings.withPauses(sources);
  }
}
