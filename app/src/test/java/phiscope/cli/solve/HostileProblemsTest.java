package phiscope.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files made to stop the program. Each takes well below a second on its own; the limit leaves room
 * for a busy machine, and what it guards against takes minutes or for ever.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileProblemsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "'elapsed': 1e999999999, 'mean': '0', 'std': '1'",
        "'elapsed': '1e-999999999', 'mean': '0', 'std': '1'",
        "'elapsed': '1', 'mean': '1e99999999999999999999', 'std': '1'",
        "'elapsed': '1', 'mean': '0', 'std': '1e-1001'"
      })
  void hugeExponentsAreRefused(String fields) {
    JsonNode answer =
        SolvedProblem.answer("{'id': 'x', 'kind': 'tail', " + fields + ", 'pause': '0'}");
    assertThat(answer.get("error").textValue()).contains("too large or too small");
  }

  @Test
  void whatIsWithinTheBoundsIsAnsweredHoweverLargeItIs() {
    String largest = "9".repeat(1000);
    String tail = "{'id': 'x', 'kind': 'tail', 'elapsed': '%s', 'mean': '%s', 'std': '%s', %s}";
    assertThat(SolvedProblem.answer(tail.formatted(largest, "0", "1e-1000", "'pause': '0'")))
        .hasSize(4);
    String third = "1/" + "3".repeat(1000);
    assertThat(SolvedProblem.answer(tail.formatted(third, third, third, "'pause': '0'")))
        .hasSize(4);
    String crossings =
        "{'id': 'x', 'kind': 'crossings', 'intervals': ['1e1000', '1e-1000'],"
            + " 'variance': 'sample', 'sigmaFloor': '1e-1000',"
            + " 'thresholds': ['1e1000', '1e-1000', '0.30102999566398119521373889472449302676']}";
    assertThat(SolvedProblem.answer(crossings).get("rows")).hasSize(3);
    String posterior =
        "{'id': 'x', 'kind': 'posterior', 'prior': '1e-1000', 'elapsed': '1e1000',"
            + " 'mean': '0', 'variance': '1e-1000'}";
    assertThat(SolvedProblem.answer(posterior).get("posterior").textValue()).startsWith("1.000");
  }

  @Test
  void aFewNumbersOfManyDigitsAmongManyAreRefused() {
    String many = Collections.nCopies(60_000, "1e900").stream().collect(Collectors.joining(","));
    for (String form :
        new String[] {
          "{'id': 'x', 'kind': 'window', 'intervals': [%s, '1e-1000']}",
          "{'id': 'x', 'kind': 'slide', 'intervals': [%s], 'windowSize': 9, 'sigmaFloor': null}"
        }) {
      JsonNode answer = SolvedProblem.answer(form.formatted(many));
      assertThat(answer.get("error").textValue()).contains("are too many");
    }
  }

  @Test
  void denominatorsWithoutCommonFactorsAreRefusedBeforeTheyMultiply() {
    String fractions =
        IntStream.range(0, 10_000)
            .mapToObj(i -> "'1/" + (1_000_000_007L + 2L * i) + "'")
            .collect(Collectors.joining(","));
    JsonNode answer =
        SolvedProblem.answer("{'id': 'x', 'kind': 'window', 'intervals': [" + fractions + "]}");
    assertThat(answer.get("error").textValue()).contains("are too many");
  }

  @Test
  void aTowerOfBracketsIsRefusedWhereItIsTooHigh() throws Exception {
    JsonReading reading = read("{\"problems\": " + "[".repeat(1_000_000));
    assertThat(((JsonReading.Broken) reading).problem().key()).isEqualTo("solve.file.tooLarge");
  }

  @Test
  void aNumberOrATextOfAMillionDigitsIsRefused() throws Exception {
    String digits = "1".repeat(1_000_000);
    assertThat(read("[" + digits + "]")).isInstanceOf(JsonReading.Broken.class);
    assertThat(read("[\"" + digits + "\"]")).isInstanceOf(JsonReading.Broken.class);
    assertThat(read("{\"" + digits + "\": 1}")).isInstanceOf(JsonReading.Broken.class);
    JsonNode answer =
        SolvedProblem.answer(
            "{'id': 'x', 'kind': 'window', 'intervals': ['%s']}".formatted("1".repeat(99_999)));
    assertThat(answer.get("error").textValue()).contains("too many digits");
  }

  @Test
  void ofManyProblemsOfOneObjectTheFirstAreSaid() {
    String unknown =
        IntStream.range(0, 100_000)
            .mapToObj(i -> "'f" + i + "': 1")
            .collect(Collectors.joining(","));
    JsonNode answer = SolvedProblem.answer("{'id': 'x', 'kind': 'window', " + unknown + "}");
    assertThat(answer.get("error").textValue().split("; ")).hasSizeBetween(20, 60);
    String repeated =
        IntStream.range(0, 100_000).mapToObj(i -> "'f': 1").collect(Collectors.joining(","));
    answer = SolvedProblem.answer("{'id': 'x', 'kind': 'window', " + repeated + "}");
    assertThat(answer.get("error").textValue()).contains("f: it is given more than once");
  }

  @Test
  void textThatIsNotMeantForATerminalIsQuotedWithoutItsControls() {
    JsonNode answer =
        SolvedProblem.answer("{'id': 'x', 'kind': 'window', 'intervals': ['\\u001b[2J\\n']}");
    assertThat(answer.get("error").textValue().codePoints()).allMatch(c -> c >= ' ');
  }

  private static JsonReading read(String json) throws Exception {
    return JsonReader.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
  }
}
