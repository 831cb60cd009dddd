package phiscope.lesson;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.ConsumerReading;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.PosteriorReading;
import phiscope.bench.TapeReading;
import phiscope.bench.WindowReading;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiResult;
import phiscope.core.detector.QualityOfService;
import phiscope.core.numeric.NormalTail;
import phiscope.core.trace.TickScale;

/** Every place of a reading of the detector bench that a lesson can point at. */
final class DetectorPlaces {
  /** A longer window is not written as one text. */
  private static final int LISTED_INTERVALS = 64;

  private static final Branch<WindowReading> WINDOW =
      Branch.<WindowReading>empty()
          .word("intervals", DetectorPlaces::listed)
          .number("count", Dimension.COUNT, WindowReading::count)
          .number("synthetic", Dimension.COUNT, WindowReading::synthetic)
          .exact("sum", Dimension.TIME, WindowReading::sum)
          .exact("sumOfSquares", Dimension.TIME_SQUARED, WindowReading::sumOfSquares)
          .exact("mean", Dimension.TIME, WindowReading::mean)
          .exact("populationVariance", Dimension.TIME_SQUARED, WindowReading::populationVariance)
          .exact("sampleVariance", Dimension.TIME_SQUARED, WindowReading::sampleVariance);

  private static final Branch<NormalModel> MODEL =
      Branch.<NormalModel>empty()
          .ticks("mean", NormalModel::mean)
          .ticks("sigma", NormalModel::sigma)
          .ticks("rawSigma", NormalModel::rawSigma)
          .ticks("pause", NormalModel::pause)
          .word("floored", model -> String.valueOf(model.floored()))
          .number("belowZero", Dimension.PROBABILITY, DetectorPlaces::massBelowZero);

  private static final Branch<PhiResult> RESULT =
      Branch.<PhiResult>empty()
          .number("phi", Dimension.PLAIN, PhiResult::phi)
          .word("status", result -> ReadingPlaces.word(result.status()))
          .word("suspected", result -> String.valueOf(result.suspected()));

  private static final Branch<ConsumerReading> CONSUMER =
      Branch.<ConsumerReading>empty()
          .number("threshold", Dimension.PLAIN, c -> c.consumer().threshold().doubleValue())
          .ticks("crossingElapsed", ConsumerReading::crossingElapsed)
          .word("decision", c -> ReadingPlaces.word(c.decision()));

  private static final Branch<PosteriorReading> POSTERIOR =
      Branch.<PosteriorReading>empty()
          .number("prior", Dimension.PROBABILITY, PosteriorReading::prior)
          .number("log10PriorOdds", Dimension.PLAIN, PosteriorReading::log10PriorOdds)
          .number("phi", Dimension.PLAIN, PosteriorReading::phi)
          .number("log10PosteriorOdds", Dimension.PLAIN, PosteriorReading::log10PosteriorOdds)
          .number("posterior", Dimension.PROBABILITY, PosteriorReading::posterior);

  private static final Branch<QualityOfService> QUALITY =
      Branch.<QualityOfService>empty()
          .number("mistakes", Dimension.COUNT, QualityOfService::mistakes)
          .ticks("meanMistakeDuration", QualityOfService::meanMistakeDuration)
          .ticks("mistakeRecurrence", QualityOfService::mistakeRecurrence)
          .ticks("observedAliveTime", QualityOfService::observedAliveTime)
          .number("queryAccuracy", Dimension.PROBABILITY, QualityOfService::queryAccuracy)
          .ticks("detectionTime", quality -> quality.detectionTime().orElse(Double.NaN));

  private static final Branch<PolicyReading> POLICY =
      Branch.<PolicyReading>empty()
          .exact("lastAccepted", Dimension.TIME, policy -> ticks(policy.lastAccepted()))
          .exact("elapsed", Dimension.TIME, policy -> ticks(policy.elapsed()))
          .one("window", PolicyReading::window, WINDOW)
          .perhaps("model", PolicyReading::model, MODEL)
          .number("z", Dimension.PLAIN, DetectorPlaces::z)
          .number("survival", Dimension.PROBABILITY, PolicyReading::survival)
          .number("log10Survival", Dimension.PLAIN, PolicyReading::log10Survival)
          .one("result", PolicyReading::result, RESULT)
          .each("consumers", PolicyReading::consumers, CONSUMER)
          .perhaps("posterior", PolicyReading::posterior, POSTERIOR)
          .one("quality", PolicyReading::quality, QUALITY);

  private static final Branch<TapeReading.TimeoutReading> TIMEOUT =
      Branch.<TapeReading.TimeoutReading>empty()
          .word("suspectedNow", timeout -> String.valueOf(timeout.suspectedNow()))
          .one("quality", TapeReading.TimeoutReading::quality, QUALITY);

  private static final Branch<TapeReading> TAPE =
      Branch.<TapeReading>empty()
          .ticks("horizon", TapeReading::horizon)
          .one("main", TapeReading::main, POLICY)
          .each("policies", TapeReading::policies, POLICY)
          .each("timeouts", TapeReading::timeouts, TIMEOUT);

  /** All places. */
  static final Branch<DetectorReading> ROOT =
      Branch.<DetectorReading>empty()
          .exact("now", Dimension.TIME, reading -> new BigFraction(reading.bench().now()))
          .number("prior", Dimension.PROBABILITY, r -> r.bench().prior().doubleValue())
          .one("main", DetectorReading::main, POLICY)
          .each("tapes", DetectorReading::tapes, TAPE);

  private DetectorPlaces() {}

  private static BigFraction ticks(OptionalLong ticks) {
    return ticks.isPresent() ? new BigFraction(ticks.getAsLong()) : null;
  }

  private static double z(PolicyReading policy) {
    Optional<NormalModel> model = policy.model();
    return model.isPresent() && policy.elapsed().isPresent()
        ? model.get().z(policy.elapsed().getAsLong())
        : Double.NaN;
  }

  /** What the normal law gives to intervals below 0, which cannot be. */
  private static double massBelowZero(NormalModel model) {
    return NormalTail.survival(model.centre() / model.sigma());
  }

  private static String listed(WindowReading window, TickScale scale) {
    return window.count() > LISTED_INTERVALS
        ? ""
        : window.intervals().stream()
            .map(ticks -> scale.toTime(ticks).toPlainString())
            .collect(Collectors.joining(", "));
  }
}
