package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBenches;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimMeasures;
import phiscope.bench.json.BenchJson;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.SwimRun;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.figure.swim.SwimFigures;
import phiscope.figure.swim.SwimLook;
import phiscope.figure.swim.SwimScene;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.swim.SwimNames;

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
        .startsWith("A crash\n5 members, memberlist, LAN, seed 1, until 20\u00a0s")
        .contains("The run ends at the end of the scenario: ")
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
    for (String noDocument : List.of("", "hello", "{}")) {
      Run none = run("simulate", file(noDocument));
      assertThat(none.exitCode()).as(noDocument).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(none.err()).as(noDocument).contains("no document of the SWIM bench");
    }
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

  /** Frames are not kept, so that there may be any number of them. */
  @Test
  void aRunGoesOnToItsEndHoweverManyFramesItHas() throws Exception {
    SwimBench many = crash.withMembers(60).withHorizon(600 * SimTime.SECOND);
    Run run = run("simulate", file(BenchJson.write(many)), "--format", "json");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(json.get("frames").asInt()).isGreaterThan(SwimBench.MAX_FRAMES);
    assertThat(json.get("time").asDouble()).isBetween(599.9, 600.0);
    assertThat(json.get("end").asText()).isEqualTo("horizon");
  }

  /** What each of 20,000 believes of each of 20,000 would be 400 million lines. */
  @Test
  void onlyWhatIsNotUsualIsToldOfAVeryLargeCluster() throws Exception {
    SwimBench huge = crash.withMembers(20_000).withHorizon(2_600_000);
    Run run = run("simulate", file(BenchJson.write(huge)));
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out().length()).isLessThan(100_000);
    Run json = run("simulate", file(BenchJson.write(huge)), "--format", "json");
    assertThat(new ObjectMapper().readTree(json.out()).get("views")).hasSize(20_000);
  }

  @Test
  void theMeasuresAreThoseOfTheWindow() throws Exception {
    Run run = run("simulate", file(BenchJson.write(crash)), "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    SwimRun right = SwimRun.of(crash.scenario());
    List<SwimMeasure> measures = SwimMeasures.of(crash.scenario(), right.lastFrame().cluster());
    assertThat(json.get("measures")).hasSize(measures.size());
    for (int i = 0; i < measures.size(); i++) {
      JsonNode measured = json.get("measures").get(i).get("measured");
      assertThat(measured.isNull()).isEqualTo(measures.get(i).measured().isEmpty());
      if (!measured.isNull()) {
        assertThat(measured.asDouble())
            .isCloseTo(measures.get(i).measured().getAsDouble(), within(1e-8));
      }
    }
    Figure figure =
        SwimFigures.of(
                SwimFigureKind.COUNTERS,
                new SwimScene(
                    crash.scenario(),
                    List.of(right.lastFrame()),
                    right.size() - 1,
                    SwimLook.plain()),
                FigureFrame.of(900, 600, Messages.in(Language.ENGLISH)))
            .figure();
    SwimNames names = new SwimNames(Messages.in(Language.ENGLISH));
    for (int i = 0; i < measures.size(); i++) {
      assertThat(figure.table().rows().get(i).get(0))
          .isEqualTo(names.measure(measures.get(i).quantity()));
    }
  }

  /** With 2 members of which one crashed there is nobody left to tell. */
  @Test
  void whoIsAloneNeedsNoTimeToTellTheOthers() throws Exception {
    SwimBench two =
        crash
            .withScript(
                0,
                List.of(
                    new phiscope.core.swim.ScriptEntry(
                        1_000_000, new phiscope.core.swim.Intervention.Crash(1))))
            .withMembers(2);
    Run run = run("simulate", file(BenchJson.write(two)));
    assertThat(run.out())
        .contains("running member that believes the death, in periods: 0; theory: 0");
  }

  /** Paths that a script cuts are not chance, and no formula of chance stands beside them. */
  @Test
  void noTheoryOfChanceStandsBesideACut() throws Exception {
    SwimBench cut =
        crash.withScript(
            0,
            List.of(
                new phiscope.core.swim.ScriptEntry(
                    1_000_000,
                    new phiscope.core.swim.Intervention.CutOneWay(
                        phiscope.core.swim.MemberSet.of(0),
                        phiscope.core.swim.MemberSet.of(1),
                        0))));
    Run run = run("simulate", file(BenchJson.write(cut)));
    assertThat(run.out())
        .containsPattern("share of probes that led to a false suspicion: [0-9.]+; theory: –");
  }

  /** A real process gets a real signal, and prints the whole of what it knows. */
  @ParameterizedTest
  @CsvSource({"text, 1", "json, 1"})
  void controlCEndsARunWithWhatIsKnownSoFar(String format, int code) throws Exception {
    SwimBench endless = crash.withMembers(200).withHorizon(100_000 * SimTime.SECOND);
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "phiscope.Phiscope",
                "simulate",
                file(BenchJson.write(endless)),
                "--lang",
                "en",
                "--format",
                format)
            .redirectOutput(out.toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    try {
      long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      while (Files.size(out) == 0 && System.nanoTime() < patience) {
        process.waitFor(50, TimeUnit.MILLISECONDS);
      }
      new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(code);
      String told = Files.readString(out);
      if (format.equals("json")) {
        assertThat(new ObjectMapper().readTree(told).get("end").asText()).isEqualTo("cancelled");
      } else {
        assertThat(told).contains("The run was ended early: ").contains("Counters beside theory");
      }
    } finally {
      process.destroyForcibly();
    }
  }
}
