package phiscope.core.probe;

import java.util.Optional;

/**
 * The probes of a pod.
 *
 * @param startup holds the others back until it has succeeded once; its failure restarts
 * @param liveness its failure restarts the container
 * @param readiness its failure takes the pod out of its service
 * @param livenessAsksDependency the mistake that restarts every pod when the database stalls
 * @param readinessAsksDependency what readiness is for
 */
public record PodProbes(
    Optional<ProbeSettings> startup,
    Optional<ProbeSettings> liveness,
    Optional<ProbeSettings> readiness,
    boolean livenessAsksDependency,
    boolean readinessAsksDependency) {
  public PodProbes {
    requireOneSuccess("startup", startup);
    requireOneSuccess("liveness", liveness);
  }

  private static void requireOneSuccess(String name, Optional<ProbeSettings> settings) {
    if (settings.isPresent() && settings.get().successThreshold() != 1) {
      throw new IllegalArgumentException("the successThreshold of " + name + " must be 1");
    }
  }
}
