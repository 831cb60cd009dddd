/**
 * What {@code phiscope analyze}, {@code export} and {@code check} share: finding out what an
 * argument names, and the analysis of benches as text and as JSON.
 */
package phiscope.cli.analyze;
