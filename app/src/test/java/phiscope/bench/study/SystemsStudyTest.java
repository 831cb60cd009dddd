package phiscope.bench.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.probe.PodRun;
import phiscope.core.probe.ServiceFrame;
import phiscope.core.probe.StormRun;
import phiscope.core.probe.StormSlot;

/** What the ready studies of issue 5's systems come to; the source of each number beside it. */
class SystemsStudyTest {
  private static List<Quantity> quantities(Study study) {
    return study.kind().compute(study, StudyWork.alone()).quantities();
  }

  private static double quantity(Study study, String path) {
    return quantities(study).stream()
        .filter(quantity -> String.join(".", quantity.path()).equals(path))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + path))
        .value();
  }

  private static String word(Study study, String path) {
    return quantities(study).stream()
        .filter(quantity -> String.join(".", quantity.path()).equals(path))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + path))
        .word()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # ready study, quantity, value (times in microseconds)
          # claim S000-60: killed at 5 to 8 s in phases below 3 of 5 s; S000-59: 2 is one short of 3
          PROBE_EXAMPLE, rule.start, 8000000
          PROBE_EXAMPLE, rule.usual, 2
          PROBE_EXAMPLE, rule.safe, 3
          PROBE_EXAMPLE, rule.shareKilled, 0.6
          PROBE_EXAMPLE, rule.earliestKill, 5000000
          PROBE_EXAMPLE, rule.latestKill, 8000000
          PROBE_EXAMPLE, pods.killed, 3
          PROBE_EXAMPLE, pods.firstKill, 5000000
          PROBE_EXAMPLE_SAFE, pods.killed, 0
          PROBE_EXAMPLE_SAFE, rule.shareKilled, 0
          # S000: the database in liveness restarts every pod; in readiness none
          PROBE_DEPENDENCY, pods.killed, 10
          PROBE_READINESS, pods.killed, 0
          PROBE_STARTUP, pods.killed, 0
          # a tenth of speed at 40 s, half at 55 s; 200 ms at a fifth is 1 s: 40 + 15 x 0.1/0.4 s
          PROBE_STARTUP, rule.start, 43750000
          PROBE_STALL, pods.killed, 3
          # claims S002-01 to S002-04, S003-14
          COST_THOUSAND, fullMesh.messages, 999000
          COST_THOUSAND, fullMesh.perMember, 1998
          COST_THOUSAND, central.busiest, 1000
          COST_THOUSAND, swim.messages, 2000
          COST_THOUSAND, swim.perMember, 4
          COST_THOUSAND, swim.oneFailed, 2003
          COST_THOUSAND, swim.worst, 13000
          # claim S000-03
          COST_THOUSAND, swim.change, 16000
          COST_RING, ring.misjudged, 6
          COST_RING, ring.misjudgedInTheEnd, 20
          # claim X-09: 2 to 3 s from the crash, 2.5 s on average
          METHODS_MACHINE, fixedTimeout.shortest, 2000000
          METHODS_MACHINE, fixedTimeout.mean, 2500000
          METHODS_MACHINE, fixedTimeout.longest, 3000000
          METHODS_PAUSE, tcpProbe.share, 0
          METHODS_LINK, swim.share, 0
          METHODS_NAT, tcpProbe.share, 1
          METHODS_SYN, tcpProbe.share, 1
          METHODS_SYN, phi.share, 0
          # claim S003-23: 180 ms, 80 ms over, 20 ms left
          BUDGET_S003, ownTimeouts.end, 180000
          BUDGET_S003, ownTimeouts.overrun, 80000
          BUDGET_S003, remainingBudget.end, 100000
          BUDGET_S003, remainingAfterA, 20000
          BUDGET_RETRIES, ownTimeouts.end, 120000
          BUDGET_RETRIES, remainingBudget.attempts, 3
          # (98/99)^99 = 0.36601: 99 % of a uniform and a geometric period, and 10 s of suspicion
          METHODS_MACHINE, swim.p99, 15698438
          METHODS_MACHINE, swim.shortest, 11000000
          # a backoff of one slot: no jitter changes anything
          STORM_METASTABLE, none.peak, 420
          STORM_METASTABLE, full.peak, 420
          STORM_METASTABLE, equal.peak, 420
          STORM_METASTABLE, decorrelated.peak, 420
          STORM_METASTABLE, own.recoveredAt, NaN
          # 131 of 300 fail in slot 239 and wait 64 slots: run longer, 49.5 s
          STORM_JITTERS, own.recoveredAt, 49500000
          STORM_JITTERS, own.stillWaiting, 0
          STORM_BUDGET, own.recoveredAt, 6000000
          ISOLATION_Q1, own.fewest, 0
          ISOLATION_Q1, apart.takenOut, 0
          ISOLATION_APART, own.takenOut, 0
          ISOLATION_LIMIT, own.nobody, 0
          ISOLATION_BLIND, own.takenOut, 0
          # claim S000-17
          TIMEOUT_HASTY, push.pausesMistaken, 0.8
          TIMEOUT_TABLE, article.mistakes, 0.000001
          # the four rows: claims S000-09 to S000-12
          TIMEOUT_TABLE, article.row1.longest, 3000000
          TIMEOUT_TABLE, article.row1.push.shortest, 2000000
          TIMEOUT_TABLE, article.row1.betweenMistakes, 100000000
          TIMEOUT_TABLE, article.row2.shortest, 3000000
          TIMEOUT_TABLE, article.row2.overlappingPull.longest, 6000000
          TIMEOUT_TABLE, article.row2.betweenMistakes, 1010100000000
          TIMEOUT_TABLE, article.row3.pushWindows.longest, 20000000
          TIMEOUT_TABLE, article.row3.longest, 15000000
          TIMEOUT_TABLE, article.row4.sequentialPull.longest, 35000000
          TIMEOUT_TABLE, article.row4.mistakes, 0.0001
          TIMEOUT_TABLE, article.row4.betweenMistakes, 50500000000
          """)
  void aReadyStudyComesToWhatItsSourceSays(ReadyStudy ready, String path, double value) {
    double found = quantity(ready.study(), path);
    assertThat(found).isEqualTo(value, offset(Double.isNaN(value) ? 0 : 1e-9 * Math.abs(value)));
  }

  /** Finding of a user: in the remaining budget the promise is kept, and B is not answered. */
  @Test
  void thePromiseIsAboutTimeAndNotAboutAnswers() {
    Study study = ReadyStudy.BUDGET_S003.study();
    assertThat(word(study, "remainingBudget.promise")).isEqualTo("kept");
    assertThat(word(study, "remainingBudget.answers")).isEqualTo("unanswered");
    assertThat(word(study, "ownTimeouts.promise")).isEqualTo("broken");
    Study answered =
        study.with(BudgetParameter.B_TAKES, 90_000).with(BudgetParameter.B_TIMEOUT, 90_000);
    assertThat(word(answered, "ownTimeouts.promise")).isEqualTo("broken");
    assertThat(word(answered, "ownTimeouts.answers")).isEqualTo("answered");
  }

  /** Claim S000-16: a timeout at P99 leaves one answer in a hundred. */
  @Test
  void aTimeoutAtThe99thPercentileMakes864MistakesADay() {
    Study study =
        Study.usual(StudyKind.TIMEOUT)
            .with(TimeoutParameter.TOLERANCE, 1)
            .with(TimeoutParameter.P99, 1_000_000)
            .with(TimeoutParameter.LOSS, 0);
    assertThat(quantity(study, "slowAnswers")).isCloseTo(0.01, offset(1e-12));
    assertThat(quantity(study, "overlappingPull.mistakesPerDaySlow")).isCloseTo(864, offset(1e-6));
  }

  /** What still waits at the end may fail: nobody knows when it is over. */
  @Test
  void aStormIsNotOverWhileRequestsWait() {
    Study cut = ReadyStudy.STORM_JITTERS.study().with(StormParameter.SLOTS, 250);
    assertThat(quantity(cut, "own.recoveredAt")).isNaN();
    // 135 fail in slot 239: 4 new ones, back after 4 slots, and 131 that wait 64, to slot 303.
    assertThat(quantity(cut, "own.stillWaiting")).isEqualTo(131);
    StormRun run = ((StormResult) cut.kind().compute(cut, StudyWork.alone())).own();
    int fresh = run.slots().stream().mapToInt(StormSlot::fresh).sum();
    int served = run.slots().stream().mapToInt(StormSlot::served).sum();
    assertThat(served + run.lost() + run.waiting()).isEqualTo(fresh);
    Study longer = ReadyStudy.STORM_JITTERS.study().with(StormParameter.SLOTS, 2000);
    assertThat(quantity(longer, "own.recoveredAt")).isEqualTo(49_500_000);
  }

  /** The slow minute ends at 120 s: the probe of that instant is answered in 20 + 5 ms. */
  @Test
  void atAJumpTheNewSpeedHolds() {
    Study study = ReadyStudy.PROBE_READINESS.study();
    ProbeResult result = (ProbeResult) study.kind().compute(study, StudyWork.alone());
    List<ServiceFrame> ready = result.pods().frames();
    assertThat(ready)
        .filteredOn(frame -> frame.pod() == 0 && frame.event().what() == PodRun.What.READY)
        .extracting(ServiceFrame::at)
        .contains(120_025_000L);
  }

  /**
   * A start that is fast enough from 25 s to 35 s, too slow to 55 s: the startup probe, every 5 s,
   * succeeds in the first of these times whatever its phase.
   */
  @Test
  void aStartupProbeIsOverAtItsFirstSuccess() {
    Study hump =
        ReadyStudy.PROBE_STARTUP
            .study()
            .withMarks(
                List.of(
                    new StudyMark(25_000_000, MarkKind.PROGRESS, 1_000_000),
                    new StudyMark(35_000_000, MarkKind.PROGRESS, 1_000_000),
                    new StudyMark(35_000_001, MarkKind.PROGRESS, 0),
                    new StudyMark(55_000_000, MarkKind.PROGRESS, 0),
                    new StudyMark(55_000_001, MarkKind.PROGRESS, 1_000_000)));
    assertThat(quantity(hump, "rule.start")).isEqualTo(25e6);
    assertThat(quantity(hump, "rule.usual")).isEqualTo(5);
    assertThat(quantity(hump, "rule.safe")).isEqualTo(6);
    Study withoutStartup = hump.with(ProbeParameter.STARTUP, 0);
    assertThat(quantity(withoutStartup, "rule.start")).isEqualTo(55_000_001);
  }

  /** With 0.8 of speed lost, an answer of 200 ms takes 1 s: what is drawn is what is probed. */
  @Test
  void aDrawnCurveDecidesWhenTheProbesSucceed() {
    Study slower =
        ReadyStudy.PROBE_STARTUP
            .study()
            .withMarks(
                List.of(
                    new StudyMark(0, MarkKind.PROGRESS, 0),
                    new StudyMark(100_000_000, MarkKind.PROGRESS, 1_000_000)));
    assertThat(quantity(slower, "rule.start")).isCloseTo(20e6, offset(100.0));
    Study away =
        ReadyStudy.PROBE_EXAMPLE_SAFE
            .study()
            .withMarks(
                List.of(
                    new StudyMark(30_000_000, MarkKind.DEPENDENCY, 1_000_000),
                    new StudyMark(31_000_000, MarkKind.DEPENDENCY, 0)));
    assertThat(quantity(away, "pods.readyAtEnd")).isZero();
  }

  /** No setting makes a study throw, or say what is no number where there must be one. */
  @ParameterizedTest
  @EnumSource(StudyKind.class)
  void theEndsOfEachParameterAreComputed(StudyKind kind) {
    for (StudyParameter parameter : kind.parameters()) {
      for (long value : new long[] {parameter.least(), parameter.most()}) {
        if (!kind.isLong() || parameter.most() < 1_000_000) {
          Study study = Study.usual(kind).with(parameter, value);
          assertThat(quantities(study)).as(parameter.path()).isNotEmpty();
        }
      }
    }
  }
}
