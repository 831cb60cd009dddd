package phiscope.dataset;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;

/** Writes a reading as JSON: one object, times as decimal strings, streamed. */
public final class ReadingJson {
  private static final DateTimeFormatter UTC =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private final JsonGenerator json;
  private final Messages messages;

  private ReadingJson(JsonGenerator json, Messages messages) {
    this.json = json;
    this.messages = messages;
  }

  /**
   * Writes the object and nothing behind it.
   *
   * @throws IOException if the writer fails
   */
  public static void write(DataReading reading, Messages messages, Writer out) throws IOException {
    JsonGenerator generator = new JsonFactory().createGenerator(out);
    generator.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    new ReadingJson(generator, messages).reading(reading);
    generator.flush();
  }

  private void reading(DataReading reading) throws IOException {
    json.writeStartObject();
    json.writeStringField("file", reading.file());
    json.writeStringField("format", reading.format());
    json.writeStringField("encoding", reading.encoding());
    json.writeStringField("outcome", reading.outcome().id());
    json.writeStringField("readsAs", reading.readsAs().id());
    json.writeArrayFieldStart("streams");
    for (DataStream stream : reading.streams()) {
      stream(stream);
    }
    json.writeEndArray();
    gaps(reading.gaps());
    events(reading.events());
    skipped(reading.skipped());
    questions(reading.questions());
    json.writeArrayFieldStart("says");
    for (Remark remark : reading.says()) {
      json.writeString(remark.in(messages));
    }
    json.writeEndArray();
    accounting(reading.accounting());
    json.writeEndObject();
  }

  private void stream(DataStream stream) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", stream.name());
    json.writeStringField("unit", stream.unit() == TimeUnit.NONE ? "ticks" : "ms");
    decimals("arrivals", stream.arrivals().asList());
    decimals("intervals", stream.intervals());
    if (stream.firstUtc().isPresent()) {
      json.writeStringField("firstUtc", utc(stream.firstUtc().get()));
    }
    numbers("lost", stream.lost());
    numbers("late", stream.received().lateSequences());
    numbers("duplicates", stream.received().duplicateSequences());
    if (stream.observedFor().isPresent()) {
      json.writeStringField("observedFor", plain(stream.observedFor().get()));
    }
    json.writeEndObject();
  }

  /** An instant to the millisecond; what is finer is cut off, as in clocks. */
  static String utc(Instant instant) {
    return UTC.format(instant.truncatedTo(ChronoUnit.MILLIS));
  }

  static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }

  private void decimals(String name, List<BigDecimal> values) throws IOException {
    json.writeArrayFieldStart(name);
    for (BigDecimal value : values) {
      json.writeString(value.toPlainString());
    }
    json.writeEndArray();
  }

  private void numbers(String name, List<Long> values) throws IOException {
    json.writeArrayFieldStart(name);
    for (long value : values) {
      json.writeNumber(value);
    }
    json.writeEndArray();
  }

  private void gaps(List<GapReport> gaps) throws IOException {
    json.writeArrayFieldStart("gaps");
    for (GapReport gap : gaps) {
      json.writeStartObject();
      json.writeNumberField("line", gap.line());
      json.writeStringField("at", gap.at());
      json.writeStringField("gap", plain(gap.millis()));
      json.writeStringField("peer", gap.peer().orElse(null));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void events(List<FileEvent> events) throws IOException {
    json.writeArrayFieldStart("events");
    for (FileEvent event : events) {
      json.writeStartObject();
      json.writeNumberField("line", event.line());
      json.writeStringField("what", event.what());
      if (event.stream().isPresent()) {
        json.writeStringField("stream", event.stream().get());
      }
      if (event.sequence().isPresent()) {
        json.writeNumberField("seq", event.sequence().getAsLong());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void skipped(List<SkippedLine> skipped) throws IOException {
    json.writeArrayFieldStart("skipped");
    for (SkippedLine line : skipped) {
      json.writeStartObject();
      json.writeNumberField("line", line.line());
      if (line.lastLine() > line.line()) {
        json.writeNumberField("lastLine", line.lastLine());
      }
      if (line.column() > 0) {
        json.writeNumberField("column", line.column());
      }
      json.writeStringField("why", line.why().in(messages));
      if (!line.text().isEmpty()) {
        json.writeStringField("text", line.text());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void questions(List<ReadQuestion> questions) throws IOException {
    json.writeArrayFieldStart("questions");
    for (ReadQuestion question : questions) {
      json.writeStartObject();
      json.writeStringField("about", question.about());
      json.writeArrayFieldStart("choices");
      for (String choice : question.choices()) {
        json.writeString(choice);
      }
      json.writeEndArray();
      json.writeStringField("preset", question.preset());
      json.writeStringField("text", question.text().in(messages));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void accounting(Accounting accounting) throws IOException {
    json.writeObjectFieldStart("accounting");
    json.writeNumberField("lines", accounting.lines());
    json.writeNumberField("used", accounting.used());
    json.writeNumberField("structure", accounting.structure());
    json.writeNumberField("events", accounting.events());
    json.writeNumberField("skipped", accounting.skipped());
    json.writeEndObject();
  }
}
