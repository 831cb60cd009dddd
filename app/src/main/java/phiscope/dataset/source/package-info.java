/**
 * From the bytes of a file to lines of text: unpacking, encodings, line ends, and what is no text
 * at all. Everything is bounded; nothing here knows heartbeats.
 */
package phiscope.dataset.source;
