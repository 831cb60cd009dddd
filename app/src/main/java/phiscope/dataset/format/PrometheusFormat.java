package phiscope.dataset.format;

import java.util.regex.Pattern;
import phiscope.dataset.DataReading;
import phiscope.dataset.Remark;
import phiscope.dataset.json.PrometheusRows;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.table.FileSettings;
import phiscope.dataset.table.TableReader;

/** The answer of a Prometheus query for a metric that holds intervals. */
final class PrometheusFormat implements DataFormat {
  private static final Pattern SIGN = Pattern.compile("\"resultType\"\\s*:\\s*\"(matrix|vector)\"");

  @Override
  public boolean recognizes(FileBeginning beginning) {
    return beginning.firstContent().startsWith("{") && beginning.matching(SIGN) > 0;
  }

  @Override
  public DataReading read(FileBeginning beginning, ReadReport report) {
    PrometheusRows rows = new PrometheusRows(beginning.text(), report::stillWanted);
    report.warn(Remark.of("dataset.say.scrapeTimes"));
    rows.holes().forEach(report::warn);
    return new TableReader(rows, (char) 0, new FileSettings(), report).read("prometheus");
  }
}
