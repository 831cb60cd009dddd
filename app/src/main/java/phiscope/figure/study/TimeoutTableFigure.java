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
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;

/** S000's table of fixed timeouts, each row beside what the four forms of heartbeat really do. */
final class TimeoutTableFigure {
  private final Ground ground;
  private final Rectangle room;

  TimeoutTableFigure(FigureFrame frame) {
    this.ground = new Ground(frame);
    this.room = ground.room(8 * ground.em());
  }

  RunPicture draw() {
    List<TimeoutRow> rows = TimeoutRow.TABLE;
    List<String> header = header();
    int columns = header.size() - 1;
    double width = room.width() / columns;
    for (int column = 0; column < columns; column++) {
      double centre = room.left() + (column + 0.5) * width;
      text(header.get(column + 1), centre, room.top() - 0.5 * ground.em(), width - 2, ground.em());
    }
    for (int row = 0; row < rows.size(); row++) {
      double top = Ground.top(room, row, rows.size());
      double bottom = Ground.top(room, row + 1, rows.size());
      List<String> cells = cells(rows.get(row));
      ground.rowName(cells.get(0), room, top, bottom);
      for (int column = 0; column < columns; column++) {
        double left = room.left() + column * width;
        Rectangle at = new Rectangle(left + 1, top + 1, left + width - 1, bottom - 1);
        cell(cells.get(column + 1), at, column == 0 || column == columns - 2);
      }
    }
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
  private void cell(String said, Rectangle at, boolean ofArticle) {
    if (at.width() <= 0 || at.height() <= 0) {
      return;
    }
    Fill fill =
        ofArticle
            ? new Fill(Ink.THRESHOLD, 0.35, Fill.Pattern.HATCHED)
            : Fill.plain(Ink.HEARTBEAT, 0.3);
    ground.sketch().brush(Layer.SURFACE).box(at, fill, Stroke.solid(fill.ink(), 1));
    double size = Math.min(0.92 * ground.em(), 0.8 * at.height());
    if (size >= 7) {
      double middle = (at.top() + at.bottom() + ground.sketch().measure().capital(size)) / 2;
      text(said, (at.left() + at.right()) / 2, middle, at.width() - 4, size);
    }
  }

  private void text(String text, double centre, double baseline, double width, double size) {
    Sketch sketch = ground.sketch();
    String fitted = sketch.measure().fitted(text, size, false, Math.max(0, width));
    sketch.place(Label.of(fitted, size, Ink.TEXT).onPlate(), Spot.centre(centre, baseline));
  }
}
