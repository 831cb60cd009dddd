package phiscope.core.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.core.numeric.GoldenFile;

class GoldenStreamHealthTest {
  static Stream<Arguments> golden() {
    return GoldenFile.problems("stream-health", "streamHealth");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("golden")
  void goldenRunsAgreeTiesAndAll(String id, JsonNode problem, JsonNode answer) {
    HealthRun run =
        Streams.run(
            preset(problem.get("variant").textValue()).policy(),
            problem.get("initialInterval").asText(),
            frames(problem),
            problem.get("end").longValue());
    assertThat(run.changes().stream().map(GoldenStreamHealthTest::text).toList())
        .isEqualTo(expectedChanges(answer));
    BigDecimal finalScore = new BigDecimal(answer.get("finalScore").textValue());
    assertThat(run.last().score()).isCloseTo(finalScore, withPercentage(1e-22));
    assertThat(run.last().state()).hasToString(answer.get("finalState").textValue());
    BigDecimal margin = new BigDecimal(answer.get("minMargin").textValue());
    assertThat(run.closest().orElseThrow()).isCloseTo(margin, withPercentage(1e-3));
  }

  private static String text(HealthRun.StateChange change) {
    String cause = change.frame().map(kind -> "frame:" + kind.letter()).orElse("tick");
    return change.at() + " " + cause + " " + change.state();
  }

  private static List<String> expectedChanges(JsonNode answer) {
    List<String> texts = new ArrayList<>();
    for (JsonNode change : answer.get("stateChanges")) {
      String cause = change.get("cause").textValue();
      texts.add(change.get("at").asText() + " " + cause + " " + change.get("state").textValue());
    }
    return texts;
  }

  private static HealthPreset preset(String id) {
    return Arrays.stream(HealthPreset.values())
        .filter(preset -> preset.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static List<HealthFrame> frames(JsonNode problem) {
    List<HealthFrame> frames = new ArrayList<>();
    for (JsonNode frame : problem.get("frames")) {
      HealthFrame.Kind kind =
          Arrays.stream(HealthFrame.Kind.values())
              .filter(candidate -> candidate.letter().equals(frame.get("frame").textValue()))
              .findFirst()
              .orElseThrow();
      frames.add(new HealthFrame(frame.get("at").longValue(), kind));
    }
    return frames;
  }
}
