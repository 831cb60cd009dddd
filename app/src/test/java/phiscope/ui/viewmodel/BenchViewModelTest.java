package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.ReadOnlyObjectWrapper;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.DetectorReader;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.Term;
import phiscope.core.detector.PhiPolicy.ModelParameters.Given;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Direction;
import phiscope.figure.Handle.Target;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** The open bench without a toolkit. */
class BenchViewModelTest {
  private final ReadOnlyObjectWrapper<Messages> messages =
      new ReadOnlyObjectWrapper<>(Messages.in(Language.ENGLISH));
  private final BenchViewModel model =
      new BenchViewModel(OpeningBench.document(), messages.getReadOnlyProperty());

  private static Handle handle(Target target, double value) {
    return new Handle(target, 0, 0, 24, 24, Direction.HORIZONTAL, value, "a handle");
  }

  @Test
  void aDragIsOneStepHoweverOftenItMoves() {
    Axis axis = Axis.linear(0, 60, 0, 600);
    HandleDrag drag = model.grab(handle(new Target.Now(), 54), 0, axis);
    drag.moveBy(10);
    drag.moveBy(25);
    drag.moveBy(40);
    drag.release();
    assertThat(model.bench().now()).isEqualTo(58_000);
    assertThat(model.history().undoDepth()).isEqualTo(1);
    model.undo();
    assertThat(model.bench()).isEqualTo(OpeningBench.document());
  }

  @Test
  void aDragThatComesBackToItsStartLeavesNoStep() {
    Axis axis = Axis.linear(0, 60, 0, 600);
    HandleDrag drag = model.grab(handle(new Target.Now(), 54), 0, axis);
    drag.moveBy(10);
    drag.moveBy(0);
    drag.release();
    assertThat(model.history().canUndo()).isFalse();
  }

  @Test
  void aCancelledDragLeavesHistoryAndDocumentAsTheyWere() {
    model.apply(new SetNow(50_000));
    HandleDrag drag = model.grab(handle(new Target.Now(), 50), 0, Axis.linear(0, 60, 0, 600));
    drag.moveBy(50);
    drag.cancel();
    assertThat(model.bench().now()).isEqualTo(50_000);
    assertThat(model.history().undoDepth()).isEqualTo(1);
  }

  @Property(tries = 300, seed = "20261129")
  void everyTargetTakesEveryPlaceWithoutFailing(
      @ForAll @DoubleRange(min = -1e7, max = 1e7) double pixels) {
    List<Target> targets =
        List.of(
            new Target.Now(),
            new Target.Silence(),
            new Target.HeartbeatArrival(0, 2),
            new Target.IntervalLength(0, 4),
            new Target.Threshold(0),
            new Target.PolicyThreshold(0),
            new Target.Prior(),
            new Target.Crash(0));
    for (Target target : targets) {
      Axis axis =
          target instanceof Target.Prior
              ? new Axis(Axis.Scale.LOG10, 1e-6, 1, 0, 300)
              : Axis.linear(0, 60, 0, 600);
      double start = target instanceof Target.Prior ? 0.001 : 10;
      HandleDrag drag = model.grab(handle(target, start), 0, axis);
      drag.moveBy(pixels);
      drag.release();
      assertThat(model.reading()).isEqualTo(DetectorReader.read(model.bench()));
    }
  }

  @Test
  void mouseKeysAndTypingReachTheSameThreshold() {
    Axis axis = new Axis(Axis.Scale.LINEAR, 0, 3, 300, 0);
    HandleDrag drag = model.grab(handle(new Target.Threshold(0), 1), 0, axis);
    drag.moveBy(-50);
    drag.release();
    BigDecimal dragged = model.bench().consumers().get(0).threshold();
    model.undo();
    HandleDrag keys = model.grab(handle(new Target.Threshold(0), 1), 0, axis);
    keys.moveBySteps(50);
    keys.release();
    assertThat(model.bench().consumers().get(0).threshold()).isEqualByComparingTo(dragged);
    assertThat(dragged).isEqualByComparingTo("1.5");
  }

  @Test
  void meanAndSigmaAreDraggedOnlyWhereTheyAreTyped() {
    HandleEdits edits = new HandleEdits(model.bench(), model.reading(), 0);
    assertThat(edits.of(new Target.Mean(), BigDecimal.TEN)).isEmpty();
    PolicyShapes shapes = PolicyShapes.of(model.bench().policy(), model.reading(), 0);
    assertThat(shapes.parameters("given").parameters())
        .isEqualTo(new Given(new BigDecimal("1E+1"), new BigDecimal("2")));
  }

  @Test
  void aTypedPhiOrTailGivesTheFirstTickThatReachesIt() {
    Inverse inverse = new Inverse(model.reading());
    // S004: phi 2.206932 at a silence of 15, phi 2 a little before; S(10) is one half.
    assertThat(inverse.nowForPhi(new BigDecimal("2"))).isEqualTo(OptionalLong.of(54_653));
    assertThat(inverse.nowForSurvival(new BigDecimal("0.5")).orElseThrow())
        .isBetween(49_999L, 50_001L);
    assertThat(inverse.nowForPhi(BigDecimal.ZERO)).isEmpty();
    assertThat(inverse.nowForSurvival(BigDecimal.ONE)).isEmpty();
  }

  @Test
  void theJournalHearsOfFinishedStepsOnlyAndBeforeTheyAreShown() {
    List<Long> heard = new ArrayList<>();
    model.keepIn(
        history -> {
          heard.add(((DetectorBench) history.present()).now());
          assertThat(model.reading().bench().now()).isNotEqualTo(57_000);
        });
    model.apply(new SetNow(57_000));
    HandleDrag drag = model.grab(handle(new Target.Now(), 57), 0, Axis.linear(0, 60, 0, 600));
    drag.moveBy(-10);
    drag.moveBy(-20);
    assertThat(heard).containsExactly(57_000L);
  }

  @Test
  void whatIsHiddenIsInNoFigureSentenceOrTable() {
    FigureFrame frame = model.frame(FigureKind.TAIL, 500, 240, 2);
    Figure whole = model.figure(FigureKind.TAIL, 0, frame);
    assertThat(whole.reading()).contains("0.0227501");
    model.look(options -> options.hiding(List.of(Term.SURVIVAL)));
    Figure hidden = model.figure(FigureKind.TAIL, 0, model.frame(FigureKind.TAIL, 500, 240, 2));
    assertThat(hidden.marks()).noneMatch(mark -> mark.term().equals(Optional.of(Term.SURVIVAL)));
    assertThat(hidden.reading()).doesNotContain("0.0227501");
    assertThat(hidden.table().rows()).anySatisfy(row -> assertThat(row).contains("?"));
  }

  @Test
  void selectingATermTwicePutsItOut() {
    model.select(Term.PHI);
    assertThat(model.options().selected()).contains(Term.PHI);
    model.select(Term.PHI);
    assertThat(model.options().selected()).isEmpty();
  }

  @Test
  void playingGoesByTheSecondsItIsToldAndIsOneStep() {
    Playback playback = new Playback(model);
    playback.toggle();
    for (int i = 0; i < 30; i++) {
      playback.advance(0.1);
    }
    playback.toggle();
    long inThirty = model.bench().now();
    assertThat(model.history().undoDepth()).isEqualTo(1);
    model.undo();
    playback.toggle();
    playback.advance(3.0);
    playback.toggle();
    assertThat(Math.abs(model.bench().now() - inThirty)).isLessThanOrEqualTo(1);
  }

  @Test
  void playingEndsWhereTheTapeEnds() {
    Playback playback = new Playback(model);
    playback.toggle();
    playback.advance(1e6);
    assertThat(playback.playingProperty().get()).isFalse();
    assertThat(model.bench().now()).isEqualTo(60_000);
  }

  @Test
  void anEditThatChangesNothingIsNoStep() {
    DetectorEdit same = new SetNow(54_000);
    DetectorBench before = model.bench();
    model.apply(same);
    assertThat(model.bench()).isSameAs(before);
    assertThat(model.history().canUndo()).isFalse();
  }
}
