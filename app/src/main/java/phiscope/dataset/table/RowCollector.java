package phiscope.dataset.table;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.dataset.DataStream;
import phiscope.dataset.FileEvent;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.ReceivedHeartbeats;
import phiscope.dataset.Remark;
import phiscope.dataset.SkippedLine;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.DecimalText;
import phiscope.dataset.value.NumberFault;

/** The second run over a table: keeps the values of rows, reports the rows that have none. */
final class RowCollector implements RowVisitor {
  private static final int LONGEST_NAME = 500;
  private static final long MOST_INCARNATIONS = Integer.MAX_VALUE;

  private final RowSource source;
  private final TableSurvey survey;
  private final TableMeaning meaning;
  private final ReadReport report;
  private final CollectedRows rows = new CollectedRows();
  private final CellReader value;
  private final CellReader wall;
  private final DecimalText counter = new DecimalText();
  private final TypeWords types;
  private boolean seenHeader;

  RowCollector(RowSource source, TableSurvey survey, TableMeaning meaning, ReadReport report) {
    this.source = source;
    this.survey = survey;
    this.meaning = meaning;
    this.report = report;
    this.value = new CellReader(meaning.sign(), meaning.order());
    this.wall = new CellReader(DecimalSign.POINT, meaning.order());
    this.types = meaning.type() < 0 ? null : new TypeWords(survey.column(meaning.type()).texts());
  }

  CollectedRows rows() {
    return rows;
  }

  /** How many numbers had more digits than are kept. */
  int roundedCount() {
    return value.roundedCount();
  }

  /** How many values were written with full-width digits or signs. */
  int fullWidthCount() {
    return value.fullWidthCount();
  }

  @Override
  public void row(Row row) {
    report.line(row.lastLine());
    if (row.lastLine() > row.line()) {
      report.structure(row.line() + 1, row.lastLine());
    }
    if (meaning.headerRow() && survey.repeatsFirst(row)) {
      report.structure(row.line());
      if (seenHeader) {
        report.note(Remark.of("dataset.say.headerRepeated", row.line()));
      }
      seenHeader = true;
    } else if (!source.isSparse() && hasOtherWidth(row)) {
      skip(row, 0, ragged(row), String.join(",", row.cells()));
    } else if (!isEvent(row)) {
      for (int column : meaning.values()) {
        collect(row, column);
      }
    }
  }

  private boolean hasOtherWidth(Row row) {
    if (row.size() > meaning.width()) {
      return !row.isEmptyFrom(meaning.width());
    }
    return row.size() < meaning.width() && row.size() <= meaning.value();
  }

  private Remark ragged(Row row) {
    String key = meaning.headerRow() ? "dataset.skip.ragged" : "dataset.skip.raggedNoHeader";
    return Remark.of(key, row.size(), meaning.width(), recordOf(row));
  }

  private boolean isEvent(Row row) {
    if (meaning.refused() >= 0 && !row.isEmpty(meaning.refused())) {
      report.event(
          new FileEvent(row.line(), "refused_datagram", Optional.empty(), OptionalLong.empty()));
      return true;
    }
    if (types == null || row.isEmpty(meaning.type()) || !types.isEvent(row.cell(meaning.type()))) {
      return false;
    }
    String what = row.cell(meaning.type()).toLowerCase(Locale.ROOT);
    Optional<String> stream =
        meaning.name() >= 0 ? Optional.of(streamName(row, meaning.value())) : Optional.empty();
    report.event(new FileEvent(row.line(), what, stream, sequenceOf(row)));
    return true;
  }

  private void collect(Row row, int column) {
    if (meaning.isWide() && row.isEmpty(column)) {
      report.structure(row.line());
      return;
    }
    int stream = rows.stream(streamName(row, column));
    OptionalLong sequence = sequenceOf(row);
    int incarnation = incarnationOf(row);
    NumberFault fault =
        meaning.date() >= 0 && !row.isEmpty(meaning.date())
            ? value.readJoined(row.cell(meaning.date()), row.cell(column))
            : value.read(row.cell(column));
    if (fault != NumberFault.NONE) {
      skip(row, column, reason(fault, row, column), row.cell(column));
      if (sequence.isPresent()) {
        rows.addUnreadable(stream, sequence.getAsLong(), Math.max(0, incarnation));
      }
      return;
    }
    rows.add(
        value.kind(),
        value.unscaled(),
        value.scale(),
        stream,
        row.lineOf(column),
        row.columnOf(column));
    if (meaning.sequence() >= 0 || meaning.incarnation() >= 0) {
      rows.count(sequence.orElse(ReceivedHeartbeats.NO_SEQUENCE), incarnation);
    }
    if (meaning.wall() >= 0) {
      boolean readable = wall.read(row.cell(meaning.wall())) == NumberFault.NONE;
      rows.wall(readable ? wall.kind() : null, wall.unscaled(), wall.scale());
    }
    if (meaning.fate() >= 0 && row.cell(meaning.fate()).equalsIgnoreCase("lost")) {
      rows.markLost();
    }
  }

  private Remark reason(NumberFault fault, Row row, int column) {
    boolean time = meaning.readsAs().filter(r -> r == ReadsAs.ARRIVAL_TIMES).isPresent();
    String text = row.cell(column);
    if (fault == NumberFault.MISSING) {
      return Remark.of(
          time ? "dataset.skip.noTime" : "dataset.skip.missing", meaning.title(column));
    }
    if (fault == NumberFault.TEXT && time) {
      return Remark.of("dataset.skip.notATime", shown(text), recordOf(row));
    }
    return Remark.of(fault.key(), shown(text), recordOf(row));
  }

  /** Records count from 1 behind the header. */
  private int recordOf(Row row) {
    return meaning.headerRow() ? row.record() - 1 : row.record();
  }

  private static String shown(String text) {
    String line = text.replace('\n', ' ').replace('\r', ' ');
    return line.length() <= 40 ? line : line.substring(0, 40) + "…";
  }

  private void skip(Row row, int column, Remark why, String text) {
    report.skip(
        new SkippedLine(
            row.lineOf(column), row.lineOf(column), row.columnOf(column), why, shown(text)));
  }

  private String streamName(Row row, int column) {
    String name = DataStream.SINGLE;
    if (meaning.isWide()) {
      name = meaning.title(column);
    } else if (meaning.name() >= 0 && !row.isEmpty(meaning.name())) {
      name = CsvCell.plainText(row.cell(meaning.name()));
    }
    if (meaning.observer() >= 0
        && survey.column(meaning.observer()).texts().size() > 1
        && !row.isEmpty(meaning.observer())) {
      name = name + " @ " + CsvCell.plainText(row.cell(meaning.observer()));
    }
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME);
  }

  private OptionalLong sequenceOf(Row row) {
    if (meaning.sequence() < 0
        || counter.read(row.cell(meaning.sequence()), DecimalSign.POINT) != NumberFault.NONE
        || counter.scale() > 0
        || counter.unscaled() < 0) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(counter.unscaled());
  }

  private int incarnationOf(Row row) {
    boolean readable =
        meaning.incarnation() >= 0
            && counter.read(row.cell(meaning.incarnation()), DecimalSign.POINT) == NumberFault.NONE
            && counter.scale() == 0
            && counter.unscaled() >= 0
            && counter.unscaled() <= MOST_INCARNATIONS;
    return readable ? (int) counter.unscaled() : -1;
  }

  @Override
  public void structure(int line) {
    report.line(line);
    report.structure(line);
  }

  @Override
  public void comment(int line, String text) {
    report.line(line);
    report.structure(line);
  }

  @Override
  public void broken(int line, int lastLine, int column, Remark why, String text) {
    report.line(lastLine);
    report.skip(new SkippedLine(line, lastLine, column, why, shown(text)));
  }
}
