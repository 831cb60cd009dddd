package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import phiscope.core.detector.TapeFold.Column;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;

/** Laws of a run over a tape, whatever the policy, the leaves and the edits before. */
class FoldedTapeLawsTest {
  @Provide
  Arbitrary<PhiPolicy> policies() {
    return Policies.any();
  }

  @Provide
  Arbitrary<Tape> tapes() {
    return Policies.tapes(60);
  }

  private static FoldedTape fold(Tape tape, PhiPolicy policy, long horizon, FoldedTape before) {
    return TapeFolds.fold(tape, policy, Scenario.WHOLE, horizon, before);
  }

  @Property(tries = 600, seed = "20261129")
  void equalsTheRunHeartbeatByHeartbeat(
      @ForAll("policies") PhiPolicy policy,
      @ForAll("tapes") Tape tape,
      @ForAll @LongRange(max = 1200) long horizon) {
    FoldedTape fold = fold(tape, policy, horizon, null);
    PlainRun plain = new PlainRun(tape, policy, horizon);
    for (int i = 0; i < tape.heartbeats().size(); i++) {
      assertThat(fold.treatment(i)).as("treatment of %s", i).isEqualTo(plain.treatments.get(i));
    }
    assertThat(fold.suspicions(0, horizon, Integer.MAX_VALUE)).isEqualTo(plain.suspicions);
    assertThat(fold.suspicionCount()).isEqualTo(plain.suspicions.size());
    assertThat(fold.end()).isEqualTo(plain.end);
    assertSameQuality(fold.quality(), plain.quality);
  }

  private static void assertSameQuality(QualityOfService one, QualityOfService other) {
    assertThat(one.mistakes()).isEqualTo(other.mistakes());
    assertThat(one.meanMistakeDuration()).isCloseTo(other.meanMistakeDuration(), within(1e-9));
    assertThat(one.mistakeRecurrence()).isCloseTo(other.mistakeRecurrence(), within(1e-9));
    assertThat(one.observedAliveTime()).isEqualTo(other.observedAliveTime());
    assertThat(one.queryAccuracy()).isCloseTo(other.queryAccuracy(), within(1e-9));
    assertThat(one.detectionTime()).isEqualTo(other.detectionTime());
  }

  @Property(tries = 300, seed = "20261129")
  void theStateAtAnyTimeIsThatOfTheHeartbeatsDeliveredByThen(
      @ForAll("policies") PhiPolicy policy,
      @ForAll("tapes") Tape tape,
      @ForAll @LongRange(max = 900) long now,
      @ForAll boolean withThoseAtNow) {
    FoldedTape fold = fold(tape, policy, 1000, null);
    int delivered = fold.deliveredAt(now, withThoseAtNow);
    PhiDetector plain = new PhiDetector(policy, Scenario.WHOLE);
    int count = 0;
    for (Heartbeat heartbeat : tape.heartbeats().toList()) {
      long at = PlainRun.delivered(heartbeat.arrival(), tape.pauses());
      if (at < now || withThoseAtNow && at == now) {
        count++;
        if (heartbeat.isDelivered()) {
          plain.deliver(heartbeat.sequence(), at, heartbeat.incarnation());
        }
      }
    }
    assertThat(delivered).isEqualTo(count);
    PhiDetector detector = fold.detectorAfter(delivered);
    assertThat(detector).isEqualTo(plain);
    WindowContent window = fold.windowAfter(delivered, 1000);
    assertThat(window.count()).isEqualTo((int) plain.windowCount());
    assertThat(window.synthetic()).isEqualTo(plain.syntheticCount());
    assertThat(window.intervals().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(plain.sums().sum().longValueExact());
    if (!(policy.windowSize() instanceof PhiPolicy.WindowSize.All)) {
      assertThat(window.intervals().stream().mapToLong(Long::longValue).toArray())
          .isEqualTo(plain.windowIntervals());
    }
    assertThat(fold.windowAfter(delivered, 2).intervals())
        .isEqualTo(window.intervals().subList(Math.max(0, window.count() - 2), window.count()));
  }

  @Property(tries = 400, seed = "20261129")
  void everyColumnHoldsThePhiOfItsTime(
      @ForAll("policies") PhiPolicy policy,
      @ForAll("tapes") Tape tape,
      @ForAll @LongRange(max = 700) long from,
      @ForAll @LongRange(min = 1, max = 700) long length,
      @ForAll @net.jqwik.api.constraints.IntRange(min = 1, max = 90) int most) {
    long horizon = 1000;
    FoldedTape fold = fold(tape, policy, horizon, null);
    double to = Math.min(from + length, horizon);
    List<Column> columns = fold.sawTooth(from, to, most);
    assertThat(columns.size()).isLessThanOrEqualTo(most);
    double left = from;
    for (Column column : columns) {
      assertThat(column.from()).isGreaterThanOrEqualTo(left);
      assertThat(column.to()).isGreaterThan(column.from()).isLessThanOrEqualTo(to);
      assertThat(column.low()).isLessThanOrEqualTo(column.high());
      assertThat(column.first()).isBetween(column.low(), column.high());
      assertThat(column.last()).isBetween(column.low(), column.high());
      left = column.to();
    }
    for (long tick = from; tick < to; tick++) {
      PhiResult result = fold.detectorAfter(fold.deliveredAt(tick, true)).query(tick);
      assertHolds(columns, tick, result.phi());
    }
  }

  private static void assertHolds(List<Column> columns, long tick, double phi) {
    for (Column column : columns) {
      if (column.from() <= tick && tick < column.to()) {
        if (!Double.isNaN(phi)) {
          assertThat(phi).isBetween(column.low() * (1 - 1e-9), column.high() * (1 + 1e-9));
        }
        return;
      }
    }
    assertThat(phi).as("a tick without a column has no phi").isNaN();
  }

  @Property(tries = 150, seed = "20261129")
  void withEnoughColumnsEveryPeakAndDropIsThere(
      @ForAll("policies") PhiPolicy policy, @ForAll("tapes") Tape tape) {
    FoldedTape fold = fold(tape, policy, 1000, null);
    List<Column> columns = fold.sawTooth(0, 1000, 200);
    for (int i = 0; i < tape.heartbeats().size(); i++) {
      boolean accepted = fold.treatment(i).ordinal() <= 1;
      long at = PlainRun.delivered(tape.heartbeats().arrival(i), tape.pauses());
      double drop = fold.detectorAfter(fold.deliveredAt(at, true)).query(at).phi();
      double peak = fold.detectorAfter(fold.deliveredAt(at, false)).query(at).phi();
      if (accepted && at > 0 && at < 1000 && !Double.isNaN(drop) && !Double.isNaN(peak)) {
        assertThat(columns).anyMatch(c -> c.from() == at && c.first() == drop);
        assertThat(columns).anyMatch(c -> c.to() == at && c.last() == peak);
      }
    }
  }

  /** A long tape with every kind of irregularity, from a seed. */
  private static HeartbeatTrace longTrace(long seed, int count) {
    Random random = new Random(seed);
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    long at = 0;
    long sequence = 0;
    int incarnation = 0;
    for (int i = 0; i < count; i++) {
      at += random.nextInt(200) == 0 ? random.nextInt(500) : 8 + random.nextInt(5);
      boolean lost = random.nextInt(100) == 0;
      boolean late = random.nextInt(150) == 0;
      if (random.nextInt(7000) == 0) {
        incarnation++;
        sequence = 0;
      }
      builder.add(
          late ? Math.max(0, sequence - 3) : sequence++,
          at,
          incarnation,
          lost ? Heartbeat.Fate.LOST : Heartbeat.Fate.DELIVERED);
    }
    return builder.build();
  }

  private static HeartbeatTrace edited(HeartbeatTrace trace, Random random) {
    int index = random.nextInt(trace.size());
    long arrival = trace.arrival(index);
    switch (random.nextInt(6)) {
      case 0:
        return trace.insert(Heartbeat.delivered(random.nextInt(20_000), arrival));
      case 1:
        return trace.remove(index);
      case 2:
        return trace.shiftFrom(index, random.nextInt(40));
      case 3:
        return trace.replace(index, trace.get(index).arrivingAt(arrival + random.nextInt(30)));
      case 4:
        return trace.replace(index, trace.get(index).withFate(Heartbeat.Fate.LOST));
      default:
        return trace.shiftSequences(index, trace.endOfIncarnation(index), 1);
    }
  }

  @Property(tries = 60, seed = "20261129")
  void aRunAfterEditsEqualsOneFromTheStart(
      @ForAll("policies") PhiPolicy firstPolicy,
      @ForAll long seed,
      @ForAll @net.jqwik.api.constraints.IntRange(min = 1, max = 24_000) int count) {
    Random random = new Random(seed);
    PhiPolicy policy = firstPolicy;
    Tape tape = Tape.of("A", longTrace(seed, count));
    long horizon = tape.heartbeats().arrival(count - 1) + 100;
    FoldedTape fold = fold(tape, policy, horizon, null);
    for (int i = 0; i < 6; i++) {
      for (int k = random.nextInt(3); k >= 0 && tape.heartbeats().size() > 1; k--) {
        tape = tape.withHeartbeats(edited(tape.heartbeats(), random));
      }
      if (random.nextInt(4) == 0) {
        long from = random.nextInt((int) horizon);
        Pause pause = new Pause(Pause.Who.OBSERVER, from, from + 1 + random.nextInt(300));
        tape = tape.withPauses(random.nextBoolean() ? List.of() : List.of(pause));
      }
      horizon += random.nextInt(50) - 20;
      if (random.nextInt(3) == 0) {
        BigDecimal threshold = BigDecimal.valueOf(1 + random.nextInt(80), 1);
        policy = PolicyDraft.of(policy).threshold(threshold).policy();
      }
      fold = fold(tape, policy, horizon, fold);
    }
    Tape same = tape.withHeartbeats(HeartbeatTrace.of(tape.heartbeats().toList()));
    assertSameRun(fold, fold(same, policy, horizon, null), random);
  }

  private static void assertAcceptedAmongAddUp(FoldedTape fold) {
    long accepted = 0;
    int size = fold.tape().heartbeats().size();
    for (int i = 0; i < size; i++) {
      assertThat(fold.acceptedAmong(i)).isEqualTo(accepted);
      accepted +=
          switch (fold.treatment(i)) {
            case RECORDED, ACCEPTED, RESTART -> 1;
            case DUPLICATE, STALE, LOST -> 0;
          };
    }
    assertThat(fold.acceptedAmong(size)).isEqualTo(accepted).isEqualTo(fold.acceptedCount());
  }

  private static void assertSameRun(FoldedTape fold, FoldedTape fresh, Random random) {
    long horizon = fold.horizon();
    assertThat(fold).isEqualTo(fresh).hasSameHashCodeAs(fresh);
    assertThat(fold.end()).isEqualTo(fresh.end());
    assertThat(fold.acceptedCount()).isEqualTo(fresh.acceptedCount());
    assertAcceptedAmongAddUp(fold);
    assertThat(fold.quality()).isEqualTo(fresh.quality());
    List<Suspicion> suspicions = fold.suspicions(0, horizon, Integer.MAX_VALUE);
    assertThat(suspicions).isEqualTo(fresh.suspicions(0, horizon, Integer.MAX_VALUE));
    int size = fold.tape().heartbeats().size();
    for (int i = 0; i < size; i += 1 + random.nextInt(50)) {
      assertThat(fold.treatment(i)).isEqualTo(fresh.treatment(i));
    }
    for (int most : new int[] {1, 40, 700}) {
      double from = random.nextInt((int) horizon);
      double to = from + random.nextInt((int) horizon) + 1;
      assertThat(fold.sawTooth(from, to, most)).isEqualTo(fresh.sawTooth(from, to, most));
    }
    for (int i = 0; i < 5; i++) {
      int heartbeats = random.nextInt(size + 1);
      assertThat(fold.detectorAfter(heartbeats)).isEqualTo(fresh.detectorAfter(heartbeats));
      assertThat(fold.windowAfter(heartbeats, 100)).isEqualTo(fresh.windowAfter(heartbeats, 100));
    }
    List<BigDecimal> thresholds =
        List.of(new BigDecimal("0.5"), BigDecimal.ONE, BigDecimal.TEN, new BigDecimal("40"));
    if (!fold.policyInTicks().isEmpirical()) {
      assertThat(TradeOff.sweep(fold, thresholds)).isEqualTo(TradeOff.sweep(fresh, thresholds));
    }
  }
}
