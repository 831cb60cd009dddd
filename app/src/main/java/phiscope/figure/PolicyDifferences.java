package phiscope.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** What tells policies of the same preset apart, in a few words; the threshold is left out. */
record PolicyDifferences(TimeUnit unit, Messages messages) {
  /**
   * What is different about one of several policies: of their fields, the most telling first, only
   * those that tell apart what the fields before have not.
   *
   * @param alike policies of one preset
   * @param policy one of them
   */
  List<String> of(List<PhiPolicy> alike, PhiPolicy policy) {
    List<Function<PhiPolicy, String>> telling = new ArrayList<>();
    long groups = 1;
    for (Function<PhiPolicy, String> field : fields()) {
      telling.add(field);
      long finer = alike.stream().map(it -> words(telling, it)).distinct().count();
      if (finer == groups) {
        telling.remove(telling.size() - 1);
      }
      groups = finer;
    }
    return words(telling, policy);
  }

  private static List<String> words(List<Function<PhiPolicy, String>> fields, PhiPolicy policy) {
    return fields.stream().map(field -> field.apply(policy)).toList();
  }

  private List<Function<PhiPolicy, String>> fields() {
    return List.of(
        policy -> get("tail." + policy.tail().name().toLowerCase(Locale.ROOT)),
        this::window,
        this::parameters,
        this::floor,
        policy -> get("differs.pause", time(policy.acceptablePause())),
        this::record,
        this::estimate,
        policy -> get("differs.minimum", Numbers.whole(policy.minimumSamples())),
        policy -> get("differs.variance." + policy.variance().name()),
        this::upperEnd,
        policy -> get("differs.arithmetic." + policy.arithmetic().name()),
        policy -> get("differs.sequence." + policy.sequenceRule().name()),
        policy -> get("differs.start." + (policy.startCountsAsHeartbeat() ? "yes" : "no")),
        policy -> get("differs.band", Numbers.exact(policy.boundaryBand())),
        policy -> get("differs.comparison." + policy.comparison().name()),
        this::localPause);
  }

  private String get(String key, Object... arguments) {
    return messages.get("policy." + key, arguments);
  }

  private String time(BigDecimal time) {
    return Numbers.withUnit(Numbers.exact(time), unit);
  }

  private String window(PhiPolicy policy) {
    if (policy.windowSize() instanceof WindowSize.Last last) {
      return get("differs.window", Numbers.whole(last.intervals()));
    }
    return policy.windowSize() instanceof WindowSize.Lasting lasting
        ? get("differs.window", time(lasting.time()))
        : get("differs.window.all");
  }

  private String parameters(PhiPolicy policy) {
    return policy.parameters() instanceof ModelParameters.Given given
        ? get("differs.given", time(given.mean()), time(given.std()))
        : get("differs.learned");
  }

  private String floor(PhiPolicy policy) {
    if (policy.sigmaFloor() instanceof SigmaFloor.Absolute absolute) {
      return get("differs.floor", time(absolute.time()));
    }
    return policy.sigmaFloor() instanceof SigmaFloor.Relative relative
        ? get("differs.floor.share", Numbers.exact(relative.shareOfMean()))
        : get("differs.floor.none");
  }

  private String record(PhiPolicy policy) {
    if (policy.record() instanceof RecordRule.UpTo upTo) {
      return get("differs.record.upTo", time(upTo.time()));
    }
    return policy.record() instanceof RecordRule.WhileAvailable
        ? get("differs.record.whileAvailable")
        : get("differs.record.all");
  }

  private String estimate(PhiPolicy policy) {
    return policy
        .firstEstimate()
        .map(
            estimate ->
                get(
                    estimate.shape() == FirstEstimate.Shape.SINGLE
                        ? "differs.estimate.single"
                        : "differs.estimate.pair",
                    time(estimate.value())))
        .orElse(get("differs.estimate.none"));
  }

  private String upperEnd(PhiPolicy policy) {
    if (policy.upperEnd() instanceof UpperEnd.Cap cap) {
      return get("differs.upperEnd.cap", Numbers.exact(cap.phi()));
    }
    if (policy.upperEnd() instanceof UpperEnd.Infinity) {
      return get("differs.upperEnd.infinity");
    }
    return policy.upperEnd() instanceof UpperEnd.AtLeast30
        ? get("differs.upperEnd.atLeast30")
        : get("differs.upperEnd.exact");
  }

  private String localPause(PhiPolicy policy) {
    return policy
        .localPause()
        .map(pause -> get("differs.localPause", time(pause)))
        .orElse(get("differs.localPause.none"));
  }
}
