package phiscope.cli.solve;

import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;
import phiscope.core.numeric.Posterior;
import phiscope.core.numeric.PreciseNumber;
import phiscope.core.numeric.PreciseTail;
import phiscope.core.numeric.StandardScore;

/** {@code posterior}: p / (p + (1 - p) S), for a given tail or for that of a silence. */
final class PosteriorProblem {
  private PosteriorProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    BigFraction prior = fields.number("prior", NumberRange.PROBABILITY);
    boolean given = fields.has("survival") || !fields.has("elapsed");
    return given ? ofTail(fields, prior) : ofSilence(fields, prior);
  }

  private static Optional<Answer> ofTail(ProblemFields fields, BigFraction prior) {
    BigFraction survival = fields.number("survival", NumberRange.PROBABILITY);
    fields.noOthers();
    if (isZero(prior) && isZero(survival)) {
      fields.complainAbout("survival", "solve.posterior.impossible");
    }
    if (!fields.areSound()) {
      return Optional.empty();
    }
    BigFraction posterior = Posterior.exact(prior, survival);
    return Optional.of(
        json -> {
          json.writeStringField("posterior", Printed.number(posterior));
          json.writeStringField("posteriorFraction", Decimals.fraction(posterior));
        });
  }

  private static boolean isZero(BigFraction value) {
    return value.getNumerator().signum() == 0;
  }

  private static Optional<Answer> ofSilence(ProblemFields fields, BigFraction prior) {
    BigFraction elapsed = fields.number("elapsed", NumberRange.NOT_NEGATIVE);
    BigFraction mean = fields.number("mean", NumberRange.NOT_NEGATIVE);
    BigFraction variance = fields.number("variance", NumberRange.POSITIVE);
    fields.noOthers();
    if (!fields.areSound()) {
      return Optional.empty();
    }
    PreciseNumber survival =
        PreciseTail.survival(StandardScore.ofVariance(elapsed, mean, variance));
    PreciseNumber posterior = Posterior.precise(prior, survival);
    return Optional.of(json -> json.writeStringField("posterior", Printed.number(posterior)));
  }
}
