package phiscope.bench.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.BranchEdit;
import phiscope.bench.EditHistory;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBenches;
import phiscope.bench.SwimEdit;
import phiscope.bench.SwimView;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MessageId;

/** Documents of the SWIM bench come back after a crash, with where one looked. */
class SwimSessionTest {
  @TempDir Path folder;
  private final EditHistory<SwimBench> start = EditHistory.of(SwimBenches.crash());

  private static SwimEdit.Look look(int branch, int frame) {
    return new SwimEdit.Look(new SwimView(branch, frame, Optional.of(new MessageId(1, 2))));
  }

  private EditHistory<SwimBench> restored() {
    try (Session next = Session.open(folder)) {
      SessionState state = next.restored().orElseThrow();
      // What is restored is written anew, so that this is read again by the next one.
      next.begin(state);
      return state.history().as(SwimBench.class).orElseThrow();
    }
  }

  @Test
  void stepsLooksUndoAndRedoAreRestored() {
    EditHistory<SwimBench> history = start;
    try (Session session = Session.open(folder)) {
      session.begin(new SessionState(history, Optional.empty(), true));
      for (SwimEdit edit :
          List.of(
              new ScenarioEdit.SetSeed(7),
              look(0, 40),
              new BranchEdit.Fork(0, 3_000_000, new Intervention.Restart(3, 0)),
              look(1, 77),
              new BranchEdit.Fork(0, BranchEdit.BEFORE_ALL, new Intervention.Pause(1, 2_000_000)),
              new ScenarioEdit.SetMembers(9))) {
        history = history.apply(edit);
        assertThat(session.follow(history)).isEmpty();
      }
      history = history.undo();
      session.follow(history);
      history = history.apply(look(1, 80));
      session.follow(history);
    }
    for (int times = 0; times < 3; times++) {
      EditHistory<SwimBench> again = restored();
      assertThat(again.present()).isEqualTo(history.present());
      assertThat(again.first().withView(SwimView.atStart())).isEqualTo(start.present());
      assertThat(again.doneEdits()).isEqualTo(history.doneEdits());
      assertThat(again.undoneEdits()).isEqualTo(history.undoneEdits());
      assertThat(again.redo().present().members()).isEqualTo(9);
    }
  }

  @Test
  void whoOnlyLookedFindsThePlaceAgain() {
    try (Session session = Session.open(folder)) {
      session.begin(new SessionState(start, Optional.empty(), true));
      session.follow(start.apply(look(0, 33)));
    }
    assertThat(restored().present().view().frame()).isEqualTo(33);
    assertThat(restored().canUndo()).isFalse();
  }
}
