package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.json.BenchJson;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Names and curves of several detectors where there is room for them. */
class ComparedNamesTest {
  private static DetectorReading reading(String policies) {
    String document =
        """
        {"phiscope": 1, "kind": "detector", "unit": "s", "decimals": 3, "now": 45,
         "policies": [POLICIES],
         "tapes": [{"name": "A", "arrivals": [0, 8, 16, 28, 40]}]}
        """;
    return DetectorReader.read(
        (DetectorBench)
            BenchJson.read(document.replace("POLICIES", policies), "f").found().orElseThrow());
  }

  private static Figure figure(FigureKind kind, DetectorReading reading, double width) {
    return DetectorFigures.of(
        kind, reading, 0, FigureFrame.of(width, 260, Messages.in(Language.ENGLISH)));
  }

  private static List<String> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(mark -> ((Mark.Text) mark).text())
        .toList();
  }

  /** The columns take what they need first; only what is left of the width is spread over them. */
  @ParameterizedTest
  @ValueSource(doubles = {860, 900, 940})
  void aNameIsCutOnlyWhereTheColumnsNeedTheRoom(double width) {
    Figure figure =
        figure(
            FigureKind.COMPARISON,
            reading("{\"preset\": \"s002-production\", \"threshold\": 123456.789012345678901}"),
            width);
    boolean cut = texts(figure).stream().anyMatch(text -> text.endsWith("…"));
    assertThat(cut).as("cut at %s", width).isFalse();
  }

  /** Both curves are infinite from the same silence on, about 9.3 s: no double is nearer to 1. */
  @ParameterizedTest
  @CsvSource({"345, 0", "346.8, 1", "349, 2", "360, 2"})
  void whereCurvesAreInfiniteFromOnePlaceOnItIsSaidOnce(String now, int times) {
    String policy =
        "{'preset': 's004', 'arithmetic': 'oneMinusCdf', 'upperEnd': 'infinity', 'threshold': %d}";
    String document =
        """
        {'phiscope': 1, 'kind': 'detector', 'unit': 's', 'decimals': 3, 'now': NOW,
         'policies': [FIRST, SECOND],
         'consumers': [{'name': 'C', 'threshold': 12, 'action': 'dropTraffic'}],
         'tapes': [{'name': 'A', 'arrivals': [330, 331, 332, 333, 334, 335, 336, 337]}]}
        """;
    String text =
        document
            .replace("NOW", now)
            .replace("FIRST", policy.formatted(1))
            .replace("SECOND", policy.formatted(2))
            .replace('\'', '"');
    DetectorBench bench = (DetectorBench) BenchJson.read(text, "f").found().orElseThrow();
    Figure figure = figure(FigureKind.PHI_CURVE, DetectorReader.read(bench), 720);
    assertThat(texts(figure).stream().filter("φ = ∞"::equals)).hasSize(times);
  }
}
