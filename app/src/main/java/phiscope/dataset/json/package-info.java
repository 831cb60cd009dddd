/**
 * JSON as records: documents of any usual shape, and JSON lines. Streamed, with line and column.
 */
package phiscope.dataset.json;
