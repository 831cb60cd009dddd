package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.InstantOrder;
import phiscope.bench.OpeningBench;
import phiscope.bench.Term;
import phiscope.core.numeric.NormalTail;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** The figures of the opening document say what S004 says. */
class OpeningFiguresTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);
  private static final Messages CHINESE = Messages.in(Language.CHINESE);
  private static final DetectorBench OPENING = OpeningBench.document("new tasks", "recovery");

  private static Figure figure(FigureKind kind, DetectorBench bench, Messages messages) {
    return DetectorFigures.of(
        kind, DetectorReader.read(bench), 0, FigureFrame.of(640, 320, messages));
  }

  private static Figure figure(FigureKind kind) {
    return figure(kind, OPENING, ENGLISH);
  }

  private static List<String> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(mark -> ((Mark.Text) mark).text())
        .toList();
  }

  private static Handle handle(Figure figure, Handle.Target target) {
    return figure.handles().stream()
        .filter(handle -> handle.target().equals(target))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no handle for " + target));
  }

  private static <M extends Mark> List<M> marks(Figure figure, Class<M> kind, Term term) {
    return figure.marks().stream()
        .filter(kind::isInstance)
        .filter(mark -> mark.term().equals(Optional.of(term)))
        .map(kind::cast)
        .toList();
  }

  @Test
  void theTailFigureShowsTheNumbersOfS004() {
    Figure tail = figure(FigureKind.TAIL);
    assertThat(texts(tail)).contains("S = 0.0227501", "z = 2", "mean 10", "σ 2", "2.28%, 1 in 44");
    // The shaded surface begins at the silence.
    Mark.Area shaded = marks(tail, Mark.Area.class, Term.SURVIVAL).get(0);
    double left = shaded.outline().stream().mapToDouble(Mark.Point::x).min().orElseThrow();
    assertThat(tail.x().orElseThrow().value(left)).isCloseTo(14, within(1e-6));
    Handle silence = handle(tail, new Handle.Target.Silence());
    assertThat(silence.value()).isEqualTo(14);
    assertThat(silence.label()).isEqualTo("silence 14, drag or type");
  }

  /** The area under the drawn density is 1, and right of the silence it is S. */
  @Test
  void theShadedShareOfTheDrawnAreaIsTheTail() {
    Figure tail = figure(FigureKind.TAIL);
    Mark.Polyline density =
        tail.marks().stream()
            .filter(Mark.Polyline.class::isInstance)
            .map(Mark.Polyline.class::cast)
            .filter(line -> line.stroke().ink() == Ink.MODEL)
            .findFirst()
            .orElseThrow();
    Axis x = tail.x().orElseThrow();
    Axis y = tail.y().orElseThrow();
    double all = 0;
    double right = 0;
    for (int i = 1; i < density.points().size(); i++) {
      Mark.Point from = density.points().get(i - 1);
      Mark.Point to = density.points().get(i);
      double width = x.value(to.x()) - x.value(from.x());
      double area = width * (y.value(from.y()) + y.value(to.y())) / 2;
      all += area;
      right += x.value(from.x()) >= 14 - 1e-9 ? area : 0;
    }
    assertThat(all).isCloseTo(1, within(1e-3));
    assertThat(right).isCloseTo(0.0227501, within(0.0012));
  }

  @Test
  void thePhiCurveShowsPhiThresholdsAndCrossings() {
    Figure curve = figure(FigureKind.PHI_CURVE);
    assertThat(texts(curve))
        .contains(
            "φ = 1.643016",
            "12.5631",
            "14.6527",
            "new tasks: φ ≥ 1 · suspects",
            "recovery: φ ≥ 2 · does not suspect");
    Axis x = curve.x().orElseThrow();
    Axis y = curve.y().orElseThrow();
    List<Mark.Symbol> crossings = marks(curve, Mark.Symbol.class, Term.CROSSING);
    assertThat(x.value(crossings.get(0).at().x())).isCloseTo(12.5631, within(5e-5));
    assertThat(y.value(crossings.get(0).at().y())).isCloseTo(1, within(1e-9));
    assertThat(x.value(crossings.get(1).at().x())).isCloseTo(14.6527, within(5e-5));
    assertThat(y.value(crossings.get(1).at().y())).isCloseTo(2, within(1e-9));
    Mark.Symbol now = marks(curve, Mark.Symbol.class, Term.PHI).stream().findFirst().orElseThrow();
    assertThat(x.value(now.at().x())).isCloseTo(14, within(1e-9));
    assertThat(y.value(now.at().y())).isCloseTo(1.643016, within(5e-7));
    assertThat(handle(curve, new Handle.Target.Threshold(1)).value()).isEqualTo(2);
    assertThat(handle(curve, new Handle.Target.Threshold(1)).direction())
        .isEqualTo(Handle.Direction.VERTICAL);
  }

  @Test
  void everyPointOfThePhiCurveIsPhi() {
    Figure curve = figure(FigureKind.PHI_CURVE);
    Mark.Polyline line = marks(curve, Mark.Polyline.class, Term.PHI).get(0);
    Axis x = curve.x().orElseThrow();
    Axis y = curve.y().orElseThrow();
    assertThat(line.points()).hasSizeGreaterThan(300);
    for (Mark.Point point : line.points()) {
      double phi = NormalTail.phi((x.value(point.x()) - 10) / 2);
      assertThat(y.value(point.y())).isCloseTo(Math.min(phi, y.high()), within(1e-9));
    }
  }

  @Test
  void theTapeShowsIntervalsWindowAndSilence() {
    Figure tape = figure(FigureKind.TAPE);
    assertThat(texts(tape)).contains("8", "12", "silence 14", "window: 4 intervals", "now 54");
    assertThat(handle(tape, new Handle.Target.Now()).value()).isEqualTo(54);
    assertThat(handle(tape, new Handle.Target.HeartbeatArrival(0, 4)).value()).isEqualTo(40);
    Handle interval = handle(tape, new Handle.Target.IntervalLength(0, 3));
    assertThat(interval.value()).isEqualTo(12);
    assertThat(interval.label()).isEqualTo("interval 4, 12, drag or type");
    // Bars are as high as their intervals are long.
    List<Mark.Box> bars = marks(tape, Mark.Box.class, Term.WINDOW);
    assertThat(bars.get(2).height() / bars.get(0).height()).isCloseTo(1.5, within(1e-9));
  }

  @Test
  void thePosteriorIsThatOfThePrior() {
    // 0.001 / (0.001 + 0.999 x 0.0227501) = 0.0421454
    assertThat(texts(figure(FigureKind.POSTERIOR_CURVE))).contains("4.21%");
    assertThat(texts(figure(FigureKind.NATURAL_FREQUENCIES)))
        .contains("Of 1000 silences like this one, about 42 are real stops.", "real stop: 42");
    long stops =
        marks(figure(FigureKind.NATURAL_FREQUENCIES), Mark.Symbol.class, Term.POSTERIOR).stream()
            .filter(symbol -> symbol.shape() == Mark.Shape.SQUARE)
            .count();
    assertThat(stops).as("42 icons and the one of the legend").isEqualTo(43);
    Figure bars = figure(FigureKind.POSTERIOR_BARS);
    assertThat(texts(bars))
        .contains(
            "belief before: −2.9996 (0.1%)",
            "change of belief: φ = 1.643016", "belief after: −1.3565 (4.21%)");
    // Change of belief begins where the prior ends and ends where the posterior ends.
    Axis x = bars.x().orElseThrow();
    Mark.Box change = marks(bars, Mark.Box.class, Term.PHI).get(0);
    assertThat(x.value(change.x())).isCloseTo(-2.99957, within(1e-5));
    assertThat(x.value(change.x() + change.width())).isCloseTo(-1.35655, within(1e-5));
    assertThat(handle(figure(FigureKind.POSTERIOR_CURVE), new Handle.Target.Prior()).value())
        .isEqualTo(0.001);
  }

  @Test
  void everyFigureReadsAsASentenceInBothLanguages() {
    Map<FigureKind, List<String>> sentences = new EnumMap<>(FigureKind.class);
    for (FigureKind kind : FigureKind.values()) {
      sentences.put(
          kind, List.of(figure(kind).reading(), figure(kind, OPENING, CHINESE).reading()));
    }
    assertThat(sentences.get(FigureKind.TAPE))
        .containsExactly(
            "At 54 the silence is 14: the last heartbeat before it came at 40. Of the 5"
                + " heartbeats up to then the detector has accepted 5.",
            "到 54 已沉默 14：之前最近一个心跳在 40 到达。到那时带上共有 5 个心跳，检测器接受了 5 个。");
    assertThat(sentences.get(FigureKind.TAIL))
        .containsExactly(
            "S = 0.0227501 is the chance of waiting longer than 14, which lies 2 standard"
                + " deviations from the mean of the fitted normal model (mean 10, standard"
                + " deviation 2).",
            "还要等得比 14 更久的概率是 S = 0.0227501：它距拟合的正态模型的均值 2 个标准差（均值 10，标准差 2）。");
    assertThat(sentences.get(FigureKind.PHI_CURVE))
        .containsExactly(
            "After a silence of 14, φ is 1.643016: new tasks (threshold 1): suspects; recovery"
                + " (threshold 2): does not suspect.",
            "沉默 14 时，φ 为 1.643016：new tasks（阈值 1）怀疑；recovery（阈值 2）未到门槛。");
    assertThat(sentences.get(FigureKind.NATURAL_FREQUENCIES))
        .containsExactly(
            "Of 1000 silences like this one, about 42 are real stops.",
            "1000 次这样的沉默里，约有 42 次是真正停止。");
    assertThat(sentences.values())
        .allSatisfy(
            pair -> {
              assertThat(pair.get(0)).endsWith(".").doesNotContainPattern("\\s\\s| [,.;]");
              assertThat(pair.get(1))
                  .endsWith("。")
                  .doesNotContainPattern("[,.;] ?[\\u4e00-\\u9fff]");
            });
  }

  @ParameterizedTest
  @EnumSource(FigureKind.class)
  void theBytesDoNotDependOnTheMachinesLanguage(FigureKind kind) {
    FigurePalette palette = FigurePalette.of(Theme.PRINT);
    String expected = SvgPainter.paint(figure(kind, OPENING, CHINESE), palette);
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("en", "de", "ar-EG-u-nu-arab", "zh", "tr")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(SvgPainter.paint(figure(kind, OPENING, CHINESE), palette))
            .as(tag)
            .isEqualTo(expected);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @EnumSource(FigureKind.class)
  void everyCharacterThatIsDrawnIsInTheBundledFont(FigureKind kind) {
    for (Messages messages : List.of(ENGLISH, CHINESE)) {
      assertThat(texts(figure(kind, OPENING, messages))).allMatch(TextMeasure.bundled()::covers);
    }
  }

  @Test
  void twoTapesShareTheirScales() {
    DetectorBench both =
        OPENING.withTapes(
            List.of(
                OPENING.tape(),
                Tape.of("B", HeartbeatTrace.ofIntervals(0, 2_000, 20_000, 6_000, 12_000))));
    DetectorReading reading = DetectorReader.read(both);
    FigureFrame frame = FigureFrame.of(640, 320, ENGLISH);
    for (FigureKind kind :
        List.of(FigureKind.TAPE, FigureKind.TAIL, FigureKind.PHI_CURVE, FigureKind.SAW_TOOTH)) {
      Figure first = DetectorFigures.of(kind, reading, 0, frame);
      Figure second = DetectorFigures.of(kind, reading, 1, frame);
      assertThat(second.x()).as("%s", kind).isEqualTo(first.x());
      if (kind == FigureKind.TAIL || kind == FigureKind.PHI_CURVE) {
        assertThat(second.y()).as("%s", kind).isEqualTo(first.y());
      }
    }
  }

  @Test
  void tapeAndSawToothLineUp() {
    assertThat(figure(FigureKind.SAW_TOOTH).x()).isEqualTo(figure(FigureKind.TAPE).x());
  }

  @Test
  void aSelectedTermIsLitUpAndNothingElse() {
    DetectorReading reading = DetectorReader.read(OPENING);
    FigureFrame plain = FigureFrame.of(640, 320, ENGLISH);
    FigureFrame selected =
        new FigureFrame(
            640,
            320,
            12,
            2,
            ENGLISH,
            Optional.of(Term.SURVIVAL),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Figure before = DetectorFigures.of(FigureKind.TAIL, reading, 0, plain);
    Figure after = DetectorFigures.of(FigureKind.TAIL, reading, 0, selected);
    List<Mark> added =
        after.marks().stream().filter(mark -> !before.marks().contains(mark)).toList();
    assertThat(after.marks()).containsAll(before.marks());
    assertThat(added)
        .isNotEmpty()
        .allSatisfy(
            mark -> {
              assertThat(mark.term()).isEmpty();
              assertThat(mark.toString()).contains("SELECTION");
            });
    Figure tape = DetectorFigures.of(FigureKind.TAPE, reading, 0, plain);
    assertThat(DetectorFigures.of(FigureKind.TAPE, reading, 0, selected)).isEqualTo(tape);
  }

  /** S004: at 60, query then deliver sees the silence of 20, deliver then query sees 0. */
  @Test
  void theOrderAtOneInstantIsNamed() {
    DetectorBench at60 =
        OPENING
            .withTapes(
                List.of(
                    Tape.of(
                        "A", HeartbeatTrace.ofIntervals(0, 8_000, 8_000, 12_000, 12_000, 20_000))))
            .withNow(60_000);
    DetectorBench queried = at60.withInstantOrder(InstantOrder.QUERY_THEN_DELIVER);
    DetectorBench delivered = at60.withInstantOrder(InstantOrder.DELIVER_THEN_QUERY);
    assertThat(texts(figure(FigureKind.TAPE, queried, ENGLISH)))
        .contains("now 60: query, then deliver", "silence 20");
    assertThat(texts(figure(FigureKind.TAPE, delivered, ENGLISH)))
        .contains("now 60: deliver, then query")
        .doesNotContain("silence 20");
    // Beyond the scale: an arrow at the top, with the value.
    assertThat(texts(figure(FigureKind.PHI_CURVE, queried, ENGLISH))).contains("φ = 6.542646");
  }

  /** At the sizes of the window's panels the numbers that matter are there wherever now is. */
  @Test
  void phiAndTheTailAreNeverWithoutTheirNumbers() {
    for (long now = 40_500; now <= 70_000; now += 500) {
      DetectorReading reading = DetectorReader.read(OPENING.withNow(now));
      for (double[] size : new double[][] {{640, 320}, {380, 130}, {460, 200}}) {
        FigureFrame frame = FigureFrame.of(size[0], size[1], ENGLISH);
        Figure curve = DetectorFigures.of(FigureKind.PHI_CURVE, reading, 0, frame);
        Figure tail = DetectorFigures.of(FigureKind.TAIL, reading, 0, frame);
        assertThat(texts(curve)).as("now %s", now).anyMatch(text -> text.startsWith("φ = "));
        assertThat(texts(tail)).as("now %s", now).anyMatch(text -> text.startsWith("S = "));
      }
    }
  }

  @Test
  void aPngIsAnImageOfTheFigureAtTheScaleAskedFor() throws Exception {
    Figure tape = figure(FigureKind.TAPE);
    byte[] png = PngPainter.paint(tape, FigurePalette.of(Theme.DARK), 1.5);
    java.awt.image.BufferedImage image =
        javax.imageio.ImageIO.read(new java.io.ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(960);
    assertThat(image.getHeight()).isEqualTo(480);
    int corner = image.getRGB(0, 0) & 0xffffff;
    Rgb background = FigurePalette.of(Theme.DARK).color(Ink.BACKGROUND);
    assertThat(Rgb.of(corner)).isEqualTo(background);
    // The plate of "now" is filled where its handle is.
    Handle now = handle(tape, new Handle.Target.Now());
    int plate = image.getRGB((int) (1.5 * (now.x() + now.width() / 2)), 6) & 0xffffff;
    assertThat(Rgb.of(plate).contrast(background)).isGreaterThan(4.5);
  }
}
