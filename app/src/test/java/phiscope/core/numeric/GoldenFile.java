package phiscope.core.numeric;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** A pair of golden files: problems, and the answers computed independently with 80 digits. */
public final class GoldenFile {
  private GoldenFile() {}

  /** The problems of these kinds, each with its answer. */
  public static Stream<Arguments> problems(String name, String... kinds) {
    JsonNode problems = read(name + ".problems.json").get("problems");
    JsonNode answers = read(name + ".answers.json").get("answers");
    List<Arguments> pairs = new ArrayList<>();
    for (int i = 0; i < problems.size(); i++) {
      String id = problems.get(i).get("id").textValue();
      if (!answers.get(i).get("id").textValue().equals(id)) {
        throw new IllegalStateException("answers are out of order at " + id);
      }
      if (List.of(kinds).contains(problems.get(i).get("kind").textValue())) {
        pairs.add(Arguments.of(id, problems.get(i), answers.get(i)));
      }
    }
    if (pairs.isEmpty()) {
      throw new IllegalStateException("no problem of these kinds in " + name);
    }
    return pairs.stream();
  }

  /** The tree of one golden file. */
  public static JsonNode read(String file) {
    try (InputStream in = GoldenFile.class.getResourceAsStream("/golden/" + file)) {
      return new ObjectMapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
