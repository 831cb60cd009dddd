package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.journal.Session;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What is unsaved, and what the next session goes on with. */
class OpenDocumentTest {
  private static final DetectorBench OPENING = OpeningBench.document("new tasks", "recovery");

  @TempDir Path folder;

  /** One running of the program. */
  private final class Run implements AutoCloseable {
    final BenchViewModel model =
        new BenchViewModel(
            OPENING,
            new ReadOnlyObjectWrapper<>(Messages.in(Language.ENGLISH)).getReadOnlyProperty());
    final Session session = Session.open(folder);
    final OpenDocument document = new OpenDocument(new OpenBench(List.of(model)), session);
    final boolean restored = document.restore();

    void now(long tick) {
      model.apply(new SetNow(tick));
    }

    @Override
    public void close() {
      session.close();
      assertThat(document.journalProblemProperty().get()).isEmpty();
    }
  }

  @Test
  void whatIsNotSavedGoesOnInTheNextSession() {
    try (Run first = new Run()) {
      first.now(57_000);
    }
    try (Run second = new Run()) {
      assertThat(second.restored).isTrue();
      assertThat(second.model.bench().now()).isEqualTo(57_000);
      assertThat(second.document.isUnsaved()).isTrue();
    }
  }

  @Test
  void whatWasGivenUpDoesNotComeBack() {
    try (Run first = new Run()) {
      first.now(57_000);
      first.document.discard();
    }
    try (Run second = new Run()) {
      assertThat(second.restored).isFalse();
      assertThat(second.model.bench()).isEqualTo(OPENING);
    }
  }

  @Test
  void whatWasGivenUpLeavesTheDocumentAsItWasSaved() {
    try (Run first = new Run()) {
      first.now(57_000);
      first.document.saved(folder.resolve("a.json"));
      first.now(58_000);
      first.document.discard();
    }
    try (Run second = new Run()) {
      assertThat(second.document.file()).contains(folder.resolve("a.json"));
      assertThat(second.model.bench().now()).isEqualTo(57_000);
      assertThat(second.document.isUnsaved()).isFalse();
    }
  }

  @Test
  void afterARestoreUndoBackToWhatWasSavedCountsAsSaved() {
    try (Run first = new Run()) {
      first.now(57_000);
      first.document.saved(folder.resolve("a.json"));
      first.now(58_000);
    }
    try (Run second = new Run()) {
      assertThat(second.document.isUnsaved()).isTrue();
      second.model.undo();
      assertThat(second.model.bench().now()).isEqualTo(57_000);
      assertThat(second.document.isUnsaved()).isFalse();
      second.model.undo();
      assertThat(second.document.isUnsaved()).isTrue();
    }
  }

  @Test
  void whatWasSavedIsKnownAfterAnyNumberOfRestores() {
    Path file = folder.resolve("a.json");
    try (Run first = new Run()) {
      first.now(57_000);
      first.document.saved(file);
      first.now(58_000);
      first.now(59_000);
    }
    // Where each run leaves the document: before what was saved, at it, behind it.
    for (int left : new int[] {3, 0, 0, 1, 2, 3}) {
      try (Run next = new Run()) {
        assertThat(next.document.file()).contains(file);
        assertThat(next.document.asSaved())
            .map(saved -> ((DetectorBench) saved).now())
            .contains(57_000L);
        while (next.model.history().canUndo()) {
          next.model.undo();
        }
        for (int step = 0; step <= 3; step++) {
          assertThat(next.document.isUnsaved()).isEqualTo(step != 1);
          next.model.redo();
        }
        while (next.model.history().undoDepth() > left) {
          next.model.undo();
        }
      }
    }
  }

  @Test
  void dataInPlaceOfASavedDocumentDoNotGoIntoItsFileUnlessTakenBack() {
    Path file = folder.resolve("mine.json");
    try (Run run = new Run()) {
      run.document.saved(file);
      run.now(57_000);
      run.document.replaced();
      assertThat(run.document.file()).isEmpty();
      assertThat(run.document.isUnsaved()).isTrue();
      run.now(58_000);
      assertThat(run.document.file()).isEmpty();
      run.model.undo();
      run.model.undo();
      assertThat(run.document.file()).contains(file);
      assertThat(run.document.isUnsaved()).isFalse();
      run.model.redo();
      assertThat(run.document.file()).isEqualTo(Optional.empty());
    }
  }
}
