package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.Mark.Point;

/** Draws the marks of the selected term stronger: halos behind lines, outlines around surfaces. */
final class Highlight {
  private static final double HALO = 5;
  private static final double OUTLINE = 2.5;

  private Highlight() {}

  static List<Mark> of(List<Mark> marks, Optional<Term> selected) {
    if (selected.isEmpty()) {
      return marks;
    }
    Term shown = shownAs(selected.get());
    List<Mark> lit = new ArrayList<>();
    for (Mark mark : marks) {
      boolean chosen = mark.term().filter(shown::equals).isPresent();
      if (chosen) {
        behind(mark, lit);
      }
      lit.add(mark);
      if (chosen) {
        around(mark, lit);
      }
    }
    return lit;
  }

  /** The term in whose marks a term shows: sums are those of the window, a variance a width. */
  private static Term shownAs(Term term) {
    return switch (term) {
      case SUM, SUM_OF_SQUARES -> Term.WINDOW;
      case VARIANCE -> Term.SIGMA;
      default -> term;
    };
  }

  private static void behind(Mark mark, List<Mark> lit) {
    if (mark instanceof Mark.Polyline line) {
      lit.add(new Mark.Polyline(line.points(), halo(line.stroke()), Optional.empty()));
    } else if (mark instanceof Mark.Line line) {
      lit.add(new Mark.Line(line.from(), line.to(), halo(line.stroke()), Optional.empty()));
    } else if (mark instanceof Mark.Boxes boxes) {
      lit.add(
          new Mark.Boxes(wider(boxes.places()), Fill.plain(Ink.SELECTION, 1), Optional.empty()));
    } else if (mark instanceof Mark.Symbol symbol) {
      lit.add(
          new Mark.Symbol(
              Mark.Shape.CIRCLE,
              symbol.at(),
              symbol.size() + 2 * HALO,
              Ink.SELECTION,
              false,
              Optional.empty()));
    }
  }

  private static double[] wider(double[] places) {
    for (int i = 0; i < places.length; i += 4) {
      places[i] -= HALO / 2;
      places[i + 1] -= HALO / 2;
      places[i + 2] += HALO;
      places[i + 3] += HALO;
    }
    return places;
  }

  private static Stroke halo(Stroke stroke) {
    return Stroke.solid(Ink.SELECTION, stroke.width() + HALO);
  }

  private static void around(Mark mark, List<Mark> lit) {
    Stroke outline = Stroke.solid(Ink.SELECTION, OUTLINE);
    if (mark instanceof Mark.Area area) {
      List<Point> closed = new ArrayList<>(area.outline());
      closed.add(area.outline().get(0));
      lit.add(new Mark.Polyline(closed, outline, Optional.empty()));
    } else if (mark instanceof Mark.Box box) {
      lit.add(
          new Mark.Box(
              box.x(),
              box.y(),
              box.width(),
              box.height(),
              Fill.plain(Ink.SELECTION, 0),
              Optional.of(outline),
              Optional.empty()));
    } else if (mark instanceof Mark.Text text) {
      double width = TextMeasure.bundled().width(text.text(), text.style());
      double left =
          switch (text.anchor()) {
            case LEFT -> text.at().x();
            case CENTRE -> text.at().x() - width / 2;
            case RIGHT -> text.at().x() - width;
          };
      double y = text.at().y() + 0.2 * text.style().size();
      lit.add(
          new Mark.Line(new Point(left, y), new Point(left + width, y), outline, Optional.empty()));
    }
  }
}
