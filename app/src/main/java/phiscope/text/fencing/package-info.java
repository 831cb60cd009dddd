/**
 * What happens on the fencing bench, in sentences with links to frames, holders and messages; the
 * names of what there is; what a search has found.
 */
package phiscope.text.fencing;
