package phiscope.text.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingSituation;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Where a policy answers no more than a cap, phi is at least that, and nobody says that it is. */
class CappedPhiTest {
  @ParameterizedTest
  @CsvSource({"ENGLISH, phi at least, phi 16 after", "CHINESE, phi 至少为 16, phi 为 16，"})
  void thePhiOfACapIsALowerBound(Language language, String bound, String wrong) {
    FencingSentences sentences = new FencingSentences(Messages.in(language));
    int capped = 0;
    int below = 0;
    for (FencingSituation situation : FencingSituation.values()) {
      FencingScenario scenario = FencingScenarios.of(situation);
      if (!(scenario.detector() instanceof DetectorChoice.Phi phi)
          || !(phi.policy().upperEnd() instanceof UpperEnd.Cap cap)) {
        continue;
      }
      assertThat(cap.phi()).isEqualByComparingTo(BigDecimal.valueOf(16));
      FencingRun run = FencingRun.of(scenario);
      for (int i = 0; i < run.size(); i++) {
        FencingFrame frame = run.frame(i);
        if (frame.event() instanceof FencingEvent.Evaluated seen && seen.phi().isPresent()) {
          String told = sentences.of(frame).text();
          boolean reached = seen.phi().getAsDouble() >= 16;
          assertThat(seen.atLeast()).isEqualTo(reached);
          assertThat(told.contains(bound)).as(told).isEqualTo(reached);
          assertThat(told).doesNotContain(wrong);
          capped += reached ? 1 : 0;
          below += reached ? 0 : 1;
        }
      }
    }
    assertThat(capped).isPositive();
    assertThat(below).isPositive();
  }
}
