package phiscope.ui.viewmodel.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.EditHistory;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBranchEdit;
import phiscope.bench.FencingReader;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.CounterexampleSearch.Question;
import phiscope.ui.viewmodel.run.RunPlayback;

/** The open fencing document: what is shown follows from it, and acting in the past keeps it. */
class FencingViewModelTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  private static FencingViewModel open(FencingSituation situation) {
    FencingViewModel model =
        new FencingViewModel(
            FencingDocuments.blank(), new ReadOnlyObjectWrapper<>(ENGLISH).getReadOnlyProperty());
    model.open(EditHistory.of(FencingDocuments.of(situation, ENGLISH)));
    return model;
  }

  @ParameterizedTest
  @EnumSource(FencingSituation.class)
  void whatIsShownIsAFunctionOfTheDocumentWhereverOneGoes(FencingSituation situation) {
    FencingViewModel model = open(situation);
    int last = model.run().size() - 1;
    for (int frame : new int[] {0, last / 3, last, last / 2}) {
      model.goTo(frame);
      assertThat(model.cursor()).isEqualTo(frame);
      assertThat(model.scene())
          .isEqualTo(FencingViewModel.sceneOf(FencingReader.read(model.bench()), model.options()));
      assertThat(model.scene()).as("identity when unchanged").isSameAs(model.scene());
    }
    assertThat(model.history().canUndo()).as("looking is no step").isFalse();
  }

  @Test
  void whatIsSaidOfAScenarioIsOfTheOneThatCame() {
    FencingViewModel model = open(FencingSituation.PAUSED_HOLDER);
    model.describe("fencing.situation.about.PAUSED_HOLDER");
    assertThat(model.isOtherThanDescribed()).isFalse();
    model.goTo(3);
    assertThat(model.isOtherThanDescribed()).as("looking is no change").isFalse();
    FencingVerbs verbs = new FencingVerbs(model);
    verbs.crash(0, verbs.now() + 100);
    assertThat(model.isOtherThanDescribed()).isTrue();
    model.undo();
    assertThat(model.isOtherThanDescribed()).isFalse();
  }

  @Test
  void actingWhereOneHasBeenMakesABranchAndActingAheadALine() {
    FencingViewModel model = open(FencingSituation.PAUSED_HOLDER);
    FencingVerbs verbs = new FencingVerbs(model);
    model.goTo(3);
    long then = verbs.now();
    model.goTo(6);
    verbs.crash(0, then);
    assertThat(model.bench().branches()).hasSize(2);
    assertThat(model.bench().shown().partedAt()).isEqualTo(then);
    assertThat(model.reading().comparison()).isPresent();
    long later = verbs.now() + 100;
    int lines = model.bench().scenario().script().size();
    verbs.suspect(later);
    assertThat(model.bench().branches()).hasSize(2);
    assertThat(model.bench().scenario().script()).hasSize(lines + 1);
    model.undo();
    model.undo();
    assertThat(model.bench().branches()).hasSize(1);
    model.redo();
    assertThat(model.bench().scenario().script())
        .anyMatch(line -> line.intervention().equals(new FencingIntervention.Crash(0)));
  }

  /** What is dragged begins and ends where it was dragged to, also at the start. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2_000_000})
  void aPauseThatIsDraggedBeginsAtTheVeryTick(long from) {
    FencingViewModel model = open(FencingSituation.PAUSED_HOLDER);
    model.goTo(model.run().size() - 1);
    new FencingVerbs(model).pause(0, from, from + 1_500_000);
    assertThat(model.bench().branches()).hasSize(2);
    assertThat(model.bench().shown().partedAt()).isEqualTo(Math.max(0, from - 1));
    assertThat(model.bench().scenario().script())
        .contains(new FencingScriptEntry(from, new FencingIntervention.Pause(0, 1_500_000)));
    model.undo();
    assertThat(model.bench().branches()).hasSize(1);
  }

  @Test
  void aCopyIsShownBesideWhatItWasCopiedFrom() {
    FencingViewModel model = open(FencingSituation.SPLIT_BRAIN);
    model.apply(new FencingBranchEdit.Copy(0));
    assertThat(model.bench().view().branch()).isEqualTo(1);
    assertThat(model.reading().comparison().orElseThrow().difference()).isEmpty();
  }

  @Test
  void playingStopsWhereSomethingBreaks() {
    FencingViewModel model = open(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER);
    RunPlayback<phiscope.core.fencing.FencingFrame> playback = new RunPlayback<>(model);
    model.goTo(0);
    playback.setStopAt(java.util.Optional.of(FencingCondition.BREACH));
    playback.toggle();
    playback.advance(1_000);
    assertThat(playback.playingProperty().get()).isFalse();
    assertThat(model.reading().frame().brokenHere())
        .contains(Invariant.NOTHING_OLD_AFTER_THE_SWITCH);
  }

  @Test
  void aCounterexampleOpensInTheFrameInWhichTheInvariantBreaks() {
    SearchSpace space = SearchSpace.of(WriteProtections.all(TokenCheck.HIGHEST_SEEN));
    Question question =
        new Question(
            Invariant.NOTHING_OLD_AFTER_THE_SWITCH, space, ExplorerBounds.none().withDepth(40));
    Exploration found =
        CounterexampleSearch.find(question, progress -> {}, () -> false).orElseThrow();
    FencingBench bench =
        CounterexampleSearch.document(
            "found",
            space,
            found.counterexamples().get(question.invariant().ordinal()).orElseThrow(),
            question.invariant());
    assertThat(FencingReader.read(bench).frame().brokenHere()).contains(question.invariant());
  }

  @Test
  void aSearchOfTheTableThatIsCancelledFindsNothing() {
    assertThat(
            CounterexampleSearch.table(
                SearchSpace.of(WriteProtections.none()), progress -> {}, () -> true))
        .isEmpty();
  }
}
