package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.TapeFold;
import phiscope.core.detector.TapeFolds;
import phiscope.core.detector.WindowContent;
import phiscope.core.numeric.IntervalSums;
import phiscope.core.numeric.Posterior;
import phiscope.core.trace.Tape;

/** Reads policies on one tape of a document. */
final class PolicyReader {
  private final DetectorBench bench;
  private final Tape tape;
  private final long horizon;
  private final BooleanSupplier stopped;

  PolicyReader(DetectorBench bench, Tape tape, long horizon, BooleanSupplier stopped) {
    this.stopped = stopped;
    this.bench = bench;
    this.tape = tape;
    this.horizon = horizon;
  }

  /** The reading of a policy; {@code earlier} is that before an edit, of any policy, or null. */
  PolicyReading read(PhiPolicy policy, PolicyReading earlier) {
    TapeFold before = earlier == null ? null : earlier.fold();
    FoldedTape fold =
        Kept.of(TapeFolds.fold(tape, policy, bench.scale(), horizon, before, stopped), before);
    int delivered =
        fold.deliveredAt(bench.now(), bench.instantOrder() == InstantOrder.DELIVER_THEN_QUERY);
    PhiDetector detector = fold.detectorAfter(delivered);
    OptionalLong last = detector.lastAccepted();
    OptionalLong elapsed =
        last.isPresent() ? OptionalLong.of(bench.now() - last.getAsLong()) : OptionalLong.empty();
    Optional<PhiModel> model = elapsed.isPresent() ? detector.phiModel() : Optional.empty();
    double log10Survival =
        model.isPresent() ? model.get().log10Survival(elapsed.getAsLong()) : Double.NaN;
    WindowReading window = window(fold, detector, delivered);
    return Kept.of(
        new PolicyReading(
            policy,
            last,
            elapsed,
            earlier == null ? window : Kept.of(window, earlier.window()),
            model.map(PhiModel::model),
            fold.answer(detector, bench.now()),
            model.isPresent() ? model.get().survival(elapsed.getAsLong()) : Double.NaN,
            log10Survival,
            consumers(new ConsumerReader(bench, fold, detector, delivered), earlier),
            model.map(found -> posterior(bench.prior(), 0.0 - log10Survival)),
            fold,
            fold == before ? earlier.quality() : fold.quality()),
        earlier);
  }

  private static WindowReading window(FoldedTape fold, PhiDetector detector, int delivered) {
    WindowContent content = fold.windowAfter(delivered, WindowReading.SHOWN);
    IntervalSums sums = detector.sums();
    return new WindowReading(
        content.intervals(),
        content.count(),
        content.synthetic(),
        content.firstHeartbeat(),
        new BigFraction(sums.sum()),
        new BigFraction(sums.sumOfSquares()));
  }

  private List<ConsumerReading> consumers(ConsumerReader reader, PolicyReading earlier) {
    List<ConsumerReading> readings = new ArrayList<>();
    for (int i = 0; i < bench.consumers().size(); i++) {
      ConsumerReading reading = reader.read(bench.consumers().get(i));
      boolean had = earlier != null && i < earlier.consumers().size();
      readings.add(had ? Kept.of(reading, earlier.consumers().get(i)) : reading);
    }
    return readings;
  }

  private static PosteriorReading posterior(BigDecimal prior, double phi) {
    // 1 - prior exactly: in doubles it would be 0 for the greatest priors.
    double priorOdds =
        StrictMath.log10(prior.doubleValue())
            - StrictMath.log10(BigDecimal.ONE.subtract(prior).doubleValue());
    double posteriorOdds = priorOdds + phi;
    return new PosteriorReading(
        prior.doubleValue(), priorOdds, phi, posteriorOdds, Posterior.ofLog10Odds(posteriorOdds));
  }
}
