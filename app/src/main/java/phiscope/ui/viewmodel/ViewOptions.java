package phiscope.ui.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.FigureKind;

/**
 * How the open document is looked at; not part of it.
 *
 * @param selected the term that is lit up
 * @param span the part of the tape that is shown; empty for all
 * @param toInfer terms that a lesson leaves to the learner
 * @param cover terms that a teacher takes out of sight
 * @param asked the figure in which a lesson asks for a prediction
 * @param prediction where the learner has put it
 */
public record ViewOptions(
    Optional<Term> selected,
    Optional<TapeSpan> span,
    List<Term> toInfer,
    Cover cover,
    Optional<FigureKind> asked,
    Optional<Double> prediction) {
  public ViewOptions {
    toInfer = List.copyOf(toInfer);
  }

  public static ViewOptions none() {
    return new ViewOptions(
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Cover.first(),
        Optional.empty(),
        Optional.empty());
  }

  /** For another document: nothing is left but what a teacher covers. */
  public ViewOptions anew() {
    return none().withCover(cover);
  }

  /** With another term lit up; null for none. */
  public ViewOptions withSelected(Term term) {
    return new ViewOptions(Optional.ofNullable(term), span, toInfer, cover, asked, prediction);
  }

  /** With another part of the tape; null for all. */
  public ViewOptions withSpan(TapeSpan newSpan) {
    return new ViewOptions(
        selected, Optional.ofNullable(newSpan), toInfer, cover, asked, prediction);
  }

  /** With these terms left to the learner. */
  public ViewOptions hiding(List<Term> terms) {
    return new ViewOptions(selected, span, terms, cover, asked, prediction).dimmed();
  }

  /** With other terms covered. */
  public ViewOptions withCover(Cover newCover) {
    return new ViewOptions(selected, span, toInfer, newCover, asked, prediction).dimmed();
  }

  /** What is out of sight is not lit up. */
  private ViewOptions dimmed() {
    return selected.filter(this::hides).isPresent() ? withSelected(null) : this;
  }

  /** What is out of sight, by the lesson or by the teacher. */
  public List<Term> hidden() {
    List<Term> hidden = new ArrayList<>(toInfer);
    cover.hidden().stream().filter(term -> !hidden.contains(term)).forEach(hidden::add);
    return List.copyOf(hidden);
  }

  public boolean hides(Term term) {
    return hidden().contains(term);
  }

  /** Whether decisions are out of sight: they follow from phi and from crossings. */
  public boolean hidesDecisions() {
    return hides(Term.PHI) || hides(Term.CROSSING);
  }

  public ViewOptions withPrediction(double value) {
    return new ViewOptions(selected, span, toInfer, cover, asked, Optional.of(value));
  }

  /** Asking for a prediction that stands at a value to begin with. */
  public ViewOptions asking(FigureKind kind, double start) {
    return new ViewOptions(selected, span, toInfer, cover, Optional.of(kind), Optional.of(start));
  }

  public ViewOptions notAsking() {
    return new ViewOptions(selected, span, toInfer, cover, Optional.empty(), Optional.empty());
  }

  Optional<Double> predictionIn(FigureKind kind) {
    return asked.filter(kind::equals).isPresent() ? prediction : Optional.empty();
  }
}
