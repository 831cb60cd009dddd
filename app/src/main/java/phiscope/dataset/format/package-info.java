/** The kinds of files that can be read, one class each; {@link phiscope.dataset.format.Formats}. */
package phiscope.dataset.format;
