package phiscope.ui.viewmodel.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Exponential;
import phiscope.core.trace.generator.IntervalDistribution.Gamma;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.IntervalDistribution.Weibull;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.Throttling;
import phiscope.ui.viewmodel.generate.GeneratorSwitches.LossKind;

class GeneratorKnobsTest {
  private static final TickScale MILLISECONDS = new TickScale(TimeUnit.MILLISECOND, 0);
  private static final GeneratorSettings PLAIN =
      GeneratorSettings.plain(1, 200, new Normal(1000, 140));
  private static final List<Long> INTERVALS = List.of(900L, 1000L, 1100L);

  private static List<Knob<GeneratorSettings>> all() {
    List<Knob<GeneratorSettings>> knobs = new ArrayList<>();
    knobs.add(GeneratorKnobs.HEARTBEATS);
    knobs.addAll(GeneratorKnobs.INTERVALS);
    knobs.add(GeneratorKnobs.DRIFT);
    knobs.addAll(GeneratorKnobs.REGIME);
    knobs.addAll(GeneratorKnobs.LOSS);
    for (Pause.Who who : Pause.Who.values()) {
      knobs.addAll(GeneratorKnobs.pauses(who));
    }
    knobs.addAll(GeneratorKnobs.THROTTLING);
    knobs.addAll(GeneratorKnobs.WAY);
    knobs.add(GeneratorKnobs.CRASH);
    return knobs;
  }

  private static GeneratorSettings everything(IntervalShape shape) {
    GeneratorSettings settings = new GeneratorDraft().withShape(PLAIN, shape, INTERVALS);
    settings = GeneratorSwitches.withRegime(settings, true);
    settings = new GeneratorDraft().withRegimeShape(settings, shape, INTERVALS);
    settings = GeneratorSwitches.withLoss(settings, LossKind.BURSTS);
    for (Pause.Who who : Pause.Who.values()) {
      settings = GeneratorSwitches.withPauses(settings, who, true);
    }
    settings = GeneratorSwitches.withThrottling(settings, true, MILLISECONDS);
    return GeneratorSwitches.withCrash(settings, true);
  }

  /** A value that is set is the value that is shown, for every number of every kind of settings. */
  @ParameterizedTest
  @EnumSource(IntervalShape.class)
  void everyNumberThatIsSetIsThere(IntervalShape shape) {
    GeneratorSettings settings = everything(shape);
    int there = 0;
    for (Knob<GeneratorSettings> knob : all()) {
      OptionalDouble old = knob.get().apply(settings);
      if (old.isPresent()) {
        there++;
        double next = knob.kind().isShare() ? 0.25 : Math.max(2, Math.round(old.getAsDouble() * 2));
        double set = knob.kind() == Knob.Kind.SIGMA ? 2.5 : next;
        GeneratorSettings changed = knob.set().apply(settings, set);
        assertThat(knob.get().apply(changed).orElseThrow()).as(knob.name()).isEqualTo(set);
      }
    }
    assertThat(there).isGreaterThanOrEqualTo(21);
  }

  /** Nothing that a slider can reach is refused by the settings. */
  @ParameterizedTest
  @EnumSource(IntervalShape.class)
  void bothEndsOfEveryNumberAreSettings(IntervalShape shape) {
    GeneratorSettings settings = everything(shape);
    for (Knob<GeneratorSettings> knob : all()) {
      double least =
          switch (knob.kind()) {
            case SPREAD, LEAST, DELAY, MOMENT, INDEX, SHARE, SIGMA -> 0;
            case CHANGE -> -GeneratorSettings.LONGEST_TIME;
            case SHARE_ABOVE_0 -> 1e-6;
            case SHAPE -> 0.001;
            case WEIBULL_SHAPE -> 0.1;
            case INTERVAL, GREATEST -> 1e-3;
            case SPAN, LONG, COUNT -> 1;
          };
      double most =
          switch (knob.kind()) {
            case SHARE, SHARE_ABOVE_0 -> 1;
            case SHAPE, WEIBULL_SHAPE, COUNT, INDEX -> 1_000_000;
            case SIGMA -> 10;
            default -> GeneratorSettings.LONGEST_TIME;
          };
      for (double end : new double[] {least, most}) {
        GeneratorSettings changed = knob.set().apply(settings, end);
        knob.get().apply(changed).ifPresent(is -> assertThat(is).as(knob.name()).isEqualTo(end));
      }
    }
  }

  @Test
  void whatMustBeInOrderMovesAlong() {
    GeneratorSettings uniform = PLAIN.withIntervals(new Uniform(10, 20));
    Knob<GeneratorSettings> low =
        GeneratorKnobs.INTERVALS.stream().filter(k -> k.name().equals("low")).findFirst().get();
    assertThat(low.set().apply(uniform, 30.0).intervals()).isEqualTo(new Uniform(30, 30));
    GeneratorSettings throttled = PLAIN.throttled(new Throttling(100, 40));
    assertThat(GeneratorKnobs.THROTTLING.get(0).set().apply(throttled, 30.0).throttling())
        .hasValue(new Throttling(30, 30));
    assertThat(GeneratorKnobs.THROTTLING.get(1).set().apply(throttled, 150.0).throttling())
        .hasValue(new Throttling(150, 150));
  }

  @ParameterizedTest
  @EnumSource(
      value = IntervalShape.class,
      names = {"EXPONENTIAL"},
      mode = EnumSource.Mode.EXCLUDE)
  void anotherShapeKeepsMeanAndDeviationAsFarAsItCan(IntervalShape shape) {
    var like = shape.like(PLAIN.intervals(), List.of(860L, 1140L));
    assertThat(IntervalShape.of(like)).isEqualTo(shape);
    assertThat(like.mean()).isCloseTo(1000, offset(10.0));
    assertThat(Math.sqrt(like.variance())).isCloseTo(140, offset(10.0));
  }

  /** From one kind to another and on to a third: nothing is lost on the way. */
  @ParameterizedTest
  @EnumSource(
      value = IntervalShape.class,
      names = {"EXPONENTIAL", "EMPIRICAL"},
      mode = EnumSource.Mode.EXCLUDE)
  void throughOtherKindsAndBackMeanAndDeviationAreWhatTheyWere(IntervalShape by) {
    for (IntervalShape next : IntervalShape.values()) {
      boolean keepsBoth = next != IntervalShape.EXPONENTIAL && next != IntervalShape.EMPIRICAL;
      if (keepsBoth) {
        for (Normal chosen : List.of(new Normal(10_000, 2_000), new Normal(12_345.6, 71.23))) {
          var back =
              IntervalShape.NORMAL.like(
                  next.like(by.like(chosen, INTERVALS), INTERVALS), INTERVALS);
          assertThat(back).as("%s, %s", by, next).isEqualTo(chosen);
        }
      }
    }
  }

  /** An exponential distribution of mean m is the gamma and the Weibull one of shape 1, scale m. */
  @Test
  void ofOneDistributionTheOtherNamesHaveTheSameRoundNumbers() {
    Exponential exponential = new Exponential(10_000);
    IntervalDistribution logNormal = IntervalShape.LOG_NORMAL.like(exponential, INTERVALS);
    for (IntervalDistribution from : List.of(exponential, logNormal)) {
      assertThat(IntervalShape.GAMMA.like(from, INTERVALS)).isEqualTo(new Gamma(1, 10_000));
      assertThat(IntervalShape.WEIBULL.like(from, INTERVALS)).isEqualTo(new Weibull(1, 10_000));
      assertThat(IntervalShape.EXPONENTIAL.like(from, INTERVALS)).isEqualTo(exponential);
    }
  }

  @Test
  void switchesBeginWithWhatTheyAreNamedAfter() {
    GeneratorSettings settings = everything(IntervalShape.NORMAL);
    // A cgroup counts its share anew every 100 ms.
    assertThat(settings.throttling()).hasValue(new Throttling(100, 40));
    assertThat(settings.loss().rate()).isCloseTo(0.05, offset(0.005));
    assertThat(settings.pauses()).hasSize(3);
    assertThat(settings.crash().orElseThrow()).isEqualTo(160_000);
    assertThat(GeneratorSwitches.withLoss(settings, LossKind.NONE).loss())
        .isEqualTo(new Loss.None());
    assertThat(GeneratorSwitches.withPauses(settings, Pause.Who.NETWORK, false).pauses())
        .hasSize(2);
    assertThat(GeneratorSwitches.withRegime(settings, false).regime()).isEmpty();
    assertThat(GeneratorSwitches.withThrottling(settings, false, MILLISECONDS).throttling())
        .isEmpty();
    assertThat(GeneratorSwitches.withCrash(settings, false).crash()).isEmpty();
  }
}
