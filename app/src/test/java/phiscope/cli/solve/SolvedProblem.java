package phiscope.cli.solve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Solves one problem without a command line around it. */
final class SolvedProblem {
  private SolvedProblem() {}

  /** The answer to a problem written with ' for ". */
  static JsonNode answer(String problem) {
    byte[] json = problem.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    try {
      JsonReading reading = JsonReader.read(new ByteArrayInputStream(json));
      StringWriter out = new StringWriter();
      AnswerWriter writer = new AnswerWriter(out);
      writer.write(new ProblemSolver().solve(((JsonReading.Tree) reading).root()));
      writer.end();
      return new ObjectMapper().readTree(out.toString()).get("answers").get(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
