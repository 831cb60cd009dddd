/** The figures of studies, each drawn from a reading. */
package phiscope.figure.study;
