package phiscope.core.fencing.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.WriteProtections.Protection;
import phiscope.core.kernel.Exploration.Schedule;

/** Each invariant has a scenario that breaks it, and one of the same faults that keeps it. */
class EveryInvariantTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # invariant,                         broken without, under
          NO_OLDER_TOKEN_AFTER_A_NEWER,         DURABLE,        HIGHEST_SEEN
          NO_ACKNOWLEDGED_WRITE_LOST,           TOKEN_CHECKED,  HIGHEST_SEEN
          A_REPEATED_REQUEST_TAKES_EFFECT_ONCE, DEDUPLICATED,   HIGHEST_SEEN
          NOTHING_OLD_AFTER_THE_SWITCH,         ATOMIC,         AUTHORITY_ASKED
          THE_PRESENT_HOLDER_IS_NOT_REFUSED,    FROM_AUTHORITY, HIGHEST_SEEN
          AT_MOST_ONE_HOLDER_BELIEVES,          LEASE_CHECKED,  AUTHORITY_ASKED
          """)
  void isBrokenWithoutOneProtectionAndKeptWithAll(
      Invariant invariant, Protection without, TokenCheck check) {
    boolean isAboutBeliefs = invariant == Invariant.AT_MOST_ONE_HOLDER_BELIEVES;
    FaultBudget faults =
        isAboutBeliefs ? FaultBudget.none() : new FaultBudget(0, 1, 0, 1, 1, 0, 1, 0);
    SearchSpace all = SearchSpace.of(WriteProtections.all(check)).with(faults);
    assertThat(Schedules.shortest(all, invariant)).isEmpty();

    SearchSpace less = all.with(all.protections().without(without));
    Schedule schedule = Schedules.shortest(less, invariant).orElseThrow();
    FencingRun broken = FencingRun.of(ScheduleScenario.of(less, schedule));
    assertThat(broken.broken()).contains(invariant);
    FencingRun kept = FencingRun.of(ScheduleScenario.of(less, schedule).with(all.protections()));
    assertThat(kept.broken()).doesNotContain(invariant);
  }
}
