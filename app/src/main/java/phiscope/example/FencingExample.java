package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingCounter;
import phiscope.bench.FencingEvents;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.bench.script.FencingScriptText;
import phiscope.bench.script.ScriptValues;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.InvariantState;
import phiscope.example.Part.Column;
import phiscope.example.WorkedExample.Section;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingFigures;
import phiscope.figure.fencing.FencingLook;
import phiscope.figure.fencing.FencingScene;
import phiscope.lesson.Prose;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.ReadyTitles;
import phiscope.text.fencing.FencingNames;
import phiscope.text.fencing.FencingSentences;

/**
 * Makes the worked example of a document of the fencing bench: the scenario, what happened, the
 * frame that is shown, what should hold and what it has cost. A student finds out what happens in
 * the frame, what is broken and what is counted.
 */
final class FencingExample {
  /** A longer table is cut: all of it is told by the command simulate. */
  private static final int MOST_ROWS = 60;

  private static final double WIDTH = 720;
  private static final double HEIGHT = 360;
  private static final double TEXT_SIZE = 14;
  private static final int SHOWN = 24;

  private final FencingReading reading;
  private final Messages messages;
  private final Edition edition;
  private final FencingSentences sentences;
  private final FencingNames names;

  private FencingExample(FencingReading reading, Messages messages, Edition edition) {
    this.reading = reading;
    this.messages = messages;
    this.edition = edition;
    this.sentences = new FencingSentences(messages);
    this.names = new FencingNames(messages);
  }

  /** The worked example of a document. */
  static WorkedExample of(FencingBench bench, Messages messages, Edition edition, String version) {
    return new FencingExample(FencingReader.read(bench), messages, edition).example(version);
  }

  private WorkedExample example(String version) {
    FencingBench bench = reading.bench();
    FencingScenario scenario = bench.scenario();
    String title =
        bench.title().isBlank()
            ? messages.get("example.untitled")
            : ReadyTitles.in(messages, bench.title());
    String summary =
        messages.get(
            "simulate.fencing.heading",
            scenario.holders(),
            scenario.seed(),
            ScriptValues.spoken(scenario.horizon()));
    List<Section> sections = new ArrayList<>();
    List<Part> settled = new ArrayList<>();
    settled.add(script());
    changed().ifPresent(settled::add);
    sections.add(section("scenario", settled));
    if (isKey()) {
      sections.add(section("events", List.of(events())));
    }
    sections.add(section("frame", frame()));
    sections.add(section("invariants", List.of(invariants())));
    sections.add(section("costs", List.of(counters())));
    sections.add(section("usual", List.of(settings(false))));
    return new WorkedExample(
        messages,
        edition,
        title,
        Optional.of(messages.get("example.fencing.aim")),
        List.of(summary),
        sections,
        List.of(Colophon.made(messages, version)));
  }

  private Section section(String key, List<Part> parts) {
    return new Section(messages.get("example.fencing.section." + key), parts);
  }

  private boolean isKey() {
    return edition == Edition.KEY;
  }

  private Part script() {
    List<List<String>> rows = new ArrayList<>();
    for (FencingScriptEntry line : reading.bench().scenario().script()) {
      rows.add(List.of(FencingScriptText.line(line), sentences.of(line.intervention()).text()));
    }
    return rows.isEmpty()
        ? Plain.words(messages.get("example.swim.nothing"))
        : grid("", rows, "example.swim.line", "example.swim.meaning");
  }

  /** What is not as usual, which stands before the run; what is as usual stands behind it. */
  private Optional<Part> changed() {
    return rows(true).isEmpty() ? Optional.empty() : Optional.of(settings(true));
  }

  private Part settings(boolean changed) {
    return grid("", rows(changed), "example.parameter", "example.swim.column.value");
  }

  private List<List<String>> rows(boolean changed) {
    FencingScenario scenario = reading.bench().scenario();
    FencingScenario usual = FencingBench.USUAL;
    List<List<String>> rows = new ArrayList<>();
    for (FencingParameter parameter : FencingParameter.values()) {
      if (changed == (parameter.of(scenario) != parameter.of(usual))) {
        rows.add(
            List.of(names.parameter(parameter), names.value(parameter, parameter.of(scenario))));
      }
    }
    if (changed == !scenario.takeover().switchAt().equals(usual.takeover().switchAt())) {
      rows.add(List.of(names.switchAt(), scenario.takeover().switchAt().toPlainString()));
    }
    if (changed == !scenario.detector().equals(usual.detector())) {
      rows.add(List.of(names.detector(), names.detector(scenario.detector())));
    }
    return rows;
  }

  private Part grid(String caption, List<List<String>> rows, String first, String second) {
    return new Part.Grid(
        caption,
        List.of(messages.get(first), messages.get(second)),
        rows,
        List.of(Column.WORDS, Column.WORDS));
  }

  private Part events() {
    List<List<String>> rows = new ArrayList<>();
    int left = 0;
    for (FencingFrame frame : reading.run().frames()) {
      if (FencingEvents.isEvent(frame)) {
        if (rows.size() < MOST_ROWS) {
          rows.add(
              List.of(
                  Numbers.whole(frame.index()),
                  ScriptValues.spoken(frame.time()),
                  sentences.of(frame).text()));
        } else {
          left++;
        }
      }
    }
    return new Part.Grid(
        ExampleTables.cut(rows.size(), rows.size() + left, isKey(), messages),
        List.of(
            messages.get("example.swim.column.frame"),
            messages.get("example.swim.column.time"),
            messages.get("example.swim.column.what")),
        rows,
        List.of(Column.NUMBERS, Column.NUMBERS, Column.WORDS));
  }

  private List<Part> frame() {
    List<Part> parts = new ArrayList<>();
    List<FencingFigureKind> kinds =
        isKey()
            ? List.of(
                FencingFigureKind.SPACE_TIME,
                FencingFigureKind.HOLDERS,
                FencingFigureKind.INVARIANTS)
            : List.of();
    for (FencingFigureKind kind : kinds) {
      parts.add(new Part.Picture(kind.id(), figure(kind, reading, messages)));
    }
    Optional<Part.Answered> answer =
        isKey()
            ? Optional.of(
                new Part.Answered(
                    List.of(), Plain.words(sentences.of(reading.frame()).text()).prose()))
            : Optional.empty();
    String ask =
        messages.get(
            "example.fencing.ask",
            reading.frame().index(),
            ScriptValues.spoken(reading.frame().time()));
    parts.add(
        new Part.Ask(
            1, PrintNumbers.runs(ask, Prose.Style.PLAIN), "", List.of(), "", List.of(), answer));
    return parts;
  }

  /** A figure of the frame that is shown, as wide as a page and as high as what it has to say. */
  static Figure figure(FencingFigureKind kind, FencingReading reading, Messages messages) {
    FigureFrame frame = FigureFrame.of(WIDTH, HEIGHT, TEXT_SIZE, 2, messages);
    FencingLook look = new FencingLook(reading.bench().view().chosen(), false);
    FencingScene scene = FencingScene.around(reading.run(), reading.frame().index(), SHOWN, look);
    return FencingFigures.of(kind, scene, frame.onPaper()).figure().cutBelow(TEXT_SIZE / 2);
  }

  /** The sentence of a frame, with its number and time. */
  static Part.Words sentence(FencingFrame frame, Messages messages) {
    String text = new FencingSentences(messages).of(frame).text();
    return Plain.words(
        messages.get("example.swim.frame", frame.index(), ScriptValues.spoken(frame.time()), text));
  }

  private Part invariants() {
    List<List<String>> rows = new ArrayList<>();
    for (InvariantState state : reading.run().lastFrame().snapshot().invariants()) {
      rows.add(
          List.of(
              sentences.of(state.invariant()).text(), isKey() ? sentences.of(state).text() : ""));
    }
    return new Part.Grid(
        "",
        List.of(messages.get("example.fencing.invariant"), messages.get("example.fencing.stands")),
        rows,
        List.of(Column.WORDS, isKey() ? Column.WORDS : Column.BLANK));
  }

  private Part counters() {
    List<List<String>> rows = new ArrayList<>();
    for (FencingCounter counter : FencingCounter.values()) {
      String value = names.value(counter, reading.run().lastFrame().snapshot().counters());
      rows.add(List.of(names.counter(counter), isKey() ? value : ""));
    }
    return new Part.Grid(
        "",
        List.of(
            messages.get("example.swim.column.quantity"),
            messages.get("example.swim.column.measured")),
        rows,
        List.of(Column.WORDS, isKey() ? Column.NUMBERS : Column.BLANK));
  }
}
