package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.probe.PodRun.What;
import phiscope.core.probe.ServiceFrame.Stage;
import phiscope.core.probe.SpeedCurve.Point;

/** Several pods of one service; times in milliseconds. */
class ServiceRunTest {
  private static final long S = 1000;

  private static ProbedService service(
      PodProbes probes, PodBehaviour behaviour, long restartTakes, int pods, long end) {
    PodPlan plan = new PodPlan(probes, behaviour, CrashLoop.kubernetes(S), restartTakes);
    return new ProbedService(plan, pods, 0, end);
  }

  private static PodProbes probes(ProbeSettings both, boolean livenessAsks) {
    return new PodProbes(
        Optional.empty(), Optional.of(both), Optional.of(both), livenessAsks, true);
  }

  /** Claim S000-60: probes at u, u + 5, ...; five pods have u = 0, 1, 2, 3, 4 s. */
  private static ServiceRun exampleOfS000(long restartTakes, long end) {
    PodProbes probes = probes(new ProbeSettings(0, 5 * S, S, 1, 2), false);
    PodBehaviour behaviour =
        new PodBehaviour(
            SpeedCurve.startingIn(8 * S), 10, SpeedCurve.ALWAYS_FULL, 5, List.of(), true);
    return ServiceRun.of(service(probes, behaviour, restartTakes, 5, end));
  }

  @Test
  void inTheExampleOfS000ThreeOfFivePodsAreKilledAndNoneAtTenSeconds() {
    ServiceRun run = exampleOfS000(3 * S, 14 * S);
    assertThat(IntStream.range(0, 5).mapToObj(run::firstKill).toList())
        .containsExactly(
            OptionalLong.of(5 * S),
            OptionalLong.of(6 * S),
            OptionalLong.of(7 * S),
            OptionalLong.empty(),
            OptionalLong.empty());
    assertThat(run.podsKilled()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0", "1000, 0", "2000, 0", "2001, 3", "3000, 3", "4999, 3", "5000, 3", "5001, 0", "7001, 3"
  })
  void whetherTheyEverComeUpHangsOnHowLongTheRestartTakes(long restartTakes, int never) {
    // A container that starts on a tick is asked at once. The ticks go on through the restart: the
    // next container's first probe comes 5 s less the
    // restart (modulo 5 s) after its start. It survives if that is 3 s or more. The delays of the
    // crash loop are multiples of 5 s, so a container that does not never will.
    ServiceRun run = exampleOfS000(restartTakes, 3000 * S);
    assertThat(run.lastFrame().pods().stream().filter(pod -> !pod.ready()).count())
        .isEqualTo(never);
    if (never == 0) {
      assertThat(run.restarts()).isEqualTo(3);
    }
  }

  @Test
  void aDependencyInLivenessTakesEveryPodAwayAndOneInReadinessOnlyTheirTraffic() {
    // S000: "the database stalls, the pods of the whole cluster restart together".
    SpeedCurve outage = SpeedCurve.slowed(60 * S, 120 * S, 1000);
    PodBehaviour behaviour =
        new PodBehaviour(SpeedCurve.startingIn(45 * S), 10, outage, 20, List.of(), true);
    ProbeSettings settings = new ProbeSettings(45 * S, 10 * S, S, 1, 3);
    ServiceRun wrong =
        ServiceRun.of(service(probes(settings, true), behaviour, 2 * S, 10, 300 * S));
    ServiceRun right =
        ServiceRun.of(service(probes(settings, false), behaviour, 2 * S, 10, 300 * S));
    assertThat(wrong.podsKilled()).isEqualTo(10);
    assertThat(right.restarts()).isZero();
    // Both lose all traffic while the database is away; only one has to start again after it.
    assertThat(right.timeWith(ready -> ready == 0)).isPositive();
    assertThat(wrong.timeWith(ready -> ready < 10)).isGreaterThan(right.timeWith(n -> n < 10));
    assertThat(wrong.lastFrame().readyPods()).isEqualTo(10);
  }

  @Test
  void whileAPodIsNotReadyItIsAskedAtOnceWhenItsStartIsOver() {
    PodProbes probes =
        new PodProbes(
            Optional.of(new ProbeSettings(0, S, S, 1, 30)),
            Optional.empty(),
            Optional.of(new ProbeSettings(0, 60 * S, S, 1, 3)),
            false,
            true);
    PodBehaviour behaviour =
        new PodBehaviour(
            SpeedCurve.startingIn(7500), 10, SpeedCurve.ALWAYS_FULL, 5, List.of(), true);
    ServiceRun run = ServiceRun.of(service(probes, behaviour, S, 1, 20 * S));
    assertThat(run.frames())
        .filteredOn(frame -> frame.event().what() == What.READY)
        .extracting(ServiceFrame::at)
        .containsExactly(8025L);
    assertThat(run.frame(0).pods().get(0).stage()).isEqualTo(Stage.STARTING);
    assertThat(run.lastFrame().pods().get(0).stage()).isEqualTo(Stage.RUNNING);
    assertThat(run.allReadyAt()).hasValue(8025);
  }

  @Test
  void aProbeThatOutlastsItsPeriodIsFollowedByTheNextAtOnce() {
    // A ticker keeps one tick: asked at 0, no answer until 12 s, the tick of 10 s is used then.
    PodProbes probes =
        new PodProbes(
            Optional.empty(),
            Optional.of(new ProbeSettings(0, 10 * S, 12 * S, 1, 3)),
            Optional.empty(),
            false,
            false);
    PodBehaviour hung =
        new PodBehaviour(
            SpeedCurve.startingIn(0), 60 * S, SpeedCurve.ALWAYS_FULL, 5, List.of(), true);
    ServiceRun run = ServiceRun.of(service(probes, hung, S, 1, 36 * S));
    assertThat(run.frames())
        .filteredOn(frame -> frame.event().what() == What.FAILED)
        .extracting(ServiceFrame::at)
        .containsExactly(12 * S, 24 * S, 36 * S);
    assertThat(run.firstKill(0)).hasValue(36 * S);
  }

  @Test
  void aDrawnCurveIsStraightBetweenItsPointsAndSaysWhenAnswersAreAlwaysFastEnough() {
    SpeedCurve curve =
        new SpeedCurve(
            List.of(new Point(2 * S, 0), new Point(6 * S, 400_000), new Point(8 * S, 1_000_000)));
    assertThat(curve.speed(1999)).isEmpty();
    assertThat(curve.speed(3 * S)).hasValue(100_000);
    assertThat(curve.speed(7 * S)).hasValue(700_000);
    assertThat(curve.speed(100 * S)).hasValue(1_000_000);
    assertThat(curve.answer(2 * S, 100)).isEmpty();
    assertThat(curve.answer(3 * S, 100)).hasValue(1000);
    assertThat(curve.answer(7 * S, 100)).hasValue(143);
    assertThat(curve.alwaysWithinFrom(100, S)).hasValue(3 * S);
    assertThat(curve.alwaysWithinFrom(100, 250)).hasValue(6 * S);
    assertThat(curve.alwaysWithinFrom(100, 99)).isEmpty();
    assertThat(SpeedCurve.startingIn(8 * S).alwaysWithinFrom(100, S)).hasValue(8 * S);
    // At a jump the new speed holds: at the end of a start, and at both ends of a slow time.
    assertThat(SpeedCurve.slowed(0, 5, 10).speed(4)).hasValue(10);
    assertThat(SpeedCurve.slowed(0, 5, 10).speed(5)).hasValue(1_000_000);
    assertThat(SpeedCurve.slowed(2, 3, 10).speed(1)).hasValue(1_000_000);
    assertThat(SpeedCurve.slowed(2, 3, 10).speed(2)).hasValue(10);
    assertThat(SpeedCurve.slowed(2, 3, 10).speed(3)).hasValue(1_000_000);
    assertThatThrownBy(() -> new SpeedCurve(List.of(new Point(5, 1), new Point(5, 2))))
        .hasMessageContaining("order");
  }

  @Property(tries = 300, seed = "20261130")
  void aCurveNeverLeavesTheRangeOfItsPointsAndAnswersInTimeFromWhenItSays(
      @ForAll @LongRange(min = 0, max = 1_000_000_000L) long from,
      @ForAll @LongRange(min = 1, max = 86_400_000_000L) long length,
      @ForAll @LongRange(min = 0, max = 1_000_000) long first,
      @ForAll @LongRange(min = 1, max = 1_000_000) long second,
      @ForAll @IntRange(min = 0, max = 1000) int thousandths) {
    SpeedCurve curve =
        new SpeedCurve(List.of(new Point(from, first), new Point(from + length, second)));
    long at = from + length / 1000 * thousandths;
    assertThat(curve.speed(at).orElseThrow())
        .isBetween(Math.min(first, second), Math.max(first, second));
    long most = curve.answer(from + length, 500).orElseThrow();
    long since = curve.alwaysWithinFrom(500, most).orElseThrow();
    assertThat(curve.answer(since, 500).orElseThrow()).isLessThanOrEqualTo(most);
    assertThat(since == from || curve.answer(since - 1, 500).orElse(Long.MAX_VALUE) > most)
        .isTrue();
  }

  @Test
  void theShareOfPhasesThatAreKilledIsTheLackOfTheLastProbe() {
    // Claim S000-60: killed for phases below 3 of 5 s.
    StartupRule rule = new StartupRule(8 * S, 5 * S, 0);
    assertThat(rule.shareKilled(2)).isEqualTo(0.6);
    assertThat(rule.shareKilled(1)).isEqualTo(1);
    assertThat(rule.shareKilled(3)).isZero();
  }

  @Property(tries = 60, seed = "20261130")
  void framesGoForwardAndCountWhatTheRunsCount(
      @ForAll @IntRange(min = 1, max = 8) int pods,
      @ForAll @IntRange(min = 0, max = 20) int start,
      @ForAll @IntRange(min = 1, max = 4) int failures,
      @ForAll @IntRange(min = 0, max = 9) int restart) {
    PodProbes probes = probes(new ProbeSettings(0, 5 * S, S, 1, failures), true);
    PodBehaviour behaviour =
        new PodBehaviour(
            SpeedCurve.startingIn(start * S), 10, SpeedCurve.ALWAYS_FULL, 5, List.of(), true);
    ServiceRun run = ServiceRun.of(service(probes, behaviour, restart * S, pods, 120 * S));
    List<ServiceFrame> frames = run.frames();
    for (int i = 1; i < frames.size(); i++) {
      assertThat(frames.get(i).at()).isGreaterThanOrEqualTo(frames.get(i - 1).at());
      assertThat(frames.get(i).index()).isEqualTo(i);
    }
    assertThat(run.lastFrame().restarts()).isEqualTo((int) run.restarts());
    long ready =
        IntStream.range(0, pods).mapToLong(i -> run.pods().get(i).readyTime(120 * S)).sum();
    long weighted = 0;
    for (int n = 1; n <= pods; n++) {
      int atLeast = n;
      weighted += run.timeWith(count -> count >= atLeast);
    }
    assertThat(weighted).isEqualTo(ready);
  }
}
