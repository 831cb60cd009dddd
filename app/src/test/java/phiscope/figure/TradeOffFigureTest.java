package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.OpeningBench;
import phiscope.bench.Term;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.Mark.Shape;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** On each curve of the trade-off lies its fastest setting that is allowed, named. */
class TradeOffFigureTest {
  private static final double[][] SIZES = {{330, 128}, {380, 180}, {560, 300}, {720, 280}};

  /** Silences of 8, 8, 12, 12 and 14; a timeout is passed by those that are longer. */
  private static final DetectorBench TIMEOUT =
      OpeningBench.document().withFixedTimeouts(List.of(BigDecimal.TEN));

  private static DetectorBench allowing(DetectorBench bench, String mistakes) {
    return bench.withRuns(bench.runs().withMistakes(new BigDecimal(mistakes)));
  }

  private static DetectorBench several() {
    long[] intervals = new long[200];
    for (int i = 0; i < intervals.length; i++) {
      intervals[i] = 8_000 + 4_000 * ((i * 7) % 5) / 4 + (i % 31 == 30 ? 12_000 : 0);
    }
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, intervals));
    return TIMEOUT
        .withTapes(List.of(tape))
        .withNow(tape.heartbeats().arrival(200) + 5_000)
        .withPolicies(
            List.of(
                TIMEOUT.policy(),
                Presets.policy(Preset.PEKKO, TimeUnit.NONE),
                Presets.policy(Preset.CASSANDRA, TimeUnit.NONE)));
  }

  private static Figure figure(DetectorBench bench, double width, double height, Language in) {
    FigureFrame frame = FigureFrame.of(width, height, Messages.in(in));
    return DetectorFigures.of(FigureKind.TRADE_OFF, DetectorReader.read(bench), 0, frame);
  }

  private static List<Mark.Text> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(Mark.Text.class::cast)
        .toList();
  }

  /** Every tick beside the axis has its number, also the one at the top and that of no mistake. */
  @Example
  void everyTickOfTheRatesHasItsNumber() {
    for (double[] size : SIZES) {
      for (Language language : Language.values()) {
        Figure figure = figure(TIMEOUT, size[0], size[1], language);
        Axis y = figure.y().orElseThrow();
        double left = figure.x().orElseThrow().start();
        List<Double> ticks =
            figure.marks().stream()
                .filter(Mark.Line.class::isInstance)
                .map(Mark.Line.class::cast)
                .filter(line -> line.from().y() == line.to().y())
                .filter(line -> line.to().x() == left && line.from().x() < left)
                .map(line -> line.from().y())
                .toList();
        assertThat(ticks).hasSizeGreaterThan(2);
        assertThat(ticks).anyMatch(at -> at > y.start() + 3);
        for (double tick : ticks) {
          assertThat(texts(figure))
              .as("%s at %s of %s", language, tick, ticks)
              .anyMatch(
                  text ->
                      text.at().x() < left
                          && text.at().y() - tick > 0
                          && text.at().y() - tick < 12);
        }
      }
    }
  }

  @Example
  void whatMakesNoMistakeIsMarkedWhollyAboveTheAxis() {
    for (double[] size : SIZES) {
      Figure figure = figure(TIMEOUT, size[0], size[1], Language.ENGLISH);
      double axis =
          figure.marks().stream()
              .filter(Mark.Line.class::isInstance)
              .map(Mark.Line.class::cast)
              .filter(line -> line.from().y() == line.to().y())
              .filter(line -> line.to().x() - line.from().x() > size[0] / 2)
              .mapToDouble(line -> line.from().y())
              .max()
              .orElseThrow();
      assertThat(figure.marks())
          .filteredOn(Mark.Symbol.class::isInstance)
          .extracting(Mark.Symbol.class::cast)
          .allMatch(symbol -> symbol.at().y() + 0.4 * symbol.size() <= axis);
    }
  }

  private static Figure figure(DetectorBench bench) {
    return figure(bench, 640, 320, Language.ENGLISH);
  }

  private static List<Mark.Symbol> fastest(Figure figure) {
    List<Mark.Symbol> found = new ArrayList<>();
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Symbol symbol
          && (symbol.shape() == Shape.STAR || symbol.shape() == Shape.TRIANGLE_DOWN)) {
        found.add(symbol);
      }
    }
    return found;
  }

  private static List<String> words(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(mark -> ((Mark.Text) mark).text())
        .toList();
  }

  /**
   * 40 mistakes in 1000 are 2 in 54. Below 12 three silences are longer, at 12 that of 14 only: a
   * crash is found after (12 x 40 - (8 x 8 + 8 x 8 + 12 x 12 + 12 x 12) / 2 + 12 x 12 / 2) / 54.
   * For none the timeout must be 14: (14 x 54 - (416 + 14 x 14) / 2) / 54.
   */
  @Example
  void theFastestTimeoutIsWhereItWasComputedByHand() {
    Figure two = figure(allowing(TIMEOUT, "40"));
    Mark.Symbol mark = of(two, Ink.TIMEOUT);
    assertThat(two.x().orElseThrow().value(mark.at().x())).isCloseTo(344.0 / 54, within(1e-9));
    assertThat(two.y().orElseThrow().value(mark.at().y())).isCloseTo(1000.0 / 54, within(1e-9));
    assertThat(words(two)).contains("timeout 12 fastest, 6.37037");
    Figure none = figure(allowing(TIMEOUT, "0"));
    mark = of(none, Ink.TIMEOUT);
    assertThat(none.x().orElseThrow().value(mark.at().x())).isCloseTo(450.0 / 54, within(1e-9));
    assertThat(none.table().rows())
        .contains(
            List.of("fixed timeout", "14", "8.33333", "0", "0", "fastest within the limit of 0"));
  }

  private static Mark.Symbol of(Figure figure, Ink ink) {
    return fastest(figure).stream().filter(it -> it.ink() == ink).findFirst().orElseThrow();
  }

  @Example
  void everyCurveHasItsMarkAndTheFastestOfAllIsAStar() {
    for (String mistakes : List.of("0", "0.5", "3", "20")) {
      DetectorBench bench = allowing(several(), mistakes);
      Figure figure = figure(bench);
      ComparisonRows rows =
          ComparisonRows.of(
              new Subject(
                  DetectorReader.read(bench),
                  0,
                  FigureFrame.of(640, 320, Messages.in(Language.ENGLISH))));
      Axis x = figure.x().orElseThrow();
      List<Double> right =
          rows.rows().stream()
              .map(ComparisonRows.Row::fastestTime)
              .filter(Double::isFinite)
              .map(bench.scale()::toUnits)
              .sorted()
              .toList();
      List<Double> marked =
          fastest(figure).stream().map(symbol -> x.value(symbol.at().x())).sorted().toList();
      assertThat(marked).hasSameSizeAs(right).isNotEmpty();
      for (int i = 0; i < right.size(); i++) {
        assertThat(marked.get(i)).isCloseTo(right.get(i), within(1e-6));
      }
      List<Mark.Symbol> stars =
          fastest(figure).stream().filter(it -> it.shape() == Shape.STAR).toList();
      assertThat(stars).hasSize(1);
      assertThat(x.value(stars.get(0).at().x())).isCloseTo(right.get(0), within(1e-6));
      assertLiesOnACurve(figure, stars.get(0));
    }
  }

  private static void assertLiesOnACurve(Figure figure, Mark.Symbol symbol) {
    Optional<Mark> curve =
        figure.marks().stream()
            .filter(mark -> mark instanceof Mark.Polyline line && has(line, symbol))
            .findFirst();
    assertThat(curve).as("a corner of a curve at %s", symbol).isPresent();
  }

  private static boolean has(Mark.Polyline line, Mark.Symbol symbol) {
    return line.stroke().ink() == symbol.ink()
        && line.points().stream()
            .anyMatch(it -> Math.hypot(it.x() - symbol.at().x(), it.y() - symbol.at().y()) < 1e-6);
  }

  /** What has no room in the figure is in its sentence and in its table. */
  @Example
  void theSentenceAndTheTableNameEverySettingAtEverySize() {
    DetectorBench bench = allowing(several(), "3");
    for (Language language : Language.values()) {
      for (double[] size : SIZES) {
        Figure figure = figure(bench, size[0], size[1], language);
        List<List<String>> rows =
            figure.table().rows().stream().filter(row -> isFastest(row, language)).toList();
        assertThat(rows).hasSameSizeAs(fastest(figure)).hasSize(4);
        for (List<String> row : rows) {
          assertThat(figure.reading()).contains(row.get(0), row.get(1), row.get(2));
        }
        assertThat(figure.table().header()).hasSameSizeAs(rows.get(0));
      }
      List<String> words = words(figure(bench, 720, 280, language));
      for (String number : List.of("1", "2", "3")) {
        assertThat(words).anyMatch(word -> word.matches(number + "[:：] ?φ .+"));
      }
    }
  }

  private static boolean isFastest(List<String> row, Language language) {
    return row.get(5).contains(language == Language.ENGLISH ? "fastest within" : "至多 3 次误判时最快");
  }

  /** S000 never says more than 50: under a threshold of 60 it detects nothing, others would. */
  @Example
  void aThresholdThatIsNeverReachedIsToldOfAndTheFastestSettingAllTheSame() {
    PhiPolicy capped = Presets.policy(Preset.S000, TimeUnit.NONE);
    PhiPolicy.UpperEnd.Cap cap = (PhiPolicy.UpperEnd.Cap) capped.upperEnd();
    DetectorBench bench =
        several()
            .withPolicies(
                List.of(PolicyDraft.of(capped).threshold(cap.phi().add(BigDecimal.TEN)).policy()));
    Figure figure = figure(bench);
    assertThat(figure.reading())
        .startsWith("With threshold ")
        .contains(" some crashes would never be detected. The fastest settings ")
        .doesNotContain("not yet enough");
    assertThat(fastest(figure)).isNotEmpty();
  }

  /** A phi that is infinite from about 16 on passes every threshold in a silence of 400. */
  @Example
  void aPolicyWithoutSuchASettingIsToldOf() {
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, 8_000, 8_000, 12_000, 12_000, 400_000);
    DetectorBench bench =
        allowing(
            TIMEOUT
                .withTapes(List.of(Tape.of("A", trace)))
                .withPolicies(
                    List.of(TIMEOUT.policy(), Presets.policy(Preset.S002, TimeUnit.NONE))),
            "0");
    Figure figure = figure(bench);
    assertThat(figure.reading()).contains("2: S002: none").contains("fixed timeout: 400 (");
    assertThat(fastest(figure))
        .hasSameSizeAs(figure.table().rows().stream().filter(row -> isFastest0(row)).toList());
    assertThat(figure.table().rows())
        .noneMatch(row -> row.get(0).equals("2: S002") && isFastest0(row));
  }

  private static boolean isFastest0(List<String> row) {
    return row.get(5).contains("fastest within the limit of 0");
  }

  @Example
  void whatIsToBeFoundOutIsNotMarked() {
    FigureFrame frame = FigureFrame.of(640, 320, Messages.in(Language.ENGLISH));
    DetectorBench bench = allowing(several(), "3");
    for (Term term : List.of(Term.PHI, Term.CROSSING)) {
      Figure hidden =
          DetectorFigures.of(
              FigureKind.TRADE_OFF, DetectorReader.read(bench), 0, frame.hiding(List.of(term)));
      assertThat(fastest(hidden)).isEmpty();
      assertThat(hidden.reading()).doesNotContain("fastest");
      assertThat(hidden.table().rows()).noneMatch(row -> row.get(5).contains("fastest"));
    }
  }

  /** What stands side by side says of which tape it is, and lies on no name of one. */
  @Example
  void ofTwoTapesEachFigureNamesItsOwn() {
    DetectorBench two =
        several()
            .withTapes(
                List.of(
                    several().tape().withName("calm"),
                    Tape.of("noisy", HeartbeatTrace.ofIntervals(0, 9_000, 4_000, 20_000, 8_000))));
    for (FigureKind kind :
        List.of(FigureKind.TRADE_OFF, FigureKind.COMPARISON, FigureKind.SAW_TOOTH)) {
      for (Language language : Language.values()) {
        FigureFrame frame = FigureFrame.of(467, 120, Messages.in(language));
        Figure figure = DetectorFigures.of(kind, DetectorReader.read(two), 0, frame);
        Mark.Text name =
            figure.marks().stream()
                .filter(mark -> mark instanceof Mark.Text text && text.text().equals("calm"))
                .map(Mark.Text.class::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError(kind + " does not name its tape"));
        double right = name.at().x() + TextMeasure.bundled().width("calm", name.style());
        assertThat(figure.marks())
            .noneMatch(
                mark ->
                    mark instanceof Mark.Box box
                        && box.outline().isPresent()
                        && box.x() < right
                        && box.x() + box.width() > name.at().x()
                        && box.y() < name.at().y()
                        && box.y() + box.height() > name.at().y() - 8);
      }
    }
  }

  private static Figure comparison(double width, double height, Language in) {
    FigureFrame frame = FigureFrame.of(width, height, Messages.in(in));
    return DetectorFigures.of(FigureKind.COMPARISON, DetectorReader.read(several()), 0, frame);
  }

  /** Five columns do not fit into a small panel, nor four rows into a low one. */
  @Example
  void whatTheTableSideBySideHasNoRoomForIsSaid() {
    assertThat(written(comparison(380, 180, Language.ENGLISH)))
        .contains("3 more columns in the table");
    assertThat(written(comparison(380, 180, Language.CHINESE))).contains("另有 3 列，见表格");
    assertThat(written(comparison(380, 110, Language.ENGLISH)))
        .contains("3 more columns and 2 more rows in the table");
    assertThat(written(comparison(900, 110, Language.ENGLISH)))
        .contains("2 more rows in the table");
    assertThat(written(comparison(900, 300, Language.ENGLISH)))
        .noneMatch(text -> text.contains("more"));
  }

  private static List<String> written(Figure figure) {
    return texts(figure).stream().map(Mark.Text::text).toList();
  }
}
