package phiscope.ui.viewmodel.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import phiscope.bench.EditHistory;
import phiscope.bench.FencingEdit;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.bench.StudyEdit;
import phiscope.bench.StudyReader;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEdit;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.kernel.Replay;
import phiscope.core.kernel.RunWatch;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingVerbs;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.study.StudyViewModel;
import phiscope.ui.viewmodel.swim.SwimDocuments;
import phiscope.ui.viewmodel.swim.SwimViewModel;

/** Runs that are made beside the window, while somebody walks through those of before. */
class LookingWhileARunIsMadeTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  private final Deque<Runnable> background = new ArrayDeque<>();
  private final Deque<Runnable> screen = new ArrayDeque<>();
  private final ReadOnlyObjectProperty<Messages> spoken =
      new ReadOnlyObjectWrapper<>(ENGLISH).getReadOnlyProperty();

  /** One run is made, and its answer arrives. */
  private void makeOne() {
    background.remove().run();
    while (!screen.isEmpty()) {
      screen.remove().run();
    }
  }

  private FencingViewModel fencing() {
    FencingViewModel model =
        new FencingViewModel(FencingDocuments.blank(), spoken, background::add, screen::add);
    model.open(EditHistory.of(FencingDocuments.of(FencingSituation.PAUSED_HOLDER, ENGLISH)));
    return model;
  }

  private static void assertShown(FencingViewModel model) {
    FencingReading whole = FencingReader.read(model.bench());
    assertThat(model.reading().bench()).isEqualTo(model.bench());
    assertThat(model.reading().frame()).isEqualTo(whole.frame());
    assertThat(model.run().size()).isEqualTo(whole.run().size());
  }

  @Test
  void aRunOfFencingIsNotBegunAnew() {
    FencingViewModel model = fencing();
    assertThat(model.busyProperty().get()).isTrue();
    model.apply(new FencingEdit.Look(model.bench().view().atFrame(2)));
    makeOne();
    assertThat(background).as("begun anew").isEmpty();
    assertThat(model.busyProperty().get()).isFalse();
    assertShown(model);
  }

  @Test
  void aRunOfSwimIsNotBegunAnew() {
    SwimViewModel model =
        new SwimViewModel(SwimDocuments.blank(ENGLISH), spoken, background::add, screen::add);
    SwimBench longest =
        Arrays.stream(ReadyScenario.values())
            .map(ready -> SwimDocuments.of(ready, false, ENGLISH))
            .filter(bench -> bench.membersAtTheEnd() <= SwimViewModel.MOST_FRAMED)
            .max((one, other) -> Double.compare(work(one), work(other)))
            .orElseThrow();
    model.open(EditHistory.of(longest));
    assertThat(model.busyProperty().get()).isTrue();
    model.apply(new SwimEdit.Look(model.bench().view().atFrame(2)));
    makeOne();
    assertThat(background).as("begun anew").isEmpty();
    assertThat(model.busyProperty().get()).isFalse();
    assertThat(model.reading().bench()).isEqualTo(model.bench());
    SwimReading whole = SwimReader.read(model.bench());
    assertThat(model.reading().frame().event()).isEqualTo(whole.frame().event());
    assertThat(model.run().size()).isEqualTo(whole.run().size());
  }

  private static double work(SwimBench bench) {
    return (double) bench.membersAtTheEnd() * bench.horizon();
  }

  @Test
  void aStudyIsNotBegunAnew() {
    StudyViewModel model =
        new StudyViewModel(StudyDocuments.blank(), spoken, background::add, screen::add);
    model.open(EditHistory.of(StudyDocuments.of(ReadyStudy.STORM_METASTABLE, ENGLISH)));
    assertThat(model.isBusy()).isTrue();
    model.apply(new StudyEdit.Look(model.bench().view().atFrame(2)));
    makeOne();
    assertThat(background).as("begun anew").isEmpty();
    assertThat(model.isBusy()).isFalse();
    assertThat(model.reading().bench()).isEqualTo(model.bench());
    assertThat(model.reading().quantities())
        .isEqualTo(StudyReader.read(model.bench()).quantities());
  }

  @Test
  void aRunThatWasCutShortForAnotherDocumentIsNotShownWhenTheFirstOneIsBack() {
    FencingViewModel model = fencing();
    new FencingVerbs(model).crash(0, 1);
    model.undo();
    while (!background.isEmpty()) {
      makeOne();
      if (!model.busyProperty().get()) {
        assertThat(model.run().replay().end()).isNotEqualTo(Replay.End.CANCELLED);
      }
    }
    assertShown(model);
  }

  @Test
  void aRunThatIsStoppedIsShownAsFarAsItCame() {
    FencingViewModel model = fencing();
    model.cancelRun();
    makeOne();
    assertThat(model.busyProperty().get()).isFalse();
    assertThat(model.run().replay().end()).isEqualTo(Replay.End.CANCELLED);
    assertThat(model.reading().bench()).isEqualTo(model.bench());
  }

  @Test
  void aRunThatGoesWrongIsNotWaitedForAndTheNextChangeBeginsAnew() {
    RunDesk<String, String> desk =
        new RunDesk<>(new Failing(), "first", "FIRST", background::add, screen::add, () -> {});
    desk.read("bad");
    assertThat(desk.busyProperty().get()).isTrue();
    assertThatThrownBy(this::makeOne).hasMessageContaining("on purpose");
    assertThat(desk.busyProperty().get()).isFalse();
    assertThat(desk.reading()).isEqualTo("FIRST");
    desk.read("good");
    makeOne();
    assertThat(desk.reading()).isEqualTo("GOOD");
  }

  /** Nothing is quick, and one document makes a failure. */
  private record Failing() implements RunDesk.Reader<String, String> {
    @Override
    public boolean isQuick(String document, String before) {
      return false;
    }

    @Override
    public String read(String document, String before) {
      return before;
    }

    @Override
    public String read(String document, String before, RunWatch watch) {
      if (document.equals("bad")) {
        throw new IllegalStateException("on purpose");
      }
      return document.toUpperCase(Locale.ROOT);
    }

    @Override
    public boolean needSameRuns(String one, String other) {
      return one.equals(other);
    }
  }
}
