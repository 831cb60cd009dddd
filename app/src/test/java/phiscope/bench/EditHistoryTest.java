package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import phiscope.bench.HeartbeatEdit.MoveHeartbeat;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.SettingEdit.SetPrior;

class EditHistoryTest {
  private final DetectorBench opening = OpeningBench.document();
  private final EditHistory<DetectorBench> start = EditHistory.of(opening);

  @Test
  void aDragOfAHundredPointsIsOneStep() {
    EditHistory<DetectorBench> history = start;
    for (int i = 1; i <= 100; i++) {
      history = history.apply(new SetNow(54_000 + 10L * i), 7);
    }
    assertThat(history.present().now()).isEqualTo(55_000);
    assertThat(history.undoDepth()).isEqualTo(1);
    assertThat(history.undo().present()).isEqualTo(opening);
  }

  @Test
  void aDraggedHeartbeatThatPassesItsNeighbourIsStillTheOneThatWasTakenHold() {
    EditHistory<DetectorBench> history =
        start.apply(new MoveHeartbeat(0, 1, 20_000), 1).apply(new MoveHeartbeat(0, 1, 30_000), 1);
    assertThat(history.present().tape().heartbeats().get(3).sequence()).isEqualTo(1);
    assertThat(history.present().tape().heartbeats().arrival(1)).isEqualTo(16_000);
  }

  @Test
  void aDragBackToWhereItBeganLeavesNoStepAndKeepsWhatCanBeRedone() {
    EditHistory<DetectorBench> undone = start.apply(new SetNow(60_000)).undo();
    EditHistory<DetectorBench> dragged =
        undone
            .apply(new SetPrior(new BigDecimal("0.5")), 3)
            .apply(new SetPrior(opening.prior()), 3);
    assertThat(dragged.undoDepth()).isZero();
    assertThat(dragged.redo().present().now()).isEqualTo(60_000);
  }

  @Test
  void typingTheSameFieldTwiceIsTwoSteps() {
    EditHistory<DetectorBench> history = start.apply(new SetNow(60_000)).apply(new SetNow(61_000));
    assertThat(history.undoDepth()).isEqualTo(2);
    assertThat(history.undo().present().now()).isEqualTo(60_000);
  }

  @Test
  void aFinishedGestureIsNotGoneOnWith() {
    EditHistory<DetectorBench> history =
        start.apply(new SetNow(60_000), 5).finished().apply(new SetNow(61_000), 5);
    assertThat(history.undoDepth()).isEqualTo(2);
  }

  @Test
  void aCancelledGestureLeavesNothing() {
    EditHistory<DetectorBench> history = start.apply(new SetNow(60_000), 5).cancelled();
    assertThat(history.present()).isSameAs(opening);
    assertThat(history.canUndo()).isFalse();
  }

  @Test
  void anEditAfterUndoForgetsWhatWasUndone() {
    EditHistory<DetectorBench> history =
        start.apply(new SetNow(60_000)).undo().apply(new SetPrior(new BigDecimal("0.5")));
    assertThat(history.canRedo()).isFalse();
  }

  @Test
  void anEditThatChangesNothingIsNoStep() {
    assertThat(start.apply(new SetNow(opening.now()))).isSameAs(start);
  }

  @Test
  void undoAndRedoHaveNoLimit() {
    EditHistory<DetectorBench> history = start;
    for (int i = 1; i <= 100_000; i++) {
      history = history.apply(new SetNow(i));
    }
    assertThat(history.undoDepth()).isEqualTo(100_000);
    while (history.canUndo()) {
      history = history.undo();
    }
    assertThat(history.present()).isEqualTo(opening);
    while (history.canRedo()) {
      history = history.redo();
    }
    assertThat(history.present().now()).isEqualTo(100_000);
  }

  @Test
  void stepsAreNamedByTheirEdits() {
    EditHistory<DetectorBench> history = start.apply(new SetNow(60_000));
    assertThat(history.lastEdit()).contains(new SetNow(60_000));
    assertThat(history.undo().nextEdit().orElseThrow().key()).isEqualTo("bench.edit.setNow");
  }
}
