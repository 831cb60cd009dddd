package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.Benches;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.HeartbeatEdit.MoveHeartbeat;
import phiscope.bench.HeartbeatEdit.RemoveHeartbeat;
import phiscope.bench.HeartbeatEdit.SetInterval;
import phiscope.bench.InstantOrder;
import phiscope.bench.OpeningBench;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.bench.SettingEdit.SetInstantOrder;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * Whatever is kept from one drawing to the next, a figure is the one that is drawn from scratch: of
 * all kinds, after any edits.
 */
class KeptFiguresLawsTest {
  private static final FigureFrame FRAME = FigureFrame.of(620, 280, Messages.in(Language.ENGLISH));

  @Provide
  Arbitrary<DetectorBench> drawn() {
    return Benches.drawn();
  }

  @Provide
  Arbitrary<List<DetectorEdit>> edits() {
    return Benches.edits().list().ofMinSize(2).ofMaxSize(6);
  }

  /** A deck as the window has one: it keeps figures while their inputs are equal. */
  private static final class Deck {
    private final FigureMemory memory = new FigureMemory();
    private final Map<FigureKind, FigureInputs> inputs = new EnumMap<>(FigureKind.class);
    private final Map<FigureKind, Figure> figures = new EnumMap<>(FigureKind.class);
    private int kept;

    void show(DetectorReading reading, FigureFrame frame, List<FigureKind> kinds) {
      for (FigureKind kind : kinds) {
        FigureInputs next = FigureInputs.of(kind, reading, 0);
        if (next.equals(inputs.get(kind))) {
          kept++;
        } else {
          inputs.put(kind, next);
          figures.put(kind, DetectorFigures.of(kind, reading, 0, frame, memory));
        }
        assertThat(figures.get(kind))
            .as("%s", kind)
            .isEqualTo(DetectorFigures.of(kind, reading, 0, frame));
      }
    }
  }

  @Property(tries = 60, seed = "20261130")
  void afterAnyEditEveryShownFigureIsTheOneDrawnFromScratch(
      @ForAll("drawn") DetectorBench bench, @ForAll("edits") List<DetectorEdit> edits) {
    Deck deck = new Deck();
    DetectorBench changed = bench;
    DetectorReading reading = DetectorReader.read(bench);
    deck.show(reading, FRAME, List.of(FigureKind.values()));
    for (DetectorEdit edit : edits) {
      changed = edit.apply(changed);
      reading = DetectorReader.read(changed, reading);
      deck.show(reading, FRAME, List.of(FigureKind.values()));
    }
  }

  private static final int HEARTBEATS = 30_000;

  private static DetectorBench longBench(Random random) {
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    long arrival = 0;
    for (int i = 0; i < HEARTBEATS; i++) {
      builder.add(i, arrival, 0, Heartbeat.Fate.DELIVERED);
      arrival += random.nextInt(400) == 0 ? 2_000 + random.nextInt(900) : 900 + random.nextInt(200);
    }
    DetectorBench opening = OpeningBench.document();
    return opening.withTapes(List.of(Tape.of("long", builder.build()))).withNow(arrival + 300);
  }

  /** A drag, and other work between, somewhere on a tape of very many heartbeats. */
  private static List<DetectorEdit> gestures(DetectorBench bench, Random random) {
    List<DetectorEdit> edits = new ArrayList<>();
    HeartbeatTrace trace = bench.tape().heartbeats();
    for (int i = 0; i < 6; i++) {
      int at =
          switch (random.nextInt(4)) {
            case 0 -> 1;
            case 1 -> trace.size() - 3;
            default -> 1 + random.nextInt(trace.size() - 10);
          };
      long arrival = trace.arrival(at);
      edits.add(
          switch (random.nextInt(7)) {
            case 0 -> new MoveHeartbeat(0, at, arrival + random.nextInt(300));
            case 1 -> new RemoveHeartbeat(0, at);
            case 2 -> new SetNow(bench.now() + random.nextInt(2_000));
            case 3 -> new SetInstantOrder(InstantOrder.values()[random.nextInt(2)]);
            case 4 -> new SetPolicy(0, draft(bench).threshold(threshold(random)).policy());
            case 5 ->
                new SetPolicy(
                    0,
                    draft(bench).windowSize(new WindowSize.Last(8 + random.nextInt(9))).policy());
            default -> new SetInterval(0, at, 1 + random.nextInt(4_000));
          });
    }
    return edits;
  }

  private static PolicyDraft draft(DetectorBench bench) {
    return PolicyDraft.of(bench.policy());
  }

  private static BigDecimal threshold(Random random) {
    return BigDecimal.valueOf(100 + random.nextInt(900), 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void theFiguresOfALongTapeAreThoseDrawnFromScratch(int seed) {
    Random random = new Random(seed);
    DetectorBench bench = longBench(random);
    DetectorReading reading = DetectorReader.read(bench);
    Deck deck = new Deck();
    List<FigureKind> kinds =
        List.of(FigureKind.TAPE, FigureKind.SAW_TOOTH, FigureKind.TAIL, FigureKind.PHI_CURVE);
    FigureFrame frame = FRAME;
    for (int round = 0; round < 8; round++) {
      for (DetectorEdit edit : gestures(bench, random)) {
        bench = edit.apply(bench);
        reading = DetectorReader.read(bench, reading);
        deck.show(reading, frame, kinds);
      }
    }
  }

  /** What an edit far from now does not touch is not drawn again. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, HEARTBEATS / 2})
  void anEditFarFromNowLeavesTheFiguresOfNowAlone(int at) {
    DetectorBench bench = longBench(new Random(3));
    DetectorReading reading = DetectorReader.read(bench);
    Deck deck = new Deck();
    List<FigureKind> now =
        List.of(
            FigureKind.TAIL,
            FigureKind.PHI_CURVE,
            FigureKind.POSTERIOR_CURVE,
            FigureKind.POSTERIOR_BARS,
            FigureKind.NATURAL_FREQUENCIES,
            FigureKind.QQ);
    deck.show(reading, FRAME, now);
    for (int i = 1; i < 4; i++) {
      bench = new SetInterval(0, at, 1_000 + i).apply(bench);
      reading = DetectorReader.read(bench, reading);
      deck.show(reading, FRAME, now);
    }
    assertThat(deck.kept).isEqualTo(3 * now.size());
  }
}
