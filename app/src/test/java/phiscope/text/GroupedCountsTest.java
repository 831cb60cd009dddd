package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.bench.FencingParameter;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.study.CostParameter;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StreamParameter;
import phiscope.text.Messages.Language;
import phiscope.text.fencing.FencingNames;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/** Counts are grouped from five digits on wherever a person reads them; seeds are names. */
class GroupedCountsTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  @Test
  void countsOfParametersAreGroupedAndSeedsAreNot() {
    StudyNames studies = new StudyNames(ENGLISH);
    assertThat(studies.value(CostParameter.MEMBERS, 9_999)).isEqualTo("9999");
    assertThat(studies.value(CostParameter.MEMBERS, 123_456)).isEqualTo("123\u00a0456");
    assertThat(studies.value(StreamParameter.SEED, 123_456)).isEqualTo("123456");
    FencingNames fencing = new FencingNames(ENGLISH);
    assertThat(fencing.value(FencingParameter.SEED, 123_456)).isEqualTo("123456");
    assertThat(fencing.value(FencingParameter.CONFIRMATIONS, 12_345)).isEqualTo("12\u00a0345");
    assertThat(fencing.frame(12_345).text()).isEqualTo("frame 12\u00a0345");
  }

  @Test
  void theSentencesOfAStudyHoldNoLongRowOfDigits() {
    List<String> said =
        new StudySentences(ENGLISH)
            .summary(StudyReader.read(StudyBench.of("", ReadyStudy.COST_THOUSAND.study())));
    assertThat(said).anyMatch(sentence -> sentence.contains("999\u00a0000 messages"));
    assertThat(said).noneMatch(sentence -> sentence.matches(".*(?<![0-9.])[0-9]{5}.*"));
  }
}
