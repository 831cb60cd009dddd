package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.TapeFold;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** A tape with far more heartbeats than pixels still shows every peak. */
class DenseTapeTest {
  private static final int HEARTBEATS = 200_000;
  private static final int PAUSE_AT = 123_456;
  private static final FigureFrame FRAME = FigureFrame.of(900, 260, Messages.in(Language.ENGLISH));

  private static HeartbeatTrace trace(int lost) {
    Random random = new Random(7);
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    long arrival = 0;
    for (int i = 0; i < HEARTBEATS; i++) {
      builder.add(i, arrival, 0, i == lost ? Heartbeat.Fate.LOST : Heartbeat.Fate.DELIVERED);
      arrival += 900 + random.nextInt(200) + (i + 1 == PAUSE_AT ? 50_000 : 0);
    }
    return builder.build();
  }

  private static DetectorReading reading(HeartbeatTrace trace) {
    long last = trace.arrival(trace.size() - 1);
    DetectorBench bench =
        OpeningBench.document().withTapes(List.of(Tape.of("dense", trace))).withNow(last + 1);
    return DetectorReader.read(bench);
  }

  @Test
  void inEveryColumnTheLongestIntervalIsKept() {
    HeartbeatTrace trace = trace(-1);
    DetectorReading reading = reading(trace);
    Subject subject = new Subject(reading, 0, FRAME);
    TimeSpan span = TimeSpan.of(subject);
    TapeBeats beats = new TapeBeats(subject, span);
    assertThat(beats.total()).isEqualTo(HEARTBEATS);
    assertThat(beats.list()).hasSizeBetween(500, 1802);
    double perColumn = subject.ticks(span.to()) / 900;
    long[] longest = new long[901];
    for (int i = 1; i < HEARTBEATS; i++) {
      int column = (int) (trace.arrival(i) / perColumn);
      longest[column] = Math.max(longest[column], trace.arrival(i) - trace.arrival(i - 1));
    }
    for (TapeBeats.Beat beat : beats.list()) {
      if (beat.endsInterval()) {
        assertThat(beat.interval())
            .isEqualTo(longest[(int) (beat.heartbeat().arrival() / perColumn)]);
      }
    }
    assertThat(beats.list()).anyMatch(beat -> beat.index() == PAUSE_AT);
  }

  /**
   * Whole leaves are read by their longest intervals: one heartbeat after another says the same.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 40, 900})
  void whatIsSeenIsWhatOneHeartbeatAfterAnotherSays(int oddities) {
    HeartbeatTrace trace = withOddities(oddities);
    DetectorReading reading = reading(trace);
    Subject subject = new Subject(reading, 0, FRAME);
    TimeSpan span = TimeSpan.of(subject);
    for (int first : new int[] {0, 1, 1023, 1024, 50_000}) {
      int end = trace.size() - first / 7;
      List<TapeBeats.Beat> beats = new DenseBeats(subject, span, 900, first, end).choose();
      assertThat(beats.stream().map(TapeBeats.Beat::index).toList())
          .isEqualTo(oneAfterAnother(trace, 900 / subject.ticks(span.to()), first, end));
    }
  }

  /** Lost, late, repeated ones and restarts at places that a seed chooses. */
  private static HeartbeatTrace withOddities(int count) {
    Random random = new Random(count);
    HeartbeatTrace trace = trace(-1);
    for (int i = 0; i < count; i++) {
      int at = random.nextInt(HEARTBEATS);
      Heartbeat heartbeat = trace.get(at);
      Heartbeat odd =
          switch (i % 4) {
            case 0 -> heartbeat.withFate(Heartbeat.Fate.LOST);
            case 1 -> heartbeat.arrivingAt(heartbeat.arrival() + 5_000);
            case 2 -> trace.get(Math.max(0, at - 1)).arrivingAt(heartbeat.arrival());
            default ->
                new Heartbeat(heartbeat.sequence(), heartbeat.arrival(), 1, heartbeat.fate());
          };
      trace = trace.replace(at, odd);
    }
    return trace;
  }

  private static List<Integer> oneAfterAnother(
      HeartbeatTrace trace, double columnsPerTick, int first, int end) {
    List<Integer> seen = new ArrayList<>();
    long column = Long.MIN_VALUE;
    int longest = -1;
    int odd = -1;
    long longestInterval = -1;
    long previous = -1;
    Heartbeat newest = null;
    for (int i = first; i <= end; i++) {
      Heartbeat heartbeat = i < end ? trace.get(i) : null;
      long here = i < end ? (long) (heartbeat.arrival() * columnsPerTick) : Long.MAX_VALUE;
      if (here != column) {
        IntStream.of(longest, odd).filter(it -> it >= 0).distinct().sorted().forEach(seen::add);
        column = here;
        longest = -1;
        odd = -1;
        longestInterval = -1;
      }
      if (i == end) {
        break;
      }
      boolean known = newest != null && newest.incarnation() == heartbeat.incarnation();
      boolean ordinary =
          heartbeat.isDelivered()
              && (newest == null || known && heartbeat.sequence() > newest.sequence());
      if (!ordinary) {
        odd = odd < 0 ? i : odd;
      } else if (previous >= 0 && heartbeat.arrival() - previous > longestInterval) {
        longest = i;
        longestInterval = heartbeat.arrival() - previous;
      }
      if (heartbeat.isDelivered()) {
        previous = heartbeat.arrival();
        boolean newer = !known || heartbeat.sequence() > newest.sequence();
        newest = newer ? heartbeat : newest;
      }
    }
    return seen;
  }

  @Test
  void ofThousandsOfPausesAsManyAreDrawnAsCanBeTold() {
    HeartbeatTrace trace = trace(-1);
    long length = trace.arrival(HEARTBEATS - 1);
    List<Pause> pauses =
        IntStream.range(0, 20_000)
            .mapToObj(
                i ->
                    new Pause(
                        Pause.Who.OBSERVER, i * (length / 20_000), i * (length / 20_000) + 900))
            .toList();
    DetectorReading reading =
        DetectorReader.read(
            OpeningBench.document()
                .withTapes(List.of(Tape.of("dense", trace).withPauses(pauses)))
                .withNow(length + 1));
    Figure tape = DetectorFigures.of(FigureKind.TAPE, reading, 0, FRAME);
    assertThat(tape.marks())
        .filteredOn(mark -> mark instanceof Mark.Box b && b.fill().ink() == Ink.PAUSE)
        .hasSizeBetween(300, 900);
    assertThat(tape.handles())
        .noneMatch(handle -> handle.target() instanceof Handle.Target.PauseEdge);
  }

  @Test
  void aSingleLostHeartbeatAmongManyIsDrawn() {
    Figure tape = DetectorFigures.of(FigureKind.TAPE, reading(trace(99_999)), 0, FRAME);
    assertThat(tape.marks())
        .filteredOn(mark -> mark instanceof Mark.Symbol s && s.shape() == Mark.Shape.CROSS)
        .hasSize(1);
  }

  @Test
  void theTallestBarIsThePause() {
    Figure tape = DetectorFigures.of(FigureKind.TAPE, reading(trace(-1)), 0, FRAME);
    Rectangle tallest =
        places(tape, Ink.GHOST)
            .max(java.util.Comparator.comparingDouble(Rectangle::height))
            .orElseThrow();
    Axis x = tape.x().orElseThrow();
    double at = x.value((tallest.left() + tallest.right()) / 2);
    double pause = trace(-1).arrival(PAUSE_AT) / 1000.0;
    assertThat(x.pixel(at)).isCloseTo(x.pixel(pause), within(3.0));
  }

  /** Whatever is a box and whatever a line: the curve covers each column from least to greatest. */
  @ParameterizedTest
  @ValueSource(ints = {300, 2_000, 20_000, 200_000})
  void theCurveCoversEveryColumnFromItsLeastToItsGreatestPhi(int heartbeats) {
    HeartbeatTrace trace =
        HeartbeatTrace.ofIntervals(
            0, new Random(heartbeats).longs(heartbeats, 1_000, 1_700).toArray());
    DetectorReading reading = reading(trace);
    Figure saw = DetectorFigures.of(FigureKind.SAW_TOOTH, reading, 0, FRAME);
    Axis x = saw.x().orElseThrow();
    Axis y = saw.y().orElseThrow();
    List<Rectangle> drawn = new ArrayList<>(places(saw, Ink.PHI).toList());
    saw.marks().stream()
        .filter(mark -> mark instanceof Mark.Polyline line && line.stroke().ink() == Ink.PHI)
        .flatMap(mark -> pieces(((Mark.Polyline) mark).points()))
        .forEach(drawn::add);
    Subject subject = new Subject(reading, 0, FRAME);
    int columns = (int) Math.floor(x.end() - x.start());
    for (TapeFold.Column column :
        subject.main().fold().sawTooth(0, subject.ticks(x.high()), columns)) {
      double from = x.pixel(subject.units(column.from()));
      double to = x.pixel(subject.units(column.to()));
      double top = Columns.clamp(y, y.pixel(column.high()));
      double bottom = Columns.clamp(y, y.pixel(column.low()));
      List<Rectangle> here =
          drawn.stream().filter(it -> it.left() < to - 1e-6 && it.right() > from + 1e-6).toList();
      String where = column.toString();
      assertThat(here).as(where).isNotEmpty();
      assertThat(here.stream().mapToDouble(Rectangle::top).min().orElseThrow())
          .as(where)
          .isLessThanOrEqualTo(top + 1e-6);
      assertThat(here.stream().mapToDouble(Rectangle::bottom).max().orElseThrow())
          .as(where)
          .isGreaterThanOrEqualTo(bottom - 1e-6);
    }
  }

  /** The surroundings of each straight piece of a line. */
  private static Stream<Rectangle> pieces(List<Mark.Point> points) {
    return IntStream.range(1, points.size())
        .mapToObj(
            i -> {
              Mark.Point from = points.get(i - 1);
              return new Rectangle(from.x(), from.y(), from.x(), from.y()).around(points.get(i));
            });
  }

  private static Stream<Rectangle> places(Figure figure, Ink ink) {
    return figure.marks().stream()
        .filter(mark -> mark instanceof Mark.Boxes boxes && boxes.fill().ink() == ink)
        .map(Mark.Boxes.class::cast)
        .flatMap(boxes -> IntStream.range(0, boxes.count()).mapToObj(boxes::place));
  }

  @Test
  void noLineHasMoreThanTwoVerticesAPixelColumn() {
    DetectorReading reading = reading(trace(-1));
    for (FigureKind kind : FigureKind.values()) {
      Figure figure = DetectorFigures.of(kind, reading, 0, FRAME);
      for (Mark mark : figure.marks()) {
        if (mark instanceof Mark.Polyline line) {
          assertThat(line.points()).as("%s", kind).hasSizeLessThanOrEqualTo(1804);
        }
        if (mark instanceof Mark.Boxes boxes) {
          assertThat(boxes.count()).as("%s", kind).isLessThanOrEqualTo(902);
        }
      }
      assertThat(figure.marks()).as("%s", kind).hasSizeLessThan(1_010);
    }
  }

  @Test
  void theMarksOfTheSawToothReachEveryPeak() {
    DetectorReading reading = reading(trace(-1));
    Figure saw = DetectorFigures.of(FigureKind.SAW_TOOTH, reading, 0, FRAME);
    Axis y = saw.y().orElseThrow();
    double top = places(saw, Ink.PHI).mapToDouble(Rectangle::top).min().orElseThrow();
    // The pause of 50 units makes phi leave the scale.
    assertThat(y.value(top)).isCloseTo(y.high(), within(1e-9));
  }

  /**
   * Silences of 8, 8, 12, 12 and again, with a threshold that each of 12 passes: the one band says
   * as many mistakes as the quality of service counts.
   */
  @ParameterizedTest
  @EnumSource(Language.class)
  void mistakesThatAreDrawnAsOneAreCounted(Language language) {
    long[] intervals = new long[20_000];
    for (int i = 0; i < intervals.length; i++) {
      intervals[i] = i % 4 < 2 ? 8_000 : 12_000;
    }
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    DetectorBench opening = OpeningBench.document();
    DetectorReading reading =
        DetectorReader.read(
            opening
                .withTapes(List.of(Tape.of("dense", trace)))
                .withPolicies(
                    List.of(
                        PolicyDraft.of(opening.policy()).threshold(new BigDecimal("0.5")).policy()))
                .withNow(trace.arrival(trace.size() - 1)));
    long mistakes = reading.tapes().get(0).main().quality().mistakes();
    assertThat(mistakes).isGreaterThan(5_000);
    Messages messages = Messages.in(language);
    for (FigureKind kind : List.of(FigureKind.TAPE, FigureKind.SAW_TOOTH)) {
      Figure figure = DetectorFigures.of(kind, reading, 0, FigureFrame.of(900, 260, messages));
      List<String> words =
          figure.marks().stream()
              .filter(Mark.Text.class::isInstance)
              .map(mark -> ((Mark.Text) mark).text())
              .toList();
      assertThat(words)
          .as("%s", kind)
          .contains(mistakes + (language == Language.ENGLISH ? " mistakes" : " 次误判"))
          .doesNotContain(messages.get("tape.mistake"));
    }
  }

  /**
   * A threshold that nearly every interval reaches: more suspicions than are asked for in one go.
   */
  @Test
  void allMistakesAreHatchedHoweverManyThereAre() {
    DetectorBench keen =
        OpeningBench.document()
            .withTapes(List.of(Tape.of("dense", trace(-1))))
            .withPolicies(
                List.of(
                    PolicyDraft.of(OpeningBench.document().policy())
                        .threshold(new BigDecimal("0.01"))
                        .policy()))
            .withNow(201_000_000);
    DetectorReading reading = DetectorReader.read(keen);
    long mistakes = reading.tapes().get(0).main().quality().mistakes();
    assertThat(mistakes).isGreaterThan(3 * Subject.MOST_SUSPICIONS);
    Subject subject = new Subject(reading, 0, FRAME);
    TimeSpan span = TimeSpan.of(subject);
    Axis axis = Axis.linear(span.from(), span.to(), 0, 900);
    List<DrawnSuspicions.Stretch> stretches = DrawnSuspicions.of(subject, span, axis);
    assertThat(stretches.stream().mapToLong(DrawnSuspicions.Stretch::count).sum())
        .isEqualTo(reading.tapes().get(0).main().fold().suspicionCount());
    assertThat(stretches.get(stretches.size() - 1).to())
        .isCloseTo(axis.pixel(subject.units(201_000_000)), within(1.0));
    assertThat(DrawnSuspicions.mistakes(stretches.get(0), subject))
        .isEqualTo(phiscope.text.Numbers.whole(stretches.get(0).count()) + " mistakes");
  }
}
