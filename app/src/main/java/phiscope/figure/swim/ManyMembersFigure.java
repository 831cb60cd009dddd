package phiscope.figure.swim;

import java.util.List;
import java.util.Optional;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.TextWrap;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.text.Numbers;

/** In place of a figure that would draw each of very many members: it says so. */
final class ManyMembersFigure {
  private ManyMembersFigure() {}

  static RunPicture of(SwimFigureKind kind, SwimScene scene, FigureFrame frame) {
    SwimWords words = new SwimWords(frame.messages());
    Sketch sketch = new Sketch(frame);
    double em = sketch.em();
    String reason = words.get("swimview.many", Numbers.whole(scene.members()));
    List<String> lines =
        TextWrap.lines(reason, sketch.measure(), em, Math.max(em, frame.width() - 2 * em));
    double baseline = (frame.height() - lines.size() * 1.4 * em) / 2 + em;
    for (String line : lines) {
      sketch.place(Label.of(line, em, Ink.TEXT_MUTED), Spot.centre(frame.width() / 2, baseline));
      baseline += 1.4 * em;
    }
    Naming naming =
        new Naming(kind, words.get(name(kind)), reason, new FigureTable(List.of(), List.of()));
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private static String name(SwimFigureKind kind) {
    return switch (kind) {
      case RING -> "swimview.ring.name";
      case MEMBERS -> "swimview.members.name";
      case SPACE_TIME -> "swimview.spaceTime.name";
      case MATRIX -> "swimview.matrix.name";
      case MESSAGES -> "swimview.messages.name";
      case COUNTERS -> "swimview.counters.name";
    };
  }
}
