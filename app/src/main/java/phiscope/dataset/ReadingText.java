package phiscope.dataset;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import phiscope.text.Messages;

/** Writes a reading for a person to read on a terminal. */
public final class ReadingText {
  private static final int LISTED = 20;

  private final Messages messages;
  private final PrintWriter out;

  private ReadingText(Messages messages, PrintWriter out) {
    this.messages = messages;
    this.out = out;
  }

  /** Prints the reading: streams, what is said, questions, events, skipped lines, accounting. */
  public static void write(DataReading reading, Messages messages, PrintWriter out) {
    new ReadingText(messages, out).write(reading);
    out.flush();
  }

  private void write(DataReading reading) {
    say(
        "dataset.text.file",
        reading.file(),
        reading.format(),
        reading.encoding().isEmpty() ? "-" : reading.encoding());
    say(
        "dataset.text.outcome",
        messages.get("dataset.outcome." + reading.outcome().id()),
        messages.get("dataset.readsAs." + reading.readsAs().id()));
    for (DataStream stream : reading.streams()) {
      stream(stream);
    }
    reading.says().forEach(remark -> out.println("  " + remark.in(messages)));
    reading.questions().forEach(this::question);
    events(reading.events());
    skipped(reading.skipped());
    Accounting lines = reading.accounting();
    say(
        "dataset.text.accounting",
        lines.lines(),
        lines.used(),
        lines.structure(),
        lines.events(),
        lines.skipped());
  }

  private void say(String key, Object... arguments) {
    out.println(messages.get(key, arguments));
  }

  private void stream(DataStream stream) {
    String first = stream.firstUtc().map(ReadingJson::utc).orElse("-");
    say(
        "dataset.text.stream",
        stream.name(),
        stream.arrivals().size(),
        stream.intervals().size(),
        stream.lostCount(),
        stream.received().lateSequences().size(),
        stream.received().duplicateSequences().size(),
        first);
  }

  private void question(ReadQuestion question) {
    out.println("  ? " + question.text().in(messages));
    say(
        "dataset.text.question",
        String.join(" | ", question.choices()),
        question.preset(),
        question.about());
  }

  private void events(List<FileEvent> events) {
    for (FileEvent event : events.subList(0, Math.min(LISTED, events.size()))) {
      String sequence =
          event.sequence().isPresent() ? Long.toString(event.sequence().getAsLong()) : "";
      String who = (event.stream().orElse("") + " " + sequence).strip();
      say("dataset.text.event", event.line(), event.what().toLowerCase(Locale.ROOT), who);
    }
    more(events.size());
  }

  private void skipped(List<SkippedLine> skipped) {
    for (SkippedLine line : skipped.subList(0, Math.min(LISTED, skipped.size()))) {
      String place =
          line.lastLine() > line.line()
              ? line.line() + "-" + line.lastLine()
              : Integer.toString(line.line());
      String why = line.why().in(messages);
      if (line.column() > 0) {
        say("dataset.text.skipped", place, line.column(), why);
      } else {
        say("dataset.text.skippedLine", place, why);
      }
    }
    more(skipped.size());
  }

  private void more(int count) {
    if (count > LISTED) {
      say("dataset.text.more", count - LISTED);
    }
  }
}
