/**
 * Timeouts, probes and budgets: fixed timeouts by the form of their heartbeats, the probes of
 * Kubernetes, deadlines and retries over a chain of calls.
 *
 * <p>Sources: S000 and S003, with the claims about them recomputed; the Kubernetes documentation,
 * "Configure Liveness, Readiness and Startup Probes"; Brooker, "Exponential Backoff And Jitter"
 * (AWS Architecture Blog, 2015). All of it is arithmetic or a pure walk through time; chance is an
 * argument.
 */
package phiscope.core.probe;
