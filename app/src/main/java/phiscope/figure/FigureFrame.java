package phiscope.figure;

import java.util.List;
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
 * @param hidden terms that are for a learner to find out
 * @param grips whether what can be moved shows grips; on paper nothing can
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
    Optional<Double> prediction,
    List<Term> hidden,
    boolean grips) {
  /** The size of normal labels on a screen, in pixels. */
  public static final double SCREEN_TEXT = 12;

  public FigureFrame {
    hidden = List.copyOf(hidden);
  }

  /** A frame on a screen, with nothing hidden. */
  public FigureFrame(
      double width,
      double height,
      double textSize,
      double lineWidth,
      Messages messages,
      Optional<Term> selected,
      Optional<Long> from,
      Optional<Long> to,
      Optional<Double> prediction) {
    this(
        width,
        height,
        textSize,
        lineWidth,
        messages,
        selected,
        from,
        to,
        prediction,
        List.of(),
        true);
  }

  /** A frame on a screen, with text and lines as usual, in which nothing is picked out. */
  public static FigureFrame of(double width, double height, Messages messages) {
    return of(width, height, SCREEN_TEXT, 2, messages);
  }

  /** A frame in which nothing is lit up, zoomed, predicted or hidden. */
  public static FigureFrame of(
      double width, double height, double textSize, double lineWidth, Messages messages) {
    return new FigureFrame(
        width,
        height,
        textSize,
        lineWidth,
        messages,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public FigureFrame sized(double newWidth, double newHeight) {
    return new FigureFrame(
        newWidth,
        newHeight,
        textSize,
        lineWidth,
        messages,
        selected,
        from,
        to,
        prediction,
        hidden,
        grips);
  }

  /** The frame while some terms are for a learner to find out. */
  public FigureFrame hiding(List<Term> terms) {
    return new FigureFrame(
        width, height, textSize, lineWidth, messages, selected, from, to, prediction, terms, grips);
  }

  /** The frame of a figure on paper: nothing looks as if it could be moved. */
  public FigureFrame onPaper() {
    return new FigureFrame(
        width,
        height,
        textSize,
        lineWidth,
        messages,
        selected,
        from,
        to,
        prediction,
        hidden,
        false);
  }

  /** Whether a term is for a learner to find out. */
  public boolean hides(Term term) {
    return hidden.contains(term);
  }

  /** Whether a term is for a learner to find out. */
  boolean hides(Optional<Term> term) {
    return term.isPresent() && hidden.contains(term.get());
  }

  /** Whether what consumers decide is to be found out: it follows from phi and from crossings. */
  boolean hidesDecisions() {
    return hidden.contains(Term.PHI) || hidden.contains(Term.CROSSING);
  }
}
