package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.json.BenchJson;
import phiscope.cli.DataFolder;
import phiscope.ui.viewmodel.BenchViewModel;

/** Documents and data, opened, refused, saved and pasted in the window. */
class DocumentWindowTest {
  @TempDir Path folder;

  private Ui ui;
  private BenchViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    model = ui.window.model();
  }

  private boolean isThere(String id) {
    return Ui.call(() -> ui.stage.getScene().lookup("#" + id)) != null;
  }

  private void press(String id) {
    Ui.run(() -> ui.find(id, Button.class).fire());
    Ui.pulse();
  }

  private void chooseAndPush(Path file, KeyCode... keys) {
    Ui.FILES.willChoose(file);
    ui.hands.push(keys);
    Ui.pulse();
  }

  /** Waits until the import dialog has read what it shows. */
  private void untilImportIsRead() {
    for (int i = 0; i < 500; i++) {
      Ui.pulse();
      if (isThere("import-accept") && !ui.find("import-accept", Button.class).isDisabled()) {
        return;
      }
    }
    throw new AssertionError("the data was not read");
  }

  @Test
  void savingAndOpeningGivesTheSameDocumentAndTheMarkFollowsTheHistory() throws IOException {
    Path file = folder.resolve("心跳 #1 100%.phiscope.json");
    Ui.run(() -> model.apply(new SetNow(57_000)));
    assertThat(ui.window.document().isUnsaved()).isTrue();
    chooseAndPush(file, KeyCode.CONTROL, KeyCode.S);
    assertThat(ui.window.document().isUnsaved()).isFalse();
    assertThat(BenchJson.read(Files.readAllBytes(file), "x").found()).contains(model.bench());
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(ui.window.document().isUnsaved()).isTrue();
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Ui.pulse();
    assertThat(ui.window.document().isUnsaved()).isFalse();
    DetectorBench saved = model.bench();
    ui.hands.push(KeyCode.CONTROL, KeyCode.N);
    Ui.pulse();
    assertThat(model.bench().now()).isEqualTo(54_000);
    chooseAndPush(file, KeyCode.CONTROL, KeyCode.O);
    assertThat(model.bench()).isEqualTo(saved);
    assertThat(ui.window.document().file()).contains(file);
  }

  @Test
  void aFileThatSomebodyElseHasWrittenMeanwhileIsNotSavedOverUnasked() throws IOException {
    Path file = folder.resolve("shared.phiscope.json");
    Ui.run(() -> model.apply(new SetNow(57_000)));
    chooseAndPush(file, KeyCode.CONTROL, KeyCode.S);
    byte[] others = BenchJson.write(model.bench().withNow(60_000)).getBytes(StandardCharsets.UTF_8);
    Files.write(file, others);
    Ui.run(() -> model.apply(new SetNow(58_000)));
    ui.hands.push(KeyCode.CONTROL, KeyCode.S);
    Ui.pulse();
    assertThat(isThere("others")).isTrue();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(Files.readAllBytes(file)).isEqualTo(others);
    assertThat(ui.window.document().isUnsaved()).isTrue();
    ui.hands.push(KeyCode.CONTROL, KeyCode.S);
    Ui.pulse();
    press("save-over");
    assertThat(BenchJson.read(Files.readAllBytes(file), "x").found()).contains(model.bench());
    assertThat(ui.window.document().isUnsaved()).isFalse();
  }

  @Test
  void aFileThatWasOnlyTouchedIsSavedOver() throws IOException {
    Path file = folder.resolve("touched.phiscope.json");
    chooseAndPush(file, KeyCode.CONTROL, KeyCode.S);
    Files.setLastModifiedTime(file, FileTime.fromMillis(0));
    Ui.run(() -> model.apply(new SetNow(58_000)));
    ui.hands.push(KeyCode.CONTROL, KeyCode.S);
    Ui.pulse();
    assertThat(isThere("others")).isFalse();
    assertThat(BenchJson.read(Files.readAllBytes(file), "x").found()).contains(model.bench());
  }

  @Test
  void unsavedChangesAreAskedAboutBeforeTheyAreLost() {
    Ui.run(() -> model.apply(new SetNow(57_000)));
    ui.hands.push(KeyCode.CONTROL, KeyCode.N);
    Ui.pulse();
    assertThat(isThere("unsaved")).isTrue();
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    ui.hands.push(KeyCode.ALT, KeyCode.LEFT);
    Ui.pulse();
    assertThat(model.bench().now()).as("behind the question nothing moves").isEqualTo(57_000);
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(model.bench().now()).isEqualTo(57_000);
    ui.hands.push(KeyCode.CONTROL, KeyCode.N);
    Ui.pulse();
    press("discard");
    assertThat(model.bench().now()).isEqualTo(54_000);
  }

  @Test
  void aDataSetIsDrawnBeforeItIsAcceptedAndCalledByItsTitle() {
    press("open-dataset-recorded-calm");
    untilImportIsRead();
    for (int i = 0; i < 500 && !isDrawn(); i++) {
      Ui.pulse();
    }
    assertThat(isDrawn()).isTrue();
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "import-preview"));
    assertThat(ui.find("import-beside", Button.class).isDisabled()).isTrue();
    assertThat(ui.find("import-beside", Button.class).getAccessibleHelp()).contains("another unit");
    press("import-accept");
    assertThat(model.bench().title()).isEqualTo("Recorded: calm");
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().title()).isEqualTo("8, 8, 12, 12");
  }

  private boolean isDrawn() {
    return isThere("import-picture")
        && ui.find("import-picture", Node.class).getAccessibleText() != null;
  }

  @Test
  void aWrongDocumentListsEveryProblemWithItsPlaceAndChangesNothing() throws IOException {
    Path file = folder.resolve("wrong.json");
    Files.writeString(
        file,
        """
        {"phiscope": 1, "kind": "detector",
         "now": "soon",
         "prior": 2,
         "colour": "red"}
        """,
        StandardCharsets.UTF_8);
    DetectorBench before = model.bench();
    chooseAndPush(file, KeyCode.CONTROL, KeyCode.O);
    assertThat(isThere("problems")).isTrue();
    String text = Ui.call(() -> texts(ui.stage.getScene().lookup("#problems")));
    assertThat(text).contains("wrong.json:2:").contains("wrong.json:3:").contains("wrong.json:4:");
    assertThat(model.bench()).isSameAs(before);
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(isThere("problems")).isFalse();
  }

  private static String texts(Node node) {
    StringBuilder all = new StringBuilder();
    if (node instanceof javafx.scene.control.Labeled labeled) {
      all.append(labeled.getText()).append('\n');
    }
    if (node instanceof javafx.scene.control.ScrollPane pane) {
      all.append(texts(pane.getContent()));
    } else if (node instanceof javafx.scene.Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> all.append(texts(child)));
    }
    return all.toString();
  }

  @Test
  void aDataFileIsShownBeforeItIsAcceptedAndOneUndoTakesItBack() throws IOException {
    Path file = folder.resolve("intervals.csv");
    Files.writeString(file, "interval_ms\n1000\n1010\n990\noops\n1200\n", StandardCharsets.UTF_8);
    DetectorBench before = model.bench();
    chooseAndPush(file, KeyCode.CONTROL, KeyCode.O);
    untilImportIsRead();
    assertThat(model.bench()).isSameAs(before);
    assertThat(Ui.call(() -> texts(ui.stage.getScene().lookup("#import"))))
        .contains("5")
        .contains("oops");
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "import"));
    press("import-accept");
    assertThat(model.bench().tape().heartbeats().size()).isEqualTo(5);
    assertThat(model.history().undoDepth()).isEqualTo(1);
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench()).isEqualTo(before);
  }

  @Test
  void aFileThatHoldsNothingIsRefusedAndCancelLeavesAllAsItWas() throws IOException {
    Path file = folder.resolve("poem.txt");
    Files.writeString(file, "no number here\nnone at all\n", StandardCharsets.UTF_8);
    DetectorBench before = model.bench();
    chooseAndPush(file, KeyCode.CONTROL, KeyCode.O);
    Ui.pulse();
    assertThat(ui.find("import-accept", Button.class).isDisabled()).isTrue();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(model.bench()).isSameAs(before);
  }

  @Test
  void everyDataSetOfTheLibraryOpensThroughThePreview() {
    for (phiscope.dataset.catalogue.Dataset each : phiscope.dataset.DatasetCatalogue.list()) {
      DetectorBench before = model.bench();
      press("open-dataset-" + each.id());
      untilImportIsRead();
      press("import-accept");
      assertThat(model.bench().tape().heartbeats().size()).as(each.id()).isPositive();
      Ui.run(model::undo);
      Ui.pulse();
      assertThat(model.bench()).as(each.id()).isEqualTo(before);
    }
  }

  /** Whether the export says which format it makes; by then its boxes are settled. */
  private boolean toldHowFar() {
    return Ui.call(
        () ->
            ui.stage.getScene().lookup("#export-making") instanceof Label making
                && !making.getText().isEmpty()
                && ui.stage.getScene().lookup("#export-html").isDisabled());
  }

  @Test
  void theBenchIsExportedAsAWorkedExampleIntoTheChosenFolder() throws IOException {
    ui.hands.push(KeyCode.CONTROL, KeyCode.E);
    Ui.pulse();
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "export"));
    Ui.FILES.willChoose(folder);
    press("export-choose");
    boolean toldHowFar = false;
    for (int i = 0; i < 1_500 && isThere("export"); i++) {
      toldHowFar |= toldHowFar();
      Ui.pulse();
    }
    assertThat(toldHowFar).isTrue();
    assertThat(isThere("export")).isFalse();
    try (java.util.stream.Stream<Path> files = Files.walk(folder)) {
      assertThat(files.map(Path::toString))
          .anyMatch(name -> name.endsWith(".html"))
          .anyMatch(name -> name.endsWith(".svg"))
          .anyMatch(name -> name.endsWith(".png"))
          .anyMatch(name -> name.endsWith(".csv"))
          .anyMatch(name -> name.endsWith(".json"));
    }
  }

  @Test
  void aPastedColumnGoesThroughTheSamePreview() {
    Ui.run(
        () -> {
          ClipboardContent content = new ClipboardContent();
          content.putString("8\n8\n12\n12\n20\n");
          Clipboard.getSystemClipboard().setContent(content);
        });
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
    untilImportIsRead();
    press("import-accept");
    assertThat(model.bench().tape().heartbeats().size()).isEqualTo(6);
  }

  @Test
  void typedIntervalsReplaceTheHeartbeatsInOneStepAndAWrongOneIsNamed() {
    DetectorBench before = model.bench();
    TextArea text = ui.unfolded("intervals", TextArea.class);
    Ui.run(
        () -> {
          text.requestFocus();
          text.setText("8; 8\n12 12,5\t20");
          ui.stage.getScene().lookup("#status").requestFocus();
        });
    Ui.pulse();
    assertThat(model.bench().tape().heartbeats().size()).isEqualTo(6);
    assertThat(model.bench().tape().heartbeats().arrival(4)).isEqualTo(40_500);
    assertThat(model.history().undoDepth()).isEqualTo(1);
    Ui.run(model::undo);
    Ui.pulse();
    assertThat(model.bench()).isEqualTo(before);
    Ui.run(
        () -> {
          text.requestFocus();
          text.setText("8, x, 12");
          ui.stage.getScene().lookup("#status").requestFocus();
        });
    Ui.pulse();
    assertThat(model.bench()).isEqualTo(before);
    assertThat(Ui.call(() -> texts(ui.stage.getScene().lookup("#parameters"))))
        .contains("Number 2");
  }

  @Test
  void aFigureIsCopiedAsSvgAsCsvAndAsAnImage() {
    copy("ui.figure.copySvg");
    assertThat(Ui.call(() -> Clipboard.getSystemClipboard().getString()))
        .startsWith("<")
        .contains("<svg");
    copy("ui.figure.copyCsv");
    assertThat(Ui.call(() -> Clipboard.getSystemClipboard().getString()))
        .contains(",")
        .contains("\r\n");
    copy("ui.figure.copyImage");
    assertThat(Ui.call(() -> Clipboard.getSystemClipboard().hasImage())).isTrue();
  }

  private void copy(String key) {
    String name = model.messages().get(key);
    Ui.run(
        () ->
            ((javafx.scene.control.MenuButton) ui.stage.getScene().lookup(".menu-button.tool"))
                .getItems().stream()
                    .filter(item -> item.getText().equals(name))
                    .forEach(item -> item.fire()));
  }

  @Test
  void aDroppedFolderOrAMissingFileIsNamedAndChangesNothing() {
    DetectorBench before = model.bench();
    chooseAndPush(folder, KeyCode.CONTROL, KeyCode.O);
    assertThat(isThere("problems")).isTrue();
    ui.hands.push(KeyCode.ESCAPE);
    chooseAndPush(folder.resolve("none.json"), KeyCode.CONTROL, KeyCode.O);
    assertThat(isThere("problems")).isTrue();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(model.bench()).isSameAs(before);
    assertThat(model.bench().prior()).isEqualTo(new BigDecimal("0.001"));
  }

  @Test
  void ofSeveralFilesEachIsShownWhenTheOneBeforeIsDone() throws IOException {
    Path first = Files.writeString(folder.resolve("first.csv"), "8\n8\n12\n");
    Path second = Files.writeString(folder.resolve("second.csv"), "5\n6\n7\n");
    Path document = folder.resolve("third.phiscope.json");
    Files.writeString(document, BenchJson.write(model.bench()));
    Path another = Files.copy(document, folder.resolve("fourth.phiscope.json"));
    Path last = Files.copy(document, folder.resolve("fifth.phiscope.json"));
    Ui.run(() -> ui.window.openAll(List.of(first, second, document, another, last)));
    untilImportIsRead();
    assertThat(Ui.call(() -> ui.find("import", Node.class).getAccessibleText()))
        .contains("first.csv");
    press("import-cancel");
    untilImportIsRead();
    assertThat(Ui.call(() -> ui.find("import", Node.class).getAccessibleText()))
        .contains("second.csv");
    press("import-cancel");
    Ui.pulse();
    assertThat(ui.window.document().file()).contains(document);
    assertThat(ui.window.workbench().statusProperty().get())
        .contains("fourth.phiscope.json", "fifth.phiscope.json");
  }

  @Test
  void undoInTheIntervalsIsTheDocumentsWhileNothingIsTypedThere() {
    Ui.run(() -> model.apply(new SetNow(57_000)));
    Ui.run(() -> ui.find("intervals", TextArea.class).requestFocus());
    Ui.pulse();
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().now()).isEqualTo(54_000);
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().now()).isEqualTo(57_000);
  }

  @Test
  void thatStepsAreNotKeptStandsThereUntilTheyAre() throws IOException {
    Path sessions = DataFolder.current().resolve("sessions");
    Path journal = sessions.resolve("session-1.new");
    Label notice = ui.find("journal-notice", Label.class);
    assertThat(notice.isVisible()).isFalse();
    // A folder where the journal would begin anew: the disk refuses.
    Files.createDirectory(journal);
    Ui.run(() -> ui.window.document().opened(model.bench(), Optional.empty()));
    Ui.run(() -> model.apply(new SetNow(57_000)));
    assertThat(notice.isVisible()).isTrue();
    assertThat(notice.getText()).contains("not being kept");
    Files.delete(journal);
    Ui.run(() -> model.apply(new SetNow(58_000)));
    assertThat(notice.isVisible()).isFalse();
  }
}
