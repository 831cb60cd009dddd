package phiscope.figure.run;

import phiscope.figure.FigureId;
import phiscope.figure.FigureTable;

/**
 * What a figure is called and says.
 *
 * @param kind which figure it is
 * @param name its name
 * @param reading what it shows now, in one sentence
 * @param table the same as numbers
 */
public record Naming(FigureId kind, String name, String reading, FigureTable table) {}
