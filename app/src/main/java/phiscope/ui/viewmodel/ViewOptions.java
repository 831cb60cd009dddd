package phiscope.ui.viewmodel;

import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.FigureKind;

/**
 * How the open document is looked at; not part of it.
 *
 * @param selected the term that is lit up
 * @param span the part of the tape that is shown; empty for all
 * @param hidden terms that are out of sight, for a learner to infer
 * @param asked the figure in which a lesson asks for a prediction
 * @param prediction where the learner has put it
 */
public record ViewOptions(
    Optional<Term> selected,
    Optional<TapeSpan> span,
    List<Term> hidden,
    Optional<FigureKind> asked,
    Optional<Double> prediction) {
  public ViewOptions {
    hidden = List.copyOf(hidden);
  }

  public static ViewOptions none() {
    return new ViewOptions(
        Optional.empty(), Optional.empty(), List.of(), Optional.empty(), Optional.empty());
  }

  /** With another term lit up; null for none. */
  public ViewOptions withSelected(Term term) {
    return new ViewOptions(Optional.ofNullable(term), span, hidden, asked, prediction);
  }

  /** With another part of the tape; null for all. */
  public ViewOptions withSpan(TapeSpan newSpan) {
    return new ViewOptions(selected, Optional.ofNullable(newSpan), hidden, asked, prediction);
  }

  /** With these terms out of sight, and none of them lit up. */
  public ViewOptions hiding(List<Term> terms) {
    return new ViewOptions(
        selected.filter(term -> !terms.contains(term)), span, terms, asked, prediction);
  }

  public boolean hides(Term term) {
    return hidden.contains(term);
  }

  public ViewOptions withPrediction(double value) {
    return new ViewOptions(selected, span, hidden, asked, Optional.of(value));
  }

  /** Asking for a prediction that stands at a value to begin with. */
  public ViewOptions asking(FigureKind kind, double start) {
    return new ViewOptions(selected, span, hidden, Optional.of(kind), Optional.of(start));
  }

  public ViewOptions notAsking() {
    return new ViewOptions(selected, span, hidden, Optional.empty(), Optional.empty());
  }

  Optional<Double> predictionIn(FigureKind kind) {
    return asked.filter(kind::equals).isPresent() ? prediction : Optional.empty();
  }
}
