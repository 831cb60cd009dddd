package phiscope.ui.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import phiscope.bench.DetectorBench;
import phiscope.bench.Problem;
import phiscope.cli.Version;
import phiscope.example.ExampleExport;
import phiscope.example.ExampleExport.Format;
import phiscope.example.ExportFolder;
import phiscope.text.Messages.Language;
import phiscope.ui.FxThread;

/** Writes the bench as a worked example: which files, in which languages, into which folder. */
final class ExportDialog {
  private final Bench bench;
  private final Words words;
  private final DialogLayer dialogs;
  private final Prompts prompts;
  private final FilePrompt files;
  private final ExecutorService background;
  private final List<CheckBox> formats = new ArrayList<>();
  private final List<CheckBox> languages = new ArrayList<>();
  private final CheckBox student = new CheckBox();
  private final ProgressBar progress = new ProgressBar(0);
  private final Label making = new Label();
  private Button export;

  ExportDialog(
      Bench bench,
      DialogLayer dialogs,
      Prompts prompts,
      FilePrompt files,
      ExecutorService background) {
    this.bench = bench;
    this.words = bench.words();
    this.dialogs = dialogs;
    this.prompts = prompts;
    this.files = files;
    this.background = background;
  }

  void open() {
    VBox content = new VBox();
    content.getStyleClass().add("import");
    content.getChildren().addAll(title("ui.export.formats"), formatBoxes());
    content.getChildren().addAll(title("ui.export.languages"), languageBoxes());
    words.text(student, "ui.export.student");
    student.setWrapText(true);
    student.setMinWidth(0);
    progress.setMaxWidth(Double.MAX_VALUE);
    progress.setVisible(false);
    making.setId("export-making");
    content.getChildren().addAll(student, progress, making);
    DialogCard card = new DialogCard(words.get("ui.export.title"), content, 520, 250);
    card.setId("export");
    card.button(words.get("ui.dialog.cancel"), dialogs::close);
    export = card.mainButton(words.get("ui.export.choose"), this::choose);
    export.setId("export-choose");
    dialogs.show(card, export, () -> {});
  }

  private Label title(String key) {
    Label label = words.text(new Label(), key);
    label.getStyleClass().add("group-title");
    return label;
  }

  private FlowPane formatBoxes() {
    FlowPane row = new FlowPane(14, 6);
    for (Format format : Format.ofBenches()) {
      CheckBox box = words.text(new CheckBox(), "ui.export.format." + format.id());
      box.setId("export-" + format.id());
      box.setSelected(true);
      formats.add(box);
      row.getChildren().add(box);
    }
    return row;
  }

  private FlowPane languageBoxes() {
    FlowPane row = new FlowPane(14, 6);
    for (Language language : Language.values()) {
      CheckBox box = new CheckBox(language.ownName());
      box.setSelected(language == words.messages().language());
      languages.add(box);
      row.getChildren().add(box);
    }
    return row;
  }

  private void choose() {
    EnumSet<Format> wanted = EnumSet.noneOf(Format.class);
    List<Language> spoken = new ArrayList<>();
    for (Format format : Format.ofBenches()) {
      if (formats.get(format.ordinal()).isSelected()) {
        wanted.add(format);
      }
    }
    for (Language language : Language.values()) {
      if (languages.get(language.ordinal()).isSelected()) {
        spoken.add(language);
      }
    }
    if (wanted.isEmpty() || spoken.isEmpty()) {
      bench.workbench().announce("ui.export.nothing");
      return;
    }
    files
        .folder(words.get("ui.export.choose"))
        .ifPresent(
            folder ->
                start(
                    new ExampleExport(
                        "bench", wanted, spoken, student.isSelected(), Version.number()),
                    folder));
  }

  private void start(ExampleExport what, Path folder) {
    DetectorBench document = bench.model().bench();
    // What is being written is settled: boxes that could still be changed would say otherwise.
    export.setDisable(true);
    student.setDisable(true);
    formats.forEach(box -> box.setDisable(true));
    languages.forEach(box -> box.setDisable(true));
    progress.setVisible(true);
    background.execute(() -> write(what, document, folder));
  }

  private void write(ExampleExport what, DetectorBench document, Path folder) {
    try {
      SortedMap<String, byte[]> made = new TreeMap<>();
      List<Format> wanted = Format.ofBenches().stream().filter(what.formats()::contains).toList();
      for (int i = 0; i < wanted.size(); i++) {
        Format format = wanted.get(i);
        int done = i;
        FxThread.run(() -> tell(format, done, wanted.size()));
        made.putAll(what.only(format).filesOf(document));
      }
      ExportFolder.Outcome outcome = new ExportFolder(folder, false).write(made);
      FxThread.run(() -> done(outcome, folder));
    } catch (IOException notWritten) {
      FxThread.run(() -> failed(folder));
    }
  }

  private void tell(Format format, int done, int all) {
    progress.setProgress(done / (double) all);
    String name = words.get("ui.export.format." + format.id());
    making.setText(words.get("ui.export.making", name, done + 1, all));
  }

  private void done(ExportFolder.Outcome outcome, Path folder) {
    dialogs.close();
    if (outcome instanceof ExportFolder.Outcome.Written written) {
      bench.workbench().announce("ui.export.done", written.files().size(), folder);
    } else if (outcome instanceof ExportFolder.Outcome.Refused refused) {
      prompts.problems(
          words.get("ui.export.refused"),
          refused.files().stream()
              .map(file -> Problem.of(file.toString(), "ui.export.foreign"))
              .toList());
    }
  }

  private void failed(Path folder) {
    dialogs.close();
    prompts.problems(
        words.get("ui.export.refused"),
        List.of(Problem.of(folder.toString(), "ui.export.unwritable")));
  }
}
