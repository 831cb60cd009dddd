package phiscope.ui.viewmodel;

import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.FigureKind;

/**
 * How the open document is looked at; not part of it.
 *
 * @param selected the term that is lit up
 * @param span the part of the tape that is shown; empty for all
 * @param asked the figure in which a lesson asks for a prediction
 * @param prediction where the learner has put it
 */
public record ViewOptions(
    Optional<Term> selected,
    Optional<TapeSpan> span,
    Optional<FigureKind> asked,
    Optional<Double> prediction) {
  public static ViewOptions none() {
    return new ViewOptions(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** With another term lit up; null for none. */
  public ViewOptions withSelected(Term term) {
    return new ViewOptions(Optional.ofNullable(term), span, asked, prediction);
  }

  /** With another part of the tape; null for all. */
  public ViewOptions withSpan(TapeSpan newSpan) {
    return new ViewOptions(selected, Optional.ofNullable(newSpan), asked, prediction);
  }

  public ViewOptions withPrediction(double value) {
    return new ViewOptions(selected, span, asked, Optional.of(value));
  }

  /** Asking for a prediction that stands at a value to begin with. */
  public ViewOptions asking(FigureKind kind, double start) {
    return new ViewOptions(selected, span, Optional.of(kind), Optional.of(start));
  }

  public ViewOptions notAsking() {
    return new ViewOptions(selected, span, Optional.empty(), Optional.empty());
  }

  Optional<Double> predictionIn(FigureKind kind) {
    return asked.filter(kind::equals).isPresent() ? prediction : Optional.empty();
  }
}
