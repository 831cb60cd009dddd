package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.OpeningBench;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBenches;
import phiscope.bench.json.BenchJson;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.SwimRun;

/** {@code phiscope simulate}, as a user meets it. */
class SimulateCommandTest {
  @TempDir private Path folder;
  private final SwimBench crash = SwimBenches.crash().withHorizon(20 * SimTime.SECOND);

  private record Run(int exitCode, String out, String err) {}

  private static Run run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        PhiscopeCommand.run(arguments, Locale.ENGLISH, new PrintWriter(out), new PrintWriter(err));
    return new Run(code, out.toString(), err.toString());
  }

  private String file(String content) throws Exception {
    return Files.writeString(folder.resolve("scenario.json"), content).toString();
  }

  @Test
  void aRunIsToldWithItsEventsViewsAndCounters() throws Exception {
    Run run = run("simulate", file(BenchJson.write(crash.withTitle("A crash"))));
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .startsWith("A crash\n5 members, memberlist, LAN, seed 1: ")
        .contains("The run ends at the end of the scenario.")
        .containsPattern("2\\.5 s  #\\d+  The script acts: m3 crashes\\.")
        .contains("it suspects m3 (incarnation 0), since its own probe failed")
        .contains("it believes m3 dead (incarnation 0)")
        .contains("m0    A0    A0    A0    D0    A0    up")
        .contains("m3    A0    A0    A0    A0    A0    crashed")
        .contains("running members believed dead, how often: 0; theory: –");
  }

  @Test
  void jsonHasWhatTheRunHas() throws Exception {
    Run run = run("simulate", file(BenchJson.write(crash)), "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    SwimRun right = SwimRun.of(crash.scenario());
    assertThat(json.get("frames").asInt()).isEqualTo(right.size());
    assertThat(json.get("end").asText()).isEqualTo("horizon");
    assertThat(json.get("views")).hasSize(5);
    assertThat(json.at("/views/3/status").asText()).isEqualTo("crashed");
    assertThat(json.at("/views/0/otherwise/0/subject").asInt()).isEqualTo(3);
    assertThat(json.at("/views/0/otherwise/0/belief/state").asText()).isEqualTo("dead");
    assertThat(json.at("/events/0/event").asText()).isEqualTo("intervened");
    assertThat(json.at("/events/0/time").decimalValue()).isEqualByComparingTo("2.5");
    assertThat(json.at("/counters/probes").asLong())
        .isEqualTo(right.lastFrame().cluster().counters().probes());
    assertThat(json.at("/counters/detections/0/knowing").asInt()).isEqualTo(4);
  }

  @Test
  void theBranchThatIsShownIsRun() throws Exception {
    SwimBench healthy =
        new phiscope.bench.BranchEdit.Fork(
                0, 1_000_000, new phiscope.core.swim.Intervention.Crash(1))
            .apply(crash);
    Run run = run("simulate", file(BenchJson.write(healthy)));
    assertThat(run.out()).contains("m1 crashes");
  }

  @Test
  void manySeedsGiveALineEachAndWhatTheyHaveInCommon() throws Exception {
    Run run = run("simulate", file(BenchJson.write(crash)), "--seeds", "3..12");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out().lines().filter(line -> line.matches("[0-9]+\t.*"))).hasSize(10);
    assertThat(run.out()).containsPattern("first belief in death: in 10 runs; least .* mean .*");
    assertThat(run.err()).contains("5 of 10 seeds are done.");
  }

  @Test
  void eachSeedGivesWhatARunWithItGives() throws Exception {
    Run all = run("simulate", file(BenchJson.write(crash)), "--seeds", "7..8", "--format", "json");
    Run one = run("simulate", file(BenchJson.write(crash.withSeed(8))), "--format", "json");
    ObjectMapper json = new ObjectMapper();
    assertThat(json.readTree(all.out()).at("/runs/1/counters"))
        .isEqualTo(json.readTree(one.out()).get("counters"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "5..", "9..3", "1..2000000", "-1..4", "a..b"})
  void seedsThatAreNoneAreRefused(String seeds) throws Exception {
    Run run = run("simulate", file(BenchJson.write(crash)), "--seeds", seeds);
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("1..100");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void whatIsNoScenarioIsRefusedWithEveryProblem() throws Exception {
    Run other = run("simulate", file(BenchJson.write(OpeningBench.document())));
    assertThat(other.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(other.err()).contains("no document of the SWIM bench");
    String broken =
        BenchJson.write(crash)
            .replace("crash m3", "crash m9")
            .replace("\"seed\": 1", "\"seed\": -1");
    Run bad = run("simulate", file(broken));
    assertThat(bad.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(bad.err().lines()).hasSize(2);
    assertThat(bad.err()).contains("There is no member m9; the last one is m4.");
  }

  @Test
  void largeClustersAreSummedUp() throws Exception {
    SwimBench large = crash.withMembers(80).withHorizon(12 * SimTime.SECOND);
    Run run = run("simulate", file(BenchJson.write(large)));
    assertThat(run.out()).containsPattern("m3: alive for \\d+, suspect for \\d+, dead for \\d+");
  }

  @Test
  void aDocumentOfTheSwimBenchIsCheckedLikeAnyOther() throws Exception {
    assertThat(run("check", file(BenchJson.write(crash))).exitCode()).isEqualTo(ExitCode.DONE);
    String broken = BenchJson.write(crash).replace("at 2.5s", "at 2.5");
    Run bad = run("check", file(broken));
    assertThat(bad.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(bad.err()).contains("scenario.json:11:9: A time with its unit");
  }

  @Test
  void heartbeatsAreNotAnalyzedInAScenario() throws Exception {
    Run run = run("analyze", file(BenchJson.write(crash)));
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("phiscope simulate runs it");
  }
}
