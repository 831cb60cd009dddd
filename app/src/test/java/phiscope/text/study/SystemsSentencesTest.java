package phiscope.text.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.study.BudgetParameter;
import phiscope.bench.study.InjectionParameter;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StormParameter;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyWork;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What the systems' studies say must be true whatever their settings are. */
class SystemsSentencesTest {
  private static List<String> said(Study study) {
    return new StudySentences(Messages.in(Language.ENGLISH))
        .summary(StudyReader.read(StudyBench.of("", study)));
  }

  private static Study budget() {
    return Study.usual(StudyKind.BUDGET);
  }

  @Test
  void aChainOfOneCallSpeaksOfNoB() {
    assertThat(said(ReadyStudy.BUDGET_RETRIES.study()))
        .anyMatch(said -> said.contains("A is the only call; when it is over, 0 ms"))
        .noneMatch(said -> said.contains("B "));
  }

  @Test
  void whatIsLeftForBIsSaidOnlyWhereACameToAnAnswer() {
    assertThat(said(budget()))
        .contains(
            "Of the deadline of 100 ms, 20 ms are left after A: that is all that B may be given.");
    assertThat(said(budget().with(BudgetParameter.A_TAKES, 150_000)))
        .contains(
            "A gets no answer; when it is over, 0 ms of the deadline of 100 ms are left, and B is not called.");
    assertThat(said(budget().with(BudgetParameter.A_TAKES, 100_000)))
        .contains("A uses up the whole deadline of 100 ms: nothing is left that B may be given.");
    // Twice 90 ms with a backoff between: the second attempt finds nothing left.
    Study failing =
        budget()
            .with(BudgetParameter.A_TAKES, 90_000)
            .with(BudgetParameter.A_FAILING, 1)
            .with(BudgetParameter.RETRIES, 1);
    assertThat(said(failing)).anyMatch(said -> said.startsWith("A gets no answer"));
  }

  /** What did not happen is said as that, and not with noughts. */
  @Test
  void whatDidNotHappenIsNotCounted() {
    assertThat(said(ReadyStudy.PROBE_EXAMPLE_SAFE.study()))
        .first()
        .asString()
        .startsWith("None of the 5 pods is killed;");
    assertThat(said(ReadyStudy.ISOLATION_LIMIT.study()))
        .anyMatch(said -> said.contains("some node always serves"));
    assertThat(said(ReadyStudy.ISOLATION_Q1.study()))
        .anyMatch(said -> said.contains("nobody serves"));
    for (ReadyStudy ready : ReadyStudy.values()) {
      if (ready.kind() == StudyKind.PROBE || ready.kind() == StudyKind.ISOLATION) {
        assertThat(said(ready.study()))
            .noneMatch(said -> said.matches("(?s).*(\\b0 of [0-9]+ pods|\\b0 times|for 0 ms).*"));
      }
    }
  }

  @Test
  void theReasonOfTheSafeThresholdIsTheOneThatDecides() {
    // 30 s of initial delay and a start of 30 s: nothing hangs on the threshold.
    assertThat(said(ReadyStudy.PROBE_DEPENDENCY.study()))
        .anyMatch(said -> said.contains("safe is 1, since even the first probe, 30 s after"));
    assertThat(said(ReadyStudy.PROBE_EXAMPLE_SAFE.study()))
        .anyMatch(said -> said.contains("safe is 3, since the first probe comes 0 ms after"))
        .anyMatch(said -> said.contains("3 failures in a row would kill it"));
  }

  @Test
  void whySomethingFailsToTheEndIsSaidByWhatFails() {
    Study storm = Study.usual(StudyKind.STORM);
    Study overloaded =
        storm
            .with(StormParameter.REQUESTS, 40)
            .with(StormParameter.CAPACITY, 30)
            .with(StormParameter.RETRIES, 0);
    assertThat(said(overloaded)).first().asString().contains("40 new requests", "more than the 30");
    assertThat(said(storm.with(StormParameter.OUTAGE_LASTS, storm.get(StormParameter.SLOTS))))
        .noneMatch(said -> said.contains("after the outage") || said.contains("retries alone"))
        .first()
        .asString()
        .startsWith("The outage lasts to the last slot");
    assertThat(said(ReadyStudy.STORM_METASTABLE.study()))
        .first()
        .asString()
        .contains("could be served", "but not together with the retries");
    assertThat(said(storm.with(StormParameter.OUTAGE_LASTS, 0)))
        .first()
        .asString()
        .isEqualTo("Nothing fails at all.");
  }

  @Test
  void noTimeOfSwimIsCalledItsLongest() {
    assertThat(said(ReadyStudy.METHODS_MACHINE.study()))
        .anyMatch(said -> said.startsWith("SWIM: found dead after 11 s") && said.contains("99 %"));
    assertThat(said(ReadyStudy.METHODS_PAUSE.study()))
        .filteredOn(said -> said.startsWith("SWIM"))
        .hasSize(1);
  }

  @Test
  void aDeafMemberIsSaidToBeTakenOutItself() {
    assertThat(said(ReadyStudy.COST_RING.study()))
        .anyMatch(said -> said.contains("it hears no question either"));
    assertThat(said(ReadyStudy.COST_THOUSAND.study())).noneMatch(said -> said.contains("deaf one"));
  }

  @Test
  void heartbeatsOnThePoolAreSaidToBeALoop() {
    assertThat(said(ReadyStudy.ISOLATION_Q1.study()))
        .anyMatch(said -> said.contains("T after the last one was sent"));
    assertThat(said(ReadyStudy.ISOLATION_APART.study()))
        .noneMatch(said -> said.contains("T after the last one was sent"));
  }

  @Test
  void theFigureOfTheArticleIsGivenToAVersionOnlyWhereTheNumbersSaySo() {
    Study article = ReadyStudy.INJECTION_ARTICLE.study();
    assertThat(said(article)).anyMatch(said -> said.contains("belong to the version before"));
    Study gaps = article.with(InjectionParameter.GAP_CHANCE, 1_000_000);
    assertThat(said(gaps)).noneMatch(said -> said.contains("belong to the version before"));
    assertThat(said(article.with(InjectionParameter.RUNS, 1)))
        .anyMatch(said -> said.contains("(1 fault)"));
  }

  @Test
  void faultsLookTheSameOnlyWhereTheirMeansAre() {
    Study article = ReadyStudy.INJECTION_ARTICLE.study();
    assertThat(said(article.with(InjectionParameter.DELAY, 0)))
        .anyMatch(said -> said.startsWith("Killed, hung and black hole look the same"));
    assertThat(said(article.with(InjectionParameter.DELAY, 1_000)))
        .noneMatch(said -> said.contains("look the same"))
        .anyMatch(said -> said.contains("a black hole swallows what is on its way"));
  }

  @Test
  void whatWasTooLongToComputeIsNotToldAsNever() {
    Study study =
        Study.usual(StudyKind.STREAM)
            .with(StreamParameter.SHORTEST, 100)
            .with(StreamParameter.LONGEST, 100)
            .with(StreamParameter.END, 86_400_000_000L);
    StudyNames names = new StudyNames(Messages.in(Language.ENGLISH));
    List<String> values =
        study.kind().compute(study, StudyWork.alone()).quantities().stream()
            .filter(quantity -> !quantity.isComputed())
            .map(names::value)
            .toList();
    assertThat(values).isNotEmpty().containsOnly("not computed, too long");
  }
}
