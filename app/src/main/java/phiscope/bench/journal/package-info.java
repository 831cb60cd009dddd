/**
 * What Phiscope keeps on disk: documents, saved so that the old file survives any failure; a
 * journal of every finished step, so that nothing is lost when the program is killed; what was
 * being looked at; and the list of recent documents.
 *
 * <p>The folder is given by the caller. Nothing here throws for what can happen to a disk: it comes
 * back as a problem that says what to do.
 */
package phiscope.bench.journal;
