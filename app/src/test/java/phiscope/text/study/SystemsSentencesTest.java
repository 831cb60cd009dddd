package phiscope.text.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.study.BudgetParameter;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
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
}
