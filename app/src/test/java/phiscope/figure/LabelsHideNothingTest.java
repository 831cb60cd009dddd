package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.bench.PolicyEdit;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** A label hides no symbol, no curve and no line that it does not name. */
class LabelsHideNothingTest {
  /** Lines that a label may lie on: the grid, and the plate under the label itself. */
  private static final List<Ink> BEHIND_TEXT = List.of(Ink.GRID, Ink.BACKGROUND);

  /** Sizes of a panel: four on a small screen, the start at 1280 by 720, and larger ones. */
  private static final double[][] SIZES = {{330, 128}, {367, 150}, {380, 180}, {560, 300}};

  @Example
  void inEveryFigureOfDocumentsWithOnePolicyAtEverySize() {
    for (DetectorBench bench : onePolicy()) {
      for (double[] size : SIZES) {
        assertNothingIsHidden(bench, size[0], size[1]);
      }
    }
  }

  /** Three curves, two thresholds and two timeouts have many names: they need a larger figure. */
  @Example
  void inLargerFiguresWithSeveralPoliciesAndTimeouts() {
    for (long now = 41_000; now < 72_000; now += 3_000) {
      assertNothingIsHidden(manyCurves().withNow(now), 560, 300);
    }
  }

  /** Where now stands near a crossing the number of the crossing used to lie on another's mark. */
  @Example
  void theNumberOfACrossingIsWrittenAtEverySilence() {
    for (long now = 40_500; now < 62_000; now += 500) {
      Figure phi = figure(FigureKind.PHI_CURVE, OpeningBench.document().withNow(now), 367, 150);
      List<String> words = new ArrayList<>();
      phi.marks().stream()
          .filter(Mark.Text.class::isInstance)
          .forEach(mark -> words.add(((Mark.Text) mark).text()));
      assertThat(words).as("now %s", now).contains("12.5631", "14.6527");
    }
  }

  private static void assertNothingIsHidden(DetectorBench bench, double width, double height) {
    DetectorReading reading = DetectorReader.read(bench);
    for (Language language : Language.values()) {
      for (FigureKind kind : FigureKind.values()) {
        FigureFrame frame = FigureFrame.of(width, height, Messages.in(language));
        assertThat(hidden(DetectorFigures.of(kind, reading, 0, frame)))
            .as("%s %s, now %s, %s by %s", kind, language, bench.now(), width, height)
            .isEmpty();
      }
    }
  }

  private static Figure figure(FigureKind kind, DetectorBench bench, double width, double height) {
    FigureFrame frame = FigureFrame.of(width, height, Messages.in(Language.ENGLISH));
    return DetectorFigures.of(kind, DetectorReader.read(bench), 0, frame);
  }

  private static List<DetectorBench> onePolicy() {
    List<DetectorBench> benches = new ArrayList<>();
    for (long now = 40_500; now < 72_000; now += 900) {
      benches.add(OpeningBench.document().withNow(now));
    }
    Random random = new Random(1);
    long[] intervals =
        random.longs(60, 0, 1000).map(it -> it % 12 == 0 ? 25_000 + it : 6_000 + 8 * it).toArray();
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    long last = trace.arrival(trace.size() - 1);
    for (long now = last; now < last + 20_000; now += 4_000) {
      benches.add(OpeningBench.document().withTapes(List.of(Tape.of("A", trace))).withNow(now));
    }
    return benches;
  }

  private static DetectorBench manyCurves() {
    DetectorBench bench =
        OpeningBench.document()
            .withPolicies(
                List.of(
                    OpeningBench.document().policies().get(0),
                    Presets.policy(Preset.PEKKO, TimeUnit.NONE),
                    Presets.policy(Preset.CASSANDRA, TimeUnit.NONE)));
    return new PolicyEdit.SetFixedTimeouts(List.of(BigDecimal.TEN, BigDecimal.valueOf(13)))
        .apply(bench);
  }

  private static List<String> hidden(Figure figure) {
    List<String> found = new ArrayList<>();
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Text text && text.ink() != Ink.BACKGROUND) {
        Rectangle2D place = place(text);
        for (Mark other : figure.marks()) {
          if (!isReference(figure, other) && hides(place, other)) {
            found.add(text.text() + " [" + text.ink() + "] over " + name(other));
          }
        }
      }
    }
    return found;
  }

  /** Even odds and one half are references across the whole plot, as a grid is. */
  private static boolean isReference(Figure figure, Mark mark) {
    boolean shares =
        figure.kind() == FigureKind.POSTERIOR_BARS || figure.kind() == FigureKind.POSTERIOR_CURVE;
    return shares && mark instanceof Mark.Line line && line.stroke().ink() == Ink.AXIS;
  }

  private static String name(Mark mark) {
    if (mark instanceof Mark.Symbol symbol) {
      return symbol.shape() + " " + symbol.ink();
    }
    if (mark instanceof Mark.Line line) {
      return "line " + line.stroke().ink();
    }
    if (mark instanceof Mark.Polyline line) {
      return "curve " + line.stroke().ink();
    }
    return mark.getClass().getSimpleName();
  }

  private static boolean hides(Rectangle2D place, Mark other) {
    if (other instanceof Mark.Symbol symbol) {
      double r = symbol.size() / 2 - 1;
      return place.intersects(symbol.at().x() - r, symbol.at().y() - r, 2 * r, 2 * r);
    }
    if (other instanceof Mark.Line line) {
      return !BEHIND_TEXT.contains(line.stroke().ink()) && crosses(place, line.from(), line.to());
    }
    if (other instanceof Mark.Box box && box.outline().isPresent()) {
      Rectangle2D inner =
          new Rectangle2D.Double(box.x() + 1, box.y() + 1, box.width() - 2, box.height() - 2);
      return place.intersects(box.x(), box.y(), box.width(), box.height())
          && !inner.contains(place);
    }
    if (other instanceof Mark.Boxes boxes && boxes.fill().ink() == Ink.PHI) {
      return IntStream.range(0, boxes.count())
          .mapToObj(boxes::place)
          .anyMatch(it -> place.intersects(it.left(), it.top(), it.width(), it.height()));
    }
    if (other instanceof Mark.Polyline line && !BEHIND_TEXT.contains(line.stroke().ink())) {
      for (int i = 1; i < line.points().size(); i++) {
        if (crosses(place, line.points().get(i - 1), line.points().get(i))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean crosses(Rectangle2D place, Mark.Point from, Mark.Point to) {
    return new Line2D.Double(from.x(), from.y(), to.x(), to.y()).intersects(place);
  }

  private static Rectangle2D place(Mark.Text text) {
    double size = text.style().size();
    double width = TextMeasure.bundled().width(text.text(), text.style());
    double left =
        switch (text.anchor()) {
          case LEFT -> text.at().x();
          case CENTRE -> text.at().x() - width / 2;
          case RIGHT -> text.at().x() - width;
        };
    return new Rectangle2D.Double(left + 1, text.at().y() - 0.72 * size, width - 2, 0.78 * size);
  }
}
