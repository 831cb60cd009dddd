package phiscope.dataset.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleConsumer;
import phiscope.dataset.Remark;
import phiscope.dataset.source.LineCursor;
import phiscope.dataset.source.SourceText;
import phiscope.dataset.table.Row;
import phiscope.dataset.table.RowSource;
import phiscope.dataset.table.RowVisitor;

/**
 * The answer of a Prometheus query as records: a value, the series it belongs to. The times are
 * those of the scrapes, not of heartbeats, so they are only looked at for holes.
 */
public final class PrometheusRows implements RowSource {
  /** A series of the answer. */
  private static final class Series {
    private final Map<String, String> labels = new TreeMap<>();
    private final List<Double> times = new ArrayList<>();
    private String name = "";
  }

  private static final String METRIC = "__name__";

  private final SourceText text;
  private final Runnable stillWanted;
  private final List<Series> series = new ArrayList<>();
  private final int lineCount;

  /**
   * @param stillWanted asked at each piece of the text; throws if the rest is not wanted any more
   */
  public PrometheusRows(SourceText text, Runnable stillWanted) {
    this.text = text;
    this.stillWanted = stillWanted;
    new Run(null).read();
    nameSeries();
    LineCursor cursor = text.lines();
    while (cursor.advance()) {}
    this.lineCount = cursor.number();
  }

  /** The metric's name, which becomes the name of the value column; its unit is read from it. */
  @Override
  public List<String> names() {
    String metric =
        series.stream()
            .map(each -> each.labels.getOrDefault(METRIC, ""))
            .filter(name -> !name.isEmpty())
            .findFirst()
            .orElse("value");
    return List.of(metric, "series");
  }

  @Override
  public boolean isSparse() {
    return true;
  }

  /** Series by the labels in which they differ; all labels if there is one series only. */
  private void nameSeries() {
    for (Series each : series) {
      List<String> values = new ArrayList<>();
      for (Map.Entry<String, String> label : each.labels.entrySet()) {
        boolean differs =
            series.stream()
                .anyMatch(other -> !label.getValue().equals(other.labels.get(label.getKey())));
        if (!label.getKey().equals(METRIC) && (differs || series.size() == 1)) {
          values.add(label.getValue());
        }
      }
      each.name = String.join(" ", values);
    }
  }

  /** A sentence for each series that has no value at some scrape. */
  public List<Remark> holes() {
    List<Remark> holes = new ArrayList<>();
    double step = Double.POSITIVE_INFINITY;
    for (Series each : series) {
      for (int i = 1; i < each.times.size(); i++) {
        double width = each.times.get(i) - each.times.get(i - 1);
        step = width > 0 ? Math.min(step, width) : step;
      }
    }
    for (Series each : series) {
      int missing = 0;
      for (int i = 1; i < each.times.size(); i++) {
        double width = each.times.get(i) - each.times.get(i - 1);
        missing += Math.max(0, (int) Math.min(1e6, Math.round(width / step)) - 1);
      }
      if (missing > 0) {
        holes.add(Remark.of("dataset.say.scrapeHoles", each.name, missing));
      }
    }
    return holes;
  }

  @Override
  public void run(RowVisitor visitor, DoubleConsumer progress) {
    new Run(visitor).read();
    progress.accept(1);
  }

  /** One run over the answer; without a visitor it gathers labels and times. */
  private final class Run {
    private final RowVisitor visitor;
    private final Row row = new Row();
    private int index = -1;
    private int record;

    Run(RowVisitor visitor) {
      this.visitor = visitor;
    }

    void read() {
      int readable = lineCount;
      try (JsonParser parser = JsonSource.parser(text, stillWanted)) {
        results(parser);
      } catch (JsonProcessingException bad) {
        int line = bad.getLocation() == null ? 1 : JsonSource.line(bad.getLocation());
        readable = Math.min(line, lineCount) - 1;
        if (visitor != null) {
          Remark why = Remark.of("dataset.skip.jsonBreaks", line);
          visitor.broken(Math.max(1, readable + 1), lineCount, 0, why, "");
        }
      } catch (IOException impossible) {
        throw new UncheckedIOException("bytes in memory can't fail to be read", impossible);
      }
      for (int line = 1; visitor != null && line <= readable; line++) {
        visitor.structure(line);
      }
    }

    private void results(JsonParser parser) throws IOException {
      JsonToken token = parser.nextToken();
      while (token != null) {
        if (token == JsonToken.START_ARRAY && "result".equals(parser.currentName())) {
          while (parser.nextToken() == JsonToken.START_OBJECT) {
            index++;
            if (visitor == null) {
              series.add(new Series());
            }
            result(parser);
          }
        }
        token = parser.nextToken();
      }
    }

    private void result(JsonParser parser) throws IOException {
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        JsonToken token = parser.nextToken();
        if (name.equals("metric") && token == JsonToken.START_OBJECT) {
          metric(parser);
        } else if (name.equals("value") && token == JsonToken.START_ARRAY) {
          sample(parser);
        } else if (name.equals("values") && token == JsonToken.START_ARRAY) {
          while (parser.nextToken() == JsonToken.START_ARRAY) {
            sample(parser);
          }
        } else {
          parser.skipChildren();
        }
      }
    }

    private void metric(JsonParser parser) throws IOException {
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String label = parser.currentName();
        JsonToken token = parser.nextToken();
        if (token.isStructStart()) {
          parser.skipChildren();
        } else if (visitor == null) {
          series.get(index).labels.put(label, parser.getText());
        }
      }
    }

    /** A pair of a time and a value; the parser stands at its beginning and ends at its end. */
    private void sample(JsonParser parser) throws IOException {
      JsonToken token = parser.nextToken();
      int place = 0;
      while (token != JsonToken.END_ARRAY && token != null) {
        if (token.isStructStart()) {
          parser.skipChildren();
        } else if (place == 0 && visitor == null && token.isNumeric()) {
          series.get(index).times.add(parser.getDoubleValue());
        } else if (place == 1 && visitor != null) {
          emit(parser);
        }
        place++;
        token = parser.nextToken();
      }
    }

    private void emit(JsonParser parser) throws IOException {
      int line = JsonSource.line(parser.currentTokenLocation());
      row.begin(line, ++record);
      row.add(parser.getText().strip(), line, JsonSource.column(parser.currentTokenLocation()));
      row.add(series.get(index).name, line, 0);
      visitor.row(row);
    }
  }
}
