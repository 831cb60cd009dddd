package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import phiscope.core.probe.PodRun.What;
import phiscope.core.probe.SpeedCurve.Point;
import phiscope.core.probe.SpeedCurve.Span;

/** Which phases of the first probe kill a start, also of one that is fast for a while amid it. */
class StartPhasesTest {
  private static final long FULL = SpeedCurve.FULL;

  private static List<Span> from(long start) {
    return SpeedCurve.startingIn(start).within(1, 1);
  }

  @Test
  void theExampleOfS000IsKilledInThreeOfFivePhasesFrom5To8Seconds() {
    // Claim S000-60.
    StartPhases phases = StartPhases.of(new ProbeSettings(0, 5000, 1000, 1, 2), false, from(8000));
    assertThat(phases.share()).isEqualTo(0.6);
    assertThat(phases.earliest()).hasValue(5000);
    assertThat(phases.latest()).hasValue(8000);
  }

  @Property(tries = 400, seed = "20261130")
  void aStartThatIsOverOnceIsThatOfTheRule(
      @ForAll @IntRange(min = 0, max = 60) int start,
      @ForAll @IntRange(min = 1, max = 9) int period,
      @ForAll @IntRange(min = 0, max = 30) int delay,
      @ForAll @IntRange(min = 1, max = 6) int threshold,
      @ForAll boolean startup) {
    StartupRule rule = new StartupRule(start, period, delay);
    ProbeSettings probe = new ProbeSettings(delay, period, 1, 1, threshold);
    StartPhases phases = StartPhases.of(probe, startup, from(start));
    assertThat(phases.share()).isCloseTo(rule.shareKilled(threshold), offset(1e-12));
    ProbeSettings safe = new ProbeSettings(delay, period, 1, 1, (int) rule.safeThreshold());
    assertThat(StartPhases.of(safe, startup, from(start)).share()).isZero();
  }

  @Property(tries = 300, seed = "20261130")
  void thePhasesOfADrawnStartAreThoseThatAPodIsPlayedWith(
      @ForAll @Size(min = 1, max = 5) List<@IntRange(min = 1, max = 9) Integer> steps,
      @ForAll @Size(value = 5) List<@IntRange(min = 0, max = 4) Integer> speeds,
      @ForAll @IntRange(min = 1, max = 6) int period,
      @ForAll @IntRange(min = 0, max = 5) int delay,
      @ForAll @IntRange(min = 1, max = 5) int threshold,
      @ForAll boolean startup) {
    List<Point> points = new ArrayList<>();
    long at = 0;
    for (int i = 0; i < steps.size(); i++) {
      at += steps.get(i);
      points.add(new Point(at, speeds.get(i) * FULL / 4));
    }
    points.add(new Point(at + 3, FULL));
    // Twice as fast as needed: half speed is in time, less is too slow; what is late is not asked
    // for again before its period is over.
    SpeedCurve curve = new SpeedCurve(points);
    PodBehaviour behaviour = new PodBehaviour(curve, 1, SpeedCurve.ALWAYS_FULL, 0, List.of(), true);
    ProbeSettings probe = new ProbeSettings(delay, period, 1, 1, threshold);
    PodProbes probes =
        startup
            ? new PodProbes(Optional.of(probe), Optional.empty(), Optional.empty(), false, false)
            : new PodProbes(Optional.empty(), Optional.of(probe), Optional.empty(), false, false);
    PodPlan plan = new PodPlan(probes, behaviour, CrashLoop.NONE, 1_000_000);
    int killed = 0;
    OptionalLong earliest = OptionalLong.empty();
    for (long phase = 0; phase < period; phase++) {
      // The first tick that is not before the delay comes a phase after it.
      PodRun run = PodWalk.run(plan, (delay + phase) % period, 200, 1_000);
      Optional<Long> kill = run.first(What.KILLED);
      killed += kill.isPresent() ? 1 : 0;
      if (kill.isPresent()) {
        earliest = OptionalLong.of(Math.min(earliest.orElse(Long.MAX_VALUE), kill.get()));
      }
    }
    StartPhases phases = StartPhases.of(probe, startup, behaviour.inTime(1));
    assertThat(phases.share()).isCloseTo(killed / (double) period, offset(1e-12));
    if (earliest.isPresent()) {
      // The walk tells the kill when the failure is known, up to a timeout after its question.
      long asked = phases.earliest().orElseThrow();
      assertThat(earliest.getAsLong()).isBetween(asked, asked + 1);
    }
  }

  @Test
  void aStartupProbeIsOverAtTheFirstTimeThatLastsAPeriodAndLivenessOnlyWhenItStaysSo() {
    // Fast enough from 10 to 17, too slow to 40, then for good.
    SpeedCurve hump =
        new SpeedCurve(
            List.of(
                new Point(9, 0),
                new Point(10, FULL),
                new Point(16, FULL),
                new Point(17, 0),
                new Point(39, 0),
                new Point(40, FULL)));
    PodBehaviour behaviour = new PodBehaviour(hump, 1, SpeedCurve.ALWAYS_FULL, 0, List.of(), true);
    assertThat(behaviour.inTime(1)).containsExactly(new Span(10, 17), new Span(40, Long.MAX_VALUE));
    assertThat(behaviour.slowestStart(1)).hasValue(40);
    assertThat(behaviour.slowestStartup(new ProbeSettings(0, 7, 1, 1, 1))).hasValue(10);
    assertThat(behaviour.slowestStartup(new ProbeSettings(0, 8, 1, 1, 1))).hasValue(40);
  }

  @Property(tries = 300, seed = "20261130")
  void theSpansInTimeAreThoseThatEveryTickSays(
      @ForAll @Size(min = 1, max = 6) List<@IntRange(min = 1, max = 12) Integer> steps,
      @ForAll @Size(value = 6) List<@IntRange(min = 0, max = 1_000_000) Integer> speeds,
      @ForAll @IntRange(min = 1, max = 12) int most) {
    List<Point> points = new ArrayList<>();
    long at = 0;
    for (int i = 0; i < steps.size(); i++) {
      points.add(new Point(at, speeds.get(i)));
      at += steps.get(i);
    }
    SpeedCurve curve = new SpeedCurve(points);
    List<Span> spans = curve.within(3, most);
    for (long tick = 0; tick < at + 5; tick++) {
      long now = tick;
      OptionalLong answer = curve.answer(tick, 3);
      assertThat(spans.stream().anyMatch(span -> now >= span.from() && now < span.to()))
          .isEqualTo(answer.isPresent() && answer.getAsLong() <= most);
    }
  }
}
