package phiscope.cli.solve;

import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;
import phiscope.core.swim.theory.MessageCost;

/** {@code messages}: messages per period of all-to-all heartbeats, a ring or a centre, and SWIM. */
final class MessagesProblem {
  private MessagesProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    long members = fields.whole("members", 2, Long.MAX_VALUE);
    long indirect = fields.whole("indirect", 0, Long.MAX_VALUE);
    fields.noOthers();
    if (!fields.areSound()) {
      return Optional.empty();
    }
    MessageCost cost = new MessageCost(members, indirect);
    BigFraction oneFailed = new BigFraction(cost.swimWithOneFailed());
    return Optional.of(
        json -> {
          json.writeNumberField("all_to_all_heartbeats", cost.allToAll());
          json.writeNumberField("all_to_all_per_node_sent_plus_received", cost.allToAllPerMember());
          json.writeNumberField("ring_or_central", cost.ringOrCentral());
          json.writeNumberField("swim_no_failure_total", cost.swimWithoutFailure());
          json.writeStringField(
              "swim_per_node_sent_plus_received_mean", cost.swimPerMember().toString());
          json.writeStringField(
              "swim_one_failed_expected_total_fraction", Decimals.fraction(oneFailed));
          json.writeStringField("swim_one_failed_expected_total", Decimals.exact(oneFailed));
          json.writeNumberField(
              "swim_worst_case_all_direct_fail_total", cost.swimWhenAllDirectProbesFail());
        });
  }
}
