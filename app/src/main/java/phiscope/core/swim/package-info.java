/**
 * A cluster of SWIM members: hosts, network, faults as a script, and the run frame by frame.
 *
 * <p>What a member does is in {@link phiscope.core.swim.protocol}; here is what nobody inside the
 * cluster can see: who is truly up, what is in flight, what was lost. {@link
 * phiscope.core.swim.SwimModel} makes the two a {@link phiscope.core.kernel.Model}.
 *
 * <p>The same engine runs 3 and 100,000 members: see {@link phiscope.core.swim.protocol.View}.
 */
package phiscope.core.swim;
