package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.DetectorReader;
import phiscope.dataset.Accounting;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.SkippedLine;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.DataImport;
import phiscope.ui.viewmodel.ImportEdits;
import phiscope.ui.viewmodel.LatestWork;

/**
 * A data file before it is accepted: what was understood, what is asked, what was left out and why,
 * and the first numbers. Accepting is one step of the history.
 */
final class ImportDialog {
  private static final int SHOWN = 8;
  private static final int MOST_SKIPPED = 100;
  private static final double PICTURE_WIDTH = 590;
  private static final double PICTURE_HEIGHT = 118;

  private final Bench bench;
  private final Words words;
  private final DialogLayer dialogs;
  private final DataImport data;
  private final Consumer<Runnable> onDetector;
  private final Runnable onReplaced;
  private final VBox content = new VBox();
  private final ProgressBar progress = new ProgressBar();
  private final LatestWork<Figure> pictures;
  private FigurePicture shownPicture;
  private Button accept;
  private Button beside;

  /**
   * @param onDetector does something to the detector bench, once that is the one that is open
   * @param onReplaced what to do when the data have taken the place of the first tape
   */
  ImportDialog(
      Bench bench,
      DialogLayer dialogs,
      DataImport data,
      Consumer<Runnable> onDetector,
      Runnable onReplaced) {
    this.onReplaced = onReplaced;
    this.onDetector = onDetector;
    this.bench = bench;
    this.words = bench.words();
    this.dialogs = dialogs;
    this.data = data;
    content.getStyleClass().add("import");
    pictures = bench.model().inBackground(figure -> shownPicture.show(figure));
  }

  void open() {
    progress.setMaxWidth(Double.MAX_VALUE);
    progress.progressProperty().bind(data.progressProperty());
    content.getChildren().setAll(progress);
    DialogCard card = new DialogCard(words.get("ui.import.title", data.title()), content, 640, 480);
    card.setId("import");
    Button cancel = card.button(words.get("ui.dialog.cancel"), this::cancel);
    cancel.setId("import-cancel");
    beside = card.button(words.get("ui.import.beside"), () -> apply(true));
    accept = card.mainButton(words.get("ui.import.accept"), () -> apply(false));
    accept.setId("import-accept");
    beside.setId("import-beside");
    allow(false);
    dialogs.show(card, cancel, data::cancel);
    data.readingProperty().subscribe(reading -> reading.ifPresent(this::show));
    data.start();
  }

  private void cancel() {
    data.cancel();
    dialogs.close();
  }

  private void allow(boolean allowed) {
    DetectorBench document = bench.model().bench();
    accept.setDisable(!allowed);
    beside.setDisable(!allowed || !whyNotBeside(document).isEmpty());
  }

  /** The key of the reason why it can't stand beside the first tape; empty if it can. */
  private String whyNotBeside(DetectorBench document) {
    if (document.tapes().size() >= DetectorBench.MAX_TAPES) {
      return "ui.import.beside.twoTapes";
    }
    boolean sameUnit = data.stream().map(s -> s.unit() == document.scale().unit()).orElse(false);
    return sameUnit ? "" : "ui.import.beside.otherUnit";
  }

  /** Says what will happen to a second tape, and why this can't become one. */
  private void addBeside(DataStream stream) {
    DetectorBench document = bench.model().bench();
    String why = whyNotBeside(document);
    if (!why.isEmpty()) {
      add(words.get(why), "muted");
      beside.setAccessibleHelp(words.get(why));
    }
    if (ImportEdits.dropsSecondTape(document, stream)) {
      add(words.get("ui.import.dropsSecond"), "said");
    }
  }

  /** Draws the tape as it will stand on the bench. */
  private void draw(DataReading reading, DataStream stream) {
    FigurePicture picture = new FigurePicture(bench.appearance(), PICTURE_WIDTH, PICTURE_HEIGHT);
    picture.setId("import-picture");
    content.getChildren().add(picture);
    DetectorBench document = bench.model().bench();
    FigureFrame frame = FigureFrame.of(PICTURE_WIDTH, PICTURE_HEIGHT, words.messages()).onPaper();
    pictures.forget();
    shownPicture = picture;
    pictures
        .ask(
            () -> {
              DetectorEdit edit = ImportEdits.replacing(document, reading, stream, data.title());
              return DetectorFigures.of(
                  FigureKind.TAPE, DetectorReader.read(edit.apply(document)), 0, frame);
            })
        .ifPresent(picture::show);
    addBeside(stream);
  }

  private void apply(boolean asSecond) {
    dialogs.close();
    onDetector.accept(() -> put(asSecond));
  }

  private void put(boolean asSecond) {
    DataReading reading = data.readingProperty().get().orElseThrow();
    DataStream stream = data.stream().orElseThrow();
    DetectorBench document = bench.model().bench();
    DetectorEdit edit =
        asSecond
            ? ImportEdits.beside(document, reading, stream, data.title())
            : ImportEdits.replacing(document, reading, stream, data.title());
    bench.model().apply(edit);
    if (!asSecond) {
      onReplaced.run();
    }
    bench
        .workbench()
        .announce("ui.said.imported", Numbers.whole(stream.received().size()), data.title());
  }

  private void show(DataReading reading) {
    content.getChildren().clear();
    reading.says().forEach(remark -> add(remark.in(words.messages()), "said"));
    reading.questions().forEach(this::addQuestion);
    if (reading.streams().size() > 1) {
      addStreams(reading.streams());
    }
    data.stream().ifPresent(stream -> addPreview(stream));
    data.stream().filter(stream -> data.canImport()).ifPresent(stream -> draw(reading, stream));
    addAccounting(reading.accounting());
    reading.skipped().stream().limit(MOST_SKIPPED).forEach(this::addSkipped);
    allow(data.canImport());
    if (data.canImport()) {
      accept.requestFocus();
    }
  }

  private void add(String text, String styleClass) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.getStyleClass().add(styleClass);
    content.getChildren().add(label);
  }

  private void addQuestion(ReadQuestion question) {
    add(question.text().in(words.messages()), "group-title");
    ComboBox<String> choices = new ComboBox<>();
    choices.getItems().setAll(question.choices());
    choices.setValue(data.answerTo(question.about()).orElse(question.preset()));
    choices.setAccessibleText(question.text().in(words.messages()));
    choices.setId("answer-" + question.about().replace(' ', '-'));
    choices.setOnAction(chosen -> data.answer(question.about(), choices.getValue()));
    content.getChildren().add(choices);
  }

  private void addStreams(List<DataStream> streams) {
    add(words.get("ui.import.stream"), "group-title");
    ComboBox<String> choices = new ComboBox<>();
    choices.getItems().setAll(streams.stream().map(DataStream::name).toList());
    choices.setValue(data.stream().map(DataStream::name).orElse(""));
    choices.setId("import-stream");
    words.named(choices, "ui.import.stream");
    choices.setOnAction(
        chosen -> {
          data.choose(choices.getValue());
          data.readingProperty().get().ifPresent(this::show);
        });
    content.getChildren().add(choices);
  }

  private void addPreview(DataStream stream) {
    List<BigDecimal> intervals = stream.intervals();
    String unit = stream.unit().symbol();
    add(
        words.get(
            "ui.import.count",
            Numbers.whole(stream.received().size()),
            Numbers.whole(stream.lostCount())),
        "group-title");
    if (!intervals.isEmpty()) {
      BigDecimal span = stream.arrivals().get(stream.arrivals().size() - 1);
      double mean = span.doubleValue() / intervals.size();
      add(
          words.get(
              "ui.import.first",
              first(intervals, unit),
              Numbers.withUnit(Numbers.significant(mean, 4).text(), stream.unit())),
          "import-numbers");
    }
    Optional<String> begins = stream.firstUtc().map(Object::toString);
    begins.ifPresent(instant -> add(words.get("ui.import.begins", instant), "muted"));
  }

  private static String first(List<BigDecimal> intervals, String unit) {
    String numbers =
        intervals.stream()
            .limit(SHOWN)
            .map(BigDecimal::toPlainString)
            .collect(Collectors.joining(", "));
    return numbers + (intervals.size() > SHOWN ? ", …" : "") + (unit.isEmpty() ? "" : " " + unit);
  }

  private void addAccounting(Accounting lines) {
    add(
        words.get(
            "ui.import.accounting",
            lines.lines(),
            lines.used(),
            lines.structure(),
            lines.events(),
            lines.skipped()),
        "muted");
  }

  private void addSkipped(SkippedLine skipped) {
    String place = skipped.line() + (skipped.column() > 0 ? ":" + skipped.column() : "");
    add(
        words.get("ui.import.skipped", place, skipped.why().in(words.messages()), skipped.text()),
        "import-skipped");
  }
}
