package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.FencedResource;
import phiscope.core.fencing.FencedResource.Operation;

/** {@code fencing}: what a resource that remembers the highest token takes and refuses. */
final class FencingProblem {
  private FencingProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    List<Operation> operations = new ArrayList<>();
    fields.objectsOrNone("operations", (index, operation) -> operations.add(read(operation)));
    fields.noOthers();
    return fields.areSound() ? Optional.of(json -> write(operations, json)) : Optional.empty();
  }

  private static Operation read(ProblemFields fields) {
    Operation operation =
        switch (fields.word("op", List.of("write", "issue", "restart"))) {
          case "write" -> new Operation.Write(token(fields), fields.text("value"));
          case "issue" -> new Operation.Issue(token(fields));
          default -> new Operation.Restart(fields.truth("persist_highest"));
        };
    fields.noOthers();
    return operation;
  }

  private static long token(ProblemFields fields) {
    return fields.whole("token", 0, Long.MAX_VALUE);
  }

  private static void write(List<Operation> operations, JsonGenerator json) throws IOException {
    FencedResource resource = FencedResource.NEW;
    json.writeArrayFieldStart("results");
    for (Operation operation : operations) {
      FencedResource.Outcome outcome = resource.apply(operation);
      resource = outcome.after();
      json.writeStartObject();
      if (outcome.accepted().isPresent()) {
        json.writeBooleanField("accepted", outcome.accepted().get());
      } else {
        json.writeNullField("accepted");
      }
      json.writeNumberField("highest", resource.highest());
      writeValue(json, "value", resource);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("finalHighest", resource.highest());
    writeValue(json, "finalValue", resource);
  }

  private static void writeValue(JsonGenerator json, String name, FencedResource resource)
      throws IOException {
    if (resource.value().isPresent()) {
      json.writeStringField(name, resource.value().get());
    } else {
      json.writeNullField(name);
    }
  }
}
