package phiscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.PosteriorReading;
import phiscope.bench.TapeReading;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiResult;

/** Engines with one fault each, and the lessons whose printed numbers must tell. */
enum WrongEngine {
  PHI_OFF_BY_A_HUNDREDTH(
      List.of("phi-from-four-intervals", "the-same-1200-ms", "what-phi-is-not"),
      policy -> with(policy, phi(policy.result(), 0.011), policy.survival(), policy.posterior())),
  TAIL_OFF_BY_A_THOUSANDTH_OF_ITSELF(
      List.of("phi-from-four-intervals", "what-phi-is-not"),
      policy -> with(policy, policy.result(), policy.survival() * 1.001, policy.posterior())),
  SIGMA_IS_OF_A_SAMPLE(
      List.of("phi-from-four-intervals", "the-same-1200-ms"),
      policy ->
          policy.window().sampleVariance() == null
              ? policy
              : with(policy, Math.sqrt(policy.window().sampleVariance().doubleValue()))),
  BELIEF_IS_ONE_MINUS_TAIL(
      List.of("what-phi-is-not"),
      policy ->
          with(
              policy,
              policy.result(),
              policy.survival(),
              policy.posterior().map(p -> believed(p, 1 - policy.survival())))),
  UNTRAINED_IS_ZERO(
      List.of("phi-from-four-intervals"),
      policy ->
          policy.result().status() == PhiResult.Status.UNTRAINED
              ? with(
                  policy,
                  new PhiResult(PhiResult.Status.OK, 0, false),
                  policy.survival(),
                  policy.posterior())
              : policy);

  private final List<String> noticedBy;
  private final UnaryOperator<PolicyReading> fault;

  WrongEngine(List<String> noticedBy, UnaryOperator<PolicyReading> fault) {
    this.noticedBy = noticedBy;
    this.fault = fault;
  }

  List<String> noticedBy() {
    return noticedBy;
  }

  BenchReading read(Bench document) {
    if (!(document instanceof DetectorBench bench)) {
      return BenchReader.read(document);
    }
    DetectorReading right = DetectorReader.read(bench);
    return new DetectorReading(
        bench,
        right.tapes().stream()
            .map(
                tape ->
                    new TapeReading(
                        tape.tape(),
                        tape.horizon(),
                        tape.policies().stream().map(fault).toList(),
                        tape.timeouts()))
            .toList());
  }

  private static PhiResult phi(PhiResult result, double more) {
    return new PhiResult(result.status(), result.phi() + more, result.suspected());
  }

  private static PosteriorReading believed(PosteriorReading right, double posterior) {
    return new PosteriorReading(
        right.prior(), right.log10PriorOdds(), right.phi(), right.log10PosteriorOdds(), posterior);
  }

  private static PolicyReading with(PolicyReading right, double sigma) {
    Optional<NormalModel> model =
        right.model().map(m -> new NormalModel(m.mean(), sigma, sigma, m.pause(), m.floored()));
    return rebuilt(right, model, right.result(), right.survival(), right.posterior());
  }

  private static PolicyReading with(
      PolicyReading right,
      PhiResult result,
      double survival,
      Optional<PosteriorReading> posterior) {
    return rebuilt(right, right.model(), result, survival, posterior);
  }

  private static PolicyReading rebuilt(
      PolicyReading right,
      Optional<NormalModel> model,
      PhiResult result,
      double survival,
      Optional<PosteriorReading> posterior) {
    PhiPolicy policy = right.policy();
    return new PolicyReading(
        policy,
        right.lastAccepted(),
        right.elapsed(),
        right.window(),
        model,
        result,
        survival,
        right.log10Survival(),
        right.consumers(),
        posterior,
        right.fold(),
        right.quality());
  }
}
