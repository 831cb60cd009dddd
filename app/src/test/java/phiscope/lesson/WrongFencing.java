package phiscope.lesson;

import java.util.List;
import java.util.function.UnaryOperator;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.TokenCheck;

/** Engines of the fencing bench with one fault each, and the lessons that must tell. */
enum WrongFencing {
  THE_RESOURCE_CHECKS_NOTHING(
      List.of("late-write", "legitimate-takeover"),
      scenario -> set(scenario, FencingParameter.TOKEN_CHECK, TokenCheck.NONE.ordinal())),
  HIGHEST_SEEN_IS_ALL_THERE_IS(
      List.of("late-write"),
      scenario ->
          FencingParameter.TOKEN_CHECK.of(scenario) == TokenCheck.AUTHORITY_ASKED.ordinal()
              ? set(scenario, FencingParameter.TOKEN_CHECK, TokenCheck.HIGHEST_SEEN.ordinal())
              : scenario),
  ISSUING_TELLS_EVERY_RESOURCE(
      List.of("late-write"),
      scenario ->
          FencingParameter.TOKEN_CHECK.of(scenario) == TokenCheck.HIGHEST_SEEN.ordinal()
              ? set(scenario, FencingParameter.TOKEN_CHECK, TokenCheck.AUTHORITY_ASKED.ordinal())
              : scenario),
  NOTHING_COMES_BETWEEN_CHECK_AND_WRITE(
      List.of("late-write"), scenario -> set(scenario, FencingParameter.ATOMIC, 1)),
  ONE_SUSPICION_IS_ENOUGH(
      List.of("legitimate-takeover"), scenario -> set(scenario, FencingParameter.CONFIRMATIONS, 1)),
  THE_LEASE_IS_NOT_WAITED_FOR(
      List.of("late-write", "legitimate-takeover"),
      scenario -> set(scenario, FencingParameter.WAITS_FOR_LEASE, 0)),
  PHI_HAS_NO_CAP(List.of("legitimate-takeover"), WrongFencing::withoutCap);

  private final List<String> noticedBy;
  private final UnaryOperator<FencingScenario> wrong;

  WrongFencing(List<String> noticedBy, UnaryOperator<FencingScenario> wrong) {
    this.noticedBy = noticedBy;
    this.wrong = wrong;
  }

  List<String> noticedBy() {
    return noticedBy;
  }

  BenchReading read(Bench document) {
    if (!(document instanceof FencingBench bench)) {
      return BenchReader.read(document);
    }
    FencingReading other =
        FencingReader.read(
            FencingBench.of(bench.title(), wrong.apply(bench.scenario())).withView(bench.view()));
    return new FencingReading(bench, other.run(), other.frame(), other.comparison(), other.runs());
  }

  private static FencingScenario set(
      FencingScenario scenario, FencingParameter parameter, long value) {
    return parameter.with(scenario, value);
  }

  private static FencingScenario withoutCap(FencingScenario scenario) {
    if (!(scenario.detector() instanceof DetectorChoice.Phi phi)) {
      return scenario;
    }
    PhiPolicy exact = PolicyDraft.of(phi.policy()).upperEnd(new UpperEnd.Exact()).policy();
    return scenario.with(new DetectorChoice.Phi(exact, phi.heartbeatEvery(), phi.evaluateEvery()));
  }
}
