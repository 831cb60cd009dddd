package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEvents;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.bench.script.ScriptText;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimFrame;
import phiscope.example.Part.Column;
import phiscope.example.WorkedExample.Section;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.ReadyTitles;
import phiscope.text.swim.SwimNames;
import phiscope.text.swim.SwimSentences;

/**
 * Makes the worked example of a document of the SWIM bench: the scenario, what happened, the frame
 * that is shown with what led to it, and the counters beside theory. A student finds out what
 * happens in the frame and what the counters come to.
 */
final class SwimExample {
  /** A longer table is cut: all of it is in the CSV. */
  private static final int MOST_ROWS = 60;

  /** So far back what led to the frame is told. */
  private static final int LONGEST_CHAIN = 12;

  private static final int DIGITS = 6;

  private final SwimReading reading;
  private final Messages messages;
  private final Edition edition;
  private final SwimSentences sentences;

  private SwimExample(SwimReading reading, Messages messages, Edition edition) {
    this.reading = reading;
    this.messages = messages;
    this.edition = edition;
    this.sentences = new SwimSentences(messages);
  }

  /** The worked example of a document. */
  static WorkedExample of(SwimBench bench, Messages messages, Edition edition, String version) {
    return new SwimExample(SwimReader.read(bench), messages, edition).example(version);
  }

  private WorkedExample example(String version) {
    SwimBench bench = reading.bench();
    String title =
        bench.title().isBlank()
            ? messages.get("example.untitled")
            : ReadyTitles.in(messages, bench.title());
    String summary =
        messages.get(
            "example.swim.summary",
            bench.members(),
            new SwimNames(messages).preset(bench.preset()),
            bench.seed(),
            ScriptValues.spoken(bench.horizon()));
    List<Section> sections =
        List.of(
            section("scenario", script()),
            section("events", events()),
            section("frame", frame()),
            section("cause", chain()),
            section("counters", List.of(measures())),
            section("parameters", List.of(SwimParameterTable.of(bench, messages))));
    return new WorkedExample(
        messages,
        edition,
        title,
        Optional.of(messages.get("example.swim.aim")),
        List.of(summary),
        sections,
        List.of(Colophon.made(messages, version)));
  }

  private Section section(String key, List<Part> parts) {
    List<Part> all = new ArrayList<>();
    all.add(Plain.words(messages.get("example.swim.intro." + key)));
    all.addAll(parts);
    return new Section(messages.get("example.swim.section." + key), all);
  }

  private boolean isKey() {
    return edition == Edition.KEY;
  }

  private List<Part> script() {
    List<List<String>> rows = new ArrayList<>();
    for (ScriptEntry line : reading.bench().shown().script()) {
      rows.add(List.of(ScriptText.line(line), sentences.of(line.what()).text()));
    }
    return rows.isEmpty()
        ? List.of(Plain.words(messages.get("example.swim.nothing")))
        : List.of(
            new Part.Grid(
                "",
                List.of(messages.get("example.swim.line"), messages.get("example.swim.meaning")),
                rows,
                List.of(Column.WORDS, Column.WORDS)));
  }

  private List<Part> events() {
    List<SwimFrame> all =
        SwimEvents.of(reading.run()).stream().filter(frame -> isKey() || !isAsked(frame)).toList();
    List<SwimFrame> shown = all.subList(0, Math.min(MOST_ROWS, all.size()));
    String caption = ExampleTables.cut(shown.size(), all.size(), isKey(), messages);
    return List.of(table(caption, shown));
  }

  private boolean isAsked(SwimFrame frame) {
    return frame.index() == reading.frame().index();
  }

  /** Frames with their sentences. */
  private Part.Grid table(String caption, List<SwimFrame> frames) {
    List<List<String>> rows =
        frames.stream()
            .map(
                frame ->
                    List.of(
                        Numbers.whole(frame.index()),
                        ScriptValues.spoken(frame.time()),
                        sentences.of(frame).text()))
            .toList();
    List<String> header =
        List.of(
            messages.get("example.swim.column.frame"),
            messages.get("example.swim.column.time"),
            messages.get("example.swim.column.what"));
    return new Part.Grid(
        caption, header, rows, List.of(Column.NUMBERS, Column.NUMBERS, Column.WORDS));
  }

  private List<Part> frame() {
    List<Part> parts = new ArrayList<>();
    for (SwimFigureKind kind :
        List.of(SwimFigureKind.SPACE_TIME, SwimFigureKind.MATRIX, SwimFigureKind.MEMBERS)) {
      parts.add(new Part.Picture(kind.id(), SwimParts.figure(kind, reading, messages)));
    }
    String ask = messages.get("example.swim.ask", reading.frame().index());
    Optional<Part.Answered> answer =
        isKey()
            ? Optional.of(
                new Part.Answered(
                    List.of(), Plain.words(sentences.of(reading.frame()).text()).prose()))
            : Optional.empty();
    parts.add(
        new Part.Ask(
            1,
            PrintNumbers.runs(ask, phiscope.lesson.Prose.Style.PLAIN),
            "",
            List.of(),
            "",
            List.of(),
            answer));
    return parts;
  }

  /** The frames that led to the one that is shown, the first cause first. */
  private List<Part> chain() {
    List<SwimFrame> chain = new ArrayList<>();
    SwimFrame frame = reading.frame();
    while (frame.cause() >= 0 && chain.size() < LONGEST_CHAIN) {
      frame = reading.run().frame(frame.cause());
      chain.add(0, frame);
    }
    return chain.isEmpty()
        ? List.of(Plain.words(messages.get("example.swim.noCause")))
        : List.of(table("", chain));
  }

  private Part.Grid measures() {
    SwimNames names = new SwimNames(messages);
    List<List<String>> rows = new ArrayList<>();
    for (SwimMeasure measure : reading.measures()) {
      rows.add(
          List.of(
              names.measure(measure.quantity()),
              isKey() ? shown(measure.measured()) : "",
              shown(measure.expected())));
    }
    List<String> header =
        List.of(
            messages.get("example.swim.column.quantity"),
            messages.get("example.swim.column.measured"),
            messages.get("example.swim.column.expected"));
    return new Part.Grid(
        "",
        header,
        rows,
        List.of(Column.WORDS, isKey() ? Column.NUMBERS : Column.BLANK, Column.NUMBERS));
  }

  private static String shown(OptionalDouble number) {
    return number.isEmpty() ? "–" : Numbers.significant(number.getAsDouble(), DIGITS).text();
  }
}
