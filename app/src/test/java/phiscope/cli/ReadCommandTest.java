package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.OpeningBench;
import phiscope.bench.json.BenchJson;
import picocli.CommandLine;

class ReadCommandTest {
  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void jsonHasTheShapeThatIsDocumented() throws Exception {
    Path file = write("hb.csv", "received_at,node,seq\n1772805600,b,1\n1772805601.5,b,3\nx,b,4\n");
    assertThat(run("--format", "json", file.toString())).isZero();
    JsonNode reading = new ObjectMapper().readTree(out.toString());
    assertThat(names(reading))
        .containsExactly(
            "file",
            "format",
            "encoding",
            "outcome",
            "readsAs",
            "streams",
            "gaps",
            "events",
            "skipped",
            "questions",
            "says",
            "accounting");
    JsonNode stream = reading.at("/streams/0");
    assertThat(stream.get("name").asText()).isEqualTo("b");
    assertThat(stream.get("unit").asText()).isEqualTo("ms");
    assertThat(stream.get("arrivals").toString()).isEqualTo("[\"0\",\"1500\"]");
    assertThat(stream.get("intervals").toString()).isEqualTo("[\"1500\"]");
    assertThat(stream.get("firstUtc").asText()).isEqualTo("2026-03-06T14:00:00.000Z");
    assertThat(stream.get("lost").toString()).isEqualTo("[2]");
    JsonNode skipped = reading.at("/skipped/0");
    assertThat(skipped.get("line").asInt()).isEqualTo(4);
    assertThat(skipped.get("column").asInt()).isEqualTo(1);
    assertThat(skipped.get("why").asText()).contains("x");
    assertThat(reading.get("accounting").toString())
        .isEqualTo("{\"lines\":4,\"used\":2,\"structure\":1,\"events\":0,\"skipped\":1}");
  }

  /** It is not told to open what cannot be opened. */
  @Test
  void aBrokenDocumentIsSaidToBeBrokenWithThePlace() throws Exception {
    String cut = write("trunc.json", "{\n \"phiscope\": 1, \"kind\": \"det").toString();
    assertThat(run(cut)).isEqualTo(2);
    assertThat(err.toString()).contains("trunc.json", "broken", "line 2").doesNotContain("Open it");
    assertThat(out.toString()).contains("broken").doesNotContain("Open it");
    String sound = write("d.json", BenchJson.write(OpeningBench.document())).toString();
    assertThat(run(sound)).isEqualTo(2);
    assertThat(err.toString()).contains("Open it as a document");
  }

  @Test
  void severalFilesGiveOneObjectALine() throws Exception {
    String first = write("a.txt", "# unit: ms\n1000\n990\n").toString();
    String second = write("b.txt", "# unit: ms\n500\n490\n").toString();
    assertThat(run("--format=json", first, second)).isZero();
    assertThat(out.toString().lines()).hasSize(2);
  }

  @Test
  void anAnswerChangesTheTimesAndClosesTheQuestion() throws Exception {
    String file = write("hb.txt", "8\n8\n12\n12\n").toString();
    assertThat(run("--format=json", file)).isZero();
    JsonNode open = new ObjectMapper().readTree(out.toString());
    assertThat(open.get("outcome").asText()).isEqualTo("ask");
    assertThat(open.at("/questions/0/about").asText()).isEqualTo("unit");
    out.getBuffer().setLength(0);
    assertThat(run("--format=json", "--answer", "unit=s", file)).isZero();
    JsonNode answered = new ObjectMapper().readTree(out.toString());
    assertThat(answered.get("outcome").asText()).isEqualTo("import");
    assertThat(answered.at("/questions")).isEmpty();
    assertThat(answered.at("/streams/0/intervals/0").asText()).isEqualTo("8000");
  }

  @ParameterizedTest
  @ValueSource(strings = {"unit=parsec", "unit=", "readsAs=maybe"})
  void anImpossibleAnswerIsRefusedByName(String answer) throws Exception {
    String file = write("hb.txt", "8\n9\n").toString();
    assertThat(run("--answer", answer, file)).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(err.toString())
        .contains(answer.substring(0, answer.indexOf('=')))
        .contains("hb.txt");
  }

  @Test
  void anAnswerWithoutEqualsSignIsRefused() throws Exception {
    String file = write("hb.txt", "8\n9\n").toString();
    assertThat(run("--answer", "unit", file)).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(err.toString()).contains("unit=ms");
  }

  @Test
  void aFileWithNothingUsableAndAMissingFileGiveExitCodeTwoAndOneLineEach() throws Exception {
    String prose = write("prose.txt", "It was a dark night.\nNothing beat.\n").toString();
    String missing = folder.resolve("none.csv").toString();
    assertThat(run(prose, missing)).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(err.toString().lines().toList())
        .hasSize(2)
        .allMatch(line -> line.startsWith(folder.toString()));
  }

  /** BG22: names beyond the system's old code page. */
  @Test
  void aFileInAFolderWithAChineseNameIsRead() throws Exception {
    Path deep = Files.createDirectories(folder.resolve("用户/张三/测试 数据"));
    Path file = deep.resolve("心跳#1 100%.csv");
    Files.write(file, "间隔(毫秒),节点\n1000,乙\n".getBytes(Charset.forName("GBK")));
    assertThat(run("--format=json", file.toString())).isZero();
    JsonNode reading = new ObjectMapper().readTree(out.toString());
    assertThat(reading.get("file").asText()).isEqualTo("心跳#1 100%.csv");
    assertThat(reading.at("/streams/0/name").asText()).isEqualTo("乙");
  }

  @Test
  void textForPeopleSpeaksTheLanguageAskedFor() throws Exception {
    String file = write("hb.csv", "interval_ms,node\n1000,b\noops,b\n").toString();
    assertThat(run("--lang", "zh", file)).isZero();
    assertThat(out.toString()).contains("跳过，第 3 行第 1 列").contains("行数：3");
    out.getBuffer().setLength(0);
    assertThat(run("--lang", "en", file)).isZero();
    assertThat(out.toString()).contains("skipped, line 3, column 1").contains("lines: 3");
  }

  private Path write(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.properties().forEach(field -> names.add(field.getKey()));
    return names;
  }

  private int run(String... arguments) {
    List<String> all = new ArrayList<>(List.of("read"));
    all.addAll(List.of(arguments));
    String[] array = all.toArray(String[]::new);
    CommandLine line = PhiscopeCommand.commandLine(array, Locale.ENGLISH, (files, tag) -> 99);
    return line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(array);
  }
}
