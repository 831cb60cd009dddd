/**
 * {@code phiscope solve}: the answers to a file of problems, computed exactly or with fifty digits
 * and printed with thirty, so that the text is the same on every machine and in every language.
 *
 * <p>A problem names its kind and the inputs of that kind; there is one class a kind. Whatever is
 * wrong with a problem is said in its own answer, all of it at once, and the other problems are
 * answered all the same.
 */
package phiscope.cli.solve;
