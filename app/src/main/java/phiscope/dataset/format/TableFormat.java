package phiscope.dataset.format;

import java.util.Locale;
import phiscope.dataset.DataReading;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.table.DelimitedRows;
import phiscope.dataset.table.FileSettings;
import phiscope.dataset.table.TableReader;

/**
 * Tables and lists in text: one value a line, CSV with any usual delimiter, TSV, columns of spaces.
 */
final class TableFormat implements DataFormat {
  @Override
  public boolean recognizes(FileBeginning beginning) {
    return true;
  }

  @Override
  public DataReading read(FileBeginning beginning, ReadReport report) {
    DelimitedRows rows = DelimitedRows.of(beginning.text());
    String id =
        switch (rows.delimiter()) {
          case 0, ' ' -> report.file().toLowerCase(Locale.ROOT).contains(".csv") ? "csv" : "text";
          case '\t' -> "tsv";
          default -> "csv";
        };
    if (rows.firstLine() > 1) {
      report.note(Remark.of("dataset.say.preamble", rows.firstLine()));
    }
    return new TableReader(rows, rows.delimiter(), new FileSettings(), report).read(id);
  }
}
