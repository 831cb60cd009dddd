/**
 * Single values of a data file as exact decimals: numbers in the ways people write them, units,
 * times. Nothing depends on the machine's locale or time zone.
 */
package phiscope.dataset.value;
