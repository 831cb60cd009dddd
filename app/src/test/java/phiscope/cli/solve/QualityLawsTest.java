package phiscope.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** Runs of random heartbeats against a clock that ticks through them. */
class QualityLawsTest {
  private record Beat(int sequence, int at) {}

  @Property(tries = 300, seed = "20261129")
  void aFixedTimeoutSaysWhatAClockTickingThroughTheRunSays(
      @ForAll("beats") List<Beat> beats,
      @ForAll @IntRange(min = 1, max = 15) int timeout,
      @ForAll @IntRange(min = 0, max = 80) int horizon,
      @ForAll @IntRange(min = -1, max = 80) int crash) {
    String detector = "{'type': 'fixedTimeout', 'timeout': %d}".formatted(timeout);
    JsonNode answer = answer(beats, detector, horizon, crash);
    boolean[] suspected = new boolean[horizon + 1];
    int start = runClock(beats, timeout, suspected);
    assertThat(transitions(answer)).isEqualTo(changes(suspected));
    assertQuality(answer, suspected, start, horizon, crash);
  }

  /**
   * What is said at each tick after its deliveries; gives the tick of the first delivery, or -1.
   */
  private static int runClock(List<Beat> beats, int timeout, boolean[] suspected) {
    int start = -1;
    int last = -1;
    int largest = -1;
    for (int now = 0; now < suspected.length; now++) {
      for (Beat beat : beats) {
        if (beat.at() == now && beat.sequence() > largest) {
          largest = beat.sequence();
          last = now;
          start = start < 0 ? now : start;
        }
      }
      suspected[now] = last >= 0 && now - last >= timeout;
    }
    return start;
  }

  private static List<String> changes(boolean[] suspected) {
    List<String> changes = new ArrayList<>();
    boolean before = false;
    for (int now = 0; now < suspected.length; now++) {
      if (suspected[now] != before) {
        changes.add(now + (suspected[now] ? "S" : "T"));
      }
      before = suspected[now];
    }
    return changes;
  }

  private static List<String> transitions(JsonNode answer) {
    return StreamSupport.stream(answer.get("transitions").spliterator(), false)
        .map(change -> change.get(0).textValue() + change.get(1).textValue())
        .toList();
  }

  /** Counts ticks: a tick that begins suspected, while observed and alive, is a mistake. */
  private static void assertQuality(
      JsonNode answer, boolean[] suspected, int start, int horizon, int crash) {
    int end = crash < 0 ? horizon : Math.min(crash, horizon);
    int wrong = 0;
    int mistakes = 0;
    for (int now = 0; now < end; now++) {
      wrong += suspected[now] ? 1 : 0;
      mistakes += suspected[now] && (now == 0 || !suspected[now - 1]) ? 1 : 0;
    }
    int observed = start < 0 ? 0 : Math.max(0, end - start);
    assertThat(answer.get("mistakes").intValue()).isEqualTo(mistakes);
    assertThat(answer.get("observedAliveTime").textValue()).isEqualTo(observed + "/1");
    if (observed == 0) {
      assertThat(answer.get("queryAccuracy").isNull()).isTrue();
    } else {
      assertThat(answer.get("queryAccuracy").asDouble())
          .isCloseTo((double) (observed - wrong) / observed, offset(1e-15));
    }
    int since = horizon;
    while (since >= 0 && suspected[since]) {
      since--;
    }
    if (crash < 0 || since == horizon) {
      assertThat(answer.get("detectionTime").isNull()).isTrue();
    } else {
      assertThat(answer.get("detectionTime").asDouble()).isEqualTo(Math.max(0, since + 1 - crash));
    }
  }

  @Property(tries = 150, seed = "20261129")
  void phiSaysWhatTheDetectorOfTheWorkbenchSays(
      @ForAll("beats") List<Beat> beats,
      @ForAll @IntRange(min = 1, max = 5) int windowSize,
      @ForAll @IntRange(min = 1, max = 12) int threshold) {
    String detector =
        ("{'type': 'phi', 'windowSize': %d, 'variance': 'population',"
                + " 'sigmaFloor': '0.5', 'threshold': %d}")
            .formatted(windowSize, threshold);
    int horizon = 80;
    JsonNode answer = answer(beats, detector, horizon, -1);
    List<Double> times = new ArrayList<>();
    answer.get("transitions").forEach(change -> times.add(change.get(0).asDouble()));
    List<Double> expected = detectorTimes(beats, policy(windowSize, threshold), horizon);
    assertThat(times).hasSameSizeAs(expected);
    for (int i = 0; i < times.size(); i++) {
      assertThat(times.get(i)).isCloseTo(expected.get(i), offset(1e-11));
    }
  }

  private static PhiPolicy policy(int windowSize, int threshold) {
    return PolicyDraft.of(Presets.policy(Preset.S004, TimeUnit.NONE))
        .windowSize(windowSize)
        .minimumSamples(windowSize)
        .sigmaFloor(new PhiPolicy.SigmaFloor.Absolute(new BigDecimal("0.5")))
        .upperEnd(new PhiPolicy.UpperEnd.Exact())
        .boundaryBand(BigDecimal.ZERO)
        .threshold(BigDecimal.valueOf(threshold))
        .policy();
  }

  private static List<Double> detectorTimes(List<Beat> beats, PhiPolicy policy, int horizon) {
    PhiDetector detector = new PhiDetector(policy, new TickScale(TimeUnit.NONE, 0));
    List<Double> times = new ArrayList<>();
    double suspicion = Double.NaN;
    for (Beat beat : beats) {
      if (beat.at() > horizon) {
        break;
      }
      if (!detector.copy().deliver(beat.sequence(), beat.at(), 0)) {
        continue;
      }
      if (suspicion < beat.at()) {
        times.add(suspicion);
        times.add((double) beat.at());
      }
      detector.deliver(beat.sequence(), beat.at(), 0);
      suspicion = beat.at() + detector.suspicionElapsed(policy.threshold().doubleValue());
    }
    if (suspicion <= horizon) {
      times.add(suspicion);
    }
    return times;
  }

  private static JsonNode answer(List<Beat> beats, String detector, int horizon, int crash) {
    String arrivals =
        beats.stream()
            .map(beat -> "{'sequence': %d, 'at': %d}".formatted(beat.sequence(), beat.at()))
            .collect(Collectors.joining(", "));
    return SolvedProblem.answer(
        ("{'id': 'q', 'kind': 'quality', 'arrivals': [%s], 'detector': %s,"
                + " 'crash': %s, 'horizon': %d}")
            .formatted(arrivals, detector, crash < 0 ? "null" : crash, horizon));
  }

  @Provide
  Arbitrary<List<Beat>> beats() {
    Arbitrary<Integer> sequences = Arbitraries.integers().between(0, 20);
    Arbitrary<Integer> gaps =
        Arbitraries.frequencyOf(
            Tuple.of(6, Arbitraries.integers().between(0, 6)),
            Tuple.of(1, Arbitraries.integers().between(7, 30)));
    Arbitrary<Beat> anyBeat = Combinators.combine(sequences, gaps).as(Beat::new);
    return anyBeat.list().ofMinSize(1).ofMaxSize(20).map(QualityLawsTest::inOrderOfTime);
  }

  /** Gaps become times; every third sequence number stays as drawn, the others grow. */
  private static List<Beat> inOrderOfTime(List<Beat> gaps) {
    List<Beat> beats = new ArrayList<>();
    int now = 0;
    for (int i = 0; i < gaps.size(); i++) {
      now += gaps.get(i).at();
      beats.add(new Beat(i % 3 == 2 ? gaps.get(i).sequence() : i, now));
    }
    return beats;
  }
}
