package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Exponential;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;
import phiscope.text.Messages.Language;

class GeneratorSentenceTest {
  private static final TickScale MILLISECONDS = new TickScale(TimeUnit.MILLISECOND, 1);
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  private static String said(GeneratorSettings settings) {
    return GeneratorSentence.of(new Generated(settings, false), MILLISECONDS, ENGLISH);
  }

  @Test
  void plainSettingsAreToldShortly() {
    GeneratorSettings plain = GeneratorSettings.plain(7, 200, new Normal(10_000, 1_400));
    assertThat(said(plain))
        .isEqualTo(
            "Generated from seed 7: 200 heartbeats; normal intervals with mean 1000 ms and"
                + " standard deviation 140 ms.");
    assertThat(GeneratorSentence.of(new Generated(plain, true), MILLISECONDS, ENGLISH))
        .startsWith("Generated from seed 7 and changed by hand since: ");
  }

  @Test
  void everySettingIsTold() {
    GeneratorSettings all =
        GeneratorSettings.plain(1, 1, new Exponential(500))
            .changing(1.5, Optional.of(new Regime(30, new Exponential(900))))
            .withLoss(new Loss.GilbertElliott(0.01, 0.25, 0, 1))
            .withPauses(
                List.of(
                    new PauseSource(Pause.Who.SENDER, 20_000, 1_000, 3_000),
                    new PauseSource(Pause.Who.NETWORK, 30_000, 1_000, 3_000),
                    new PauseSource(Pause.Who.OBSERVER, 40_000, 1_000, 3_000)))
            .throttled(new Throttling(1_000, 400))
            .delayed(50, 70)
            .crashingAt(90_000);
    assertThat(said(all))
        .isEqualTo(
            "Generated from seed 1: 1 heartbeat; exponential intervals with mean 50 ms; longer by"
                + " 0.15 ms with each heartbeat; from heartbeat 30 on exponential intervals with"
                + " mean 90 ms; lost in bursts: good turns bad with 1%, bad turns good with 25%,"
                + " losses 0% in good times and 100% in bad ones; pauses of the sender every"
                + " 2000 ms on average, of 100 ms to 300 ms; pauses of the network every 3000 ms on"
                + " average, of 100 ms to 300 ms; pauses of the observer every 4000 ms on average,"
                + " of 100 ms to 300 ms; the sender runs for 40 ms of every 100 ms; a delay of 5 ms"
                + " with up to 7 ms more; a crash at 9000 ms.");
  }

  static Stream<IntervalDistribution> laws() {
    return Stream.of(
        new Normal(100, 20),
        new IntervalDistribution.Uniform(10, 20),
        new Exponential(30),
        new IntervalDistribution.LogNormal(100, 0.5),
        new IntervalDistribution.Gamma(3, 40),
        new IntervalDistribution.Weibull(2, 100),
        new IntervalDistribution.TwoHumps(new Normal(10, 1), new Normal(20, 1), 0.2),
        new IntervalDistribution.Empirical(List.of(1L, 2L)));
  }

  @ParameterizedTest
  @MethodSource("laws")
  void everyLawHasItsWordsInBothLanguages(IntervalDistribution law) {
    Generated generated = new Generated(GeneratorSettings.plain(1, 10, law), false);
    for (Language language : Language.values()) {
      String said = GeneratorSentence.of(generated, MILLISECONDS, Messages.in(language));
      assertThat(said).doesNotContain("{").doesNotContain("generator.").contains("10");
    }
  }
}
