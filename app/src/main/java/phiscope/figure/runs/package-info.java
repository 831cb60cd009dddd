/** Figures of what detectors were worth over many generated runs. */
package phiscope.figure.runs;
