package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.OpeningBench;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.figure.DetectorFigures;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.text.Messages;

/** Wherever a figure was drawn, and whatever lay ready, it is the figure of the reading. */
class FigureShelfTest {
  private static final List<FigureKind> KINDS =
      List.of(FigureKind.TAPE, FigureKind.SAW_TOOTH, FigureKind.TAIL, FigureKind.PHI_CURVE);
  private static final FigureFrame FRAME =
      FigureFrame.of(700, 240, Messages.in(Messages.Language.ENGLISH));

  private final FigureShelf shelf = new FigureShelf();

  private static DetectorBench bench() {
    HeartbeatTrace trace =
        HeartbeatTrace.ofIntervals(0, new Random(5).longs(20_000, 900, 1_200).toArray());
    return OpeningBench.document()
        .withTapes(List.of(Tape.of("long", trace)))
        .withNow(trace.arrival(trace.size() - 1) + 700);
  }

  private void assertFigures(DetectorReading reading) {
    for (FigureKind kind : KINDS) {
      assertThat(shelf.figure(reading, new FigureRequest(kind, 0, FRAME)).marks())
          .as("%s", kind)
          .isEqualTo(DetectorFigures.of(kind, reading, 0, FRAME).marks());
    }
  }

  private LateReading drawnBeside(DetectorReading reading) {
    List<LateReading.Shown> shown = shelf.shown(KINDS::contains);
    return CompletableFuture.supplyAsync(() -> shelf.draw(reading, shown)).join();
  }

  @Test
  void whatIsDrawnBesideTheScreenIsWhatTheScreenWouldDraw() {
    DetectorReading reading = DetectorReader.read(bench());
    assertFigures(reading);
    for (int index : new int[] {1, 10_000, 19_999, 7}) {
      DetectorBench edited =
          new HeartbeatEdit.SetInterval(0, index, 2_000 + index).apply(reading.bench());
      reading = DetectorReader.read(edited, reading);
      LateReading late = drawnBeside(reading);
      shelf.put(late.figures());
      assertThat(late.figures()).isNotEmpty();
      assertFigures(reading);
    }
  }

  @Test
  void whatIsNotChangedIsNotDrawn() {
    DetectorReading reading = DetectorReader.read(bench());
    assertFigures(reading);
    DetectorBench edited =
        new HeartbeatEdit.MoveHeartbeat(
                0, 5_000, reading.bench().tape().heartbeats().arrival(5_000) + 3)
            .apply(reading.bench());
    assertThat(drawnBeside(DetectorReader.read(edited, reading)).figures().keySet())
        .extracting(FigureRequest::kind)
        .containsExactlyInAnyOrder(FigureKind.TAPE, FigureKind.SAW_TOOTH);
  }

  @Test
  void whatTheScreenDoesNotAskForAnyMoreIsNotDrawn() {
    DetectorReading reading = DetectorReader.read(bench());
    assertFigures(reading);
    DetectorReading next =
        DetectorReader.read(new HeartbeatEdit.SetInterval(0, 1, 5_000).apply(reading.bench()));
    shelf.put(drawnBeside(next).figures());
    shelf.figure(next, new FigureRequest(FigureKind.TAPE, 0, FRAME));
    shelf.looked();
    shelf.put(Map.of());
    assertThat(drawnBeside(reading).figures().keySet())
        .extracting(FigureRequest::kind)
        .contains(FigureKind.TAPE)
        .doesNotContain(FigureKind.SAW_TOOTH);
    assertFigures(reading);
    assertThat(drawnBeside(next).figures().keySet())
        .extracting(FigureRequest::kind)
        .contains(FigureKind.TAPE, FigureKind.SAW_TOOTH);
  }

  /** A late reading and the one that was waited for may come within one frame. */
  @Test
  void ofTwoReadingsWithinAFrameTheFirstDoesNotTellWhatIsShown() {
    DetectorReading reading = DetectorReader.read(bench());
    assertFigures(reading);
    shelf.looked();
    for (int i = 1; i <= 2; i++) {
      DetectorReading next =
          DetectorReader.read(new HeartbeatEdit.SetInterval(0, i, 5_000).apply(reading.bench()));
      LateReading late = drawnBeside(next);
      assertThat(late.figures().keySet())
          .extracting(FigureRequest::kind)
          .contains(FigureKind.TAPE, FigureKind.SAW_TOOTH);
      shelf.put(late.figures());
    }
    assertThat(drawnBeside(reading).figures()).isEmpty();
  }

  /** A panel that has become wider meanwhile is still on the screen. */
  @Test
  void whatTheScreenAsksForInAnotherSizeIsDrawnInThatSizeNextTime() {
    DetectorReading reading = DetectorReader.read(bench());
    assertFigures(reading);
    DetectorReading next =
        DetectorReader.read(new HeartbeatEdit.SetInterval(0, 1, 5_000).apply(reading.bench()));
    shelf.put(drawnBeside(next).figures());
    FigureRequest wider = new FigureRequest(FigureKind.TAPE, 0, FRAME.sized(900, 240));
    shelf.figure(next, wider);
    shelf.looked();
    shelf.put(Map.of());
    assertThat(drawnBeside(reading).figures()).containsOnlyKeys(wider);
  }

  /** While figures are drawn beside it, the screen draws its own with what it has. */
  @Test
  void bothMayDrawAtOnce() {
    DetectorReading first = DetectorReader.read(bench());
    assertFigures(first);
    DetectorReading second =
        DetectorReader.read(new HeartbeatEdit.SetInterval(0, 1, 5_000).apply(first.bench()), first);
    List<LateReading.Shown> shown = shelf.shown(KINDS::contains);
    for (int i = 0; i < 20; i++) {
      CompletableFuture<LateReading> beside =
          CompletableFuture.supplyAsync(() -> shelf.draw(second, shown));
      assertFigures(first);
      beside
          .join()
          .figures()
          .forEach(
              (request, figure) ->
                  assertThat(figure.marks())
                      .isEqualTo(DetectorFigures.of(request.kind(), second, 0, FRAME).marks()));
    }
  }
}
