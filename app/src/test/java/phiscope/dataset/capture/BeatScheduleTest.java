package phiscope.dataset.capture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BeatScheduleTest {
  private static final long MILLI = 1_000_000;

  @Test
  void heartbeatKIsDueKIntervalsAfterTheStart() {
    List<BeatSchedule.Beat> beats = beats(plan(5, Jitter.none(), 0, List.of(), false, -1));
    assertThat(beats)
        .extracting(BeatSchedule.Beat::due)
        .containsExactly(0L, 100L * MILLI, 200L * MILLI, 300L * MILLI, 400L * MILLI);
    assertThat(beats).extracting(BeatSchedule.Beat::sequence).containsExactly(0L, 1L, 2L, 3L, 4L);
  }

  @Test
  void aPauseLeavesHeartbeatsOutWithoutAHoleInTheNumbers() {
    List<BeatPlan.Span> pause = List.of(new BeatPlan.Span(150 * MILLI, 300 * MILLI));
    List<BeatSchedule.Beat> beats = beats(plan(4, Jitter.none(), 0, pause, false, -1));
    assertThat(beats).extracting(b -> b.due() / MILLI).containsExactly(0L, 100L, 500L, 600L);
    assertThat(beats).extracting(BeatSchedule.Beat::sequence).containsExactly(0L, 1L, 2L, 3L);
  }

  @Test
  void catchingUpSendsThePausedHeartbeatsInABurst() {
    List<BeatPlan.Span> pause = List.of(new BeatPlan.Span(150 * MILLI, 300 * MILLI));
    List<BeatSchedule.Beat> beats = beats(plan(7, Jitter.none(), 0, pause, true, -1));
    assertThat(beats)
        .extracting(b -> b.due() / MILLI)
        .containsExactly(0L, 100L, 450L, 450L, 450L, 500L, 600L);
  }

  @Test
  void aHeartbeatTakenBackGivesItsNumberToTheNextOne() {
    BeatSchedule schedule = new BeatSchedule(plan(3, Jitter.none(), 0, List.of(), false, -1));
    schedule.next();
    assertThat(schedule.next().sequence()).isEqualTo(1);
    schedule.withdraw();
    assertThat(schedule.next()).isEqualTo(new BeatSchedule.Beat(1, 200 * MILLI, false));
    assertThat(schedule.next()).isEqualTo(new BeatSchedule.Beat(2, 300 * MILLI, false));
    assertThat(schedule.next()).isNull();
  }

  @Test
  void aCrashEndsTheScheduleBeforeItsTime() {
    List<BeatSchedule.Beat> beats =
        beats(plan(1000, Jitter.none(), 0, List.of(), false, 250 * MILLI));
    assertThat(beats).extracting(b -> b.due() / MILLI).containsExactly(0L, 100L, 200L);
  }

  @Test
  void aCrashInsideAPauseEndsTheSchedule() {
    List<BeatPlan.Span> pause = List.of(new BeatPlan.Span(50 * MILLI, 5000 * MILLI));
    BeatPlan endless =
        new BeatPlan(
            "b",
            0,
            100 * MILLI,
            OptionalLong.empty(),
            Jitter.none(),
            0,
            1,
            pause,
            false,
            OptionalLong.of(300 * MILLI));
    assertThat(beats(endless)).hasSize(1);
  }

  @Test
  void lossIsTheShareThatWasAskedFor() {
    List<BeatSchedule.Beat> beats = beats(plan(20_000, Jitter.none(), 0.1, List.of(), false, -1));
    long lost = beats.stream().filter(BeatSchedule.Beat::lost).count();
    // Binomial(20000, 0.1) has mean 2000 and standard deviation 42: five of them either side.
    assertThat(lost).isBetween(1788L, 2212L);
    assertThat(beats).extracting(BeatSchedule.Beat::sequence).endsWith(19_999L);
  }

  @Test
  void jitterHasTheMeanAndDeviationThatWereAskedFor() {
    Jitter normal = new Jitter(Jitter.Shape.NORMAL, 5 * MILLI, 0);
    double[] offs = offs(beats(plan(20_000, normal, 0, List.of(), false, -1)));
    double mean = 0;
    double squares = 0;
    for (double off : offs) {
      mean += off / offs.length;
      squares += off * off / offs.length;
    }
    // Standard errors of 20000 values: of the mean 0.035 ms, of the deviation 0.025 ms.
    assertThat(mean).isBetween(-0.2, 0.2);
    assertThat(Math.sqrt(squares - mean * mean)).isBetween(4.85, 5.15);
  }

  @Test
  void theSameSeedGivesTheSameScheduleOnEveryMachine() {
    Jitter uniform = new Jitter(Jitter.Shape.UNIFORM, 0, 20 * MILLI);
    List<BeatSchedule.Beat> beats = beats(plan(4, uniform, 0, List.of(), false, -1));
    // java.util.Random(7).nextDouble() x 20 ms, computed from the generator's specification.
    assertThat(beats)
        .extracting(BeatSchedule.Beat::due)
        .containsExactly(14_613_980L, 114_983_392L, 206_966_194L, 317_945_542L);
  }

  @Property(seed = "20261129")
  void timeNeverGoesBackWhateverTheJitter(
      @ForAll @IntRange(max = 3) int shape, @ForAll @IntRange(max = 400) int size) {
    Jitter jitter = new Jitter(Jitter.Shape.values()[shape], size * MILLI, size * 2 * MILLI);
    long last = 0;
    for (BeatSchedule.Beat beat : beats(plan(200, jitter, 0.2, List.of(), false, -1))) {
      assertThat(beat.due()).isGreaterThanOrEqualTo(last);
      last = beat.due();
    }
  }

  private static double[] offs(List<BeatSchedule.Beat> beats) {
    return beats.stream()
        .skip(1)
        .mapToDouble(b -> (b.due() - b.sequence() * 100.0 * MILLI) / MILLI)
        .toArray();
  }

  private static BeatPlan plan(
      long count,
      Jitter jitter,
      double loss,
      List<BeatPlan.Span> pauses,
      boolean catchUp,
      long crash) {
    return new BeatPlan(
        "node-b",
        0,
        100 * MILLI,
        OptionalLong.of(count),
        jitter,
        loss,
        7,
        pauses,
        catchUp,
        crash < 0 ? OptionalLong.empty() : OptionalLong.of(crash));
  }

  private static List<BeatSchedule.Beat> beats(BeatPlan plan) {
    List<BeatSchedule.Beat> beats = new ArrayList<>();
    BeatSchedule schedule = new BeatSchedule(plan);
    for (BeatSchedule.Beat beat = schedule.next(); beat != null; beat = schedule.next()) {
      beats.add(beat);
    }
    return beats;
  }
}
