/**
 * Records with cells, from whatever text: what the columns mean, which rows are heartbeats, and how
 * rows become streams.
 *
 * <p>Reading runs over the records twice. The first run surveys all columns; the second collects,
 * once it is known what each column means. So the last row counts as much as the first one.
 *
 * <p>Cells are split by our own {@link phiscope.dataset.table.CellSplitter}, not by commons-csv,
 * for three reasons: each cell knows its line and column, which every skipped line names; no cell
 * costs an object of its own before it is known to be wanted; and what people really write is
 * taken, such as quotes in the middle of a cell, runs of spaces, or a quote that is never closed,
 * which a strict parser ends at. Commons-csv stays in the tests as the reference that both the
 * splitter and what we write are held against.
 */
package phiscope.dataset.table;
