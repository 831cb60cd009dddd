/**
 * Worked examples: what a bench or a lesson is on paper, and its writers.
 *
 * <p>{@link phiscope.example.WorkedExample} is a value made from a document by the same reading and
 * the same figures as the screen's; the writers turn it into a self-contained HTML page, Markdown
 * with LaTeX, SVG, PNG, CSV and JSON. Text formats are the same bytes on every machine, in every
 * locale and time zone: no clock, no default locale, no doubles whose last digit could differ.
 */
package phiscope.example;
