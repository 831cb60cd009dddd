/**
 * The figures of the SWIM bench: pure functions of some frames of a run, painted by the same
 * painters as all others.
 */
package phiscope.figure.swim;
