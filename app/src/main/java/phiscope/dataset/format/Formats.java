package phiscope.dataset.format;

import java.util.List;
import phiscope.dataset.DataReading;
import phiscope.dataset.report.ReadReport;

/** All formats, the most particular first; the first one that recognizes a file reads it. */
public final class Formats {
  private static final List<DataFormat> ALL =
      List.of(
          new PingFormat(),
          new PrometheusFormat(),
          new ForeignFormat(),
          new JsonFormat(),
          new TableFormat());

  private Formats() {}

  /** Reads the text of a report with the format that its beginning shows. */
  public static DataReading read(ReadReport report) {
    FileBeginning beginning = FileBeginning.of(report.text());
    for (DataFormat format : ALL) {
      if (format.recognizes(beginning)) {
        return format.read(beginning, report);
      }
    }
    throw new IllegalStateException("the table format takes everything");
  }
}
