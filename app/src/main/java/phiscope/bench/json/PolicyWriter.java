package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;

/** Writes a policy as an object: all fields, or those that differ from a preset. */
final class PolicyWriter {
  private final JsonPrinter to;
  private final PhiPolicy policy;
  private final Optional<PhiPolicy> preset;

  PolicyWriter(JsonPrinter to, PhiPolicy policy, Optional<PhiPolicy> preset) {
    this.to = to;
    this.policy = policy;
    this.preset = preset;
  }

  void write() {
    to.inlineObject().name("preset").text(policy.preset().id());
    field("windowSize", PhiPolicy::windowSize, this::windowSize);
    field("minimumSamples", PhiPolicy::minimumSamples, to::number);
    word("variance", PhiPolicy::variance, PolicyJson.VARIANCES);
    field("sigmaFloor", PhiPolicy::sigmaFloor, this::sigmaFloor);
    field("parameters", PhiPolicy::parameters, this::parameters);
    field("acceptablePause", PhiPolicy::acceptablePause, to::number);
    field("firstEstimate", PhiPolicy::firstEstimate, this::firstEstimate);
    field("startCountsAsHeartbeat", PhiPolicy::startCountsAsHeartbeat, to::flag);
    field("record", PhiPolicy::record, this::record);
    word("sequenceRule", PhiPolicy::sequenceRule, PolicyJson.SEQUENCE_RULES);
    word("tail", PhiPolicy::tail, PolicyJson.TAILS);
    word("arithmetic", PhiPolicy::arithmetic, PolicyJson.ARITHMETICS);
    field("upperEnd", PhiPolicy::upperEnd, this::upperEnd);
    field("boundaryBand", PhiPolicy::boundaryBand, to::number);
    word("comparison", PhiPolicy::comparison, PolicyJson.COMPARISONS);
    field("localPause", PhiPolicy::localPause, this::numberOrNull);
    field("threshold", PhiPolicy::threshold, to::number);
    to.endObject();
  }

  private <T> void field(String name, Function<PhiPolicy, T> part, Consumer<T> writer) {
    T value = part.apply(policy);
    if (preset.isEmpty() || !value.equals(part.apply(preset.get()))) {
      to.name(name);
      writer.accept(value);
    }
  }

  private <T> void word(String name, Function<PhiPolicy, T> part, Map<String, T> words) {
    field(name, part, value -> to.text(PolicyJson.word(words, value)));
  }

  private void only(String name, BigDecimal number) {
    to.inlineObject().name(name).number(number).endObject();
  }

  private void windowSize(WindowSize size) {
    if (size instanceof WindowSize.Last last) {
      to.number(last.intervals());
    } else if (size instanceof WindowSize.Lasting lasting) {
      only("lasting", lasting.time());
    } else {
      to.text("all");
    }
  }

  private void sigmaFloor(SigmaFloor floor) {
    if (floor instanceof SigmaFloor.Absolute absolute) {
      only("absolute", absolute.time());
    } else if (floor instanceof SigmaFloor.Relative relative) {
      only("relative", relative.shareOfMean());
    } else {
      to.nothing();
    }
  }

  private void parameters(ModelParameters parameters) {
    if (parameters instanceof ModelParameters.Given given) {
      to.inlineObject().name("mean").number(given.mean());
      to.name("std").number(given.std()).endObject();
    } else {
      to.text("learned");
    }
  }

  private void firstEstimate(Optional<FirstEstimate> estimate) {
    if (estimate.isEmpty()) {
      to.nothing();
      return;
    }
    to.inlineObject().name("value").number(estimate.get().value());
    to.name("shape").text(PolicyJson.word(PolicyJson.SHAPES, estimate.get().shape())).endObject();
  }

  private void record(RecordRule rule) {
    if (rule instanceof RecordRule.UpTo upTo) {
      only("upTo", upTo.time());
    } else {
      to.text(rule instanceof RecordRule.All ? "all" : "whileAvailable");
    }
  }

  private void upperEnd(UpperEnd end) {
    if (end instanceof UpperEnd.Cap cap) {
      only("cap", cap.phi());
    } else if (end instanceof UpperEnd.Exact) {
      to.text("exact");
    } else {
      to.text(end instanceof UpperEnd.Infinity ? "infinity" : "atLeast30");
    }
  }

  private void numberOrNull(Optional<BigDecimal> number) {
    number.ifPresentOrElse(to::number, to::nothing);
  }
}
