package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.DetectorReading;
import phiscope.bench.TapeReading;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.numeric.Decimals;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.TickScale;
import phiscope.lesson.Dimension;
import phiscope.lesson.ReadingPointer;
import phiscope.lesson.ReadingValue;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;

/**
 * Writes the numbers of a reading as CSV: one file of all quantities, one of all heartbeats. Lines
 * end with CR LF (RFC 4180), text is UTF-8, numbers are plain decimals with a point.
 */
public final class CsvWriter {
  private final DetectorReading reading;
  private final TickScale scale;
  private final StringBuilder out = new StringBuilder();

  private CsvWriter(DetectorReading reading) {
    this.reading = reading;
    this.scale = reading.bench().scale();
  }

  /**
   * Every quantity with the place of the reading where it stands; an exact fraction beside its
   * decimal where it is not a finite one.
   */
  public static String quantities(DetectorReading reading) {
    CsvWriter writer = new CsvWriter(reading);
    writer.quantities();
    return writer.out.toString();
  }

  /** Every heartbeat of every tape, with what the bench's policy did with it. */
  public static String heartbeats(DetectorReading reading) {
    CsvWriter writer = new CsvWriter(reading);
    writer.heartbeats();
    return writer.out.toString();
  }

  private void line(String... cells) {
    out.append(CsvText.line(List.of(cells)));
  }

  private void quantities() {
    line("pointer", "value", "exact", "unit");
    line("/title", CsvText.text(reading.bench().title()), "", "");
    for (int i = 0; i < reading.tapes().size(); i++) {
      String name = reading.tapes().get(i).tape().name();
      line("/tapes/" + i + "/name", CsvText.text(name), "", "");
    }
    Map<String, String> texts = QuantityTexts.of(reading);
    ReadingPointer.each(
        reading,
        (pointer, value) -> {
          String text = texts.getOrDefault(pointer, "");
          String cell = value instanceof Word ? CsvText.text(text) : text;
          line(pointer, cell, exact(value), unit(value));
        });
  }

  private static String exact(ReadingValue value) {
    Optional<BigFraction> fraction =
        value instanceof Quantity quantity ? quantity.exact() : Optional.empty();
    return fraction
        .map(Decimals::fraction)
        .filter(text -> !text.endsWith("/1"))
        .map(CsvText::text)
        .orElse("");
  }

  private String unit(ReadingValue value) {
    Optional<Dimension> dimension =
        value instanceof Quantity quantity ? Optional.of(quantity.dimension()) : Optional.empty();
    String symbol = scale.unit().symbol();
    if (symbol.isEmpty() || dimension.isEmpty()) {
      return "";
    }
    return switch (dimension.get()) {
      case TIME -> symbol;
      case TIME_SQUARED -> symbol + "^2";
      case COUNT, PROBABILITY, PLAIN -> "";
    };
  }

  private void heartbeats() {
    line("tape", "index", "sequence", "arrival", "interval", "incarnation", "fate", "treatment");
    for (TapeReading tape : reading.tapes()) {
      heartbeats(tape);
    }
  }

  private void heartbeats(TapeReading tape) {
    HeartbeatTrace trace = tape.tape().heartbeats();
    String name = CsvText.text(tape.tape().name());
    long accepted = -1;
    for (int i = 0; i < trace.size(); i++) {
      Heartbeat heartbeat = trace.get(i);
      Treatment treatment = tape.main().fold().treatment(i);
      if (treatment == Treatment.RESTART) {
        accepted = -1;
      }
      boolean counts =
          treatment == Treatment.RECORDED
              || treatment == Treatment.ACCEPTED
              || treatment == Treatment.RESTART;
      List<String> cells = new ArrayList<>();
      cells.add(name);
      cells.add(String.valueOf(i));
      cells.add(String.valueOf(heartbeat.sequence()));
      cells.add(time(heartbeat.arrival()));
      cells.add(counts && accepted >= 0 ? time(heartbeat.arrival() - accepted) : "");
      cells.add(String.valueOf(heartbeat.incarnation()));
      cells.add(TermNames.word(heartbeat.fate()));
      cells.add(TermNames.word(treatment));
      out.append(CsvText.line(cells));
      accepted = counts ? heartbeat.arrival() : accepted;
    }
  }

  private String time(long ticks) {
    return scale.toTime(ticks).toPlainString();
  }
}
