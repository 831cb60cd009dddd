package phiscope.ui.viewmodel.fencing;

import java.util.OptionalInt;
import phiscope.bench.FencingBench;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Invariant;
import phiscope.text.Messages;

/** New documents of the fencing bench, each open at a frame in which something is to be seen. */
public final class FencingDocuments {
  private FencingDocuments() {}

  /** What a new bench begins with: the late write that comes before the newer one. */
  public static FencingBench opening(Messages messages) {
    return of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, messages);
  }

  /** Nothing happens: what the bench holds before anything is opened on it. */
  public static FencingBench blank() {
    FencingScenario usual = FencingBench.USUAL;
    return FencingBench.of(
        "",
        new FencingScenario(
            usual.seed(),
            usual.holders(),
            usual.firstToken(),
            usual.protections(),
            usual.lease(),
            usual.takeover(),
            usual.detector(),
            usual.workload(),
            usual.network(),
            usual.script(),
            0));
  }

  /**
   * A ready scenario, open where something is broken first, else where the first token is issued.
   */
  public static FencingBench of(FencingSituation situation, Messages messages) {
    return of(
        messages.get("fencing.situation." + situation.name()), FencingScenarios.of(situation));
  }

  /** A scenario, open where something is broken first, else where the first token is issued. */
  public static FencingBench of(String title, FencingScenario scenario) {
    FencingBench bench = FencingBench.of(title, scenario);
    return bench.withView(bench.view().atFrame(worthSeeing(FencingRun.of(scenario))));
  }

  private static int worthSeeing(FencingRun run) {
    OptionalInt earliest = OptionalInt.empty();
    for (Invariant invariant : Invariant.of(Invariant.WRITE_BITS)) {
      OptionalInt breach = run.firstBreach(invariant);
      if (breach.isPresent() && breach.getAsInt() < earliest.orElse(Integer.MAX_VALUE)) {
        earliest = breach;
      }
    }
    return earliest.orElseGet(
        () ->
            run.nextAfter(0, FencingCondition.TAKEOVER::holds)
                .orElseGet(() -> run.nextAfter(0, FencingCondition.FAULT::holds).orElse(0)));
  }
}
