package phiscope.cli.solve;

import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.PreciseNumber;
import phiscope.core.numeric.PreciseTail;
import phiscope.core.numeric.StandardScore;

/** {@code tail}: z, S and phi of a silence under N(mean + pause, std^2). */
final class TailProblem {
  private static final int SCORE_DIGITS = 40;

  private TailProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    BigFraction elapsed = fields.number("elapsed", NumberRange.NOT_NEGATIVE);
    BigFraction mean = fields.number("mean", NumberRange.NOT_NEGATIVE);
    BigFraction std = fields.number("std", NumberRange.POSITIVE);
    BigFraction pause = fields.number("pause", NumberRange.NOT_NEGATIVE);
    fields.noOthers();
    if (!fields.areSound()) {
      return Optional.empty();
    }
    StandardScore z = StandardScore.of(elapsed, mean.add(pause), std);
    PreciseNumber survival = PreciseTail.survival(z);
    PreciseNumber phi = PreciseTail.phi(z);
    return Optional.of(
        json -> {
          json.writeStringField("z", Printed.number(z.value(SCORE_DIGITS)));
          json.writeStringField("survival", Printed.number(survival));
          json.writeStringField("phi", Printed.number(phi));
        });
  }
}
