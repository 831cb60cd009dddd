package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.json.BenchJson;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * What the sentence of the tape counts is what the detector can know at the instant asked about.
 */
class CountedHeartbeatsTest {
  /**
   * One heartbeat a second from 0 on, the third lost, the fifth once more at 4.5 s; counted by
   * hand.
   */
  @ParameterizedTest
  @CsvSource({
    "0.5, queryThenDeliver, 1, 1",
    "1, queryThenDeliver, 1, 1",
    "1, deliverThenQuery, 2, 2",
    "2.5, queryThenDeliver, 3, 2",
    "4.2, queryThenDeliver, 5, 4",
    "4.7, queryThenDeliver, 6, 4",
    "7.5, queryThenDeliver, 9, 7",
    "30, queryThenDeliver, 10, 8",
  })
  void heartbeatsAfterNowAreNotCounted(String now, String order, int arrived, int accepted) {
    DetectorBench bench = document(now, order);
    DetectorReading reading = DetectorReader.read(bench);
    for (Language language : Language.values()) {
      FigureFrame frame = FigureFrame.of(600, 200, Messages.in(language));
      String sentence = DetectorFigures.of(FigureKind.TAPE, reading, 0, frame).reading();
      String counts =
          language == Language.ENGLISH
              ? "Of the %d heartbeat%s up to then the detector has accepted %d."
                  .formatted(arrived, arrived == 1 ? "" : "s", accepted)
              : "到那时带上共有 %d 个心跳，检测器接受了 %d 个。".formatted(arrived, accepted);
      assertThat(sentence).endsWith(counts);
    }
  }

  private static DetectorBench document(String now, String order) {
    String document =
        """
        {"phiscope": 1, "kind": "detector", "unit": "s", "decimals": 3, "now": NOW,
         "instantOrder": "ORDER", "policies": ["s004"],
         "tapes": [{"name": "A", "arrivals": [0, 1, 2, 3, 4, 4.5, 5, 6, 7, 8],
                    "sequences": [0, 1, 2, 3, 4, 4, 5, 6, 7, 8], "lost": [2]}]}
        """;
    String text = document.replace("NOW", now).replace("ORDER", order);
    return (DetectorBench) BenchJson.read(text, "f").found().orElseThrow();
  }
}
