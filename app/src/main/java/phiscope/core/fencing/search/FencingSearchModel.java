package phiscope.core.fencing.search;

import phiscope.core.fencing.Invariant;
import phiscope.core.kernel.PackedModel;

/**
 * Two holders, of whom the first has been granted token 1, in the form that an explorer searches.
 * Actions are the codes of {@link ScheduleAction}, kinds those of {@link StepKind}, invariants
 * those of {@link Invariant}.
 */
public record FencingSearchModel(SearchSpace space) implements PackedModel {
  @Override
  public int words() {
    return 2;
  }

  @Override
  public int initial(long[] state) {
    FaultBudget faults = space.faults();
    long world = Layout.TOKEN.with(0, 1);
    world = Layout.AUTHORITY_LEASE.with(world, space.leaseTicks());
    world = Layout.LEASE.with(world, space.leaseTicks());
    world = Layout.BELIEVES.with(world, 1);
    world = Layout.PAUSES.with(world, faults.pauses());
    world = Layout.DELAYS.with(world, faults.delays());
    world = Layout.LOSSES.with(world, faults.losses());
    world = Layout.DUPLICATES.with(world, faults.duplicates());
    world = Layout.RESTARTS.with(world, faults.restarts());
    world = Layout.CLOCK_LAGS.with(world, faults.clockLags());
    boolean mayName = !space.protections().fromAuthority();
    world = Layout.SELF_MADE.with(world, mayName ? faults.selfMadeTokens() : 0);
    world = Layout.RETRIES.with(world, faults.retries());
    state[0] = world;
    state[1] = 0;
    return 0;
  }

  @Override
  public Expander expander() {
    return new PackedSteps(space);
  }

  @Override
  public int kinds() {
    return StepKind.values().length;
  }

  @Override
  public int invariants() {
    return Invariant.values().length;
  }

  @Override
  public long time(long[] state) {
    return Layout.TICKS.of(state[0]);
  }
}
