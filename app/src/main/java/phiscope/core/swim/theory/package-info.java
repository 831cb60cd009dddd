/**
 * What theory says about SWIM, to stand beside what a simulated cluster does: first detection,
 * dissemination, message cost, suspicion timeouts, retransmit limits, local health, false
 * positives.
 *
 * <p>Every formula names its source: the SWIM paper (Das, Gupta, Motivala, DSN 2002), Lifeguard
 * (Dadgar, Phillips, Currey, 2017), or the code of HashiCorp memberlist, ScaleCube cluster and
 * Apple's swift-cluster-membership, which differ from the papers and from each other. Counts are
 * whole numbers, computed exactly; nothing here simulates, and no class of the simulator is used.
 */
package phiscope.core.swim.theory;
