/** The program, and nothing but the place where its parts are put together. */
package phiscope;
