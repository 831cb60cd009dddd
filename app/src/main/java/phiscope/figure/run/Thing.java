package phiscope.figure.run;

/** Something in a figure of a run that can be chosen; every bench lists its own. */
public interface Thing {}
