package phiscope.lesson;

/**
 * Where something stands in a lesson's file.
 *
 * @param line from 1
 * @param column from 1
 */
public record Position(int line, int column) {}
