package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiPolicy;

/** {@code detector}: what a policy answers to queries between heartbeats. */
final class DetectorProblem {
  private DetectorProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    Optional<PhiPolicy> policy = PolicyFields.read(fields, "policy");
    List<DetectorEvent> events = DetectorEvent.list(fields);
    fields.noOthers();
    if (policy.isEmpty() || !fields.areSound()) {
      return Optional.empty();
    }
    return ProblemTicks.of(fields, policy.get(), events)
        .map(ticks -> json -> write(policy.get(), ticks, events, json));
  }

  private static void write(
      PhiPolicy policy, ProblemTicks ticks, List<DetectorEvent> events, JsonGenerator json)
      throws IOException {
    PhiDetector detector = new PhiDetector(policy, ticks.scale());
    json.writeArrayFieldStart("results");
    for (DetectorEvent event : events) {
      long at = ticks.of(event.at());
      if (event.isQuery()) {
        write(DetectorAnswer.of(policy, ticks.scale(), detector, at), json);
      } else {
        detector.deliver(event.sequence(), at, event.incarnation());
      }
    }
    json.writeEndArray();
  }

  private static void write(DetectorAnswer answer, JsonGenerator json) throws IOException {
    json.writeStartObject();
    writeOrNull(json, "phi", answer.phi());
    json.writeStringField("status", answer.status());
    json.writeBooleanField("available", answer.available());
    writeOrNull(json, "mean", answer.mean());
    writeOrNull(json, "sigma", answer.sigma());
    json.writeEndObject();
  }

  private static void writeOrNull(JsonGenerator json, String name, Optional<String> value)
      throws IOException {
    if (value.isPresent()) {
      json.writeStringField(name, value.get());
    } else {
      json.writeNullField(name);
    }
  }
}
