/**
 * The generator of the detector bench in the window: its settings as values between which a slider
 * goes, and the tape that is made of them, off the screen's thread where it is long.
 */
package phiscope.ui.viewmodel.generate;
