package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import picocli.CommandLine;

/** The {@code detector} problems of {@code phiscope solve}: what each policy answers, as text. */
class SolveDetectorTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvFileSource(resources = "/solve/detectors.csv", delimiter = '|', quoteCharacter = '`')
  void eachPolicyAnswersAsItsArticleOrSystem(String policy, String events, String last)
      throws Exception {
    JsonNode results = answer(policy, events).get("results");
    JsonNode result = results.get(results.size() - 1);
    ObjectMapper json = new ObjectMapper();
    JsonNode expected = json.readTree("{" + last.replace('\'', '"') + "}");
    expected
        .properties()
        .forEach(
            field -> {
              String actual = result.get(field.getKey()).asText();
              String wanted = field.getValue().asText();
              assertThat(actual).as(field.getKey()).startsWith(wanted);
            });
  }

  @ParameterizedTest
  @CsvFileSource(resources = "/solve/detector-refusals.csv", delimiter = '|', quoteCharacter = '`')
  void whatIsWrongWithAPolicyOrAnEventIsSaid(String policy, String events, String error)
      throws Exception {
    assertThat(answer(policy, events).path("error").asText()).isEqualTo(error);
  }

  private JsonNode answer(String policy, String events) throws Exception {
    String problem =
        "{'problems': [{'id': 'd', 'kind': 'detector', 'policy': %s, 'events': [%s]}]}"
            .formatted(policy, events)
            .replaceAll("h(-?[0-9.]+)", "{'heartbeat': '$1'}")
            .replaceAll("q(-?[0-9.]+)", "{'query': '$1'}")
            .replace('\'', '"');
    Path file = Files.writeString(folder.resolve("problems.json"), problem);
    StringWriter out = new StringWriter();
    String[] arguments = {"solve", file.toString()};
    CommandLine line =
        PhiscopeCommand.commandLine(arguments, Locale.ENGLISH, (files, language) -> 0);
    line.setOut(new PrintWriter(out)).setErr(new PrintWriter(new StringWriter()));
    line.execute(arguments);
    return new ObjectMapper().readTree(out.toString()).get("answers").get(0);
  }
}
