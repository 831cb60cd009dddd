package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.bench.PolicyReading;
import phiscope.bench.ReadyDetector;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ReadyTitles;

/** A tape of 600 heartbeats never fills a window of 1000: nothing is known of that policy there. */
class NeverJudgedTest {
  private static DetectorBench bench(Messages messages) {
    return ReadyTitles.document(ReadyDetector.SMALL_WINDOWS, messages);
  }

  private static Figure figure(DetectorBench bench, FigureKind kind, Messages messages) {
    FigureFrame frame = FigureFrame.of(1100, 400, messages);
    return DetectorFigures.of(kind, DetectorReader.read(bench), 0, frame);
  }

  /** That it makes no mistake and is never trusted either is because it never has a model. */
  @Test
  void aWindowThatIsNeverFullNeverJudges() {
    DetectorReading reading = DetectorReader.read(bench(Messages.in(Language.ENGLISH)));
    List<PolicyReading> policies = reading.tapes().get(0).policies();
    assertThat(policies.get(2).window().count()).isEqualTo(599);
    assertThat(policies.get(2).policy().minimumSamples()).isEqualTo(1000);
    assertThat(policies.get(2).quality().observedAliveTime()).isZero();
    assertThat(policies.stream().map(it -> NeverJudged.is(it.quality())))
        .containsExactly(false, false, true);
  }

  /** Ten equal intervals have no spread to fit: that is no want of intervals. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1_000, 15_000, 100_000})
  void theReasonIsThatOfTheWholeTapeWhereverNowIs(long now) {
    Messages english = Messages.in(Language.ENGLISH);
    long[] equal = LongStream.generate(() -> 10_000).limit(10).toArray();
    DetectorBench bench =
        OpeningBench.document()
            .withTapes(List.of(Tape.of("A", HeartbeatTrace.ofIntervals(0, equal))))
            .withPolicies(
                List.of(
                    Presets.policy(Preset.S003, TimeUnit.NONE),
                    PolicyDraft.of(Presets.policy(Preset.S004, TimeUnit.NONE))
                        .sigmaFloor(new PhiPolicy.SigmaFloor.None())
                        .policy()))
            .withNow(now);
    assertThat(figure(bench, FigureKind.COMPARISON, english).reading())
        .endsWith(
            " 2: S004 never had a model on this tape: its intervals have no spread, and the policy"
                + " has no least standard deviation.");
  }

  /** Ten equal intervals are enough of them; what the policy lacks is a spread. */
  @ParameterizedTest
  @EnumSource(
      value = FigureKind.class,
      names = {"TRADE_OFF", "COMPARISON"})
  void aFigureWithNothingToShowSaysWhatIsMissing(FigureKind kind) {
    Messages english = Messages.in(Language.ENGLISH);
    PhiPolicy plain =
        PolicyDraft.of(Presets.policy(Preset.S004, TimeUnit.NONE))
            .sigmaFloor(new PhiPolicy.SigmaFloor.None())
            .policy();
    String reason =
        "1: S004 never had a model on this tape: its intervals have no spread, and the policy has no"
            + " least standard deviation.";
    assertThat(figure(on(10, plain), kind, english).reading()).isEqualTo(reason);
    assertThat(figure(on(0, plain), kind, english).reading())
        .isEqualTo(
            "There is not yet enough on the tape to weigh detection time against mistakes."
                + " 1: S004 never had a model on this tape: it needs 4 intervals first.");
  }

  private static DetectorBench on(int intervals, PhiPolicy policy) {
    long[] equal = LongStream.generate(() -> 10_000).limit(intervals).toArray();
    return OpeningBench.document()
        .withTapes(List.of(Tape.of("A", HeartbeatTrace.ofIntervals(0, equal))))
        .withPolicies(List.of(policy))
        .withNow(15_000);
  }

  /** Every head of a table begins with a capital, or in Chinese with no letter at all. */
  @ParameterizedTest
  @EnumSource(
      value = FigureKind.class,
      names = {"TRADE_OFF", "COMPARISON"})
  void allHeadsOfATableBeginAlike(FigureKind kind) {
    Messages english = Messages.in(Language.ENGLISH);
    assertThat(figure(bench(english), kind, english).table().header())
        .hasSizeGreaterThan(4)
        .allMatch(head -> Character.isUpperCase(head.charAt(0)));
  }

  @Test
  void sideBySideItHasOneSignForNoValueAndASentence() {
    Messages english = Messages.in(Language.ENGLISH);
    Figure figure = figure(bench(english), FigureKind.COMPARISON, english);
    assertThat(figure.table().rows().get(2))
        .containsExactly("3: S000, window 1000, threshold 3", "never judged", "–", "–", "–", "–");
    assertThat(figure.reading())
        .endsWith(
            " 3: S000, window 1000 never had a model on this tape: it needs 1000 intervals first.")
        .doesNotContain("1: S000, window 10 never");
  }

  @Test
  void inTheTradeOffItIsNotAmongThoseThatMissTheLimit() {
    Messages english = Messages.in(Language.ENGLISH);
    Figure figure = figure(bench(english), FigureKind.TRADE_OFF, english);
    assertThat(figure.reading())
        .doesNotContain("window 1000: none")
        .contains("3: S000, window 1000 never had a model on this tape");
    assertThat(figure.table().rows().stream().filter(row -> row.get(0).contains("window 1000")))
        .containsExactly(List.of("3: S000, window 1000", "3", "–", "–", "–", "never judged"));
  }

  /** The bench's own policy being the one without a model, the others are still told of. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void asFirstPolicyItHidesNothingOfTheOthers(Language language) {
    Messages messages = Messages.in(language);
    DetectorBench bench = bench(messages);
    List<PhiPolicy> policies = bench.policies();
    DetectorBench turned =
        bench.withPolicies(List.of(policies.get(2), policies.get(0), policies.get(1)));
    Figure figure = figure(turned, FigureKind.TRADE_OFF, messages);
    Subject subject =
        new Subject(DetectorReader.read(turned), 0, FigureFrame.of(640, 320, messages));
    assertThat(figure.reading())
        .contains(PolicyNames.of(subject, 1), PolicyNames.of(subject, 2))
        .endsWith(NeverJudged.sentence(subject, 0))
        .doesNotContain(messages.get("figure.tradeOff.none"));
  }

  @Test
  void allHeadsOfTheTableSideBySideBeginWithACapital() {
    Messages english = Messages.in(Language.ENGLISH);
    assertThat(figure(bench(english), FigureKind.COMPARISON, english).table().header())
        .contains("Detector", "Mean detection time", "Mistakes a day", "Mean mistake duration")
        .allMatch(head -> Character.isUpperCase(head.charAt(0)));
  }
}
