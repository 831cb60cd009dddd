/**
 * Who may write: leases, fencing tokens, and the resource that refuses a write whose token is older
 * than the newest it has seen.
 *
 * <p>Sources: S003; Burrows, "The Chubby lock service" (OSDI 2006), sections 2.4 and 2.6;
 * Kleppmann, "How to do distributed locking" (2016). The check must be at the resource: a lease
 * looked at just before a write does not close the gap between looking and writing.
 */
package phiscope.core.fencing;
