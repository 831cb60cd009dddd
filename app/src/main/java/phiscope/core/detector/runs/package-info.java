/**
 * What detectors are worth: over many generated runs, with the uncertainty of each number, and
 * beside each other on the same tape.
 */
package phiscope.core.detector.runs;
