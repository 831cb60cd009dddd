/**
 * Files of frames with kinds, for studies of stream health: a table with a header, or JSON lines.
 *
 * <p>{@link phiscope.dataset.frames.FrameFile} tells them from files of heartbeats by a column, or
 * a name, for the kind.
 */
package phiscope.dataset.frames;
