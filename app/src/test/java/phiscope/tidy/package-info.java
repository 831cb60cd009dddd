/** What the compiler and the bytecode don't see: the text of sources, bundles and style sheets. */
package phiscope.tidy;
