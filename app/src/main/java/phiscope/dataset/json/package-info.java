/**
 * JSON as records: documents of any usual shape, and JSON lines. Streamed, with line and column.
 *
 * <p>These are files of other programs, of any shape and size, of which as much as can be read is
 * taken up to where they break off; so Jackson streams them. Phiscope's own formats are the
 * opposite: small, strict, and every fault is told in the user's language with what would be right.
 * They have the reader of {@link phiscope.bench.json}.
 */
package phiscope.dataset.json;
