package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.TimeoutRow;
import phiscope.core.probe.FixedTimeout;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.run.RunPicture;

/** S000's table of fixed timeouts, each row beside what the four forms of heartbeat really do. */
final class TimeoutTableFigure {
  private static final Fill ARTICLE = new Fill(Ink.THRESHOLD, 0.35, Fill.Pattern.HATCHED);
  private static final Fill RIGHT = Fill.plain(Ink.HEARTBEAT, 0.3);

  private final Ground ground;

  TimeoutTableFigure(FigureFrame frame) {
    this.ground = new Ground(frame);
  }

  RunPicture draw() {
    List<TimeoutRow> rows = TimeoutRow.TABLE;
    List<String> header = header();
    List<String> names = rows.stream().map(row -> cells(row).get(0)).toList();
    List<List<CellGrid.Cell>> drawn = rows.stream().map(this::drawn).toList();
    List<String> columns = new ArrayList<>(header.subList(1, header.size()));
    // In the picture the sentence says at what loss.
    columns.set(columns.size() - 1, ground.messages().get("study.timeout.rowBetween"));
    new CellGrid(ground, names, columns).draw(drawn);
    return ground.picture(
        StudyFigureKind.TIMEOUT_TABLE,
        "study.figure.timeoutTable",
        ground.messages().get("study.timeout.table"),
        new FigureTable(header, rows.stream().map(this::cells).toList()));
  }

  private List<String> header() {
    List<String> header = new ArrayList<>();
    header.add(ground.messages().get("study.timeout.row"));
    header.add(ground.messages().get("study.timeout.rowArticle"));
    for (FixedTimeout form : TimeoutRow.TABLE.get(0).forms()) {
      header.add(ground.messages().get("study.word." + Parameter.word(form.form())));
    }
    header.add(ground.messages().get("study.timeout.rowMistakes"));
    header.add(ground.messages().get("study.word.betweenMistakes"));
    return header;
  }

  private List<String> cells(TimeoutRow row) {
    List<String> cells = new ArrayList<>();
    FixedTimeout settings = row.settings();
    cells.add(ground.messages().get("study.word." + row.word()));
    cells.add(range(settings.bestOfArticle(), settings.worstOfArticle()));
    for (FixedTimeout form : row.forms()) {
      cells.add(range(form.detection().shortest(), form.detection().longest()));
    }
    cells.add(ground.names().share(settings.mistakesOfArticle(TimeoutRow.LOSS)));
    cells.add(ground.names().time(row.betweenMistakes()));
    return cells;
  }

  private String range(double shortest, double longest) {
    String from = ground.names().time(shortest);
    return ground.messages().get("study.timeout.range", from, ground.names().time(longest));
  }

  /** What the article says stands on another ground than what is right. */
  private List<CellGrid.Cell> drawn(TimeoutRow row) {
    List<String> cells = cells(row);
    List<CellGrid.Cell> drawn = new ArrayList<>();
    for (int column = 1; column < cells.size(); column++) {
      boolean ofArticle = column == 1 || column == cells.size() - 2;
      drawn.add(
          new CellGrid.Cell(cells.get(column), cells.get(column), ofArticle ? ARTICLE : RIGHT));
    }
    return drawn;
  }
}
