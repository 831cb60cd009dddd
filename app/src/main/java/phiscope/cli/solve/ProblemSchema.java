package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The JSON Schema (draft 2020-12) of a file of problems. Kinds and needed fields are asked of the
 * code that reads them: a problem of each kind without any field is told what it lacks.
 *
 * <p>It says what all problems of a kind must have; what else they may have, and of which values,
 * the reader says with line and column.
 */
public final class ProblemSchema {
  private static final String MISSING = "solve.field.missing";
  private static final JsonValue.Place NOWHERE = new JsonValue.Place(1, 1);

  private ProblemSchema() {}

  /** The schema. */
  public static String text() {
    StringWriter text = new StringWriter();
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(indenter));
      write(json);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.append('\n').toString();
  }

  private static void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("$schema", "https://json-schema.org/draft/2020-12/schema");
    json.writeStringField("title", "Phiscope problems");
    json.writeStringField("type", "object");
    strings(json, "required", List.of("problems"));
    json.writeBooleanField("additionalProperties", false);
    json.writeObjectFieldStart("properties");
    json.writeObjectFieldStart("problems");
    json.writeStringField("type", "array");
    json.writeObjectFieldStart("items");
    problem(json);
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void problem(JsonGenerator json) throws IOException {
    json.writeStringField("type", "object");
    strings(json, "required", List.of("id", "kind"));
    json.writeObjectFieldStart("properties");
    json.writeObjectFieldStart("id");
    json.writeStringField("type", "string");
    json.writeEndObject();
    json.writeObjectFieldStart("kind");
    strings(json, "enum", ProblemSolver.kindNames());
    json.writeEndObject();
    json.writeEndObject();
    json.writeArrayFieldStart("allOf");
    for (String kind : ProblemSolver.kindNames()) {
      json.writeStartObject();
      json.writeObjectFieldStart("if");
      json.writeObjectFieldStart("properties");
      json.writeObjectFieldStart("kind");
      json.writeStringField("const", kind);
      json.writeEndObject();
      json.writeEndObject();
      json.writeEndObject();
      json.writeObjectFieldStart("then");
      strings(json, "required", needed(kind));
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /**
   * The fields without which no problem of a kind is right: those that a bare problem lacks, and
   * lacks still whichever other field is given, since some fields stand for each other.
   */
  static List<String> needed(String kind) {
    Set<String> others = new TreeSet<>();
    ProblemSolver.kindNames().forEach(each -> others.addAll(missing(each, List.of())));
    List<String> needed = new ArrayList<>(missing(kind, List.of()));
    for (String other : others) {
      List<String> without = missing(kind, List.of(other));
      needed.removeIf(field -> !field.equals(other) && !without.contains(field));
    }
    return needed;
  }

  /** What a problem of a kind lacks that has some fields. */
  private static List<String> missing(String kind, List<String> given) {
    List<String> names = new ArrayList<>(List.of("id", "kind"));
    List<JsonValue> values = new ArrayList<>(List.of(text("x"), text(kind)));
    for (String name : given) {
      names.add(name);
      values.add(text("1"));
    }
    JsonValue problem =
        new JsonValue.Fields(NOWHERE.line(), NOWHERE.column(), names, values, List.of());
    return new ProblemSolver()
        .solve(problem).problems().stream()
            .filter(wrong -> wrong.key().equals(MISSING))
            .map(FieldProblem::field)
            .filter(field -> !field.contains("."))
            .distinct()
            .toList();
  }

  private static JsonValue text(String value) {
    return new JsonValue.Text(NOWHERE.line(), NOWHERE.column(), value);
  }

  private static void strings(JsonGenerator json, String name, List<String> values)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }
}
