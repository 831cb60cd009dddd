package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.ReadyDetector;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.runs.RunsWords;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ReadyTitles;

/** Policies are told apart, by name and by line, wherever they are shown together. */
class PolicyNamesTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  private static PolicyDraft s000() {
    return PolicyDraft.of(Presets.policy(Preset.S000, TimeUnit.SECOND));
  }

  private static DetectorBench smallWindows(Messages messages) {
    return ReadyTitles.document(ReadyDetector.SMALL_WINDOWS, messages);
  }

  private static List<String> names(List<PhiPolicy> policies, Messages messages) {
    return IntStream.range(0, policies.size())
        .mapToObj(i -> PolicyNames.of(policies, i, TimeUnit.SECOND, messages))
        .toList();
  }

  private static Arguments change(String words, UnaryOperator<PolicyDraft> change) {
    return Arguments.of(words, change);
  }

  static Stream<Arguments> changes() {
    BigDecimal two = BigDecimal.valueOf(2);
    return Stream.of(
        change("logistic", it -> it.tail(PhiPolicy.Tail.LOGISTIC)),
        change("window 17", it -> it.windowSize(17)),
        change("window of all intervals", it -> it.windowSize(new WindowSize.All())),
        change("window 2 s", it -> it.windowSize(new WindowSize.Lasting(two))),
        change("mean 2 s and σ 1 s given", it -> it.parameters(given())),
        change("σ floor 2 s", it -> it.sigmaFloor(new SigmaFloor.Absolute(two))),
        change("σ floor 2 of the mean", it -> it.sigmaFloor(new SigmaFloor.Relative(two))),
        change("pause 2 s", it -> it.acceptablePause(two)),
        change("recorded up to 2 s", it -> it.record(new RecordRule.UpTo(two))),
        change("recorded while not suspected", it -> it.record(new RecordRule.WhileAvailable())),
        change(
            "first estimate 2 s",
            it ->
                it.firstEstimate(Optional.of(new FirstEstimate(two, FirstEstimate.Shape.SINGLE)))),
        change(
            "first estimate 2 s as a pair",
            it -> it.firstEstimate(Optional.of(new FirstEstimate(two, FirstEstimate.Shape.PAIR)))),
        change("from 77 intervals on", it -> it.minimumSamples(77)),
        change("φ at most 2", it -> it.upperEnd(new UpperEnd.Cap(two))),
        change("φ = ∞ where the tail is 0", it -> it.upperEnd(new UpperEnd.Infinity())),
        change("φ > 30 from z = 12 on", it -> it.upperEnd(new UpperEnd.AtLeast30())),
        change("boundary ± 2", it -> it.boundaryBand(two)),
        change("local pause 2 s", it -> it.localPause(Optional.of(two))));
  }

  private static ModelParameters given() {
    return new ModelParameters.Given(BigDecimal.valueOf(2), BigDecimal.ONE);
  }

  @ParameterizedTest
  @MethodSource("changes")
  void whateverFieldDiffersIsNamed(String words, UnaryOperator<PolicyDraft> change) {
    PhiPolicy other = change.apply(s000()).policy();
    List<PhiPolicy> two = List.of(s000().policy(), other);
    assertThat(names(two, ENGLISH).get(1)).isEqualTo("2: S000, " + words);
    for (Language language : Language.values()) {
      List<String> names = names(two, Messages.in(language));
      assertThat(names.get(0).substring(1)).isNotEqualTo(names.get(1).substring(1));
    }
  }

  /** Each word has its opposite: fields of two values, either of which may be the preset's. */
  @Test
  void fieldsOfTwoValuesNameBoth() {
    for (Language language : Language.values()) {
      for (UnaryOperator<PolicyDraft> change : twoValued()) {
        List<PhiPolicy> two = List.of(s000().policy(), change.apply(s000()).policy());
        List<String> names = names(two, Messages.in(language));
        assertThat(names.get(0).substring(1)).isNotEqualTo(names.get(1).substring(1));
      }
    }
  }

  private static List<UnaryOperator<PolicyDraft>> twoValued() {
    PhiPolicy policy = s000().policy();
    return List.of(
        it -> it.variance(other(PhiPolicy.VarianceKind.values(), policy.variance())),
        it -> it.arithmetic(other(PhiPolicy.Arithmetic.values(), policy.arithmetic())),
        it -> it.sequenceRule(other(PhiPolicy.SequenceRule.values(), policy.sequenceRule())),
        it -> it.comparison(other(PhiPolicy.Comparison.values(), policy.comparison())),
        it -> it.startCountsAsHeartbeat(!policy.startCountsAsHeartbeat()));
  }

  private static <E extends Enum<E>> E other(E[] values, E value) {
    return values[1 - value.ordinal()];
  }

  @Test
  void onlyWhatTellsApartIsNamed() {
    assertThat(names(List.of(s000().policy()), ENGLISH)).containsExactly("1: S000");
    assertThat(
            names(
                List.of(
                    s000().windowSize(10).minimumSamples(10).policy(),
                    s000().windowSize(20).minimumSamples(20).policy(),
                    Presets.policy(Preset.S004, TimeUnit.SECOND)),
                ENGLISH))
        .containsExactly("1: S000, window 10", "2: S000, window 20", "3: S004");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void threeWindowsOfOnePresetAreToldApartInEveryFigure(Language language) {
    Messages messages = Messages.in(language);
    DetectorBench bench = smallWindows(messages);
    String window = language == Language.ENGLISH ? "window " : "窗口 ";
    FigureFrame frame = FigureFrame.of(900, 400, messages);
    Subject subject = new Subject(DetectorReader.read(bench), 0, frame);
    List<ComparisonRows.Row> rows = ComparisonRows.of(subject).rows();
    for (int i = 0; i < 3; i++) {
      assertThat(rows.get(i).name()).contains(window + new int[] {10, 20, 1000}[i]);
    }
    assertThat(rows.stream().map(ComparisonRows.Row::stroke).distinct()).hasSize(3);
    RunsWords words = new RunsWords(runs(bench), messages);
    for (int i = 0; i < 3; i++) {
      String name = words.table().rows().get(i).get(0);
      assertThat(name).isEqualTo(rows.get(i).name());
    }
  }

  private static RunsAnswer runs(DetectorBench bench) {
    DetectorBench brief =
        bench.withRuns(
            bench.runs().withSeeds(new SeedRange(1, 2)).withHeartbeats(OptionalInt.of(50)));
    return RunsAnswer.of(RunsQuestion.ofAll(brief), Workers.caller(), () -> false, done -> {});
  }
}
