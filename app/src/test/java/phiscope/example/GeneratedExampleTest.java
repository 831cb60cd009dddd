package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.HeartbeatEdit.RemoveHeartbeat;
import phiscope.bench.OpeningBench;
import phiscope.bench.TapeEdit.GenerateTape;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.text.GeneratorSentence;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

class GeneratedExampleTest {
  private static String written(DetectorBench bench, Messages messages) {
    return DetectorExample.of(bench, messages, Edition.KEY, "1").sections().toString();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aWorkedExampleTellsWhatItsTapeWasGeneratedFrom(Language language) {
    Messages messages = Messages.in(language);
    DetectorBench drawn = OpeningBench.document();
    DetectorBench generated =
        GenerateTape.of(0, GeneratorSettings.plain(7, 20, new Normal(10_000, 2_000))).apply(drawn);
    for (DetectorBench bench :
        new DetectorBench[] {generated, new RemoveHeartbeat(0, 3).apply(generated)}) {
      String sentence =
          GeneratorSentence.of(bench.tape().generated().orElseThrow(), bench.scale(), messages);
      String start = sentence.substring(0, sentence.indexOf('7'));
      assertThat(written(bench, messages)).contains(start);
      assertThat(written(drawn, messages)).doesNotContain(start);
    }
  }
}
