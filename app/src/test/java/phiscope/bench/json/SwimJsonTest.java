package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.Bench;
import phiscope.bench.BranchEdit;
import phiscope.bench.Loaded;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SeedRange;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBenches;
import phiscope.bench.SwimEdit;
import phiscope.bench.SwimParameter;
import phiscope.bench.SwimView;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.protocol.SwimPreset;

class SwimJsonTest {
  private static final String SHORTEST =
      """
      {"phiscope": 1, "kind": "swim", "seed": 7, "members": 3, "horizon": 20,
       "parameters": "swim-paper"}
      """;

  private static SwimBench read(String text) {
    Loaded<Bench> read = BenchJson.read(text, "f.json");
    assertThat(read.problems()).isEmpty();
    return (SwimBench) read.found().orElseThrow();
  }

  private static List<String> problems(String text) {
    return BenchJson.read(text, "f.json").problems().stream()
        .map(p -> p.line() + ":" + p.column() + " " + p.key() + " " + p.arguments())
        .toList();
  }

  @Test
  void aDocumentIsShortAndReadable() {
    SwimBench bench =
        new SwimEdit.Together(
                List.of(
                    new ScenarioEdit.SetTitle("丢失的路径"),
                    new ScenarioEdit.SetParameter(SwimParameter.INDIRECT_PROBES, 1),
                    new ScenarioEdit.SetParameter(SwimParameter.NACKS, 0),
                    new ScenarioEdit.SetParameter(SwimParameter.TARGET_CHOICE, 1),
                    new ScenarioEdit.SetParameter(SwimParameter.PROBE_TIMEOUT, 250_000),
                    new ScenarioEdit.SetNetwork(1_000, 2_500, 10_000),
                    new ScenarioEdit.SetSeeds(5, 40),
                    new BranchEdit.Fork(0, 3_000_000, new Intervention.Restart(3, 0)),
                    new SwimEdit.Look(new SwimView(1, 12, Optional.of(new MessageId(2, 17))))))
            .apply(SwimBenches.crash());
    String text = BenchJson.write(bench);
    assertThat(text)
        .isEqualTo(
            """
            {
              "phiscope": 1,
              "kind": "swim",
              "title": "丢失的路径",
              "seed": 1,
              "members": 5,
              "horizon": 10,
              "parameters": {
                "preset": "memberlist-lan",
                "probe": {"timeout": 0.25, "indirectProbes": 1, "targetChoice": "uniform"},
                "lifeguard": {"nacks": false}
              },
              "network": {"delayMinimum": 0.001, "delayMaximum": 0.0025, "loss": 0.01},
              "script": [
                "at 2.5s crash m3"
              ],
              "branches": [
                {
                  "parent": 0,
                  "partedAt": 3,
                  "script": [
                    "at 2.5s crash m3",
                    "at 3.000001s restart m3"
                  ]
                }
              ],
              "view": {"branch": 1, "frame": 12, "message": {"sender": 2, "number": 17}},
              "seeds": {"from": 5, "count": 40}
            }
            """);
    assertThat(read(text)).isEqualTo(bench);
  }

  @Test
  void whatIsLeftOutIsAsUsual() {
    SwimBench bench = read(SHORTEST);
    assertThat(bench.title()).isEmpty();
    assertThat(bench.preset()).isEqualTo(SwimPreset.SWIM_PAPER);
    assertThat(bench.network()).isEqualTo(new NetworkParameters(1_000, 5_000, 0));
    assertThat(bench.branches()).hasSize(1);
    assertThat(bench.view()).isEqualTo(SwimView.atStart());
    assertThat(bench.seeds()).isEqualTo(SeedRange.USUAL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "seed": 7        | "seed": -1        | 1:41 problem.field.wholeGot
          "members": 3     | "members": 100001 | 1:55 problem.field.wholeGot
          "horizon": 20    | "horizon": 0.0000001 | 1:69 problem.swim.time
          "swim-paper"     | "swimpaper"       | 2:16 problem.field.wordGot
          "swim-paper"     | {"probe": {}}     | 2:16 problem.field.missing
          "swim-paper"     | {"preset": "s002", "probe": {"timeout": 5}} | 2:16 problem.swim.timeout
          "swim-paper"     | {"preset": "s002", "sync": {"interval": -1}} | 2:56 problem.swim.time
          "swim-paper"     | {"preset": "s002", "rules": {"overrides": 3}} | 2:58 problem.field.word
          "swim-paper"     | {"preset": "s002", "probe": {"speed": 3}} | 2:45 problem.field.unknown
          "swim-paper"     | "s002", "script": ["at 1s crash m3"] | 2:48 problem.script.stranger
          "swim-paper"     | "s002", "script": ["at 1s crash m2", 7] | 2:53 problem.script.text
          "swim-paper"     | "s002", "network": {"delayMinimum": 2, "delayMaximum": 1} | 2:71 problem.swim.delays
          "swim-paper"     | "s002", "view": {"branch": 1} | 2:43 problem.field.wholeGot
          "swim-paper"     | "s002", "script": ["at 1s join 99999 every 0s synced"] | 1:1 problem.swim.manyMembers
          "swim-paper" | "s002", "branches": [{"parent": 1, "partedAt": 0, "script": []}] | 2:48 problem.field
          """)
  void whatIsWrongIsNamedWithItsPlace(String right, String wrong, String problem) {
    assertThat(SHORTEST).contains(right);
    assertThat(problems(SHORTEST.replace(right, wrong)))
        .singleElement()
        .satisfies(found -> assertThat(found).startsWith(problem));
  }

  @Test
  void allProblemsAreNamedAtOnce() {
    String text =
        SHORTEST
            .replace("\"seed\": 7", "\"seed\": 0.5")
            .replace("\"swim-paper\"", "\"s002\", \"script\": [\"at 1 heal\", \"at 1s crash mm\"]");
    assertThat(problems(text)).hasSize(3);
  }
}
