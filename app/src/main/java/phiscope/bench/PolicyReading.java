package phiscope.bench;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiResult;
import phiscope.core.detector.QualityOfService;
import phiscope.core.detector.TapeFold;

/**
 * One policy on one tape. Times are ticks.
 *
 * @param policy the policy
 * @param lastAccepted arrival of the last accepted heartbeat before the query at now, if any
 * @param elapsed the silence at now; empty without an accepted heartbeat
 * @param window the window at now
 * @param model the fitted model at now; empty where untrained
 * @param result what the detector answers at now
 * @param survival the model's exact tail at now, whatever the policy's arithmetic; NaN without a
 *     model
 * @param log10Survival its logarithm, finite where the tail underflows; NaN without a model
 * @param consumers one a consumer, in the order of the document
 * @param posterior the update at now; empty without a model
 * @param fold the detector over the whole tape: saw-tooth, mistakes, suspicions
 * @param quality quality of service over the whole tape
 */
public record PolicyReading(
    PhiPolicy policy,
    OptionalLong lastAccepted,
    OptionalLong elapsed,
    WindowReading window,
    Optional<NormalModel> model,
    PhiResult result,
    double survival,
    double log10Survival,
    List<ConsumerReading> consumers,
    Optional<PosteriorReading> posterior,
    TapeFold fold,
    QualityOfService quality) {
  public PolicyReading {
    consumers = List.copyOf(consumers);
  }
}
