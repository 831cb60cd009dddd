/**
 * {@code phiscope solve}: the answers to a file of problems, computed exactly or with fifty digits
 * and printed with thirty, so that the text is the same on every machine and in every language.
 *
 * <p>A problem names its kind and the inputs of that kind; there is one class a kind. Whatever is
 * wrong with a problem is said in its own answer, all of it at once, and the other problems are
 * answered all the same.
 *
 * <p>The file is read by Jackson and not by the reader of documents: it may be hundreds of
 * megabytes of numbers that must stay as they are written until a kind decides how to read them,
 * and a name given twice spoils one problem only, where it would spoil a document. What is wrong is
 * said all the same in the user's language, with line and column.
 */
package phiscope.cli.solve;
