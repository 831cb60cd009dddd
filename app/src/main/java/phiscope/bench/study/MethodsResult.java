package phiscope.bench.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.MethodComparison;
import phiscope.core.probe.MethodFinding;
import phiscope.core.probe.MethodFinding.Timing;
import phiscope.core.probe.MethodSettings;
import phiscope.core.probe.PeerFault;

/**
 * What a study of five methods says.
 *
 * @param fault the fault of the settings
 * @param lasts how long a fault with an end lasts
 * @param findings what each method makes of it
 * @param all what each makes of every fault, fault by fault
 */
public record MethodsResult(
    PeerFault fault, long lasts, List<MethodFinding> findings, List<MethodFinding> all)
    implements StudyResult {
  public MethodsResult {
    findings = List.copyOf(findings);
    all = List.copyOf(all);
  }

  /** Computes a study of this kind. */
  public static MethodsResult of(Study study, StudyWork work) {
    MethodSettings settings =
        new MethodSettings(
            study.get(MethodsParameter.HEARTBEAT_EVERY),
            study.count(MethodsParameter.MISSED),
            study.get(MethodsParameter.SIGMA),
            study.share(MethodsParameter.THRESHOLD),
            new MethodSettings.Swim(
                study.count(MethodsParameter.MEMBERS),
                study.get(MethodsParameter.SWIM_PERIOD),
                study.count(MethodsParameter.INDIRECT),
                study.get(MethodsParameter.SUSPICION)),
            new MethodSettings.LeaseTerm(
                study.get(MethodsParameter.LEASE_LASTS), study.get(MethodsParameter.RENEW_EVERY)),
            new MethodSettings.TcpProbe(
                study.get(MethodsParameter.PROBE_EVERY),
                study.get(MethodsParameter.PROBE_TIMEOUT),
                study.count(MethodsParameter.PROBE_FAILURES),
                study.flag(MethodsParameter.STANDING)));
    MethodComparison comparison = new MethodComparison(settings, SimTime.SECOND);
    PeerFault fault = study.choice(MethodsParameter.FAULT, PeerFault.class);
    long lasts = study.get(MethodsParameter.LASTS);
    return new MethodsResult(
        fault,
        lasts,
        comparison.findings(fault, lasts),
        Arrays.stream(PeerFault.values())
            .flatMap(each -> comparison.findings(each, lasts).stream())
            .toList());
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> quantities = new ArrayList<>();
    for (MethodFinding finding : findings) {
      String word = Parameter.word(finding.method());
      double none = Double.NaN;
      quantities.add(
          Quantity.time(
              finding.when().map(when -> (double) when.shortest()).orElse(none), word, "shortest"));
      quantities.add(
          Quantity.time(
              finding.when().map(when -> (double) when.mean()).orElse(none), word, "mean"));
      quantities.add(
          Quantity.time(
              finding.when().map(Timing::longest).map(Long::doubleValue).orElse(none),
              word,
              finding.hasLongest() ? "longest" : "p99"));
      quantities.add(Quantity.share(finding.share(), word, "share"));
      quantities.add(Quantity.word(Parameter.word(finding.reason()), word, "reason"));
    }
    return List.copyOf(quantities);
  }
}
