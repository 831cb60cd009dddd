/** What {@code phiscope simulate} prints: a run to its end, or many runs with different seeds. */
package phiscope.cli.simulate;
