package phiscope.core.trace.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Pause.Who;
import phiscope.core.trace.Tape;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution.Exponential;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.Loss.GilbertElliott;
import phiscope.core.trace.generator.Loss.Independent;

class TraceGeneratorTest {
  /** Computed with another implementation of SplitMix64 and of Box and Muller, in Python. */
  private static final Long[] SEED_42 = {0L, 1000L, 1911L, 2948L, 3975L, 4863L};

  private static final int HASH_OF_ALL = 162401533;

  private static final GeneratorSettings REGULAR =
      GeneratorSettings.plain(1, 1000, new Uniform(10, 10));

  private static Tape tape(GeneratorSettings settings) {
    return TraceGenerator.generate("tape", settings);
  }

  private static List<Long> arrivals(Tape tape) {
    HeartbeatTrace trace = tape.heartbeats();
    List<Long> arrivals = new ArrayList<>(trace.size());
    for (int i = 0; i < trace.size(); i++) {
      arrivals.add(trace.arrival(i));
    }
    return arrivals;
  }

  private static List<Boolean> delivered(Tape tape) {
    HeartbeatTrace trace = tape.heartbeats();
    List<Boolean> delivered = new ArrayList<>(trace.size());
    for (int i = 0; i < trace.size(); i++) {
      delivered.add(trace.get(i).isDelivered());
    }
    return delivered;
  }

  @Test
  void aSeedGivesTheseVeryTicksOnEveryMachine() {
    Normal normal = new Normal(1000, 200);
    assertThat(arrivals(tape(GeneratorSettings.plain(42, 6, normal)))).containsExactly(SEED_42);
    assertThat(arrivals(tape(GeneratorSettings.plain(43, 6, normal))))
        .isNotEqualTo(arrivals(tape(GeneratorSettings.plain(42, 6, normal))));
    GeneratorSettings all =
        GeneratorSettings.plain(7, 5000, new IntervalDistribution.Gamma(2.5, 40))
            .withLoss(new GilbertElliott(0.05, 0.3, 0.01, 0.8))
            .withPauses(List.of(new PauseSource(Who.SENDER, 5000, 100, 900)))
            .changing(
                0.001, Optional.of(new Regime(3000, new IntervalDistribution.Weibull(0.8, 90))))
            .throttled(new Throttling(100, 60))
            .delayed(5, 20);
    assertThat(tape(all)).isEqualTo(tape(all));
    assertThat(arrivals(tape(all)).hashCode()).isEqualTo(HASH_OF_ALL);
  }

  @Test
  void oneKnobLeavesTheNumbersOfTheOthersAlone() {
    GeneratorSettings plain = GeneratorSettings.plain(5, 500, new Exponential(100));
    Tape lossy = tape(plain.withLoss(new Independent(0.2)));
    assertThat(arrivals(lossy)).isEqualTo(arrivals(tape(plain)));
    List<Boolean> more = delivered(tape(plain.withLoss(new Independent(0.4))));
    List<Boolean> fewer = delivered(lossy);
    for (int i = 0; i < more.size(); i++) {
      assertThat(fewer.get(i) || !more.get(i)).isTrue();
    }
  }

  @Test
  void driftAndAChangeOfRegimeShowInTheIntervals() {
    List<Long> arrivals =
        arrivals(tape(REGULAR.changing(0.5, Optional.of(new Regime(500, new Uniform(100, 100))))));
    assertThat(arrivals.get(1) - arrivals.get(0)).isEqualTo(10);
    assertThat(arrivals.get(201) - arrivals.get(200)).isEqualTo(110);
    assertThat(arrivals.get(501) - arrivals.get(500)).isEqualTo(350);
    // A drift downwards ends at intervals of 0, not in the past.
    List<Long> faster = arrivals(tape(REGULAR.changing(-0.1, Optional.empty())));
    assertThat(faster).isSorted();
    assertThat(faster.get(999)).isEqualTo(faster.get(101));
  }

  @Test
  void independentLossIsIndependent() {
    int heartbeats = 200_000;
    GeneratorSettings settings = GeneratorSettings.plain(3, heartbeats, new Uniform(10, 10));
    List<Boolean> delivered = delivered(tape(settings.withLoss(new Independent(0.1))));
    double[][] pairs = new double[2][2];
    for (int i = 1; i < heartbeats; i++) {
      pairs[delivered.get(i - 1) ? 0 : 1][delivered.get(i) ? 0 : 1]++;
    }
    double lost = (pairs[0][1] + pairs[1][1]) / (heartbeats - 1);
    assertThat(lost).isCloseTo(0.1, offset(4.5 * Math.sqrt(0.09 / heartbeats)));
    double chiSquare = 0;
    double[] shares = {0.9, 0.1};
    for (int first = 0; first < 2; first++) {
      for (int second = 0; second < 2; second++) {
        double expected = shares[first] * shares[second] * (heartbeats - 1);
        chiSquare += Math.pow(pairs[first][second] - expected, 2) / expected;
      }
    }
    // Three degrees of freedom: above 26 once in a hundred thousand.
    assertThat(chiSquare).isLessThan(26);
  }

  @Test
  void lossInBurstsHasItsRateAndItsLengths() {
    GilbertElliott bursts = new GilbertElliott(0.02, 0.25, 0, 1);
    assertThat(bursts.rate()).isCloseTo(0.02 / 0.27, offset(1e-12));
    GeneratorSettings settings = GeneratorSettings.plain(9, 200_000, new Uniform(10, 10));
    List<Boolean> delivered = delivered(tape(settings.withLoss(bursts)));
    double lost = delivered.stream().filter(arrived -> !arrived).count();
    double burstCount = 0;
    for (int i = 1; i < delivered.size(); i++) {
      burstCount += delivered.get(i - 1) && !delivered.get(i) ? 1 : 0;
    }
    // 4.5 standard errors. Two states that change with a and b stay alike for (1 - a - b)^k, so
    // that the share's variance is that of independent losses times (1 + r) / (1 - r), r = 0.73.
    double rate = bursts.rate();
    double inflation = (1 + 0.73) / (1 - 0.73);
    double errorOfRate = Math.sqrt(rate * (1 - rate) * inflation / delivered.size());
    assertThat(lost / delivered.size()).isCloseTo(rate, offset(4.5 * errorOfRate));
    // A burst is geometric with a mean of 1/b = 4 and a variance of (1 - b) / b^2 = 12.
    assertThat(lost / burstCount).isCloseTo(4, offset(4.5 * Math.sqrt(12 / burstCount)));
    assertThat(new Loss.None().rate()).isZero();
  }

  @Test
  void aPausedSenderGoesOnWhereItStood() {
    Tape tape = tape(REGULAR.withPauses(List.of(new PauseSource(Who.SENDER, 1500, 300, 300))));
    List<Long> arrivals = arrivals(tape);
    assertThat(tape.pauses()).isNotEmpty();
    for (Pause pause : tape.pauses()) {
      assertThat(pause.length()).isEqualTo(300);
      assertThat(arrivals).noneMatch(at -> at >= pause.from() && at < pause.to());
      if (pause.to() <= arrivals.get(arrivals.size() - 1)) {
        assertThat(arrivals).contains(pause.to(), pause.to() + 10);
      }
    }
  }

  @Test
  void aPausedNetworkOrObserverDeliversAllAtOnce() {
    for (Who who : List.of(Who.NETWORK, Who.OBSERVER)) {
      Tape tape = tape(REGULAR.withPauses(List.of(new PauseSource(who, 1500, 300, 300))));
      List<Long> arrivals = arrivals(tape);
      Pause pause = tape.pauses().get(0);
      assertThat(pause.who()).isEqualTo(who);
      assertThat(arrivals).noneMatch(at -> at >= pause.from() && at < pause.to());
      assertThat(arrivals.stream().filter(at -> at == pause.to()).count()).isBetween(30L, 31L);
    }
  }

  @Test
  void pausesComeAsOftenAsTheySay() {
    GeneratorSettings settings = GeneratorSettings.plain(11, 100_000, new Uniform(10, 10));
    Tape tape = tape(settings.withPauses(List.of(new PauseSource(Who.OBSERVER, 900, 50, 150))));
    long horizon = tape.heartbeats().arrival(tape.heartbeats().size() - 1);
    // From pause to pause: exponential of 900 and uniform of 50 to 150; 4.5 standard errors.
    double count = tape.pauses().size();
    double variance = 900.0 * 900.0 + 100.0 * 100.0 / 12;
    assertThat(horizon / count).isCloseTo(1000, offset(4.5 * Math.sqrt(variance / count)));
    double mean = tape.pauses().stream().mapToLong(Pause::length).average().orElseThrow();
    assertThat(mean).isCloseTo(100, offset(4.5 * Math.sqrt(100.0 * 100.0 / 12 / count)));
  }

  @Test
  void throttlingMakesTwoHumps() {
    // Due every 30 ticks, running for the first 40 of every 100.
    GeneratorSettings settings = GeneratorSettings.plain(1, 9, new Uniform(30, 30));
    assertThat(arrivals(tape(settings.throttled(new Throttling(100, 40)))))
        .containsExactly(0L, 30L, 100L, 130L, 200L, 230L, 300L, 330L, 400L);
    assertThat(new Throttling(100, 40).delayed(40)).isEqualTo(100);
    assertThat(new Throttling(100, 40).delayed(139)).isEqualTo(139);
  }

  /** Every 45 with the processor for 30 of 100 ms: nothing lies between the two humps. */
  @Test
  void throttledIntervalsLieInTwoHumpsAndArrivalsKeepToThePeriod() {
    GeneratorSettings settings = GeneratorSettings.plain(2, 20_000, new Normal(25, 2));
    List<Long> arrivals = arrivals(tape(settings.throttled(new Throttling(100, 30))));
    assertThat(arrivals).allMatch(at -> at % 100 < 30);
    long near = 0;
    long far = 0;
    for (int i = 1; i < arrivals.size(); i++) {
      long interval = arrivals.get(i) - arrivals.get(i - 1);
      near += interval <= 35 ? 1 : 0;
      far += interval >= 70 ? 1 : 0;
    }
    assertThat(near + far).isEqualTo(arrivals.size() - 1L);
    // A send at the start of a period, nearly always one more in it, then the wait for the next.
    assertThat(near).isGreaterThan(arrivals.size() * 4L / 10);
    assertThat(far).isGreaterThan(arrivals.size() * 4L / 10);
  }

  @Test
  void generatingCanBeStoppedAndSaysHowFarItIs() {
    List<Integer> told = new ArrayList<>();
    GeneratorSettings many = REGULAR.withHeartbeats(100_000);
    assertThat(
            TraceGenerator.generate(
                "",
                many,
                done -> {
                  told.add(done);
                  return done < 20_000;
                }))
        .isEmpty();
    assertThat(told).isSorted().hasSizeBetween(4, 10);
    assertThat(TraceGenerator.generate("", many, done -> true)).hasValue(tape(many).withName(""));
  }

  @Test
  void aTapeKeepsItsSettingsUntilItIsChangedByHand() {
    Tape tape = tape(REGULAR);
    assertThat(tape.generated()).hasValue(new Generated(REGULAR, false));
    assertThat(tape.withName("other").generated()).hasValue(new Generated(REGULAR, false));
    assertThat(tape.withHeartbeats(tape.heartbeats().remove(3)).generated())
        .hasValue(new Generated(REGULAR, true));
    assertThat(tape.withHeartbeats(HeartbeatTrace.empty()).generated()).isEmpty();
    assertThat(tape.withCrash(OptionalLong.of(7)).generated())
        .hasValue(new Generated(REGULAR, true));
    assertThat(tape.withPauses(List.of(new Pause(Who.SENDER, 1, 2))).generated())
        .hasValue(new Generated(REGULAR, true));
  }

  /** The longest times of every kind at once stay within what a document can hold. */
  @Test
  void theLongestTimesDoNotOverflow() {
    long longest = GeneratorSettings.LONGEST_TIME;
    GeneratorSettings settings =
        GeneratorSettings.plain(1, 10_000, new Uniform(longest, longest))
            .withPauses(
                List.of(
                    new PauseSource(Who.SENDER, 1, longest, longest),
                    new PauseSource(Who.NETWORK, 1, longest, longest),
                    new PauseSource(Who.OBSERVER, 1, longest, longest)))
            .changing(longest, Optional.empty())
            .delayed(longest, longest);
    Tape tape = tape(settings);
    assertThat(arrivals(tape))
        .isSorted()
        .allMatch(at -> at >= 0 && at < 4_000_000_000_000_000_000L);
    assertThat(tape.heartbeats().size()).isLessThan(10_000);
  }

  @Test
  void nothingIsSentFromTheCrashOn() {
    Tape tape = tape(REGULAR.crashingAt(100));
    assertThat(tape.heartbeats().size()).isEqualTo(10);
    assertThat(tape.crash()).hasValue(100);
    assertThat(tape(REGULAR.crashingAt(0)).heartbeats().size()).isZero();
  }

  @Test
  void jitterBeyondAnIntervalReorders() {
    HeartbeatTrace trace = tape(REGULAR.delayed(5, 100)).heartbeats();
    boolean reordered = false;
    for (int i = 1; i < trace.size(); i++) {
      reordered |= trace.get(i).sequence() < trace.get(i - 1).sequence();
    }
    assertThat(reordered).isTrue();
    assertThat(trace.size()).isEqualTo(1000);
    assertThat(trace.arrival(0)).isBetween(5L, 105L);
  }

  @Test
  void settingsThatMakeNoSenseAreRefused() {
    assertThatThrownBy(() -> GeneratorSettings.plain(1, 0, new Exponential(1)))
        .hasMessageContaining("heartbeats");
    assertThatThrownBy(() -> REGULAR.changing(Double.NaN, Optional.empty()))
        .hasMessageContaining("drift");
    assertThatThrownBy(() -> REGULAR.delayed(-1, 0)).hasMessageContaining("delay");
    assertThatThrownBy(() -> new Independent(1.5)).hasMessageContaining("probability");
    assertThatThrownBy(() -> new GilbertElliott(0.1, 0, 0, 1)).hasMessageContaining("badToGood");
    assertThatThrownBy(() -> new PauseSource(Who.SENDER, 0, 1, 1)).hasMessageContaining("mean");
    assertThatThrownBy(() -> new Throttling(100, 0)).hasMessageContaining("running");
  }
}
