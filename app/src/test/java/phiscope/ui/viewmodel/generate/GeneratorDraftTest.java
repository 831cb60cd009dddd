package phiscope.ui.viewmodel.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Empirical;
import phiscope.core.trace.generator.IntervalDistribution.Gamma;
import phiscope.core.trace.generator.IntervalDistribution.LogNormal;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.IntervalDistribution.TwoHumps;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.IntervalDistribution.Weibull;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;
import phiscope.ui.viewmodel.generate.GeneratorSwitches.LossKind;

class GeneratorDraftTest {
  private static final TickScale MILLISECONDS = new TickScale(TimeUnit.MILLISECOND, 0);
  private static final List<Long> ON_TAPE = List.of(900L, 1000L, 1100L);
  private static final GeneratorSettings PLAIN =
      GeneratorSettings.plain(1, 200, new Normal(1000, 140));

  private final GeneratorDraft draft = new GeneratorDraft();

  /** Twelve digits each, which no sum or product of other numbers gives back. */
  private static IntervalDistribution typed(IntervalShape shape) {
    return switch (shape) {
      case NORMAL -> new Normal(1000.12345679, 141.234567891);
      case UNIFORM -> new Uniform(812.345678912, 1234.56789123);
      case EXPONENTIAL -> new IntervalDistribution.Exponential(1000.12345679);
      case LOG_NORMAL -> new LogNormal(987.654321987, 0.123456789123);
      case GAMMA -> new Gamma(49.1234567891, 20.9876543219);
      case WEIBULL -> new Weibull(8.12345678912, 1054.32198765);
      case TWO_HUMPS ->
          new TwoHumps(
              new Normal(912.345678912, 51.2345678912),
              new Normal(1812.34567891, 49.8765432198),
              0.123456789123);
      case EMPIRICAL -> new Empirical(List.of(7L, 1000L, 1013L));
    };
  }

  /** The arrow keys pass every kind on the way to the last, and back to the first. */
  @ParameterizedTest
  @EnumSource(IntervalShape.class)
  void throughAllKindsAndBackIsExactlyWhatWasTyped(IntervalShape first) {
    GeneratorSettings settings = PLAIN.withIntervals(typed(first));
    List<IntervalShape> way = new ArrayList<>(List.of(IntervalShape.values()));
    for (int pass = 0; pass < 2; pass++) {
      for (IntervalShape shape : way) {
        settings = draft.withShape(settings, shape, ON_TAPE);
        assertThat(IntervalShape.of(settings.intervals())).isEqualTo(shape);
      }
      Collections.reverse(way);
    }
    assertThat(draft.withShape(settings, first, ON_TAPE).intervals()).isEqualTo(typed(first));
  }

  /** Each kind on the way is made of what was typed, whatever stood between. */
  @ParameterizedTest
  @EnumSource(IntervalShape.class)
  void whichKindsWerePassedMakesNoDifference(IntervalShape last) {
    GeneratorSettings settings = PLAIN.withIntervals(typed(IntervalShape.NORMAL));
    IntervalDistribution straight =
        new GeneratorDraft().withShape(settings, last, ON_TAPE).intervals();
    for (IntervalShape passed : IntervalShape.values()) {
      settings = draft.withShape(settings, passed, List.of(3L * passed.ordinal()));
    }
    assertThat(draft.withShape(settings, last, List.of(5L)).intervals().mean())
        .isEqualTo(last == IntervalShape.EMPIRICAL ? 0 : straight.mean());
  }

  @Test
  void whoeverTypesAnotherNumberHasChosenAnew() {
    GeneratorSettings gamma = draft.withShape(PLAIN, IntervalShape.GAMMA, ON_TAPE);
    GeneratorSettings changed = gamma.withIntervals(new Gamma(4, 500));
    assertThat(draft.withShape(changed, IntervalShape.NORMAL, ON_TAPE).intervals())
        .isEqualTo(new Normal(2000, 1000));
  }

  @Test
  void aMeanIsCarriedToEveryKindThatHasOneToTheLastDigit() {
    GeneratorSettings settings = PLAIN.withIntervals(typed(IntervalShape.NORMAL));
    assertThat(draft.withShape(settings, IntervalShape.EXPONENTIAL, ON_TAPE).intervals().mean())
        .isEqualTo(1000.12345679);
  }

  @Test
  void twoHumpsHaveMeanAndDeviationOfTheKindBefore() {
    IntervalDistribution humps =
        draft
            .withShape(
                PLAIN.withIntervals(new Normal(10_000, 2_000)), IntervalShape.TWO_HUMPS, ON_TAPE)
            .intervals();
    assertThat(humps.mean()).isCloseTo(10_000, offset(1e-9));
    assertThat(Math.sqrt(humps.variance())).isCloseTo(2_000, offset(1e-6));
    // 2000 * sqrt(8) / 3 / sqrt(0.2 * 0.8), in two digits: humps that lie apart.
    TwoHumps made = (TwoHumps) humps;
    assertThat(made.first().mean()).isEqualTo(9_060);
    assertThat(made.second().mean()).isEqualTo(13_760);
    assertThat(made.first().standardDeviation()).isLessThan(700);
  }

  @ParameterizedTest
  @EnumSource(IntervalShape.class)
  void theLongestTimesAreOfEveryKind(IntervalShape shape) {
    double longest = GeneratorSettings.LONGEST_TIME;
    for (Normal normal : List.of(new Normal(longest, longest), new Normal(longest, 0))) {
      IntervalDistribution made =
          draft.withShape(PLAIN.withIntervals(normal), shape, ON_TAPE).intervals();
      assertThat(IntervalShape.of(made)).isEqualTo(shape);
    }
  }

  @Test
  void aRegimeOfTheLongestIntervalsIsOne() {
    double longest = GeneratorSettings.LONGEST_TIME;
    GeneratorSettings settings = PLAIN.withIntervals(new Normal(longest, 0));
    assertThat(draft.withRegime(settings, true).regime())
        .hasValue(new Regime(100, new Normal(longest, 0)));
  }

  @Test
  void lossThatIsTriedAsNoneAndInBurstsIsAsItWasTyped() {
    Loss typed = new Loss.Independent(0.123456789);
    GeneratorSettings settings = PLAIN.withLoss(typed);
    for (LossKind kind :
        List.of(LossKind.NONE, LossKind.BURSTS, LossKind.NONE, LossKind.INDEPENDENT)) {
      settings = draft.withLoss(settings, kind);
      assertThat(LossKind.of(settings.loss())).isEqualTo(kind);
    }
    assertThat(settings.loss()).isEqualTo(typed);
  }

  @Test
  void regimesGoThroughKindsAsWell() {
    Regime typed = new Regime(70, typed(IntervalShape.NORMAL));
    GeneratorSettings settings = PLAIN.changing(0, Optional.of(typed));
    for (IntervalShape shape : IntervalShape.values()) {
      settings = draft.withRegimeShape(settings, shape, ON_TAPE);
    }
    assertThat(draft.withRegimeShape(settings, IntervalShape.NORMAL, ON_TAPE).regime())
        .hasValue(typed);
  }

  @Test
  void whatIsSwitchedOffAndOnAgainIsAsItWasTyped() {
    GeneratorSettings typed =
        PLAIN
            .changing(0, Optional.of(new Regime(71, new Normal(123, 4))))
            .throttled(new Throttling(77, 33))
            .withCrash(OptionalLong.of(4_711))
            .withPauses(List.of(new PauseSource(Pause.Who.SENDER, 12_345, 67, 89)));
    GeneratorSettings off = draft.withRegime(typed, false);
    off = draft.withThrottling(off, false, MILLISECONDS);
    off = draft.withCrash(off, false);
    off = draft.withPauses(off, Pause.Who.SENDER, false);
    assertThat(off).isEqualTo(PLAIN);
    GeneratorSettings on = draft.withRegime(off, true);
    on = draft.withThrottling(on, true, MILLISECONDS);
    on = draft.withCrash(on, true);
    assertThat(draft.withPauses(on, Pause.Who.SENDER, true)).isEqualTo(typed);
  }

  /** A crash after four fifths is so of the tape as it is by then. */
  @Test
  void whatNobodyHasTypedBeginsAnewAsItFits() {
    GeneratorSettings off = draft.withCrash(draft.withCrash(PLAIN, true), false);
    assertThat(draft.withCrash(off.withHeartbeats(400), true).crash()).hasValue(320_000);
  }

  @Test
  void anotherDocumentHasNothingOfIt() {
    GeneratorSettings none =
        draft.withLoss(PLAIN.withLoss(new Loss.Independent(0.123)), LossKind.NONE);
    draft.forget();
    assertThat(draft.withLoss(none, LossKind.INDEPENDENT).loss())
        .isEqualTo(new Loss.Independent(0.05));
  }
}
