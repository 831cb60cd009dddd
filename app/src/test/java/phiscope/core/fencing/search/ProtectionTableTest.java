package phiscope.core.fencing.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import phiscope.bench.search.SearchThreads;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.WriteProtections.Protection;
import phiscope.core.fencing.search.ProtectionTable.Row;
import phiscope.core.kernel.Exploration.Schedule;

/**
 * The whole table within one tick, with the faults that the published counterexamples need: a late
 * message, a second copy, a restart, a token of a client's own making.
 */
class ProtectionTableTest {
  private static final SearchSpace SPACE =
      new SearchSpace(
          WriteProtections.none(), true, 2, 2, 1, 1, new FaultBudget(0, 1, 0, 1, 1, 0, 1, 0));

  private static final int ORDER =
      Invariant.WRITE_BITS & ~Invariant.NOTHING_OLD_AFTER_THE_SWITCH.bit();

  private static ProtectionTable made;

  // Not in a static initialiser: its threads would wait for this class, and it for them.
  @BeforeAll
  static void makeTheTable() {
    made = table(2);
  }

  private static ProtectionTable table(int threads) {
    try (SearchThreads workers = SearchThreads.of(threads)) {
      return ProtectionTable.of(SPACE, workers, done -> {}, () -> false);
    }
  }

  private static List<WriteProtections> smallest(int invariants) {
    return made.smallestSafe(invariants).stream().map(Row::protections).toList();
  }

  @Test
  void itHasARowForEachOfThe96Combinations() {
    assertThat(made.rows())
        .extracting(Row::protections)
        .containsExactlyElementsOf(WriteProtections.combinations())
        .doesNotHaveDuplicates()
        .hasSize(96);
  }

  @Test
  void onlyTheAuthorityAskedKeepsEverythingOldOutAfterTheSwitch() {
    assertThat(smallest(Invariant.WRITE_BITS))
        .containsExactly(
            new WriteProtections(false, TokenCheck.AUTHORITY_ASKED, true, false, true, true));
  }

  @Test
  void theHighestTokenSeenKeepsTheOrderIfItIsDurable() {
    assertThat(smallest(ORDER))
        .containsExactlyInAnyOrder(
            new WriteProtections(false, TokenCheck.HIGHEST_SEEN, true, true, true, true),
            new WriteProtections(false, TokenCheck.AUTHORITY_ASKED, true, false, true, true));
  }

  @Test
  void takingAnyProtectionFromASmallestSafeSetBreaksAnInvariant() {
    for (int invariants : new int[] {Invariant.WRITE_BITS, ORDER}) {
      for (WriteProtections protections : smallest(invariants)) {
        for (Protection protection : protections.on()) {
          Row without = made.row(protections.without(protection));
          assertThat(without.found().broken() & invariants)
              .as("%s without %s", protections, protection)
              .isNotZero();
        }
      }
    }
  }

  @Test
  void aLeaseThatOnlyTheHolderChecksIsInNoSmallestSafeSet() {
    assertThat(smallest(Invariant.WRITE_BITS)).noneMatch(WriteProtections::leaseChecked);
    assertThat(smallest(ORDER)).noneMatch(WriteProtections::leaseChecked);
  }

  @Test
  void everyCounterexampleBreaksTheInvariantInTheTimedRunTooAtItsLastStep() {
    int replayed = 0;
    for (Row row : made.rows()) {
      SearchSpace space = SPACE.with(row.protections());
      for (Invariant invariant : Invariant.values()) {
        if (row.counterexample(invariant).isPresent()) {
          Schedule schedule = row.counterexample(invariant).get();
          FencingRun run = FencingRun.of(ScheduleScenario.of(space, schedule));
          assertThat(run.firstBreach(invariant))
              .as("%s %s %s", row.protections(), invariant, Schedules.text(schedule))
              .isPresent();
          assertThat(run.time(run.firstBreach(invariant).getAsInt()))
              .isEqualTo(ScheduleScenario.time(space, schedule, schedule.length() - 1));
          replayed++;
        }
      }
    }
    assertThat(replayed).isGreaterThan(200);
  }

  @Test
  void aSearchThatFoundNothingReachedWhatItIsAbout() {
    for (Row row : made.smallestSafe(Invariant.WRITE_BITS)) {
      List<Long> kinds = row.found().kinds();
      for (StepKind kind :
          List.of(
              StepKind.TOOK_OVER,
              StepKind.ACCEPTED_OF_FIRST_HOLDER,
              StepKind.ACCEPTED_OF_SECOND_HOLDER,
              StepKind.REFUSED_OLD,
              StepKind.ANSWERED_AGAIN,
              StepKind.RESOURCE_RESTARTED)) {
        assertThat(kinds.get(kind.ordinal())).as("%s", kind).isPositive();
      }
    }
  }

  @Test
  void everyNumberOfThreadsMakesTheSameTable() {
    assertThat(table(1)).isEqualTo(made);
    assertThat(table(3)).isEqualTo(made);
  }
}
