/**
 * The script of a SWIM scenario as lines of text: typed and pasted by people, and stored in
 * documents.
 */
package phiscope.bench.script;
