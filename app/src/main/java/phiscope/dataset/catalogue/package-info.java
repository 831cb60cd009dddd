/**
 * The data that comes with the program: articles' sequences, teaching sequences and recordings of
 * real processes, each with where it comes from and what shape it claims to have. A claim is
 * evaluated by the tests and by {@code phiscope check}, so a description can't drift from its data.
 */
package phiscope.dataset.catalogue;
