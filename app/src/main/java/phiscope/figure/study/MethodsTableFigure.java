package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.MethodsResult;
import phiscope.core.probe.MethodFinding;
import phiscope.core.probe.MethodFinding.Method;
import phiscope.core.probe.PeerFault;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;

/** All faults by all methods: right, deceived, or nothing; told by pattern and word. */
final class MethodsTableFigure {
  private final MethodsResult result;
  private final Ground ground;
  private final Rectangle room;

  MethodsTableFigure(MethodsResult result, FigureFrame frame) {
    this.result = result;
    this.ground = new Ground(frame);
    this.room = ground.room(14 * ground.em());
  }

  RunPicture draw() {
    int rows = PeerFault.values().length;
    int columns = Method.values().length;
    double width = room.width() / columns;
    for (PeerFault fault : PeerFault.values()) {
      double top = Ground.top(room, fault.ordinal(), rows);
      double bottom = Ground.top(room, fault.ordinal() + 1, rows);
      ground.rowName(ground.names().choice(Parameter.word(fault)), room, top, bottom);
      for (Method method : Method.values()) {
        double left = room.left() + method.ordinal() * width;
        cell(
            finding(fault, method), new Rectangle(left + 1, top + 1, left + width - 1, bottom - 1));
      }
    }
    for (Method method : Method.values()) {
      double centre = room.left() + (method.ordinal() + 0.5) * width;
      String name = ground.messages().get("study.word." + Parameter.word(method));
      text(name, centre, room.top() - 0.5 * ground.em(), width - 2);
    }
    return ground.picture(
        StudyFigureKind.METHODS_TABLE,
        "study.figure.methodsTable",
        ground.messages().get("study.says.methods.none"),
        table());
  }

  private MethodFinding finding(PeerFault fault, Method method) {
    return result.all().get(fault.ordinal() * Method.values().length + method.ordinal());
  }

  private void text(String text, double centre, double baseline, double width) {
    Sketch sketch = ground.sketch();
    String fitted = sketch.measure().fitted(text, ground.em(), false, Math.max(0, width));
    sketch.place(Label.of(fitted, ground.em(), Ink.TEXT), Spot.centre(centre, baseline));
  }

  private void cell(MethodFinding finding, Rectangle at) {
    if (at.width() <= 0 || at.height() <= 0) {
      return;
    }
    Fill fill =
        finding.when().isEmpty()
            ? Fill.plain(Ink.GHOST, 0.15)
            : finding.isMistake()
                ? new Fill(Ink.CRASH, 0.6, Fill.Pattern.CROSS_HATCHED)
                : Fill.plain(Ink.HEARTBEAT, 0.45);
    ground.sketch().brush(Layer.SURFACE).box(at, fill, Stroke.solid(fill.ink(), 1));
    double size = Math.min(0.92 * ground.em(), 0.8 * at.height());
    if (size >= 7) {
      String said = said(finding);
      Sketch sketch = ground.sketch();
      String fitted = sketch.measure().fitted(said, size, false, Math.max(0, at.width() - 4));
      sketch.place(
          Label.of(fitted, size, Ink.TEXT).onPlate(),
          Spot.centre(
              (at.left() + at.right()) / 2,
              (at.top() + at.bottom() + sketch.measure().capital(size)) / 2));
    }
  }

  private String said(MethodFinding finding) {
    String word =
        finding.when().isEmpty()
            ? finding.fault().kills() ? "missed" : "quiet"
            : finding.isMistake() ? "mistake" : "found";
    return ground.messages().get("study.methods." + word);
  }

  private FigureTable table() {
    List<String> header = new ArrayList<>();
    header.add(ground.messages().get("study.parameter.methods.FAULT"));
    for (Method method : Method.values()) {
      header.add(ground.messages().get("study.word." + Parameter.word(method)));
    }
    List<List<String>> rows = new ArrayList<>();
    for (PeerFault fault : PeerFault.values()) {
      List<String> row = new ArrayList<>();
      row.add(ground.names().choice(Parameter.word(fault)));
      for (Method method : Method.values()) {
        row.add(said(finding(fault, method)));
      }
      rows.add(row);
    }
    return new FigureTable(header, rows);
  }
}
