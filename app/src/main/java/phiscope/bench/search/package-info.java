/**
 * The threads that a search in core is given: core stays a function of its arguments, and the
 * program says on how many processors it runs.
 */
package phiscope.bench.search;
