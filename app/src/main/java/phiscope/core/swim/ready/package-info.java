/**
 * Scenarios that are ready to be opened, each small and each made to show one thing; and for each
 * its contrast, the same without what makes the difference.
 */
package phiscope.core.swim.ready;
