package phiscope.ui.viewmodel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import phiscope.bench.DetectorReading;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.FigureInputs;
import phiscope.figure.FigureMemory;

/**
 * A reading of a long tape that was made beside the screen, with the figures that the screen is
 * about to ask for.
 *
 * @param reading the reading
 * @param figures those of the wanted figures that are not what they were
 */
record LateReading(DetectorReading reading, Map<FigureRequest, Figure> figures) {
  /** A figure as the screen showed it last. */
  record Shown(FigureRequest request, FigureInputs inputs, Figure figure) {}

  /**
   * Draws the figures of a reading.
   *
   * @param shown the figures on the screen: those with equal inputs stay
   * @param memory what earlier drawings left
   */
  static LateReading of(DetectorReading reading, List<Shown> shown, FigureMemory memory) {
    Map<FigureRequest, Figure> figures = new HashMap<>();
    for (Shown each : shown) {
      FigureRequest request = each.request();
      boolean stays =
          FigureInputs.of(request.kind(), reading, request.tape()).equals(each.inputs());
      if (!stays && request.tape() < reading.tapes().size()) {
        Figure figure =
            DetectorFigures.of(request.kind(), reading, request.tape(), request.frame(), memory);
        figures.put(request, figure.keepingMarksOf(each.figure()));
      }
    }
    return new LateReading(reading, figures);
  }
}
