package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingScenario;

/**
 * Edits of the numbers and switches of one branch of the fencing bench. An edit of a branch that is
 * not there changes nothing.
 */
public sealed interface FencingSettingEdit extends FencingEdit {
  /** The branch, from 0. */
  int branch();

  /** The scenario of the branch after the edit. */
  FencingScenario changed(FencingScenario scenario);

  @Override
  default FencingBench apply(FencingBench bench) {
    return branch() < 0 || branch() >= bench.branches().size()
        ? bench
        : FencingEdit.changed(bench, branch(), changed(bench.scenario(branch())));
  }

  /** Sets one parameter, moved into its bounds; see {@link FencingParameter#with}. */
  record SetParameter(int branch, FencingParameter parameter, long value)
      implements FencingSettingEdit {
    public SetParameter {
      value = parameter.bounded(value);
    }

    @Override
    public FencingScenario changed(FencingScenario scenario) {
      return parameter.with(scenario, value);
    }
  }

  /** Sets from which phi on a holder counts as suspected where actions are not graded. */
  record SetSwitchAt(int branch, BigDecimal phi) implements FencingSettingEdit {
    public SetSwitchAt {
      phi = BenchLimits.positive(phi);
    }

    @Override
    public FencingScenario changed(FencingScenario scenario) {
      return scenario.with(scenario.takeover().withSwitchAt(phi));
    }
  }

  /** Sets who suspects the holder; numbers of a policy are moved into their bounds. */
  record SetDetector(int branch, DetectorChoice detector) implements FencingSettingEdit {
    public SetDetector {
      if (detector instanceof DetectorChoice.Phi phi && !PolicyNumbers.areBounded(phi.policy())) {
        detector =
            new DetectorChoice.Phi(
                PolicyNumbers.bounded(phi.policy()), phi.heartbeatEvery(), phi.evaluateEvery());
      }
    }

    @Override
    public FencingScenario changed(FencingScenario scenario) {
      return scenario.with(detector);
    }
  }

  /** All settings of a scenario at once, without its script, as one step. */
  static FencingEdit allOf(int branch, FencingScenario scenario) {
    List<FencingEdit> edits = new ArrayList<>();
    for (FencingParameter parameter : FencingParameter.values()) {
      edits.add(new SetParameter(branch, parameter, parameter.of(scenario)));
    }
    edits.add(new SetSwitchAt(branch, scenario.takeover().switchAt()));
    edits.add(new SetDetector(branch, scenario.detector()));
    return new FencingEdit.Together(edits);
  }
}
