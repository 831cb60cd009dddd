/**
 * Records with cells, from whatever text: what the columns mean, which rows are heartbeats, and how
 * rows become streams.
 *
 * <p>Reading runs over the records twice. The first run surveys all columns; the second collects,
 * once it is known what each column means. So the last row counts as much as the first one.
 */
package phiscope.dataset.table;
