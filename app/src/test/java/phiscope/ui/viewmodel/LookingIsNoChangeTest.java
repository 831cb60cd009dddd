package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.Bench;
import phiscope.bench.FencingEdit;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.StudyEdit;
import phiscope.bench.journal.Session;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.study.StudyViewModel;
import phiscope.ui.viewmodel.swim.SwimDocuments;
import phiscope.ui.viewmodel.swim.SwimViewModel;

/** Stepping through a run is kept for the next session, and is nothing that could be lost. */
class LookingIsNoChangeTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  @TempDir Path folder;

  /** The benches that have frames. */
  enum Framed {
    SWIM,
    FENCING,
    STUDY
  }

  /** One running of the program. */
  private final class Run implements AutoCloseable {
    final ReadOnlyObjectProperty<Messages> spoken =
        new ReadOnlyObjectWrapper<>(ENGLISH).getReadOnlyProperty();
    final SwimViewModel swim = new SwimViewModel(SwimDocuments.blank(ENGLISH), spoken);
    final FencingViewModel fencing = new FencingViewModel(FencingDocuments.blank(), spoken);
    final StudyViewModel study = new StudyViewModel(StudyDocuments.blank(), spoken);
    final OpenBench open = new OpenBench(List.of(swim, fencing, study));
    final Session session = Session.open(folder);
    final OpenDocument document = new OpenDocument(open, session);
    final boolean restored = document.restore();

    void opens(Framed bench) {
      Bench ready =
          switch (bench) {
            case SWIM -> SwimDocuments.opening(ENGLISH);
            case FENCING ->
                FencingDocuments.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, ENGLISH);
            case STUDY -> StudyDocuments.of(ReadyStudy.STREAM_KILL, ENGLISH);
          };
      document.opened(ready, Optional.empty());
    }

    void looksAt(Framed bench, int frame) {
      switch (bench) {
        case SWIM -> swim.goTo(frame);
        case FENCING -> fencing.goTo(frame);
        case STUDY -> study.goTo(frame);
      }
    }

    int cursor(Framed bench) {
      return switch (bench) {
        case SWIM -> swim.cursor();
        case FENCING -> fencing.cursor();
        case STUDY -> study.cursor();
      };
    }

    void changes(Framed bench) {
      switch (bench) {
        case SWIM -> swim.apply(new ScenarioEdit.SetTitle("mine"));
        case FENCING -> fencing.apply(new FencingEdit.SetTitle("mine"));
        case STUDY -> study.apply(new StudyEdit.SetTitle("mine"));
      }
    }

    @Override
    public void close() {
      session.close();
      assertThat(document.journalProblemProperty().get()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void toStepIsNoUnsavedChangeAndAnEditIsOne(Framed bench) {
    try (Run run = new Run()) {
      run.opens(bench);
      run.looksAt(bench, 1);
      run.looksAt(bench, 2);
      assertThat(run.cursor(bench)).isEqualTo(2);
      assertThat(run.document.isUnsaved()).isFalse();
      run.changes(bench);
      assertThat(run.document.isUnsaved()).isTrue();
      run.looksAt(bench, 3);
      assertThat(run.document.isUnsaved()).isTrue();
      run.open.undo();
      assertThat(run.document.isUnsaved()).isFalse();
      run.open.redo();
      run.document.saved(folder.resolve("mine.json"));
      run.looksAt(bench, 1);
      assertThat(run.document.isUnsaved()).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  void whereSomebodyLookedInASavedDocumentIsKeptAndIsStillSaved(Framed bench) {
    Path file = folder.resolve("mine.json");
    try (Run run = new Run()) {
      run.opens(bench);
      run.changes(bench);
      run.document.saved(file);
      run.looksAt(bench, 3);
    }
    try (Run run = new Run()) {
      assertThat(run.restored).isTrue();
      assertThat(run.cursor(bench)).isEqualTo(3);
      assertThat(run.document.file()).contains(file);
      assertThat(run.document.isUnsaved()).isFalse();
    }
  }

  @Test
  void aReadyScenarioThatWasOnlyLookedAtDoesNotComeBackAsUnsaved() {
    try (Run run = new Run()) {
      run.opens(Framed.FENCING);
      run.looksAt(Framed.FENCING, 4);
    }
    try (Run run = new Run()) {
      assertThat(run.document.isUnsaved()).isFalse();
    }
  }

  /** A counterexample that a search found, or frames that were pasted, are nowhere else. */
  @ParameterizedTest
  @EnumSource
  void whatWasOpenedAndNotTouchedComesBack(Framed bench) {
    final Bench opened;
    try (Run run = new Run()) {
      run.opens(bench);
      opened = run.open.document();
      run.looksAt(bench, 4);
    }
    try (Run run = new Run()) {
      assertThat(run.restored).isTrue();
      assertThat(run.open.document().equalsApartFromView(opened)).isTrue();
      assertThat(run.cursor(bench)).isEqualTo(4);
      assertThat(run.document.isUnsaved()).isFalse();
      assertThat(run.open.history().canUndo()).isFalse();
    }
  }

  @Test
  void theDocumentThatASessionBeginsWithIsNotToldOfAsRestored() {
    try (Run run = new Run()) {
      run.looksAt(Framed.SWIM, 0);
    }
    try (Run run = new Run()) {
      assertThat(run.restored).isFalse();
    }
  }
}
