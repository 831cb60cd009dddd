package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.OpeningBench;
import phiscope.bench.json.BenchJson;

/** What the commands do not take, and how they say so. */
class CommandRefusalsTest {
  @TempDir private Path folder;

  private record Run(int exitCode, String out, String err) {}

  private static Run run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        PhiscopeCommand.run(arguments, Locale.ENGLISH, new PrintWriter(out), new PrintWriter(err));
    return new Run(code, out.toString(), err.toString());
  }

  private String file(String name, String content) throws Exception {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  @ParameterizedTest
  @CsvSource({"analyze, --at, 54", "export, --out, x", "check, opening, opening"})
  void aLanguageThatPhiscopeDoesNotSpeakIsRefused(String command, String option, String value) {
    Run run = run(command, "opening", option, value, "--lang", "fr");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("fr");
  }

  @Test
  void aPolicyThatIsNoPresetIsRefusedWithoutAPlaceWithinAWord() {
    Run run = run("analyze", "opening", "--policy", "nope");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("--policy: \"policy\" must be one of").contains("\"nope\"");
  }

  @Test
  void aTimeFinerThanTheTicksOfTheDataIsTakenAsItIs() throws Exception {
    String file = file("coarse.csv", "interval_ms\n1000\n1000.5\n999.5\n1000\n");
    Run run = run("analyze", file, "--at", "5000.05");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("At 5000.05 ms: silence 1000.05 ms");
  }

  @Test
  void aFolderThatCantBeWrittenIsBadInput() throws Exception {
    String file = file("here", "not a folder");
    assertThat(run("export", "opening", "--to", "json", "--out", file).exitCode()).isEqualTo(2);
  }

  @Test
  void aCaptureWithoutHeartbeatsIsSaidToBeEmpty() throws Exception {
    String file = file("empty.csv", "# unit: ns\nmono_ns,name,sequence,incarnation\n");
    assertThat(run("analyze", file).err()).contains("nothing was recorded");
  }

  @Test
  void aDocumentIsNoDataFileAndTheLineOfThatHasNoColumn() throws Exception {
    Run whole = run("read", file("whole.json", BenchJson.write(OpeningBench.document())));
    assertThat(whole.exitCode()).isEqualTo(2);
    assertThat(whole.out()).doesNotContain("column 0").contains("phiscope FILE");
    Run broken = run("read", file("x.json", "{\"phiscope\": 1, \"kind\": \"detector\"}"));
    assertThat(broken.exitCode()).isEqualTo(2);
    assertThat(broken.out()).doesNotContain("column 0").contains("phiscope check FILE");
  }

  /** Text was read of it and found cut off: it does not consist of blank lines. */
  @Test
  void bracketsThatAreNeverClosedAreNotCalledBlank() throws Exception {
    Run run = run("check", file("open.json", "[".repeat(100_000)));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("cut off", "Not a single time or interval")
        .doesNotContain("blank");
  }

  @Test
  void aFolderWithNothingToCheckIsNotPassed() {
    Run run = run("check", folder.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("No file in this folder ends in .json");
  }

  @Test
  void aQuizThatIsNotWrittenBesideTheStudentsVersionIsSaid() {
    String out = folder.resolve("quiz").toString();
    Run both = run("export", "what-phi-is-not", "--student", "--to", "html,moodle", "--out", out);
    assertThat(both.exitCode()).isZero();
    assertThat(both.err()).contains("--key");
    Run alone = run("export", "what-phi-is-not", "--student", "--to", "moodle", "--out", out);
    assertThat(alone.exitCode()).isEqualTo(2);
    assertThat(alone.err()).contains("--key");
  }

  /** Nothing in a student's version alone may tell an answer. */
  @Test
  void aStudentsVersionGoesOutWithoutTheKey() throws Exception {
    String out = folder.resolve("student").toString();
    assertThat(
            run("export", "what-phi-is-not", "--student", "--lang", "en", "--out", out).exitCode())
        .isZero();
    try (var files = Files.walk(Path.of(out))) {
      assertThat(files.map(path -> path.getFileName().toString()))
          .contains("what-phi-is-not.student.en.html")
          .doesNotContain("what-phi-is-not.en.html", "what-phi-is-not.en.gift.txt")
          .noneMatch(name -> name.endsWith("quantities.csv"));
    }
  }

  @Test
  void aDocumentAsksNoQuestions() {
    Run run = run("export", "opening", "--to", "moodle", "--out", folder.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("asks no questions");
  }

  @Test
  void askedForAQuizAmongOthersADocumentSaysThatItHasNone() {
    Run run = run("export", "opening", "--to", "json,moodle", "--out", folder.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).contains("asks no questions");
    assertThat(folder.toFile().list()).noneMatch(name -> name.contains("moodle"));
  }

  /** Wherever a document is wanted, what is none is told of with a place and with what is right. */
  @ParameterizedTest
  @CsvSource({
    "explore, ''",
    "explore, []",
    "explore, {}",
    "simulate, ''",
    "simulate, []",
    "export, ''",
    "export, []",
    "check, ''",
    "check, []",
    "analyze, []"
  })
  void whatIsNoDocumentIsToldOfWithItsPlaceAndTheWayToTheSchema(String command, String content)
      throws Exception {
    String file = file("none.json", content);
    Run run =
        command.equals("export")
            ? run(command, file, "--out", folder.resolve("out").toString())
            : run(command, file);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .startsWith(file + ":1:1: ")
        .contains("\"phiscope schema fencing\"")
        .hasLineCount(1);
  }

  @Test
  void aDocumentOfAnotherBenchIsToldOfWithItsPlaceToo() throws Exception {
    String file =
        file("study.json", "{\"phiscope\": 1, \"kind\": \"study\", \"study\": \"timeout\"}");
    Run run = run("explore", file);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith(file + ":1:1: This is no document of the fencing bench");
  }

  /** Nothing comes of such a line, which nobody who wrote it expects. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simulate | fencing | at 21s crash h0 | 4",
        "check | fencing | from 20.5s to 30s pause h0 | 6",
        "explore | fencing | at 21s crash h0 | 4",
        "simulate | swim | at 21s crash m0 | 4",
        "check | swim | at 20000001us crash m0 | 4"
      })
  void aScriptLineBehindTheEndOfTheRunIsWorthAWord(
      String command, String kind, String line, int column) throws Exception {
    String fields =
        kind.equals("fencing")
            ? "\"holders\": 2,"
            : "\"seed\": 1, \"members\": 3, \"parameters\": {\"preset\": \"memberlist-lan\"},";
    String before = "  \"script\": [\"";
    String file =
        file(
            "late.json",
            "{\"phiscope\": 1, \"kind\": \""
                + kind
                + "\",\n"
                + fields
                + " \"horizon\": 20,\n"
                + before
                + line
                + "\"]}\n");
    Run run = command.equals("explore") ? run(command, file, "--depth", "1") : run(command, file);
    assertThat(run.err())
        .startsWith(file + ":3:" + (before.length() + column) + ": Nothing comes of this line: ")
        .contains(" is after the end of the run at 20\u00a0s");
    assertThat(run.exitCode()).isEqualTo(command.equals("explore") ? 1 : 0);
    String inTime =
        Files.readString(Path.of(file)).replace(line, line.replaceAll("2[01][0-9.]*(u?s)", "20$1"));
    assertThat(run("check", file("intime.json", inTime)).err()).isEmpty();
  }
}
