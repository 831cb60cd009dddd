package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.numeric.GoldenFile;
import phiscope.core.numeric.GoldenNumbers;
import picocli.CommandLine;

/** {@code phiscope solve}, as a user of the command line meets it. */
class SolveCommandTest {
  @TempDir private Path folder;

  /** What one run printed. */
  private record Run(int exitCode, String out, String err) {
    JsonNode answers() {
      try {
        return new ObjectMapper().readTree(out).get("answers");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    JsonNode answer(int index) {
      return answers().get(index);
    }
  }

  private static Run run(String... arguments) {
    return run(Locale.ENGLISH, arguments);
  }

  private static Run run(Locale locale, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line = PhiscopeCommand.commandLine(arguments, locale, (files, language) -> 0);
    line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    int exitCode = line.execute(arguments);
    return new Run(exitCode, out.toString(), err.toString());
  }

  private String file(String content) {
    return file("problems.json", content.getBytes(StandardCharsets.UTF_8));
  }

  private String file(String name, byte[] content) {
    try {
      return Files.write(folder.resolve(name), content).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Run solve(String... problems) {
    return run("solve", file("{\"problems\": [" + String.join(",\n", problems) + "]}"));
  }

  private String golden(String name) throws IOException {
    try (var in = GoldenFile.class.getResourceAsStream("/golden/" + name + ".problems.json")) {
      return file(name + ".problems.json", in.readAllBytes());
    }
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # file, relative distance: the last of the 30 (quality: 25) golden digits; margins have six
          tail, 1e-29
          windows, 0
          crossings, 1e-29
          posterior, 1e-29
          quality, 1e-24
          gossip, 1e-13
          fencing, 0
          stream-health, 1e-5
          """)
  void goldenProblemsGetTheirAnswers(String name, double tolerance) throws IOException {
    Run run = run("solve", golden(name));
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).isEmpty();
    GoldenNumbers.assertAgree(
        run.answers(), GoldenFile.read(name + ".answers.json").get("answers"), tolerance);
  }

  @Test
  void framesOfStreamsMayComeBetweenTicks() {
    String form =
        "{'id': '%s', 'kind': 'streamHealth', 'variant': 'a', 'initialInterval': 10, 'end': 50,"
            + " 'frames': [{'at': '%s', 'frame': 'D'}]}";
    Run run =
        solve(
            form.formatted("on", "29").replace('\'', '"'),
            form.formatted("between", "28.25").replace('\'', '"'));
    // On the tick of 28 it has failed; the frame at 28.25 comes before the tick of 29.
    for (int i = 0; i < 2; i++) {
      JsonNode changes = run.answer(i).get("stateChanges");
      assertThat(changes.get(1).get("at").intValue()).isEqualTo(28);
      assertThat(changes.get(2).get("state").textValue()).isEqualTo("ACTIVE");
    }
    assertThat(run.answer(0).get("stateChanges").get(2).get("at").intValue()).isEqualTo(29);
    assertThat(run.answer(1).get("stateChanges").get(2).get("at").textValue()).isEqualTo("28.25");
  }

  @Test
  void swimsArithmeticGetsItsAnswers() throws IOException {
    Run run = run("solve", golden("swim-arithmetic"));
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    JsonNode expected = GoldenFile.read("swim-arithmetic.answers.json").get("answers");
    for (int i = 0; i < expected.size(); i++) {
      ObjectNode exact = expected.get(i).deepCopy();
      exact.remove("tolerance");
      GoldenNumbers.assertAgree(run.answer(i), exact, 0);
    }
  }

  @Test
  void thePublishedExpectationsOfRealSystemsAreMet() throws IOException {
    Run run = run("solve", golden("peers"));
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    JsonNode expected = GoldenFile.read("peers.answers.json").get("answers");
    for (int i = 0; i < expected.size(); i++) {
      JsonNode results = run.answer(i).get("results");
      assertThat(results).hasSize(expected.get(i).get("results").size());
      for (int j = 0; j < results.size(); j++) {
        assertMeets(results.get(j), expected.get(i).get("results").get(j));
      }
    }
  }

  private static void assertMeets(JsonNode result, JsonNode expectation) {
    assertThat(result.get("available")).isEqualTo(expectation.get("available"));
    if (expectation.has("phi")) {
      double tolerance = expectation.path("tolerance").asDouble(0);
      assertThat(result.get("phi").asDouble())
          .isCloseTo(expectation.get("phi").asDouble(), offset(tolerance));
    }
  }

  @Test
  void invalidProblemsAreRefusedAndTheOthersAnswered() throws IOException {
    Run run = run("solve", golden("invalid"));
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    JsonNode expected = GoldenFile.read("invalid.answers.json").get("answers");
    for (int i = 0; i < expected.size(); i++) {
      assertThat(run.answer(i).get("id")).isEqualTo(expected.get(i).get("id"));
      assertThat(run.answer(i).has("error")).isEqualTo(expected.get(i).has("error"));
      if (expected.get(i).has("error")) {
        assertThat(run.answer(i).get("error").textValue()).isNotBlank();
      } else {
        GoldenNumbers.assertAgree(run.answer(i), expected.get(i), 0);
      }
    }
  }

  @ParameterizedTest
  @CsvFileSource(resources = "/solve/refusals.csv", delimiter = '|', quoteCharacter = '`')
  void everythingThatIsWrongWithAProblemIsSaidAtOnce(String fields, String error) {
    Run run = solve("{\"id\": \"p\", " + fields + "}");
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.answer(0).get("id").textValue()).isEqualTo("p");
    assertThat(run.answer(0).get("error").textValue()).isEqualTo(error);
    assertThat(run.answer(0)).hasSize(2);
    assertThat(run.err().lines()).hasSize(error.split("; \\S+: ").length);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # file with a line break for each @ | line:column of the first thing wrong
          {"problems": [@  {"id": "a" "kind": "tail"}@]} | 2:14
          {"problems": [@  {"id": "心跳心跳", 'kind': 1}@]} | 2:18
          {"problems": [@  {"id": NaN}]} | 2:13
          {"problems": [@  {"id": 01}]} | 2:11
          {"problems": [@  {"id": "a"},]} | 2:15
          {"problems": [@  {"id": "a"} | 2:14
          {"problems": []}@ x | 2:2
          {"problems": []}@{"problems": []} | 2:1
          [] | 1:1
          {"problems": {}} | 1:1
          7 | 1:1
          {"answers": []} | 1:1
          """)
  void aFileThatIsNotJsonOrHasNoProblemsIsRefusedWithLineAndColumn(String content, String place) {
    String file = file(content.replace('@', '\n'));
    Run run = run("solve", file);
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).startsWith(file + ":" + place + ": ");
  }

  @Test
  void emptyAndForeignFilesAreRefusedInOneLine() {
    byte[] utf16 = "{\"problems\": []}".getBytes(StandardCharsets.UTF_16);
    byte[] gbk =
        "{\"problems\": [{\"id\": \"\u00D0\u00C4\u00CC\u00F8\"}]}"
            .getBytes(StandardCharsets.ISO_8859_1);
    for (byte[] content : List.of(new byte[0], new byte[] {0, 1, 2}, utf16, gbk)) {
      Run run = run("solve", file("foreign.json", content));
      assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(run.out()).isEmpty();
      assertThat(run.err().lines()).hasSize(1);
    }
    assertThat(run("solve", folder.resolve("none.json").toString()).err()).contains("none.json: ");
    assertThat(run("solve", folder.toString()).exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run("solve", "\u0000").exitCode()).isEqualTo(ExitCode.BAD_INPUT);
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFile() {
    byte[] marked = "\uFEFF{\"problems\": []}".getBytes(StandardCharsets.UTF_8);
    Run run = run("solve", file("marked.json", marked));
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.answers()).isEmpty();
  }

  @Test
  void eachProblemOfAFileIsSaidWithItsPlace() {
    String content =
        """
        {"problems": [
          {"id": "a", "kind": "window", "intervals": ["8", "-8"]},
          5,
          {"id": "a", "kind": "window", "intervals": ["8"]}
        ], "more": 1, "problems": [{"kind": "window", "intervals": [2]}]}
        """;
    String file = file(content);
    Run run = run("solve", file);
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err().lines().map(line -> line.substring(file.length())).toList())
        .containsExactly(
            ":5:27: \"problems\": it is given more than once; give it once",
            ":5:12: \"more\": there is no such field here; the fields are problems",
            ":5:28: id: it is missing; this problem needs it");
    assertThat(run.answers()).hasSize(1);
    assertThat(run.answer(0).get("id").isNull()).isTrue();
  }

  @Test
  void answersThatCanNotBeWrittenAreNoSuccess() throws IOException {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("no space left on device");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    StringWriter err = new StringWriter();
    String[] arguments = {"solve", golden("windows")};
    CommandLine line =
        PhiscopeCommand.commandLine(arguments, Locale.ENGLISH, (files, language) -> 0);
    line.setOut(new PrintWriter(full)).setErr(new PrintWriter(err));
    assertThat(line.execute(arguments)).isEqualTo(ExitCode.FAILED);
    assertThat(err.toString().lines()).hasSize(1);
  }

  @Test
  void anIdIsATextOfItsOwn() {
    Run run =
        solve(
            "{\"id\": \"a\", \"kind\": \"window\", \"intervals\": [1]}",
            "{\"id\": \"a\", \"kind\": \"window\", \"intervals\": [1]}",
            "{\"id\": 3, \"kind\": \"window\", \"intervals\": [1]}",
            "[]");
    assertThat(run.answer(0).get("count").intValue()).isEqualTo(1);
    assertThat(run.answer(1).get("error").textValue()).contains("earlier problem");
    assertThat(run.answer(2).get("id").isNull()).isTrue();
    assertThat(run.answer(2).get("error").textValue()).contains("text in quotes");
    assertThat(run.answer(3).get("error").textValue()).contains("must be an object");
  }

  @Test
  void theAnswersAreTheSameInEveryLocaleAndTheComplaintsInTheUsersLanguage() throws IOException {
    String file = golden("invalid");
    Locale before = Locale.getDefault();
    try {
      String english = run("solve", file).out();
      for (String tag : List.of("de", "ar-EG", "zh-CN", "tr", "th-TH-u-nu-thai")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        Run run = run(Locale.getDefault(), "solve", file);
        assertThat(run.out()).as(tag).isEqualTo(english);
        boolean chinese = run.err().codePoints().anyMatch(Character::isIdeographic);
        assertThat(chinese).isEqualTo(tag.startsWith("zh"));
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aScoreBeyondEveryDoubleIsAnswered() {
    Run run =
        solve(
            tail("far", "1e400", "1", "1"),
            tail("farther", "1e1000", "0", "1e-1000"),
            tail("left", "0", "1e1000", "1e-1000"),
            tail("thin", "1", "1", "1e-300"));
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    // z^2 / (2 ln 10) of z = 1e400.
    assertThat(run.answer(0).get("phi").textValue()).startsWith("2.17147240951625913825564");
    assertThat(run.answer(0).get("phi").textValue()).endsWith("e799");
    assertThat(run.answer(1).get("phi").textValue()).endsWith("e3999");
    assertThat(run.answer(2).get("survival").textValue())
        .isEqualTo("1.00000000000000000000000000000");
    assertThat(run.answer(2).get("phi").textValue()).contains("e-2171472409516259");
    assertThat(run.answer(3).get("z").textValue()).isEqualTo("0");
  }

  private static String tail(String id, String elapsed, String mean, String std) {
    String form =
        "{'id': '%s', 'kind': 'tail', 'elapsed': '%s', 'mean': '%s', 'std': '%s', 'pause': '0'}";
    return form.formatted(id, elapsed, mean, std).replace('\'', '"');
  }
}
