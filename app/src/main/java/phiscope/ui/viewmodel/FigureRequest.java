package phiscope.ui.viewmodel;

import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;

/**
 * A figure that is asked for.
 *
 * @param kind what it shows
 * @param tape index of the tape
 * @param frame what it is drawn for
 */
record FigureRequest(FigureKind kind, int tape, FigureFrame frame) {}
