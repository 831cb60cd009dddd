package phiscope.bench.json;

import java.util.List;
import java.util.Optional;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBranch;
import phiscope.bench.FencingLines;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingView;
import phiscope.bench.script.FencingScriptText;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.trace.TimeUnit;

/** Writes the documents of the fencing bench; of a branch, in what it differs from its parent. */
final class FencingWriter {
  private final JsonPrinter to;

  FencingWriter(JsonPrinter to) {
    this.to = to;
  }

  /** Writes what a document of this kind holds. */
  void write(FencingBench bench) {
    to.name("title").text(bench.title());
    scenario(bench.scenario(0), Optional.empty());
    if (bench.branches().size() > 1) {
      to.name("branches").array();
      bench.branches().stream().skip(1).forEach(branch -> branch(branch, bench));
      to.endArray();
    }
    to.name("view");
    view(bench.view());
  }

  private void branch(FencingBranch branch, FencingBench bench) {
    to.object().name("parent").number(branch.parent());
    to.name("partedAt").number(SimTimes.seconds(branch.partedAt()));
    scenario(branch.scenario(), Optional.of(bench.scenario(branch.parent())));
    to.endObject();
  }

  private void scenario(FencingScenario scenario, Optional<FencingScenario> base) {
    for (String group : FencingParameter.groups()) {
      group(group, scenario, base);
    }
    if (base.isEmpty() || !base.get().detector().equals(scenario.detector())) {
      to.name(FencingScenarioJson.DETECTOR);
      detector(scenario.detector());
    }
    boolean same =
        base.isPresent()
            && FencingLines.possible(base.get().script(), scenario.holders())
                .equals(scenario.script());
    if (!same) {
      to.name(FencingScenarioJson.SCRIPT);
      script(scenario.script());
    }
  }

  private void group(String group, FencingScenario scenario, Optional<FencingScenario> base) {
    List<FencingParameter> told =
        FencingParameter.in(group).stream()
            .filter(p -> base.isEmpty() || p.of(base.get()) != p.of(scenario))
            .toList();
    boolean isTakeover = group.equals(FencingParameter.CONFIRMATIONS.group());
    boolean switchAt =
        isTakeover
            && (base.isEmpty()
                || !base.get().takeover().switchAt().equals(scenario.takeover().switchAt()));
    if (told.isEmpty() && !switchAt) {
      return;
    }
    boolean isInside = !group.equals(FencingParameter.SCENARIO);
    if (isInside) {
      to.name(group).inlineObject();
    }
    for (FencingParameter parameter : told) {
      to.name(parameter.word());
      ParameterJson.write(to, parameter, parameter.of(scenario));
    }
    if (switchAt) {
      to.name(FencingScenarioJson.SWITCH_AT).number(scenario.takeover().switchAt());
    }
    if (isInside) {
      to.endObject();
    }
  }

  /** Writes who suspects. */
  void detector(DetectorChoice detector) {
    to.inlineObject().name("kind");
    if (detector instanceof DetectorChoice.Phi phi) {
      to.text("phi").name("policy");
      PolicyJson.write(to, phi.policy(), TimeUnit.SECOND);
    } else if (detector instanceof DetectorChoice.FixedTimeout fixed) {
      to.text("timeout").name("timeout").number(SimTimes.seconds(fixed.timeout()));
    } else {
      to.text("off");
    }
    if (detector.heartbeats() > 0) {
      to.name("heartbeatEvery").number(SimTimes.seconds(detector.heartbeats()));
      to.name("evaluateEvery").number(SimTimes.seconds(detector.evaluations()));
    }
    to.endObject();
  }

  private void script(List<FencingScriptEntry> script) {
    to.array();
    script.forEach(line -> to.text(FencingScriptText.line(line)));
    to.endArray();
  }

  void view(FencingView view) {
    to.inlineObject().name("branch").number(view.branch()).name("frame").number(view.frame());
    view.last().ifPresent(last -> to.name("last").number(last));
    view.chosen().ifPresent(message -> to.name("message").number(message));
    to.endObject();
  }
}
