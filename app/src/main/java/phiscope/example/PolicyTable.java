package phiscope.example;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import phiscope.bench.DetectorBench;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** All fields of all policies of a document as a table, in the words of the workbench. */
final class PolicyTable {
  private final DetectorBench bench;
  private final Messages messages;
  private final List<List<String>> rows = new ArrayList<>();

  private PolicyTable(DetectorBench bench, Messages messages) {
    this.bench = bench;
    this.messages = messages;
  }

  static Part.Grid of(DetectorBench bench, Messages messages) {
    PolicyTable table = new PolicyTable(bench, messages);
    table.fill();
    List<String> header = new ArrayList<>();
    header.add(messages.get("example.parameter"));
    List<Part.Column> columns = new ArrayList<>();
    columns.add(Part.Column.WORDS);
    for (PhiPolicy policy : bench.policies()) {
      header.add(messages.get("ui.policy.preset." + policy.preset().id()));
      columns.add(Part.Column.WORDS);
    }
    return new Part.Grid("", header, table.rows, columns);
  }

  private void fill() {
    row("ui.policy.threshold", policy -> Numbers.exact(policy.threshold()));
    row("ui.policy.comparison", policy -> word("comparison", policy.comparison()));
    row("ui.policy.tail", policy -> word("tail", policy.tail()));
    row("ui.policy.parameters", this::parameters);
    row("ui.policy.window", this::window);
    row("ui.policy.minimum", policy -> Numbers.whole(policy.minimumSamples()));
    row("ui.policy.variance", policy -> word("variance", policy.variance()));
    row("ui.policy.floor", this::floor);
    row("ui.policy.pause", policy -> time(policy.acceptablePause()));
    row("ui.policy.estimate", this::estimate);
    row("ui.policy.start", policy -> yes(policy.startCountsAsHeartbeat()));
    row("ui.policy.record", this::record);
    row("ui.policy.sequence", policy -> word("sequence", policy.sequenceRule()));
    row("ui.policy.arithmetic", policy -> word("arithmetic", policy.arithmetic()));
    row("ui.policy.upperEnd", this::upperEnd);
    row("ui.policy.band", policy -> Numbers.significant(policy.boundaryBand(), 6).text());
    row("ui.policy.localPause", policy -> policy.localPause().map(this::time).orElse("–"));
  }

  private void row(String key, Function<PhiPolicy, String> value) {
    List<String> row = new ArrayList<>();
    row.add(messages.get(key));
    bench.policies().forEach(policy -> row.add(value.apply(policy)));
    rows.add(row);
  }

  private String word(String field, Enum<?> value) {
    return messages.get("ui.policy." + field + "." + value.name());
  }

  private String time(BigDecimal time) {
    return Numbers.withUnit(Numbers.exact(time), bench.scale().unit());
  }

  private String yes(boolean value) {
    return messages.get(value ? "example.yes" : "example.no");
  }

  private String parameters(PhiPolicy policy) {
    return policy.parameters() instanceof ModelParameters.Given given
        ? messages.get("example.policy.given", time(given.mean()), time(given.std()))
        : messages.get("ui.policy.parameters.learned");
  }

  private String window(PhiPolicy policy) {
    if (policy.windowSize() instanceof WindowSize.Last last) {
      return messages.get("example.policy.last", Numbers.whole(last.intervals()));
    }
    return policy.windowSize() instanceof WindowSize.Lasting lasting
        ? messages.get("example.policy.lasting", time(lasting.time()))
        : messages.get("ui.policy.window.all");
  }

  private String floor(PhiPolicy policy) {
    if (policy.sigmaFloor() instanceof SigmaFloor.Absolute absolute) {
      return time(absolute.time());
    }
    return policy.sigmaFloor() instanceof SigmaFloor.Relative relative
        ? messages.get("example.policy.share", Numbers.exact(relative.shareOfMean()))
        : messages.get("ui.policy.floor.none");
  }

  private String estimate(PhiPolicy policy) {
    return policy
        .firstEstimate()
        .map(
            estimate ->
                messages.get(
                    estimate.shape() == FirstEstimate.Shape.SINGLE
                        ? "example.policy.single"
                        : "example.policy.pair",
                    time(estimate.value())))
        .orElse(messages.get("ui.policy.estimate.none"));
  }

  private String record(PhiPolicy policy) {
    if (policy.record() instanceof RecordRule.UpTo upTo) {
      return messages.get("example.policy.upTo", time(upTo.time()));
    }
    return policy.record() instanceof RecordRule.WhileAvailable
        ? messages.get("ui.policy.record.whileAvailable")
        : messages.get("ui.policy.record.all");
  }

  private String upperEnd(PhiPolicy policy) {
    if (policy.upperEnd() instanceof UpperEnd.Cap cap) {
      return messages.get("example.policy.cap", Numbers.exact(cap.phi()));
    }
    if (policy.upperEnd() instanceof UpperEnd.Infinity) {
      return messages.get("ui.policy.upperEnd.infinity");
    }
    return policy.upperEnd() instanceof UpperEnd.AtLeast30
        ? messages.get("ui.policy.upperEnd.atLeast30")
        : messages.get("ui.policy.upperEnd.exact");
  }
}
