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
    String file = file("x.json", "{\"phiscope\": 1, \"kind\": \"detector\"}");
    Run run = run("read", file);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).doesNotContain("column 0").contains("phiscope FILE");
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
}
