package phiscope.dataset.table;

import java.util.List;
import java.util.Optional;
import phiscope.dataset.DataReading;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.Remark;
import phiscope.dataset.SkippedLine;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.FileUnit;

/** Reads records of any source: survey, meaning, collection, streams. */
public final class TableReader {
  private static final double SURVEY_SHARE = 0.4;
  private static final double COLLECT_SHARE = 0.5;

  private final RowSource source;
  private final char delimiter;
  private final ReadReport report;
  private final FileSettings given;

  /**
   * @param delimiter the sign between cells, for what commas mean; 0 if there is none
   * @param given what the format knows besides comments, such as a unit
   */
  public TableReader(RowSource source, char delimiter, FileSettings given, ReadReport report) {
    this.source = source;
    this.delimiter = delimiter;
    this.given = given;
    this.report = report;
  }

  /** Reads; the format's id goes into the reading. */
  public DataReading read(String format) {
    TableSurvey survey = new TableSurvey(source.mayHaveHeader());
    source.run(survey, share -> report.reached(share * SURVEY_SHARE));
    Optional<TableMeaning> meaning = new MeaningFinder(source, survey, delimiter, report).find();
    if (meaning.isEmpty()) {
      source.run(new RefusedRows(report), share -> report.stillWanted());
      report.refuse(Remark.of(refusal(survey)));
      return report.finish(format, ReadsAs.NONE, List.of());
    }
    return collect(format, survey, meaning.get());
  }

  private String refusal(TableSurvey survey) {
    if (survey.first() == null) {
      return report.hasSkipped() ? "dataset.refuse.nothingReadable" : "dataset.refuse.noRows";
    }
    return survey.isHeaderOnly() ? "dataset.refuse.headerOnly" : "dataset.refuse.noValues";
  }

  private DataReading collect(String format, TableSurvey survey, TableMeaning meaning) {
    RowCollector collector = new RowCollector(source, survey, meaning, report);
    source.run(collector, share -> report.reached(SURVEY_SHARE + share * COLLECT_SHARE));
    if (collector.roundedCount() > 0) {
      report.warn(Remark.of("dataset.say.digits", collector.roundedCount()));
    }
    if (collector.fullWidthCount() > 0) {
      report.note(Remark.of("dataset.say.fullWidth", collector.fullWidthCount()));
    }
    CollectedRows rows = collector.rows();
    if (rows.size() == 0) {
      report.warn(Remark.of("dataset.refuse.nothingReadable"));
      return report.finish(format, ReadsAs.NONE, List.of());
    }
    FileSettings settings = survey.settings().or(given);
    ColumnHeader header = meaning.headers().get(meaning.value());
    boolean monotonic = header.role() == ColumnRole.TIME && header.rank() == 6;
    Optional<FileUnit> unit = meaning.unit().or(given::unit);
    settings.useUnit(unit);
    StreamAssembler assembler = new StreamAssembler(rows, settings, report);
    ReadsAs readsAs = assembler.assemble(meaning.readsAs(), monotonic, unit);
    if (monotonic && rows.hasWalls() && !assembler.streams().isEmpty()) {
      new WallClock(rows, report)
          .compare(meaning.title(meaning.wall()), meaning.headers().get(meaning.wall()).unit());
    }
    if (assembler.streams().isEmpty()) {
      report.warn(Remark.of("dataset.refuse.nothingReadable"));
    }
    new Summary(report).say(assembler.streams(), assembler.longestLines());
    return report.finish(format, readsAs, assembler.streams());
  }

  /** Marks all lines of a table in which nothing can be read. */
  private record RefusedRows(ReadReport report) implements RowVisitor {
    @Override
    public void row(Row row) {
      report.line(row.lastLine());
      if (row.line() == row.lastLine() && row.size() == 1 || row.record() > 1) {
        skip(row.line(), row.lastLine(), row.cell(0));
      } else {
        report.structure(row.line(), row.lastLine());
      }
    }

    private void skip(int line, int lastLine, String text) {
      report.skip(new SkippedLine(line, lastLine, 0, Remark.of("dataset.skip.noValue"), text));
    }

    @Override
    public void structure(int line) {
      report.line(line);
      report.structure(line);
    }

    @Override
    public void comment(int line, String text) {
      structure(line);
    }

    @Override
    public void broken(int line, int lastLine, int column, Remark why, String text) {
      report.line(lastLine);
      report.skip(new SkippedLine(line, lastLine, column, why, text));
    }
  }
}
