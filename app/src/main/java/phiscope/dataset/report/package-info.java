/** What a reading finds while it runs: the fate of each line, remarks, questions and answers. */
package phiscope.dataset.report;
