package phiscope.core.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What a scenario costs beside what it costs with one rule of takeover turned the other way: S000,
 * flapping.
 *
 * @param scenario as it is
 * @param costs of it
 * @param turned one for each rule, in their order
 */
public record TakeoverComparison(
    FencingScenario scenario, FencingCounters costs, List<Turned> turned) {
  public TakeoverComparison {
    turned = List.copyOf(turned);
  }

  /**
   * The same scenario with one rule turned.
   *
   * @param isOn whether the rule is on now, and so was off before
   */
  public record Turned(TakeoverRule rule, boolean isOn, FencingCounters costs) {}

  /**
   * Runs the scenario once as it is, and once for each rule.
   *
   * @return empty once {@code cancelled} says so
   */
  public static Optional<TakeoverComparison> of(
      FencingScenario scenario, BooleanSupplier cancelled) {
    FencingCounters costs = costs(scenario, cancelled);
    List<Turned> turned = new ArrayList<>();
    for (TakeoverRule rule : TakeoverRule.values()) {
      TakeoverRules rules = rule.turned(scenario.takeover());
      turned.add(new Turned(rule, rule.isOn(rules), costs(scenario.with(rules), cancelled)));
    }
    return cancelled.getAsBoolean()
        ? Optional.empty()
        : Optional.of(new TakeoverComparison(scenario, costs, turned));
  }

  private static FencingCounters costs(FencingScenario scenario, BooleanSupplier cancelled) {
    return FencingRun.of(scenario, FencingRun.FRAMES, cancelled).lastFrame().snapshot().counters();
  }
}
