package phiscope.figure.run;

import phiscope.figure.Ink;
import phiscope.figure.Mark.Shape;

/**
 * How a state or a message is drawn: one of colour, shape and letter alone is enough to tell it
 * from the others.
 *
 * @param filled whether its letter stands on colour
 * @param letter empty for none
 */
public record Sign(Shape shape, boolean filled, Ink ink, String letter) {}
