/** What {@code phiscope explore} prints: what a search for a counterexample has found. */
package phiscope.cli.explore;
