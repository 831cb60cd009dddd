/**
 * Figures as values: marks, axes and handles, no toolkit. The screen, SVG and PNG paint the same
 * {@link phiscope.figure.Figure}.
 */
package phiscope.figure;
