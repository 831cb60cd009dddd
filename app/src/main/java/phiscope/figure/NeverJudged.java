package phiscope.figure;

import java.util.List;
import phiscope.bench.PolicyReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.QualityOfService;
import phiscope.text.Numbers;

/** Policies that had no model anywhere on a tape, so that nothing can be said of their worth. */
final class NeverJudged {
  private NeverJudged() {}

  /** Whether a detector never judged a sender that was alive. */
  static boolean is(QualityOfService quality) {
    return Double.isNaN(quality.queryAccuracy());
  }

  /** What is said, and behind it a sentence about each policy that never had a model. */
  static String told(Subject subject, String said) {
    String all = said;
    List<PolicyReading> policies = subject.tape().policies();
    for (int i = 0; i < policies.size(); i++) {
      if (is(policies.get(i).quality())) {
        String sentence = sentence(subject, i);
        all = all.isEmpty() ? sentence : subject.text("runs.reading.join", all, sentence);
      }
    }
    return all;
  }

  /** That a policy never had a model, and how many intervals it needs if that is the reason. */
  static String sentence(Subject subject, int index) {
    PolicyReading reading = subject.tape().policies().get(index);
    String name = PolicyNames.of(subject, index);
    if (hasTooFew(reading)) {
      return subject.text("neverJudged.samples", name, Numbers.whole(needed(reading.policy())));
    }
    return subject.text(
        lacksSpread(reading.policy()) ? "neverJudged.noSpread" : "neverJudged", name);
  }

  /** Whether a policy that has enough intervals has no model where all of them are the same. */
  private static boolean lacksSpread(PhiPolicy policy) {
    return policy.parameters() instanceof PhiPolicy.ModelParameters.Learned
        && policy.sigmaFloor() instanceof PhiPolicy.SigmaFloor.None;
  }

  /** Why a figure about the worth of policies has nothing to show. */
  static String nothing(Subject subject) {
    boolean tooFew =
        subject.tape().policies().stream()
            .anyMatch(policy -> is(policy.quality()) && hasTooFew(policy));
    String said = told(subject, tooFew ? subject.text("figure.tradeOff.none") : "");
    return said.isEmpty() ? subject.text("figure.tradeOff.none") : said;
  }

  /** Whether the whole tape, wherever now is, has not the intervals that the policy needs. */
  private static boolean hasTooFew(PolicyReading reading) {
    boolean learns = reading.policy().parameters() instanceof PhiPolicy.ModelParameters.Learned;
    return learns && reading.fold().acceptedCount() - 1 < needed(reading.policy());
  }

  /** How many intervals a policy needs before it has a model. */
  static int needed(PhiPolicy policy) {
    int least = policy.variance() == PhiPolicy.VarianceKind.SAMPLE ? 2 : 1;
    return Math.max(least, policy.minimumSamples());
  }
}
