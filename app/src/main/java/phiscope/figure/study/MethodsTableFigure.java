package phiscope.figure.study;

import java.util.ArrayList;
import java.util.Arrays;
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
import phiscope.figure.run.RunPicture;

/** All faults by all methods: right, deceived, or nothing; told by pattern and word. */
final class MethodsTableFigure {
  private final MethodsResult result;
  private final Ground ground;

  MethodsTableFigure(MethodsResult result, FigureFrame frame) {
    this.result = result;
    this.ground = new Ground(frame);
  }

  RunPicture draw() {
    List<String> rows = new ArrayList<>();
    List<String> columns = new ArrayList<>();
    List<List<CellGrid.Cell>> cells = new ArrayList<>();
    for (PeerFault fault : PeerFault.values()) {
      rows.add(ground.names().choice(Parameter.word(fault)));
      cells.add(
          Arrays.stream(Method.values()).map(method -> cell(finding(fault, method))).toList());
    }
    for (Method method : Method.values()) {
      columns.add(ground.messages().get("study.word." + Parameter.word(method)));
    }
    new CellGrid(ground, rows, columns).draw(cells);
    return ground.picture(
        StudyFigureKind.METHODS_TABLE,
        "study.figure.methodsTable",
        ground.messages().get("study.says.methods.none"),
        table());
  }

  private MethodFinding finding(PeerFault fault, Method method) {
    return result.all().get(fault.ordinal() * Method.values().length + method.ordinal());
  }

  private CellGrid.Cell cell(MethodFinding finding) {
    Fill fill =
        finding.when().isEmpty()
            ? Fill.plain(Ink.GHOST, 0.15)
            : finding.isMistake()
                ? new Fill(Ink.CRASH, 0.6, Fill.Pattern.CROSS_HATCHED)
                : Fill.plain(Ink.HEARTBEAT, 0.45);
    return new CellGrid.Cell(
        said(finding), ground.messages().get("study.methods.brief." + word(finding)), fill);
  }

  private String said(MethodFinding finding) {
    return ground.messages().get("study.methods." + word(finding));
  }

  private static String word(MethodFinding finding) {
    return finding.when().isEmpty()
        ? finding.fault().kills() ? "missed" : "quiet"
        : finding.isMistake() ? "mistake" : "found";
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
