package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.bench.json.BenchJson;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.core.detector.runs.StudiedQuality;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** {@code phiscope simulate} of a document of the detector bench: many runs. */
class SimulateManyRunsTest {
  @TempDir private Path folder;

  private final DetectorBench bench =
      OpeningBench.document()
          .withFixedTimeouts(List.of(BigDecimal.valueOf(20)))
          .withRuns(OpeningBench.document().runs().withSeeds(new SeedRange(5, 30)));

  private record Run(int exitCode, String out, String err) {}

  private Run run(DetectorBench document, String... options) throws Exception {
    Path file = Files.writeString(folder.resolve("d.json"), BenchJson.write(document));
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] arguments = new String[2 + options.length];
    arguments[0] = "simulate";
    arguments[1] = file.toString();
    System.arraycopy(options, 0, arguments, 2, options.length);
    int code =
        PhiscopeCommand.run(arguments, Locale.ENGLISH, new PrintWriter(out), new PrintWriter(err));
    return new Run(code, out.toString(), err.toString());
  }

  @Test
  void textTellsWhatTheNumbersMean() throws Exception {
    Run run = run(bench, "--seeds", "1..8");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .startsWith("8, 8, 12, 12\n8 runs, watched for ")
        .contains("1: S004, threshold 1 makes ")
        .contains("(95 % confidence: ")
        .contains("Half of the crashes, each at a random moment, are found within ")
        .contains("\ntimeout 20\n  Runs: 8\n");
  }

  @Test
  void jsonHasWhatTheRunsHave() throws Exception {
    Run run = run(bench, "--format", "json");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    JsonNode json = new ObjectMapper().readTree(run.out());
    ManyRuns right =
        ManyRuns.of(
            RunsQuestion.of(bench, 0).settings().orElseThrow(),
            Workers.caller(),
            () -> false,
            done -> {});
    StudiedQuality first = right.detectors().get(0);
    assertThat(json.get("kind").asText()).isEqualTo("manyRuns");
    assertThat(json.at("/tapes/0/from").asLong()).isEqualTo(5);
    assertThat(json.at("/tapes/0/runs").asInt()).isEqualTo(30);
    assertThat(json.at("/tapes/0/period").asInt()).isEqualTo(1000);
    assertThat(json.at("/tapes/0/detectors/0/preset").asText()).isEqualTo("s004");
    assertThat(json.at("/tapes/0/detectors/0/mistakes").asLong())
        .isEqualTo(first.mistakes())
        .isPositive();
    assertThat(json.at("/tapes/0/detectors/0/detection/count").asLong())
        .isEqualTo(first.detections().count());
    double rate = json.at("/tapes/0/detectors/0/mistakesInPeriod/value").asDouble();
    assertThat(json.at("/tapes/0/detectors/0/mistakesInPeriod/low").asDouble()).isLessThan(rate);
    assertThat(json.at("/tapes/0/detectors/0/mistakesInPeriod/high").asDouble())
        .isGreaterThan(rate);
    assertThat(json.at("/tapes/0/detectors/1/timeout").asInt()).isEqualTo(20);
    assertThat(json.at("/tapes/0/detectors/1/mistakes").asLong()).isZero();
    assertThat(run(bench, "--format", "json").out()).isEqualTo(run.out());
  }

  @Test
  void jsonHasNoQuantileThatTheNumberOfRunsCannotGive() throws Exception {
    JsonNode nine = detection(9);
    assertThat(nine.get("p90").isNull()).isTrue();
    assertThat(nine.get("p99").isNull()).isTrue();
    assertThat(nine.get("greatest").isNumber()).isTrue();
    JsonNode ten = detection(10);
    assertThat(ten.get("p90").isNumber()).isTrue();
    assertThat(ten.get("p99").isNull()).isTrue();
    assertThat(detection(100).get("p99").isNumber()).isTrue();
  }

  private JsonNode detection(int runs) throws Exception {
    Run run = run(bench, "--seeds", "1.." + runs, "--format", "json");
    JsonNode detection =
        new ObjectMapper().readTree(run.out()).at("/tapes/0/detectors/0/detection");
    assertThat(detection.get("count").asInt()).isEqualTo(runs);
    return detection;
  }

  private final DetectorBench two =
      bench.withTapes(
          List.of(
              bench.tape().withName("calm"),
              Tape.of("noisy", HeartbeatTrace.ofIntervals(20, 4, 20, 11))));

  private static List<String> tapes(Run run) throws Exception {
    JsonNode json = new ObjectMapper().readTree(run.out());
    return StreamSupport.stream(json.get("tapes").spliterator(), false)
        .map(tape -> tape.get("tape").asText())
        .toList();
  }

  @Test
  void allTapesHaveTheirRunsOrThoseThatAreNamed() throws Exception {
    assertThat(run(two).out()).contains("\ncalm · 1: S004", "\nnoisy · 1: S004");
    assertThat(tapes(run(two, "--format", "json"))).containsExactly("calm", "noisy");
    assertThat(tapes(run(two, "--tape", "noisy", "--format", "json"))).containsExactly("noisy");
    assertThat(tapes(run(two, "--tape", "2", "--tape", "calm", "--format", "json")))
        .containsExactly("calm", "noisy");
    JsonNode both = new ObjectMapper().readTree(run(two, "--format", "json").out());
    JsonNode one =
        new ObjectMapper().readTree(run(two, "--tape", "noisy", "--format", "json").out());
    assertThat(both.at("/tapes/1")).isEqualTo(one.at("/tapes/0"));
    Run unknown = run(two, "--tape", "loud");
    assertThat(unknown.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(unknown.out()).isEmpty();
    assertThat(unknown.err()).contains("no tape \"loud\"", "1: calm", "2: noisy");
  }

  @Test
  void othersThanItsOwnDetectorsAreRun() throws Exception {
    Run run = run(bench, "--policy", "s003", "--policy", "pekko", "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(json.at("/tapes/0/detectors/0/preset").asText()).isEqualTo("s003");
    assertThat(json.at("/tapes/0/detectors/1/preset").asText()).isEqualTo("pekko");
    // The plan of the document stays.
    assertThat(json.at("/tapes/0/from").asLong()).isEqualTo(5);
    assertThat(json.at("/tapes/0/runs").asInt()).isEqualTo(30);
    Run wrong = run(bench, "--policy", "s00x");
    assertThat(wrong.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(wrong.err()).contains("s00x").doesNotContain("Exception");
  }

  @Test
  void allStreamsOfADataFileHaveTheirRuns() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("two.csv"),
            "node,time_s\na,0\nb,0\na,1\nb,2\na,2\nb,4\na,3.1\nb,6.5\na,4\nb,9\n");
    StringWriter out = new StringWriter();
    int code =
        PhiscopeCommand.run(
            new String[] {"simulate", file.toString(), "--seeds", "1..9", "--format", "json"},
            Locale.ENGLISH,
            new PrintWriter(out),
            new PrintWriter(new StringWriter()));
    assertThat(code).isEqualTo(ExitCode.DONE);
    assertThat(tapes(new Run(code, out.toString(), ""))).containsExactly("a", "b");
  }

  @Test
  void oneTapeOfTwoThatCannotBeRunIsToldOf() throws Exception {
    Run run = run(two.withTape(1, Tape.of("noisy", HeartbeatTrace.empty())));
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).contains("No runs like \"noisy\"");
    assertThat(run.out()).contains("calm · 1: S004").doesNotContain("noisy");
  }

  @Test
  void aTapeWithoutAnIntervalCannotBeDrawnAgain() throws Exception {
    DetectorBench empty = bench.withTape(0, bench.tape().withHeartbeats(HeartbeatTrace.empty()));
    Run run = run(empty);
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("no two heartbeats at different times");
  }
}
