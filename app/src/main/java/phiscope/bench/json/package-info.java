/**
 * JSON: a strict reader that names every problem with its place, a writer with the same bytes on
 * every machine, and the format of the documents of the benches.
 *
 * <p>A file from elsewhere is untrusted: its size, depth and numbers are bounded, no name in it
 * chooses a class, and nothing in it is executed. The reader is our own, since what it says is read
 * by users in their language, with the place of every value at fault, and since columns of numbers
 * as long as a trace must not become a tree of objects.
 */
package phiscope.bench.json;
