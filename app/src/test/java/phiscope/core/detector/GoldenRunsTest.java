package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.core.detector.GoldenProblems.Case;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.VarianceKind;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;

/** The golden files, answered by detectors and runs. */
class GoldenRunsTest {
  static List<Case> quality() {
    return GoldenProblems.of("quality");
  }

  static List<Case> windows() {
    return GoldenProblems.of("windows");
  }

  static List<Case> peers() {
    return GoldenProblems.of("peers");
  }

  @ParameterizedTest
  @MethodSource("quality")
  void qualityOfServiceIsThatOfTheGoldenFile(Case golden) {
    JsonNode problem = golden.problem();
    List<BigDecimal> times = new ArrayList<>();
    problem.get("arrivals").forEach(arrival -> times.add(decimal(arrival.get("at"))));
    times.add(decimal(problem.get("horizon")));
    if (!problem.get("crash").isNull()) {
      times.add(decimal(problem.get("crash")));
    }
    JsonNode detector = problem.get("detector");
    boolean fixed = detector.get("type").asText().equals("fixedTimeout");
    if (fixed) {
      times.add(decimal(detector.get("timeout")));
    }
    TickScale scale = GoldenProblems.scale(times);
    Tape tape = tape(problem, scale);
    long horizon = scale.toTicks(decimal(problem.get("horizon")));
    FoldedTape fold =
        fixed
            ? FixedTimeouts.fold(tape, scale.toTicks(decimal(detector.get("timeout"))), horizon)
            : TapeFolds.fold(tape, policy(detector), scale, horizon, null);
    compare(fold, golden.answer(), scale.toUnits(1));
  }

  private static Tape tape(JsonNode problem, TickScale scale) {
    List<Heartbeat> heartbeats = new ArrayList<>();
    for (JsonNode arrival : problem.get("arrivals")) {
      long at = scale.toTicks(decimal(arrival.get("at")));
      heartbeats.add(Heartbeat.delivered(arrival.get("sequence").asLong(), at));
    }
    Tape tape = Tape.of("A", HeartbeatTrace.of(heartbeats));
    return problem.get("crash").isNull()
        ? tape
        : tape.withCrash(OptionalLong.of(scale.toTicks(decimal(problem.get("crash")))));
  }

  private static PhiPolicy policy(JsonNode detector) {
    int window = detector.get("windowSize").asInt();
    JsonNode floor = detector.get("sigmaFloor");
    return Scenario.policy(
        Preset.S004,
        draft ->
            draft
                .windowSize(window)
                .minimumSamples(window)
                .variance(
                    detector.get("variance").asText().equals("sample")
                        ? VarianceKind.SAMPLE
                        : VarianceKind.POPULATION)
                .sigmaFloor(
                    floor.isNull()
                        ? new SigmaFloor.None()
                        : new SigmaFloor.Absolute(decimal(floor)))
                .threshold(decimal(detector.get("threshold"))));
  }

  private static void compare(FoldedTape fold, JsonNode answer, double tick) {
    List<Suspicion> suspicions = fold.suspicions(0, fold.horizon(), Integer.MAX_VALUE);
    List<Double> transitions = new ArrayList<>();
    List<Double> mistakes = new ArrayList<>();
    double aliveUntil = Math.min(fold.horizon(), fold.tape().crash().orElse(Long.MAX_VALUE));
    for (Suspicion suspicion : suspicions) {
      transitions.add(suspicion.from() * tick);
      if (!suspicion.open()) {
        transitions.add(suspicion.to() * tick);
      }
      if (suspicion.mistake()) {
        mistakes.add(suspicion.from() * tick);
        mistakes.add(Math.min(suspicion.to(), aliveUntil) * tick);
      }
    }
    JsonNode expected = answer.get("transitions");
    assertThat(transitions).hasSize(expected.size());
    for (int i = 0; i < expected.size(); i++) {
      assertNear(transitions.get(i), expected.get(i).get(0));
    }
    JsonNode intervals = answer.get("mistakeIntervals");
    assertThat(mistakes).hasSize(2 * intervals.size());
    for (int i = 0; i < intervals.size(); i++) {
      assertNear(mistakes.get(2 * i), intervals.get(i).get("from"));
      assertNear(mistakes.get(2 * i + 1), intervals.get(i).get("to"));
    }
    QualityOfService quality = fold.quality();
    assertThat(quality.mistakes()).isEqualTo(answer.get("mistakes").asLong());
    assertNear(quality.observedAliveTime() * tick, answer.get("observedAliveTime"));
    if (answer.get("queryAccuracy").isNull()) {
      assertThat(quality.queryAccuracy()).isNaN();
    } else {
      assertNear(quality.queryAccuracy(), answer.get("queryAccuracy"));
    }
    if (answer.get("detectionTime").isNull()) {
      assertThat(quality.detectionTime()).isEmpty();
    } else {
      assertNear(quality.detectionTime().orElseThrow() * tick, answer.get("detectionTime"));
    }
  }

  private static void assertNear(double actual, JsonNode expected) {
    double value = GoldenProblems.value(expected);
    assertThat(actual).isCloseTo(value, within(1e-12 * Math.abs(value)));
  }

  @ParameterizedTest
  @MethodSource("windows")
  void theWindowOfADetectorIsExact(Case golden) {
    List<BigDecimal> intervals = new ArrayList<>();
    golden.problem().get("intervals").forEach(number -> intervals.add(decimal(number)));
    TickScale scale = GoldenProblems.scale(intervals);
    boolean slides = golden.kind().equals("slide");
    int size = slides ? golden.problem().get("windowSize").asInt() : intervals.size();
    PhiDetector detector =
        new PhiDetector(
            Scenario.policy(Preset.HAYASHIBARA, draft -> draft.windowSize(size)), scale);
    BigFraction tick = new BigFraction(1).divide(new BigFraction(10).pow(scale.decimals()));
    long at = 0;
    detector.deliver(0, at, 0);
    for (int i = 0; i < intervals.size(); i++) {
      at += scale.toTicks(intervals.get(i));
      detector.deliver(i + 1, at, 0);
      if (slides) {
        assertMoments(detector, golden.answer().get("steps").get(i), tick);
      }
    }
    if (!slides) {
      assertMoments(detector, golden.answer(), tick);
    }
  }

  private static void assertMoments(PhiDetector detector, JsonNode answer, BigFraction tick) {
    BigFraction square = tick.multiply(tick);
    assertThat(detector.windowCount()).isEqualTo(answer.get("count").asLong());
    assertThat(text(detector.sums().exactMean().multiply(tick)))
        .isEqualTo(answer.get("mean").asText());
    assertThat(text(detector.sums().exactPopulationVariance().multiply(square)))
        .isEqualTo(answer.get("populationVariance").asText());
    if (answer.get("sampleVariance").isNull()) {
      assertThat(detector.windowCount()).isEqualTo(1);
    } else {
      assertThat(text(detector.sums().exactSampleVariance().multiply(square)))
          .isEqualTo(answer.get("sampleVariance").asText());
    }
  }

  private static String text(BigFraction fraction) {
    return fraction.getNumerator() + "/" + fraction.getDenominator();
  }

  @ParameterizedTest
  @MethodSource("peers")
  void peersAnswerAsPublished(Case golden) {
    JsonNode given = golden.problem().get("policy");
    PhiPolicy policy =
        Scenario.policy(
            Preset.PEKKO,
            draft ->
                draft
                    .threshold(decimal(given.get("threshold")))
                    .windowSize(given.get("windowSize").asInt())
                    .sigmaFloor(
                        new SigmaFloor.Absolute(decimal(given.get("sigmaFloor").get("absolute"))))
                    .acceptablePause(decimal(given.get("acceptablePause"))));
    assertThat(given.get("preset").asText()).isEqualTo(GoldenProblems.lower(policy.preset()));
    assertThat(policy.firstEstimate().orElseThrow().value())
        .isEqualByComparingTo(decimal(given.get("firstEstimate")));
    Scenario scenario = new Scenario(policy);
    int query = 0;
    for (JsonNode event : golden.problem().get("events")) {
      if (event.has("heartbeat")) {
        scenario.heartbeats(event.get("heartbeat").asLong());
        continue;
      }
      JsonNode expected = golden.answer().get("results").get(query++);
      PhiResult result = scenario.detector.query(event.get("query").asLong());
      assertThat(!result.suspected()).isEqualTo(expected.get("available").asBoolean());
      if (expected.has("phi")) {
        double tolerance = expected.has("tolerance") ? expected.get("tolerance").asDouble() : 0;
        assertThat(result.phi()).isCloseTo(expected.get("phi").asDouble(), within(tolerance));
      }
    }
    assertThat(query).isEqualTo(golden.answer().get("results").size());
  }

  private static BigDecimal decimal(JsonNode number) {
    return GoldenProblems.decimal(number);
  }
}
