/**
 * What the figures of runs share, whatever runs: where frames lie, signs with their letters, lists,
 * messages as arrows, and what can be chosen in a picture.
 */
package phiscope.figure.run;
