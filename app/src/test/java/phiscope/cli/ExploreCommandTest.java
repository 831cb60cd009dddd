package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBenches;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.bench.OpeningBench;
import phiscope.bench.Parameter;
import phiscope.bench.json.BenchJson;
import phiscope.core.fencing.FencingCounters;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.text.Messages;
import phiscope.text.fencing.FencingNames;

/** {@code phiscope explore}, and {@code simulate} of fencing documents, as a user meets them. */
class ExploreCommandTest {
  @TempDir private Path folder;
  private final FencingBench late = FencingBenches.late().withTitle("41/42");

  private record Run(int exitCode, String out, String err) {}

  private static Run run(Locale locale, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = PhiscopeCommand.run(arguments, locale, new PrintWriter(out), new PrintWriter(err));
    return new Run(code, out.toString(), err.toString());
  }

  private String file(FencingBench bench) throws Exception {
    return Files.writeString(folder.resolve("scenario.json"), BenchJson.write(bench)).toString();
  }

  private FencingBench protectedBy(WriteProtections protections) {
    return late.withScenario(0, late.scenario().with(protections));
  }

  /** S003: "highest seen" alone lets an old write through before the first newer one arrives. */
  @Test
  void aCounterexampleIsToldAndWrittenAsADocumentThatShowsIt() throws Exception {
    Path out = folder.resolve("counterexample.json");
    Run run =
        run(
            Locale.ENGLISH,
            "explore",
            file(late),
            "--invariant",
            "nothingOldAfterTheSwitch",
            "--out",
            out.toString());
    assertThat(run.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(run.out())
        .contains("Only writes of the latest grant are accepted: broken")
        .contains("a new token is issued to the other holder")
        .contains("takeovers: ");
    FencingBench found =
        (FencingBench) BenchJson.read(Files.readString(out), "out").found().orElseThrow();
    FencingReading reading = FencingReader.read(found);
    assertThat(reading.frame().brokenHere()).contains(Invariant.NOTHING_OLD_AFTER_THE_SWITCH);
  }

  /** Of several broken laws the shortest counterexample is written, and the sentence says whose. */
  @Test
  void itIsSaidWhichLawTheCounterexampleBreaks() throws Exception {
    FencingBench bare = protectedBy(WriteProtections.none());
    Path out = folder.resolve("shortest.json");
    JsonNode laws =
        new ObjectMapper()
            .readTree(run(Locale.ENGLISH, "explore", file(bare), "--format", "json").out())
            .at("/invariants");
    int least =
        Stream.of(Invariant.values())
            .map(law -> laws.at("/" + Parameter.word(law) + "/actions"))
            .filter(JsonNode::isArray)
            .mapToInt(JsonNode::size)
            .min()
            .orElseThrow();
    for (Messages.Language language : Messages.Language.values()) {
      Locale locale =
          language == Messages.Language.ENGLISH ? Locale.ENGLISH : Locale.SIMPLIFIED_CHINESE;
      Run run = run(locale, "explore", file(bare), "--out", out.toString());
      FencingReading reading =
          FencingReader.read(
              (FencingBench) BenchJson.read(Files.readString(out), "out").found().orElseThrow());
      Invariant broken = reading.frame().brokenHere().get(0);
      assertThat(laws.at("/" + Parameter.word(broken) + "/actions").size()).isEqualTo(least);
      FencingNames names = new FencingNames(Messages.in(language));
      assertThat(run.err()).contains(names.invariant(broken)).contains(String.valueOf(least));
    }
  }

  @Test
  void whereNothingIsBrokenThatIsSaidWithWhatWasSearched() throws Exception {
    FencingBench safe = protectedBy(WriteProtections.all(TokenCheck.AUTHORITY_ASKED));
    Run run = run(Locale.ENGLISH, "explore", file(safe));
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).containsPattern("holds in all [0-9\u00a0]+ states of the space");
    Run bounded = run(Locale.ENGLISH, "explore", file(safe), "--depth", "3");
    assertThat(bounded.exitCode()).as("a bound is no proof").isEqualTo(ExitCode.FAILED);
    assertThat(bounded.out())
        .contains("none within 3 actions")
        .contains("Never taken, so nothing is said about them: ");
  }

  @Test
  void jsonSaysTheSame() throws Exception {
    Run run = run(Locale.ENGLISH, "explore", file(late), "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(json.at("/invariants/nothingOldAfterTheSwitch/broken").asBoolean()).isTrue();
    assertThat(json.at("/invariants/nothingOldAfterTheSwitch/actions").size()).isPositive();
    assertThat(json.at("/invariants/noOlderTokenAfterANewer/broken").asBoolean()).isFalse();
    assertThat(json.at("/taken/tookOver").asLong()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "explore",
        "explore NONE.json",
        "explore SCENARIO --invariant none",
        "explore SCENARIO --depth -1",
        "explore SCENARIO --states 0",
        "explore SCENARIO --tokens 0",
        "explore SCENARIO --tokens 4",
        "explore SCENARIO --requests 0",
        "explore SCENARIO --lease 0",
        "explore SCENARIO --ticks 8",
        "explore SCENARIO --threads -1",
        "explore SCENARIO --fault quakes=1",
        "explore SCENARIO --fault pauses=4",
        "explore SCENARIO --fault pauses=many",
        "explore --protections atomic,strong",
        "explore --protections highestSeen,authorityAsked",
        "explore DETECTOR"
      })
  void whatIsWrongIsSaidInOneLine(String line) throws Exception {
    Path detector =
        Files.writeString(
            folder.resolve("detector.json"), BenchJson.write(OpeningBench.document()));
    String told = line.replace("SCENARIO", file(late)).replace("DETECTOR", detector.toString());
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.CHINESE}) {
      Run run = run(locale, told.split(" "));
      assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(run.err().lines()).hasSize(1);
      assertThat(run.out()).isEmpty();
    }
  }

  /** S003: check and write apart; without the protection that is missing it is broken. */
  @Test
  void theSpaceAndTheProtectionsAreNamedOnTheCommandLine() throws Exception {
    String safe = "authorityAsked,atomic,fromAuthority,deduplicated";
    Run whole = run(Locale.ENGLISH, "explore", "--protections", safe);
    assertThat(whole.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(whole.out()).contains("at most 2 tokens, 2 requests and 2 ticks; a lease lasts 1");
    for (String missing : safe.split(",")) {
      String less =
          Arrays.stream(safe.split(","))
              .filter(each -> !each.equals(missing))
              .collect(Collectors.joining(","));
      Run run = run(Locale.ENGLISH, "explore", "--protections", less);
      assertThat(run.exitCode()).as(less).isEqualTo(ExitCode.FAILED);
      assertThat(run.out()).contains(": broken after ");
    }
  }

  @Test
  void aSmallerSpaceHasFewerStatesAndAFaultThatMayNotHappenIsNotTaken() throws Exception {
    JsonNode usual = json(file(late));
    JsonNode small = json(file(late), "--requests", "1", "--tokens", "1", "--ticks", "1");
    assertThat(small.at("/space/requests").asInt()).isEqualTo(1);
    assertThat(small.get("states").asLong()).isLessThan(usual.get("states").asLong());
    assertThat(small.at("/taken/tookOver").asLong()).isZero();
    assertThat(usual.at("/taken/paused").asLong()).isPositive();
    JsonNode calm = json(file(late), "--fault", "pauses=0", "--fault", "restarts=0");
    assertThat(calm.at("/taken/paused").asLong()).isZero();
    assertThat(calm.at("/taken/resourceRestarted").asLong()).isZero();
    JsonNode longer = json(file(late), "--lease", "2", "--ticks", "3", "--depth", "4");
    assertThat(longer.at("/depth").asInt()).isEqualTo(4);
    assertThat(json(file(late), "--time", "0").at("/taken/tookOver").asLong()).isZero();
  }

  @Test
  void theAnswerIsTheSameOnAnyNumberOfThreads() throws Exception {
    JsonNode one = json(file(late), "--threads", "1");
    assertThat(json(file(late), "--threads", "2")).isEqualTo(one);
    assertThat(json(file(late), "--threads", "5")).isEqualTo(one);
  }

  private static JsonNode json(String file, String... more) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("explore", file, "--format", "json"));
    arguments.addAll(List.of(more));
    Run run = run(Locale.ENGLISH, arguments.toArray(new String[0]));
    assertThat(run.err()).isEmpty();
    return new ObjectMapper().readTree(run.out());
  }

  /** A real process gets a real signal in the middle of a search without an end. */
  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "table"})
  void controlCEndsASearchWithWhatIsKnownSoFar(String how) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "phiscope.Phiscope",
                "explore",
                "--lang=en",
                "--progress",
                "--protections=authorityAsked,atomic,durable,fromAuthority,deduplicated",
                "--tokens=3",
                "--requests=3",
                "--ticks=7"));
    command.add(how.equals("table") ? "--table" : "--format=" + how);
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    try {
      long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      while (Files.size(err) == 0 && System.nanoTime() < patience) {
        process.waitFor(50, TimeUnit.MILLISECONDS);
      }
      assertThat(err).isNotEmptyFile();
      new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(ExitCode.FAILED);
      String told = Files.readString(out);
      switch (how) {
        case "json" ->
            assertThat(new ObjectMapper().readTree(told).get("end").asText())
                .isEqualTo("cancelled");
        case "text" -> assertThat(told).contains("none so far").contains("the search was stopped");
        default -> assertThat(told).contains("?\t");
      }
      assertThat(Files.readString(err))
          .containsPattern(
              how.equals("table")
                  ? "of 96 combinations are searched, [0-9,]+ states so far"
                  : "[0-9]+ actions, [0-9]+ states so far");
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aRunIsToldWithWhatItBreaksAndWhatItCosts() throws Exception {
    Run run = run(Locale.ENGLISH, "simulate", file(late));
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .startsWith("41/42\n2 holders, seed 1, until 15")
        .contains("!  r1 of grant 41 was accepted, while 42 was the present grant.")
        .contains("latest grant are accepted. Broken in frame ")
        .contains(
            "No write with an older token is accepted after one with a newer token was. It has")
        .contains("switches: 1\n");
  }

  @Test
  void jsonAndSeedsHaveWhatTheRunsHave() throws Exception {
    Run run = run(Locale.ENGLISH, "simulate", file(late), "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    FencingRun right = FencingRun.of(late.scenario());
    FencingCounters counters = right.lastFrame().snapshot().counters();
    assertThat(json.get("frames").asInt()).isEqualTo(right.size());
    assertThat(json.at("/counters/refused").asInt()).isEqualTo(counters.refused());
    assertThat(json.at("/invariants/nothingOldAfterTheSwitch/firstFrame").asInt())
        .isEqualTo(right.firstBreach(Invariant.NOTHING_OLD_AFTER_THE_SWITCH).orElseThrow());
    Run seeds = run(Locale.ENGLISH, "simulate", file(late), "--seeds", "3..5", "--format", "json");
    JsonNode runs = new ObjectMapper().readTree(seeds.out()).get("runs");
    assertThat(runs).hasSize(3);
    FencingRun second = FencingRun.of(FencingParameter.SEED.with(late.scenario(), 4));
    assertThat(runs.at("/1/seed").asInt()).isEqualTo(4);
    assertThat(runs.at("/1/counters/accepted").asInt())
        .isEqualTo(second.lastFrame().snapshot().counters().accepted());
    assertThat(run(Locale.CHINESE, "simulate", file(late), "--seeds", "1..2").out())
        .contains("只接受最新授权的写：2 次运行中有 2 次被违反");
  }
}
