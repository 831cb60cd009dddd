/**
 * The document of a bench, its edits, its JSON, and its reading.
 *
 * <p>A bench is one immutable document; everything shown or exported is a pure function of it.
 */
package phiscope.bench;
