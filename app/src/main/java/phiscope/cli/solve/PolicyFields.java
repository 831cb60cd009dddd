package phiscope.cli.solve;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Problem;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonSource;
import phiscope.bench.json.JsonValue.JsonBoolean;
import phiscope.bench.json.JsonValue.JsonMember;
import phiscope.bench.json.JsonValue.JsonNull;
import phiscope.bench.json.JsonValue.JsonNumber;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.JsonValue.JsonText;
import phiscope.bench.json.PolicyJson;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.numeric.Decimals;
import phiscope.core.trace.TimeUnit;

/**
 * A policy in a problem. Its fields are those of a document and are read by the same code; only the
 * numbers, which a document writes as numbers, may here be decimal strings.
 */
final class PolicyFields {
  /** Where each value given to the reader of documents came from, by its offset there. */
  private final List<JsonValue> origins = new ArrayList<>();

  private final ProblemFields fields;

  private PolicyFields(ProblemFields fields) {
    this.fields = fields;
  }

  /**
   * The policy of a problem, or empty with complaints. The numbers of a preset are taken as they
   * are: a problem has one unit throughout, that of the preset if it names one.
   */
  static Optional<PhiPolicy> read(ProblemFields fields, String name) {
    return fields.value(name).flatMap(value -> new PolicyFields(fields).read(name, value));
  }

  private Optional<PhiPolicy> read(String name, JsonValue value) {
    phiscope.bench.json.JsonValue policy = convert(value);
    // One line for each value, so that the line of a problem tells the value.
    JsonSource source = new JsonSource(name, "\n".repeat(origins.size()));
    Optional<PhiPolicy> read = PolicyJson.read(new JsonField(name, policy, source), TimeUnit.NONE);
    for (Problem problem : source.problems()) {
      JsonValue origin = origins.get(Math.min(problem.line(), origins.size()) - 1);
      fields.complain(origin, name, problem.key(), problem.arguments().toArray());
    }
    return source.hasProblems() ? Optional.empty() : read;
  }

  private phiscope.bench.json.JsonValue convert(JsonValue value) {
    int offset = origins.size();
    origins.add(value);
    if (value instanceof JsonValue.Fields object) {
      List<JsonMember> members = new ArrayList<>();
      for (int i = 0; i < object.names().size(); i++) {
        JsonValue field = object.values().get(i);
        members.add(new JsonMember(offset, object.names().get(i), convert(field)));
      }
      for (String name : object.repeated()) {
        fields.complain(object.get(name).orElse(object), name, "solve.field.repeated");
      }
      return new JsonObject(offset, members);
    }
    if (value instanceof JsonValue.Text text) {
      return textOrNumber(offset, text.value());
    }
    if (value instanceof JsonValue.Number number) {
      return textOrNumber(offset, number.digits());
    }
    if (value instanceof JsonValue.Word word && !word.isNull()) {
      return new JsonBoolean(offset, word.word().equals("true"));
    }
    if (value instanceof JsonValue.Array) {
      fields.complain(value, "policy", "solve.policy.list");
    }
    return new JsonNull(offset);
  }

  private static phiscope.bench.json.JsonValue textOrNumber(int offset, String text) {
    return Decimals.readDecimal(text).isAccepted()
        ? new JsonNumber(offset, new BigDecimal(text))
        : new JsonText(offset, text);
  }
}
