package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.OpeningBench;
import phiscope.bench.json.BenchJson;
import phiscope.lesson.LessonCatalogue;
import picocli.CommandLine;

/** {@code phiscope export}, {@code analyze} and {@code check}, as a user meets them. */
class ExportAnalyzeCheckTest {
  @TempDir private Path folder;

  private record Run(int exitCode, String out, String err) {
    List<String> errors() {
      return err.lines().toList();
    }
  }

  private static Run run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line =
        PhiscopeCommand.commandLine(arguments, Locale.ENGLISH, (files, language) -> 0);
    line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return new Run(line.execute(arguments), out.toString(), err.toString());
  }

  private String file(String name, String content) throws Exception {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  private String document() throws Exception {
    return file("心跳.json", BenchJson.write(OpeningBench.document()));
  }

  private String out() {
    return folder.resolve("out").toString();
  }

  private List<String> written() throws Exception {
    try (Stream<Path> found = Files.list(folder.resolve("out"))) {
      return found.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aDocumentIsExportedUnderItsOwnName() throws Exception {
    Run run = run("export", document(), "--out", out(), "--to", "html,json", "--lang", "zh");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(written()).containsExactly("phiscope-export.sha256", "心跳.json", "心跳.zh.html");
  }

  @Test
  void aLessonIsExportedByItsIdWithBlanksForStudents() throws Exception {
    Run run =
        run(
            "export",
            "what-phi-is-not",
            "--out",
            out(),
            "--to",
            "html",
            "--lang",
            "zh,en",
            "--student",
            "--key");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(written())
        .containsExactly(
            "phiscope-export.sha256",
            "what-phi-is-not.en.html",
            "what-phi-is-not.student.en.html",
            "what-phi-is-not.student.zh.html",
            "what-phi-is-not.zh.html");
  }

  @Test
  void aDataFileIsExportedUnderTheAskedPolicy() throws Exception {
    String data = file("intervals.txt", "1000\n1010\n990\n1005\n995\n1000\n");
    Run run = run("export", data, "--out", out(), "--to", "json", "--policy", "pekko");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(Files.readString(folder.resolve("out/intervals.json"))).contains("\"pekko\"");
  }

  @Test
  void anExportOntoSomebodyElsesFileIsRefusedUntilForced() throws Exception {
    Files.createDirectories(folder.resolve("out"));
    Files.writeString(folder.resolve("out/opening.json"), "mine");
    Run refused = run("export", "opening", "--out", out(), "--to", "json");
    assertThat(refused.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(refused.err()).contains("opening.json: this file was not written by Phiscope");
    assertThat(folder.resolve("out/opening.json")).hasContent("mine");
    Run forced = run("export", "opening", "--out", out(), "--to", "json", "--force");
    assertThat(forced.exitCode()).isEqualTo(ExitCode.DONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ;; ",
      quoteCharacter = '~',
      textBlock =
          """
          --to;docx ;; docx can't be written; there are html
          --lang;fr ;; fr is no language of Phiscope; there are zh and en.
          --policy;s999 ;; "policy" must be one of "s000"
          --policy;{"preset": "s004", "threshold": 0} ;; "threshold" must be a number above 0
          """)
  void aWrongOptionIsNamed(String arguments, String message) {
    String[] option = arguments.split(";");
    Run run = run("export", "opening", "--out", out(), option[0], option[1]);
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains(message);
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({"export", "analyze"})
  void whatIsNotThereIsSaidInOneLine(String command) {
    Run run =
        command.equals("export")
            ? run(command, "no-such.json", "--out", out())
            : run(command, "no-such.json");
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.errors())
        .containsExactly(
            "no-such.json: It can't be read; give the name of a file that exists and may be read.");
  }

  @Test
  void aFileWithoutHeartbeatsIsRefused() throws Exception {
    Run run = run("analyze", file("poem.txt", "Silence\nis not\ndeath\n"));
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("poem.txt: No heartbeats were found in it");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void everyProblemOfADocumentIsNamedWithItsPlace() throws Exception {
    String broken =
        file(
            "x.json",
            """
            {"phiscope": 1, "kind": "detector", "now": -1,
             "policies": ["s004", "s005"],
             "tapes": [{"name": "A", "arrivals": [0, 8]}], "colour": "red"}
            """);
    for (List<String> command :
        List.of(List.of("analyze"), List.of("check"), List.of("export", "--out", out()))) {
      List<String> arguments = new java.util.ArrayList<>(command);
      arguments.add(1, broken);
      Run run = run(arguments.toArray(new String[0]));
      assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(run.errors()).hasSize(3);
      assertThat(run.errors().get(0)).startsWith(broken + ":1:44: \"now\"");
      assertThat(run.errors().get(1)).startsWith(broken + ":2:23: \"policies\"");
      assertThat(run.errors().get(2)).startsWith(broken + ":3:48: \"colour\"");
    }
  }

  @Test
  void aDocumentThatBreaksOffIsNotTakenForData() throws Exception {
    Run run = run("analyze", file("x.json", "{\"phiscope\": 1, \"kind\": \"detector\", \"now\": "));
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.errors()).hasSize(1);
    assertThat(run.err()).contains("x.json:1:");
  }

  @Test
  void anAnalysisIsReadByPeople() {
    Run run = run("analyze", "opening", "--at", "50", "--at", "54.5");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .contains("Policy S004, threshold 1", "At 50: silence 10, φ 0.30103", "At 54.5: ")
        .contains("mean 10, σ 2", "h = 1: suspects; from a silence of 12.5631 on it suspects");
    assertThat(run("analyze", "opening", "--lang", "zh").out()).contains("沉默 14，φ 1.643016");
    // z = 10: the posterior lacks 10^-20.1 of 1, which is less than a double can show.
    assertThat(run("analyze", "opening", "--at", "70").out())
        .contains("0.1% before the silence, 1 − 7.6×10^-21 after it");
  }

  /** claims S004-08 to S004-11 and S004-22. */
  @ParameterizedTest
  @CsvSource({
    "50, 10, 0.5, 0.301029995663981195, below, below",
    "54, 14, 0.0227501319481792072, 1.64301608014093704, suspect, below",
    "55, 15, 0.00620966532577613516, 2.20693180579530107, suspect, suspect",
    "58, 18, 3.16712418331199212e-5, 4.49933490755647886, suspect, suspect",
  })
  void anAnalysisIsReadByPrograms(
      String at, double elapsed, double survival, double phi, String first, String second)
      throws Exception {
    Run run = run("analyze", "opening", "--at", at, "--format", "json");
    JsonNode root = new ObjectMapper().readTree(run.out());
    assertThat(root.get("kind").asText()).isEqualTo("analysis");
    JsonNode query = root.at("/benches/0/tapes/0/policies/0/queries/0");
    assertThat(query.get("elapsed").asDouble()).isEqualTo(elapsed);
    assertThat(query.get("survival").asDouble()).isCloseTo(survival, offset(1e-15));
    assertThat(query.get("phi").asDouble()).isCloseTo(phi, offset(1e-14));
    assertThat(query.at("/consumers/0/decision").asText()).isEqualTo(first);
    assertThat(query.at("/consumers/1/decision").asText()).isEqualTo(second);
    assertThat(query.at("/consumers/1/crossingElapsed").asDouble())
        .isCloseTo(14.6526957480816822, offset(1e-13));
  }

  @Test
  void whatHasNoValueIsNullAndWhatIsInfiniteIsAWord() throws Exception {
    String far =
        file(
            "far.json",
            """
            {"phiscope": 1, "kind": "detector", "unit": "ms", "now": 100000,
             "policies": [{"preset": "s003", "parameters": {"mean": 10, "std": 1}}, "s004"],
             "tapes": [{"name": "A", "arrivals": [0]}]}
            """);
    JsonNode root = new ObjectMapper().readTree(run("analyze", far, "--format", "json").out());
    JsonNode policies = root.at("/benches/0/tapes/0/policies");
    assertThat(policies.at("/0/queries/0/phi").asText()).isEqualTo("Infinity");
    assertThat(policies.at("/0/queries/0/status").asText()).isEqualTo("infinite");
    assertThat(policies.at("/1/queries/0/phi").isNull()).isTrue();
    assertThat(policies.at("/1/queries/0/status").asText()).isEqualTo("untrained");
  }

  @Test
  void aTimeThatIsNoneIsRefused() {
    for (String time :
        List.of("1,5", "-1", "abc", "54.0000000001", "1e3", "99999999999999999999")) {
      Run run = run("analyze", "opening", "--at=" + time);
      assertThat(run.exitCode()).as(time).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(run.err()).contains("--at: " + time + " is not a time");
    }
  }

  @Test
  void everyStreamOfADataFileIsAnalysed() throws Exception {
    StringBuilder csv = new StringBuilder("node,time_ms\n");
    for (int i = 0; i < 20; i++) {
      csv.append("a,").append(1000 * i).append("\nb,").append(1000 * i + 7 * (i % 3)).append('\n');
    }
    Run run =
        run("analyze", file("two.csv", csv.toString()), "--format", "json", "--policy", "s004");
    assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.DONE);
    JsonNode benches = new ObjectMapper().readTree(run.out()).get("benches");
    assertThat(benches).hasSize(2);
    assertThat(benches.at("/1/tapes/0/heartbeats").asInt()).isEqualTo(20);
  }

  @Test
  void theLessonsAreChecked() {
    Run run = run("check", "../lessons");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Files checked: " + LessonCatalogue.all().size() + ". Problems: 0.");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
  }

  @Test
  void theDataSetsAreCheckedForTheShapesTheyClaim() throws Exception {
    Run run = run("check", "../datasets");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    Path wrong = Files.createDirectories(folder.resolve("datasets"));
    for (String name : List.of("catalogue.json", "s004-window.csv")) {
      Files.copy(Path.of("../datasets", name), wrong.resolve(name));
    }
    Run missing = run("check", wrong.toString());
    assertThat(missing.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(missing.err()).contains("recorded-calm.csv");
  }

  @Test
  void aDataSetIsNamedByItsId() {
    Run run = run("analyze", "s004-window", "--policy", "s004");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).contains("mean 10, σ 2");
  }

  @Test
  void aLessonThatSaysWhatIsNotSoFailsTheCheck() throws Exception {
    Path lesson = Path.of("../lessons/phi-from-four-intervals.json");
    String text = Files.readString(lesson).replace("\"1.643016\"", "\"1.643061\"");
    String wrong = file("phi-from-four-intervals.json", text);
    Run run = run("check", wrong);
    assertThat(run.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(run.errors()).hasSize(1);
    assertThat(run.err())
        .containsPattern(":[0-9]+:[0-9]+: S004 says /main/result/phi = 1\\.643061, and the engine");
  }

  /** Whatever {@code read} leaves out, {@code check} names at the same place. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cut.json    | [8,8,12,12       | :1:11: cut off",
        "words.txt   | 8\\n8\\nten\\n12  | :3:",
        "infinite.csv| interval\\n8\\nInfinity\\n12 | :3:",
      })
  void dataThatAreLeftOutFailTheCheck(String name, String content, String where) throws Exception {
    Run run = run("check", file(name, content.replace("\\n", "\n")));
    assertThat(run.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(run.errors()).hasSize(1);
    assertThat(run.err()).contains(name + where);
    assertThat(run.out()).contains("Problems: 1.");
  }

  @Test
  void aLessonThatCannotBeReadIsBadInput() throws Exception {
    Path lesson = Path.of("../lessons/phi-from-four-intervals.json");
    String text = Files.readString(lesson).replace("\"kind\": \"drag\"", "\"kind\": \"pull\"");
    Run run = run("check", file("phi-from-four-intervals.json", text));
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.errors().size()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void ofAFolderOnlyPhiscopesFilesAreChecked() throws Exception {
    document();
    file("package.json", "{\"name\": \"x\"}");
    file("notes.txt", "notes");
    Run run = run("check", folder.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Files checked: 1. Problems: 0.");
  }
}
