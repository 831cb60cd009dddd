package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.BenchReading;
import phiscope.bench.DetectorReading;
import phiscope.bench.FencingReading;
import phiscope.bench.StudyReading;
import phiscope.bench.SwimReading;
import phiscope.bench.Term;
import phiscope.figure.Figure;
import phiscope.figure.FigureId;
import phiscope.figure.FigureKind;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.study.StudyFigureKind;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.text.Messages;

/** Draws the figures of a step of a lesson, whatever bench it is about. */
final class StepPictures {
  private final Messages messages;
  private final ExampleFigures figures;

  StepPictures(Messages messages) {
    this.messages = messages;
    this.figures = new ExampleFigures(messages);
  }

  /**
   * The pictures.
   *
   * @param step the number of the step, for the names of files
   * @param suffix put behind the names
   * @param hidden what the figures do not tell
   */
  List<Part.Picture> of(
      int step, String suffix, List<FigureId> kinds, BenchReading reading, List<Term> hidden) {
    List<Part.Picture> pictures = new ArrayList<>();
    String prefix = "step-" + step + "-";
    for (FigureId id : kinds) {
      if (reading instanceof SwimReading swim && id instanceof SwimFigureKind kind) {
        Figure figure = SwimParts.figure(kind, swim, messages);
        if (kind == SwimFigureKind.COUNTERS && swim.frame().index() == 0) {
          // Nothing has happened yet: the figure is there for what theory expects.
          figure = figure.withReading("");
        }
        pictures.add(new Part.Picture(prefix + kind.id() + suffix, figure));
      } else if (reading instanceof FencingReading fencing
          && id instanceof FencingFigureKind kind) {
        Figure figure = FencingExample.figure(kind, fencing, messages);
        pictures.add(new Part.Picture(prefix + kind.id() + suffix, figure));
      } else if (reading instanceof StudyReading study
          && id instanceof StudyFigureKind kind
          && kind.study() == study.bench().study().kind()) {
        Figure figure = StudyExample.figure(kind, study, messages, hidden);
        pictures.add(new Part.Picture(prefix + kind.id() + suffix, figure));
      } else if (reading instanceof DetectorReading detector && id instanceof FigureKind kind) {
        for (int tape = 0; tape < detector.tapes().size(); tape++) {
          Figure figure = figures.of(kind, detector, tape, hidden);
          String name = prefix + ExampleFigures.name(kind, detector, tape) + suffix;
          pictures.add(new Part.Picture(name, figure));
        }
      }
    }
    return pictures;
  }
}
