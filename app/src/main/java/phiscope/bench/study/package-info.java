/**
 * Studies: systems that are told by parameters and by what is drawn, each computed in one go from
 * its settings in core. What a system is called, what it takes and how it is computed stands in
 * {@link phiscope.bench.study.StudyKind}; document, JSON, edits, form and window follow from that.
 */
package phiscope.bench.study;
