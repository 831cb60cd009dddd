/**
 * The figures of the fencing bench: who may write and who believes it, what the resource does, what
 * must hold and why it does not.
 */
package phiscope.figure.fencing;
