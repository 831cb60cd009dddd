package phiscope.cli.solve;

import java.math.BigInteger;
import java.util.Optional;
import phiscope.core.swim.theory.RetransmitLimit;

/** {@code retransmitLimit}: how often memberlist passes the same news on. */
final class RetransmitProblem {
  private RetransmitProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    BigInteger multiplier = fields.whole("multiplier");
    long members = fields.whole("members", 0, Long.MAX_VALUE - 1);
    fields.noOthers();
    if (!fields.areSound()) {
      return Optional.empty();
    }
    BigInteger limit = RetransmitLimit.MEMBERLIST.of(multiplier, members);
    return Optional.of(json -> json.writeNumberField("limit", limit));
  }
}
