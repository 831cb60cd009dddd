/**
 * What one member of a SWIM cluster knows and does.
 *
 * <p>SWIM: Das, Gupta, Motivala, DSN 2002; Lifeguard: Dadgar, Phillips, Currey, arXiv 1707.00788;
 * the details that the papers leave open follow hashicorp/memberlist and scalecube-cluster, each as
 * an option of {@link phiscope.core.swim.protocol.SwimParameters}.
 *
 * <p>There is no oracle: a member's step gets the member itself, a message or a timer, and its
 * local time. Nothing in this package knows the cluster, the network or who is truly up, and it may
 * not depend on a package that does.
 */
package phiscope.core.swim.protocol;
