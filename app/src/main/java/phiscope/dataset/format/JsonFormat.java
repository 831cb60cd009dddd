package phiscope.dataset.format;

import phiscope.dataset.DataReading;
import phiscope.dataset.json.JsonDocumentRows;
import phiscope.dataset.json.JsonLinesRows;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.table.FileSettings;
import phiscope.dataset.table.TableReader;

/** JSON documents and JSON lines with intervals or arrival times. */
final class JsonFormat implements DataFormat {
  @Override
  public boolean recognizes(FileBeginning beginning) {
    String first = beginning.firstContent();
    return first.startsWith("{") || (first.startsWith("[") && !first.matches("\\[\\p{L}.*"));
  }

  @Override
  public DataReading read(FileBeginning beginning, ReadReport report) {
    if (JsonLinesRows.recognizes(beginning.lines())) {
      JsonLinesRows rows = new JsonLinesRows(beginning.text());
      return new TableReader(rows, (char) 0, new FileSettings(), report).read("jsonl");
    }
    JsonDocumentRows rows = new JsonDocumentRows(beginning.text(), report::stillWanted);
    return new TableReader(rows, (char) 0, rows.settings(), report).read("json");
  }
}
