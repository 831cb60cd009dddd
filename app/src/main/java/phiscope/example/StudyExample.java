package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.Term;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyParameter;
import phiscope.example.Part.Column;
import phiscope.example.WorkedExample.Section;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.study.StudyFigureKind;
import phiscope.figure.study.StudyFigures;
import phiscope.lesson.Prose;
import phiscope.text.Messages;
import phiscope.text.ReadyTitles;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/**
 * Makes the worked example of a study: its settings, its figures, what it says and its numbers. A
 * student finds out what the settings lead to.
 */
final class StudyExample {
  private static final double WIDTH = 720;
  private static final double HEIGHT = 400;
  private static final double TEXT_SIZE = 14;

  private final StudyReading reading;
  private final Messages messages;
  private final Edition edition;
  private final StudyNames names;

  private StudyExample(StudyReading reading, Messages messages, Edition edition) {
    this.reading = reading;
    this.messages = messages;
    this.edition = edition;
    this.names = new StudyNames(messages);
  }

  /** The worked example of a document. */
  static WorkedExample of(StudyBench bench, Messages messages, Edition edition, String version) {
    return new StudyExample(StudyReader.read(bench), messages, edition).example(version);
  }

  private WorkedExample example(String version) {
    StudyBench bench = reading.bench();
    List<Section> sections = new ArrayList<>();
    sections.add(section("settings", List.of(settings())));
    if (isKey()) {
      sections.add(section("figures", figures()));
    }
    sections.add(section("says", List.of(says())));
    sections.add(section("numbers", List.of(numbers())));
    return new WorkedExample(
        messages,
        edition,
        bench.title().isBlank()
            ? names.kind(bench.study().kind())
            : ReadyTitles.in(messages, bench.title()),
        Optional.of(messages.get("example.study.aim")),
        List.of(names.about(bench.study().kind())),
        sections,
        List.of(Colophon.made(messages, version)));
  }

  private boolean isKey() {
    return edition == Edition.KEY;
  }

  private Section section(String key, List<Part> parts) {
    return new Section(messages.get("example.study.section." + key), parts);
  }

  private Part settings() {
    Study study = reading.bench().study();
    List<List<String>> rows = new ArrayList<>();
    for (String group : study.kind().groups()) {
      for (StudyParameter parameter : study.kind().in(group)) {
        rows.add(
            List.of(
                messages.get(StudyNames.groupKey(group)),
                names.parameter(study.kind(), parameter),
                names.value(parameter, study.get(parameter))));
      }
    }
    return new Part.Grid(
        "",
        List.of(
            messages.get("example.study.group"),
            messages.get("example.parameter"),
            messages.get("example.swim.column.value")),
        rows,
        List.of(Column.WORDS, Column.WORDS, Column.WORDS));
  }

  private List<Part> figures() {
    List<Part> parts = new ArrayList<>();
    for (StudyFigureKind kind : StudyFigureKind.of(reading.bench().study().kind())) {
      parts.add(new Part.Picture(kind.id(), figure(kind, reading, messages, List.of())));
    }
    return parts;
  }

  /**
   * A figure of a study on paper.
   *
   * @param hidden what is for a learner to find out
   */
  static Figure figure(
      StudyFigureKind kind, StudyReading reading, Messages messages, List<Term> hidden) {
    FigureFrame frame = FigureFrame.of(WIDTH, HEIGHT, TEXT_SIZE, 2, messages);
    return StudyFigures.of(kind, reading, frame.hiding(hidden).onPaper()).figure();
  }

  /** What happens in the step that is shown. */
  static Part sentence(StudyReading reading, Messages messages, List<Term> hidden) {
    return Plain.words(new StudySentences(messages, hidden).step(reading));
  }

  private Part says() {
    List<String> said = new StudySentences(messages).summary(reading);
    Optional<Part.Answered> answer =
        isKey()
            ? Optional.of(
                new Part.Answered(
                    List.of(),
                    new Prose(
                        said.stream()
                            .map(each -> PrintNumbers.runs(each, Prose.Style.PLAIN))
                            .<Prose.Block>map(Prose.Paragraph::new)
                            .toList())))
            : Optional.empty();
    String ask = messages.get("example.study.ask");
    return new Part.Ask(
        1, PrintNumbers.runs(ask, Prose.Style.PLAIN), "", List.of(), "", List.of(), answer);
  }

  private Part numbers() {
    List<List<String>> rows = new ArrayList<>();
    for (Quantity quantity : names.shown(reading.result())) {
      rows.add(
          List.of(
              names.quantity(reading.result(), quantity), isKey() ? names.value(quantity) : ""));
    }
    return new Part.Grid(
        "",
        List.of(
            messages.get("example.swim.column.quantity"),
            messages.get("example.swim.column.value")),
        rows,
        List.of(Column.WORDS, isKey() ? Column.NUMBERS : Column.BLANK));
  }
}
