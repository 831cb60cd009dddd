package phiscope.figure;

import java.util.Optional;
import phiscope.bench.Term;
import phiscope.text.Messages;

/**
 * What a figure is drawn for, besides the reading.
 *
 * @param width logical pixels
 * @param height logical pixels
 * @param textSize size of normal labels in pixels; 12 on screens, 24 or more on projectors
 * @param lineWidth width of main curves in pixels
 * @param messages the language
 * @param selected the term that is lit up
 * @param from first tick shown on the tape and the saw-tooth, if zoomed
 * @param to last tick shown there, if zoomed
 * @param prediction what a learner predicts, in the coordinates of the figure that asks
 */
public record FigureFrame(
    double width,
    double height,
    double textSize,
    double lineWidth,
    Messages messages,
    Optional<Term> selected,
    Optional<Long> from,
    Optional<Long> to,
    Optional<Double> prediction) {
  public static FigureFrame of(double width, double height, Messages messages) {
    return new FigureFrame(
        width,
        height,
        12,
        2,
        messages,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public FigureFrame sized(double newWidth, double newHeight) {
    return new FigureFrame(
        newWidth, newHeight, textSize, lineWidth, messages, selected, from, to, prediction);
  }
}
