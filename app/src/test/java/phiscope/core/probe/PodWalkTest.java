package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.probe.PodBehaviour.Span;
import phiscope.core.probe.PodRun.Event;
import phiscope.core.probe.PodRun.Probe;
import phiscope.core.probe.PodRun.What;
import phiscope.core.probe.SpeedCurve.Point;

/** The probes of Kubernetes; times in milliseconds. */
class PodWalkTest {
  private static final long S = 1000;
  private static final ProbeSettings EVERY_FIVE = new ProbeSettings(0, 5 * S, S, 1, 2);

  private static PodBehaviour startingIn(long start) {
    return new PodBehaviour(
        SpeedCurve.startingIn(start), 10, SpeedCurve.ALWAYS_FULL, 5, List.of(), true);
  }

  private static PodProbes livenessOnly(ProbeSettings settings) {
    return new PodProbes(Optional.empty(), Optional.of(settings), Optional.empty(), false, false);
  }

  private static PodRun run(PodProbes probes, PodBehaviour behaviour, long phase, long end) {
    return PodWalk.run(new PodPlan(probes, behaviour, CrashLoop.NONE, 3 * S), phase, end, 10_000);
  }

  @ParameterizedTest
  @CsvSource({"0, 5000", "1000, 6000", "2999, 7999", "3000, -1", "4999, -1"})
  void theExampleOfS000IsKilledAtFiveToEightSecondsOrNotAtAll(long phase, long killed) {
    // Claim S000-60: start 8 s, period 5 s, threshold 2; "killed at 10 s, never comes up".
    PodRun run = run(livenessOnly(EVERY_FIVE), startingIn(8 * S), phase, 60 * S);
    assertThat(run.first(What.KILLED).orElse(-1L)).isEqualTo(killed);
    assertThat(new StartupRule(8 * S, 5 * S, 0).killedAt(2, phase).orElse(-1)).isEqualTo(killed);
    if (killed >= 0) {
      assertThat(run.count(What.SUCCEEDED)).isZero();
      assertThat(run.restarts()).isGreaterThan(5);
    } else {
      assertThat(run.restarts()).isZero();
    }
  }

  @Test
  void theUsualThresholdIsOneShortOfTheSafeOne() {
    // Claim S000-59.
    StartupRule rule = new StartupRule(8 * S, 5 * S, 0);
    assertThat(rule.usualThreshold()).isEqualTo(2);
    assertThat(rule.safeThreshold()).isEqualTo(3);
    assertThat(new StartupRule(8 * S, 5 * S, 8 * S).safeThreshold()).isEqualTo(1);
    assertThat(new StartupRule(10 * S, 5 * S, 0).safeThreshold()).isEqualTo(3);
    assertThat(new StartupRule(0, 5 * S, 0).usualThreshold()).isEqualTo(1);
    for (long phase = 0; phase < 5 * S; phase += 100) {
      ProbeSettings safe = new ProbeSettings(0, 5 * S, S, 1, 3);
      assertThat(run(livenessOnly(safe), startingIn(8 * S), phase, 60 * S).restarts()).isZero();
    }
  }

  @Test
  void aStartupProbeHoldsTheOthersBack() {
    ProbeSettings patient = new ProbeSettings(0, 5 * S, S, 1, 30);
    PodProbes probes =
        new PodProbes(
            Optional.of(patient), Optional.of(EVERY_FIVE), Optional.of(EVERY_FIVE), false, true);
    PodRun run = run(probes, startingIn(92 * S), 0, 200 * S);
    assertThat(run.restarts()).isZero();
    assertThat(run.first(What.START_OVER)).contains(95 * S + 10);
    assertThat(run.first(What.READY)).contains(95 * S + 25);
    List<Event> before =
        run.events().stream().filter(event -> event.at() < 95 * S && event.at() > 0).toList();
    assertThat(before)
        .hasSize(18)
        .allMatch(event -> event.probe().equals(Optional.of(Probe.STARTUP)));
    assertThat(run.readyTime(200 * S)).isEqualTo(200 * S - 95 * S - 25);
  }

  @Test
  void aDependencyInLivenessRestartsEveryPodAndInReadinessNone() {
    // S000: "the database stalls, every pod of the cluster restarts".
    SpeedCurve outage = SpeedCurve.slowed(100 * S, 160 * S, 100);
    PodBehaviour behaviour =
        new PodBehaviour(SpeedCurve.startingIn(2 * S), 10, outage, 5, List.of(), true);
    ProbeSettings settings = new ProbeSettings(2 * S, 10 * S, S, 1, 3);
    for (long phase = 0; phase < 10 * S; phase += S) {
      PodProbes wrong =
          new PodProbes(Optional.empty(), Optional.of(settings), Optional.of(settings), true, true);
      assertThat(run(wrong, behaviour, phase, 300 * S).restarts()).isPositive();
      PodProbes right =
          new PodProbes(
              Optional.empty(), Optional.of(settings), Optional.of(settings), false, true);
      PodRun run = run(right, behaviour, phase, 300 * S);
      assertThat(run.restarts()).isZero();
      assertThat(run.count(What.UNREADY)).isEqualTo(1);
      assertThat(run.count(What.READY)).isEqualTo(2);
    }
  }

  @Test
  void aStalledProcessIsKilledAfterItsLastTimeout() {
    PodBehaviour stalled = stalling(true);
    ProbeSettings settings = new ProbeSettings(0, 10 * S, S, 1, 3);
    PodRun run = run(livenessOnly(settings), stalled, 0, 300 * S);
    // Asked at 30, 40 and 50 s; the third gets no answer for a second.
    assertThat(run.first(What.KILLED)).contains(51 * S);
    assertThat(run.restarts()).isEqualTo(1);
    PodBehaviour incurable = stalling(false);
    assertThat(run(livenessOnly(settings), incurable, 0, 300 * S).restarts()).isGreaterThan(5);
  }

  private static PodBehaviour stalling(boolean restartCures) {
    return new PodBehaviour(
        SpeedCurve.startingIn(0),
        10,
        SpeedCurve.ALWAYS_FULL,
        5,
        List.of(new Span(25 * S, 1000 * S)),
        restartCures);
  }

  @Test
  void aSlowAnswerFailsOnItsTimeout() {
    PodBehaviour slow =
        new PodBehaviour(
            SpeedCurve.startingIn(0), S + 1, SpeedCurve.ALWAYS_FULL, 5, List.of(), true);
    PodRun run = run(livenessOnly(EVERY_FIVE), slow, 0, 20 * S);
    assertThat(run.first(What.KILLED)).contains(6 * S);
    PodBehaviour justInTime =
        new PodBehaviour(SpeedCurve.startingIn(0), S, SpeedCurve.ALWAYS_FULL, 5, List.of(), true);
    assertThat(run(livenessOnly(EVERY_FIVE), justInTime, 0, 20 * S).restarts()).isZero();
  }

  @Test
  void eventsAreInTheOrderOfTime() {
    ProbeSettings slow = new ProbeSettings(0, 3 * S, 2 * S, 1, 4);
    PodProbes probes =
        new PodProbes(Optional.empty(), Optional.of(EVERY_FIVE), Optional.of(slow), false, true);
    PodBehaviour behaviour =
        new PodBehaviour(
            SpeedCurve.startingIn(4 * S),
            700,
            new SpeedCurve(List.of(new Point(60 * S, SpeedCurve.FULL), new Point(70 * S, 1000))),
            9,
            List.of(new Span(30 * S, 45 * S)),
            true);
    List<Event> events = run(probes, behaviour, 100, 200 * S).events();
    for (int i = 1; i < events.size(); i++) {
      assertThat(events.get(i).at()).isGreaterThanOrEqualTo(events.get(i - 1).at());
    }
    assertThat(events).anyMatch(event -> event.what() == What.KILLED);
  }

  @Test
  void aCrashLoopWaitsLongerEachTimeUpToFiveMinutes() {
    CrashLoop loop = CrashLoop.kubernetes(S);
    assertThat(List.of(loop.delay(1), loop.delay(2), loop.delay(3), loop.delay(4)))
        .containsExactly(0L, 10 * S, 20 * S, 40 * S);
    assertThat(loop.delay(7)).isEqualTo(300 * S);
    assertThat(loop.delay(1000)).isEqualTo(300 * S);
    PodPlan plan = new PodPlan(livenessOnly(EVERY_FIVE), startingIn(8 * S), loop, 3 * S);
    PodRun run = PodWalk.run(plan, 0, 200 * S, 10_000);
    List<Long> starts =
        run.events().stream().filter(e -> e.what() == What.STARTED).map(Event::at).toList();
    assertThat(starts).startsWith(0L, 8 * S, 28 * S, 58 * S, 108 * S);
  }

  @Test
  void severalSuccessesMakeReadyAgainAndOneFailureStartsTheCountAnew() {
    ProbeCount count = ProbeCount.start(new ProbeSettings(0, S, S, 2, 3), false);
    boolean[] results = {true, true, false, false, true, false, false, false, true, true};
    boolean[] verdicts = {false, true, true, true, true, true, true, false, false, true};
    for (int i = 0; i < results.length; i++) {
      count = count.after(results[i]);
      assertThat(count.verdict()).as("after %d", i).isEqualTo(verdicts[i]);
    }
  }

  @Test
  void whatKubernetesRefusesIsRefused() {
    ProbeSettings two = new ProbeSettings(0, S, S, 2, 3);
    assertThatThrownBy(() -> livenessOnly(two)).hasMessageContaining("liveness must be 1");
    assertThatThrownBy(() -> new ProbeSettings(0, 0, S, 1, 1)).hasMessageContaining("period");
    assertThat(ProbeSettings.defaults(S)).isEqualTo(new ProbeSettings(0, 10 * S, S, 1, 3));
    assertThat(two.withInitialDelay(5).initialDelay()).isEqualTo(5);
  }
}
