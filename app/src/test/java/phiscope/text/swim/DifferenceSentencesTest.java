package phiscope.text.swim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.BranchEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBenches;
import phiscope.bench.SwimDifference;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.Sentence;

/** What differs first between two branches, and why: back to the line that only one has. */
class DifferenceSentencesTest {
  private final SwimBench crash = SwimBenches.crash().withHorizon(20 * SimTime.SECOND);

  private SwimReading forked(Intervention what) {
    return SwimReader.read(new BranchEdit.Fork(0, 4_000_000, what).apply(crash));
  }

  private static SwimDifference difference(SwimReading reading) {
    return SwimDifference.of(reading.run(), reading.comparison().orElseThrow()).orElseThrow();
  }

  @Test
  void theFirstDifferenceIsTheLineItselfAndTheFirstBeliefGoesBackToIt() {
    SwimReading reading = forked(new Intervention.Crash(2));
    SwimDifference difference = difference(reading);
    assertThat(reading.run().time(difference.index())).isEqualTo(4_000_001);
    assertThat(difference.aspect()).isEqualTo("time");
    assertThat(difference.line().orElseThrow().what()).isEqualTo(new Intervention.Crash(2));
    assertThat(difference.lineIsHere()).isTrue();
    SwimDifference.Belief belief = difference.belief().orElseThrow();
    assertThat(belief.isHere()).isTrue();
    SwimFrame first = reading.run().frame(belief.frame());
    assertThat(first.changes())
        .anyMatch(change -> change instanceof Change.ViewChanged view && view.subject() == 2);
    for (int i = 0; i + 1 < belief.chain().size(); i++) {
      assertThat(reading.run().frame(belief.chain().get(i)).cause())
          .isEqualTo(belief.chain().get(i + 1));
    }
    assertThat(belief.root() < difference.index()).isEqualTo(belief.isCommon());
  }

  /** Healing what was cut: the first belief that differs can be one that only the parent has. */
  @Test
  void aBeliefThatOnlyTheParentComesToIsFoundThere() {
    SwimBench cut =
        crash.withScript(
            0,
            List.of(
                new phiscope.core.swim.ScriptEntry(
                    3_000_000, new Intervention.Partition(List.of(MemberSet.of(4)), 0))));
    SwimReading healed =
        SwimReader.read(new BranchEdit.Fork(0, 3_100_000, new Intervention.Heal()).apply(cut));
    SwimDifference.Belief belief = difference(healed).belief().orElseThrow();
    assertThat(belief.isHere()).isFalse();
  }

  @Test
  void theSentenceNamesFrameAspectLineAndChain() {
    SwimReading reading = forked(new Intervention.Crash(2));
    SwimDifference difference = difference(reading);
    String said =
        new DifferenceSentences(Messages.in(Language.ENGLISH)).of(difference, "2", "1").text();
    assertThat(said)
        .contains("Branches 2 and 1 differ first in frame " + difference.index())
        .contains("something happens at another time")
        .contains("The reason is the line \"at 4.000001s crash m2\", which only branch 2 has.")
        .contains("m2 crashes")
        .contains("The first belief that differs changes in frame ")
        .contains("It came about like this: frame ")
        .contains(" because of frame ")
        .doesNotContain("..");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyNumberOfTheChainIsALinkToItsFrame(Language language) {
    SwimDifference difference = difference(forked(new Intervention.Pause(1, 3_000_000)));
    Sentence said = new DifferenceSentences(Messages.in(language)).of(difference, "2", "1");
    List<Sentence.Target> targets = said.links().stream().map(Sentence.Link::target).toList();
    assertThat(targets).contains(new Sentence.Target.Frame(difference.index()));
    difference
        .belief()
        .ifPresent(
            belief ->
                belief
                    .chain()
                    .forEach(
                        frame -> assertThat(targets).contains(new Sentence.Target.Frame(frame))));
    for (Sentence.Link link : said.links()) {
      assertThat(said.text().substring(link.from(), link.to())).isNotBlank();
    }
  }

  @Test
  void whatChangesNoBeliefIsSaidToChangeNone() {
    SwimReading reading = forked(new Intervention.ClockStep(0, 1));
    SwimDifference difference = difference(reading);
    assertThat(difference.belief()).isEmpty();
    assertThat(
            new DifferenceSentences(Messages.in(Language.ENGLISH)).of(difference, "2", "1").text())
        .endsWith("No belief differs, as far as was searched.");
  }
}
