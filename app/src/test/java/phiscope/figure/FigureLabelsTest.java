package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import phiscope.bench.BenchKind;
import phiscope.bench.Benches;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.bench.PolicyEdit;
import phiscope.bench.RunsPlan;
import phiscope.bench.Term;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What is written in figures: the numbers that matter always, and nothing too often. */
class FigureLabelsTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);
  private static final int MOST_NAMED = 3;

  @Provide
  Arbitrary<DetectorBench> drawnBench() {
    return Benches.drawn();
  }

  @Provide
  Arbitrary<Double> textSizes() {
    return Arbitraries.of(12.0, 14.0, 20.0, 28.0);
  }

  /** A sender with jitter so wild that threshold 1 makes some mistake in every dozen intervals. */
  private static DetectorBench noisy(long seed) {
    Random random = new Random(seed);
    long[] intervals =
        random.longs(400, 0, 1000).map(it -> it % 12 == 0 ? 25_000 + it : 6_000 + 8 * it).toArray();
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    long last = trace.arrival(trace.size() - 1);
    return OpeningBench.document().withTapes(List.of(Tape.of("A", trace))).withNow(last + 9_000);
  }

  private static Figure figure(
      FigureKind kind, DetectorBench bench, double width, double height, double text) {
    DetectorReading reading = DetectorReader.read(bench);
    FigureFrame frame = FigureFrame.of(width, height, text, text / 6, ENGLISH);
    return DetectorFigures.of(kind, reading, 0, frame);
  }

  private static List<Mark.Text> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(Mark.Text.class::cast)
        .toList();
  }

  private static List<String> words(Figure figure) {
    return texts(figure).stream().map(Mark.Text::text).toList();
  }

  @Property(tries = 60, seed = "20261130")
  void aNoisyRecordingNamesItsLongestMistakesAndCountsAll(
      @ForAll @IntRange(min = 0, max = 1_000_000) int seed,
      @ForAll @DoubleRange(min = 640, max = 1600) double width) {
    DetectorBench bench = noisy(seed);
    long mistakes = DetectorReader.read(bench).tapes().get(0).main().quality().mistakes();
    Figure saw = figure(FigureKind.SAW_TOOTH, bench, width, 320, 12);
    assertThat(mistakes).isGreaterThan(MOST_NAMED);
    assertThat(words(saw)).filteredOn("mistake"::equals).hasSizeLessThanOrEqualTo(MOST_NAMED);
    assertThat(words(saw)).anyMatch(text -> text.startsWith("mistakes: " + mistakes));
    assertThat(saw.reading()).contains(mistakes + " mistakes");
  }

  @Property(tries = 100, seed = "20261130")
  void noNameOfASuspicionLiesOnTheCurve(
      @ForAll("drawnBench") DetectorBench bench,
      @ForAll @DoubleRange(min = 320, max = 1600) double width,
      @ForAll @DoubleRange(min = 160, max = 700) double height,
      @ForAll("textSizes") double size) {
    for (DetectorBench each : List.of(bench, noisy((long) width))) {
      Figure saw = figure(FigureKind.SAW_TOOTH, each, width, height, size);
      for (Mark.Text text : texts(saw)) {
        if (text.ink() == Ink.SUSPICION) {
          assertThat(crossesCurve(saw, text)).as("%s at %s", text.text(), text.at()).isFalse();
        }
      }
    }
  }

  private static boolean crossesCurve(Figure figure, Mark.Text text) {
    double size = text.style().size();
    double width = TextMeasure.bundled().width(text.text(), text.style());
    Rectangle2D place =
        new Rectangle2D.Double(text.at().x(), text.at().y() - 0.73 * size, width, 0.85 * size);
    return figure.marks().stream()
        .filter(Mark.Polyline.class::isInstance)
        .map(Mark.Polyline.class::cast)
        .filter(line -> line.stroke().ink() == Ink.PHI)
        .anyMatch(line -> crosses(line.points(), place));
  }

  private static boolean crosses(List<Mark.Point> points, Rectangle2D place) {
    for (int i = 1; i < points.size(); i++) {
      Mark.Point from = points.get(i - 1);
      Mark.Point to = points.get(i);
      if (new Line2D.Double(from.x(), from.y(), to.x(), to.y()).intersects(place)) {
        return true;
      }
    }
    return false;
  }

  /** The smallest panel with the largest text of a projector, wherever now is. */
  @Property(tries = 200, seed = "20261130")
  void theNumbersThatMatterAreWrittenInEveryFrame(
      @ForAll @IntRange(min = 40_500, max = 90_000) int now,
      @ForAll @DoubleRange(min = 320, max = 1600) double width,
      @ForAll @DoubleRange(min = 160, max = 700) double height,
      @ForAll("textSizes") double size) {
    DetectorBench bench = OpeningBench.document().withNow(now);
    assertThat(words(figure(FigureKind.PHI_CURVE, bench, width, height, size)))
        .anyMatch(text -> text.matches("φ [=≥] .+"));
    assertThat(words(figure(FigureKind.TAIL, bench, width, height, size)))
        .anyMatch(text -> text.startsWith("S = "));
    assertThat(words(figure(FigureKind.POSTERIOR_BARS, bench, width, height, size)))
        .anyMatch(text -> text.contains("after: "));
    assertThat(words(figure(FigureKind.NATURAL_FREQUENCIES, bench, width, height, size)))
        .anyMatch(text -> text.contains("1000"));
  }

  @Example
  void aCurveThatLeavesTheScaleIsMarkedOnceAnExcursion() {
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, 8_000, 8_000, 12_000, 12_000, 90_000);
    DetectorBench bench =
        OpeningBench.document().withTapes(List.of(Tape.of("A", trace))).withNow(135_000);
    Figure saw = figure(FigureKind.SAW_TOOTH, bench, 640, 320, 12);
    assertThat(saw.marks())
        .filteredOn(Mark.Symbol.class::isInstance)
        .extracting(mark -> ((Mark.Symbol) mark).shape())
        .filteredOn(Mark.Shape.TRIANGLE_UP::equals)
        .hasSize(1);
  }

  /** The timeout of 10 over 8, 8, 12, 12 and 14: 246/54 of detection time, 3 mistakes in 54. */
  @Example
  void theTradeOffMarksTheFixedTimeoutsOfTheDocument() {
    DetectorBench bench =
        new PolicyEdit.SetFixedTimeouts(List.of(BigDecimal.TEN, BigDecimal.valueOf(13)))
            .apply(OpeningBench.document());
    Figure tradeOff = figure(FigureKind.TRADE_OFF, bench, 640, 320, 12);
    Axis x = tradeOff.x().orElseThrow();
    Axis y = tradeOff.y().orElseThrow();
    List<Mark.Symbol> marked =
        tradeOff.marks().stream()
            .filter(Mark.Symbol.class::isInstance)
            .map(Mark.Symbol.class::cast)
            .filter(symbol -> symbol.shape() == Mark.Shape.DIAMOND)
            .toList();
    assertThat(marked).hasSize(2);
    assertThat(x.value(marked.get(0).at().x())).isCloseTo(246.0 / 54, within(1e-9));
    assertThat(y.value(marked.get(0).at().y())).isCloseTo(1000 * 3.0 / 54, within(1e-9));
    assertThat(words(tradeOff)).contains("timeout 10", "timeout 13");
    assertThat(tradeOff.table().rows())
        .contains(List.of("fixed timeout", "10", "4.55556", "3", "55.56", "as it is set"));
  }

  @Example
  void aBeliefBeyondTheScaleIsCutAndNeverCalledCertain() {
    Figure bars =
        figure(FigureKind.POSTERIOR_BARS, OpeningBench.document().withNow(100_000), 640, 320, 12);
    // z = 25: phi is 137.5, so the odds are 134.5 decades.
    assertThat(words(bars)).anyMatch(text -> text.contains("(1 − 3"));
    assertThat(words(bars)).doesNotContain("100%", "≈ 1");
    assertThat(bars.marks())
        .filteredOn(Mark.Line.class::isInstance)
        .extracting(mark -> ((Mark.Line) mark).stroke().ink())
        .filteredOn(Ink.BACKGROUND::equals)
        .hasSize(4);
  }

  /**
   * S004 answers "at least 30", the odds grow by the exact 137 decades: both are called by name.
   */
  @Example
  void aPhiThatIsNotThePolicysIsCalledExact() {
    DetectorBench bench = OpeningBench.document().withNow(100_000);
    Figure bars = figure(FigureKind.POSTERIOR_BARS, bench, 640, 320, 12);
    assertThat(words(bars)).anyMatch(text -> text.startsWith("change of belief: exact φ = 137.5"));
    assertThat(bars.reading())
        .contains("the exact φ = 137.5", "(the policy answers φ: at least 30)");
    Figure opening = figure(FigureKind.POSTERIOR_BARS, OpeningBench.document(), 640, 320, 12);
    assertThat(words(opening)).contains("change of belief: φ = 1.643016");
    assertThat(opening.reading()).doesNotContain("exact");
  }

  /** S004 says "phi > 30" from z = 12 on: the sentence tells that this is the policy's own end. */
  @Example
  void aBoundIsSaidToBeTheEndOfThePolicy() {
    DetectorBench bench = OpeningBench.document().withNow(100_000);
    assertThat(figure(FigureKind.PHI_CURVE, bench, 640, 320, 12).reading())
        .contains("φ is at least 30; from z = 12 on this policy says no more. ");
    FigureFrame frame = FigureFrame.of(640, 320, Messages.in(Language.CHINESE));
    String chinese =
        DetectorFigures.of(FigureKind.PHI_CURVE, DetectorReader.read(bench), 0, frame).reading();
    assertThat(chinese).contains("φ 至少为 30；从 z = 12 起").doesNotContain("为 至少");
  }

  @Provide
  Arbitrary<Term> termsOfTheDetector() {
    return Arbitraries.of(Term.values()).filter(term -> term.bench() == BenchKind.DETECTOR);
  }

  @Property(tries = 14)
  void everyTermLightsUpSomewhere(@ForAll("termsOfTheDetector") Term term) {
    FigureFrame frame =
        new FigureFrame(
            640,
            320,
            12,
            2,
            ENGLISH,
            Optional.of(term),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    DetectorReading reading = DetectorReader.read(OpeningBench.document());
    assertThat(FigureKind.values())
        .anyMatch(
            kind ->
                DetectorFigures.of(kind, reading, 0, frame).marks().size()
                    > DetectorFigures.of(kind, reading, 0, FigureFrame.of(640, 320, ENGLISH))
                        .marks()
                        .size());
  }

  @Example
  void theAxisOfOneDecadeHasMoreThanOneNumber() {
    // What is allowed lies among the rates: it needs no decade of its own.
    DetectorBench bench =
        OpeningBench.document().withRuns(RunsPlan.USUAL.withMistakes(BigDecimal.valueOf(30)));
    Figure tradeOff = figure(FigureKind.TRADE_OFF, bench, 640, 320, 12);
    assertThat(words(tradeOff)).contains("10", "20", "50", "allowed: 30 in 1000");
  }

  @Example
  void aPredictionIsNamedInEveryFigureThatAsksForOne() {
    DetectorReading reading = DetectorReader.read(OpeningBench.document());
    for (double value = 1; value < 18; value += 0.5) {
      FigureFrame frame =
          new FigureFrame(
              420,
              240,
              12,
              2,
              ENGLISH,
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.of(value));
      for (FigureKind kind :
          List.of(FigureKind.TAIL, FigureKind.PHI_CURVE, FigureKind.POSTERIOR_CURVE)) {
        assertThat(words(DetectorFigures.of(kind, reading, 0, frame)))
            .as("%s at %s", kind, value)
            .anyMatch(text -> text.startsWith("prediction "));
      }
    }
  }

  @Example
  void aVeryLongWindowSaysWhichPartOfItIsDrawn() {
    long[] intervals = new Random(1).longs(10_050, 5_000, 15_000).toArray();
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    PhiPolicy empirical =
        PolicyDraft.of(OpeningBench.document().policies().get(0))
            .windowSize(new PhiPolicy.WindowSize.All())
            .tail(PhiPolicy.Tail.EMPIRICAL)
            .policy();
    DetectorBench bench =
        OpeningBench.document()
            .withTapes(List.of(Tape.of("A", trace)))
            .withPolicies(List.of(empirical))
            .withNow(trace.arrival(trace.size() - 1) + 9_000);
    String part =
        "It is drawn from the last 10\u00a0000 of the 10\u00a0050 intervals in the window.";
    assertThat(figure(FigureKind.TAIL, bench, 640, 320, 12).reading()).endsWith(part);
    assertThat(figure(FigureKind.PHI_CURVE, bench, 640, 320, 12).reading()).endsWith(part);
    assertThat(figure(FigureKind.TAIL, OpeningBench.document(), 640, 320, 12).reading())
        .doesNotContain("drawn from");
  }

  /** Pekko's pause keeps its curve at 0 up to the edge, where the line of the silence stands. */
  @Example
  void everyOtherPolicyIsNamedBesideItsCurve() {
    List<PhiPolicy> policies =
        List.of(
            OpeningBench.document().policies().get(0),
            Presets.policy(Preset.PEKKO, TimeUnit.NONE),
            Presets.policy(Preset.CASSANDRA, TimeUnit.NONE));
    for (long now = 41_000; now < 140_000; now += 3_000) {
      DetectorBench bench = OpeningBench.document().withPolicies(policies).withNow(now);
      assertThat(words(figure(FigureKind.PHI_CURVE, bench, 640, 300, 12)))
          .as("now %s", now)
          .contains("2: Pekko", "3: Cassandra");
    }
  }
}
