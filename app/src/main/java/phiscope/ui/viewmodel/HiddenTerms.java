package phiscope.ui.viewmodel;

import java.util.List;
import phiscope.bench.Term;
import phiscope.figure.Figure;
import phiscope.figure.FigureTable;
import phiscope.text.Messages;

/** Figures without what a learner is to infer. */
final class HiddenTerms {
  private HiddenTerms() {}

  /** The figure without the marks of hidden terms, and without its sentence and its numbers. */
  static Figure outOfSight(Figure figure, List<Term> hidden, Messages messages) {
    if (hidden.isEmpty()) {
      return figure;
    }
    Figure seen = figure.hiding(hidden);
    return new Figure(
        figure.kind(),
        figure.width(),
        figure.height(),
        figure.x(),
        figure.y(),
        seen.marks(),
        seen.handles(),
        figure.name(),
        messages.get("ui.lesson.hidden"),
        new FigureTable(figure.table().header(), List.of()));
  }
}
