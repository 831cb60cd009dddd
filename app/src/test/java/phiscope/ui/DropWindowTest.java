package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.OpeningBench;
import phiscope.bench.StudyBench;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ReadyStudy;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.swim.SwimDocuments;

/** Files that are dropped on the window or pasted into it, by a real drag and a real clipboard. */
class DropWindowTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  @TempDir private Path folder;

  private Ui ui;
  private EventHandler<MouseEvent> source = event -> {};

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  @AfterEach
  void nothingIsDragged() {
    Ui.run(() -> ui.stage.getScene().removeEventFilter(MouseEvent.DRAG_DETECTED, source));
  }

  static Stream<Bench> benches() {
    return Stream.of(
        OpeningBench.document("new tasks", "recovery"),
        SwimDocuments.opening(ENGLISH),
        FencingDocuments.blank(),
        StudyDocuments.of(ReadyStudy.PROBE_EXAMPLE, ENGLISH));
  }

  /** Begins to drag files, as if they came from elsewhere. */
  private void drag(List<Path> files) {
    source =
        event -> {
          ClipboardContent content = new ClipboardContent();
          content.putFiles(files.stream().map(Path::toFile).toList());
          ((Node) ui.stage.getScene().getRoot())
              .startDragAndDrop(TransferMode.COPY)
              .setContent(content);
          event.consume();
        };
    Ui.run(() -> ui.stage.getScene().addEventFilter(MouseEvent.DRAG_DETECTED, source));
    ui.hands.moveTo(at(0.5, 0.02)).press(MouseButton.PRIMARY);
    for (double down : new double[] {0.1, 0.3, 0.5}) {
      ui.hands.moveTo(at(0.5, down));
    }
    Ui.pulse();
  }

  private Point2D at(double across, double down) {
    return Ui.call(
        () ->
            new Point2D(
                ui.stage.getX() + across * ui.stage.getWidth(),
                ui.stage.getY() + down * ui.stage.getHeight()));
  }

  private void drop(Path... files) {
    drag(List.of(files));
    ui.hands.release(MouseButton.PRIMARY);
    Ui.pulse();
  }

  private void paste(ClipboardContent content) {
    Ui.run(() -> Clipboard.getSystemClipboard().setContent(content));
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
    Ui.pulse();
  }

  private boolean isSignShown() {
    return Ui.call(() -> ui.find("drop-sign", Node.class).isVisible());
  }

  private Path file(String name, String lines) throws IOException {
    return Files.writeString(folder.resolve(name), lines.replace('~', '\n'));
  }

  @ParameterizedTest
  @MethodSource("benches")
  void whileFilesAreDraggedOverAnyBenchASignSaysThatTheyCanBeDropped(Bench document)
      throws IOException {
    ui = Ui.fresh(document);
    assertThat(isSignShown()).isFalse();
    drag(List.of(file("link.csv", "time_ms,kind~10,data~20,backpressure~")));
    assertThat(isSignShown()).isTrue();
    Node sign = ui.find("drop-sign", Node.class);
    assertThat(Ui.call(() -> sign.getLayoutBounds().getWidth()))
        .isEqualTo(Ui.call(() -> ui.stage.getScene().getWidth()));
    ui.hands.release(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(isSignShown()).isFalse();
  }

  private void isStudyOf(MarkKind... kinds) {
    assertThat(ui.window.view().open().kind()).isEqualTo(BenchKind.STUDY);
    StudyBench bench = ui.window.study().bench();
    assertThat(bench.study().marks().stream().map(mark -> mark.kind())).containsExactly(kinds);
    assertThat(bench.study().marks().get(0).at()).isEqualTo(10_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "link.csv|time_ms,kind~10,data~20,backpressure~30,heartbeat~40,maintenance~",
        "link.tsv|kind\ttime_ms~data\t10~backpressure\t20~heartbeat\t30~maintenance\t40~",
        "link.jsonl|{\"at\": 10, \"kind\": \"data\"}~{\"at\": 20, \"kind\": \"B\"}~"
            + "{\"at\": 30, \"kind\": \"H\"}~{\"at\": 40, \"kind\": \"M\"}~"
      })
  void framesWithKindsAreAStudyDroppedAndPasted(String name, String lines) throws IOException {
    MarkKind[] kinds = {
      MarkKind.DATA, MarkKind.BACKPRESSURE, MarkKind.HEARTBEAT, MarkKind.MAINTENANCE
    };
    Path file = file(name, lines);
    drop(file);
    isStudyOf(kinds);
    assertThat(Ui.call(() -> ui.window.study().bench().title())).isEqualTo(name);
    ui = Ui.fresh();
    ClipboardContent text = new ClipboardContent();
    text.putString(Files.readString(file).replace("\n", "\r\n"));
    paste(text);
    isStudyOf(kinds);
    ui = Ui.fresh();
    ClipboardContent copied = new ClipboardContent();
    copied.putFiles(List.<File>of(file.toFile()));
    paste(copied);
    isStudyOf(kinds);
  }

  @Test
  void problemsOfDroppedFramesAreNamedAndNothingChanges() throws IOException {
    Bench before = ui.window.view().open().document();
    drop(file("bad.csv", "time,kind~1,data~x,datum~2,backpressure~"));
    assertThat(Ui.call(() -> ui.stage.getScene().lookup("#problems"))).isNotNull();
    assertThat(ui.window.view().open().document()).isSameAs(before);
    ui.hands.push(KeyCode.ESCAPE);
  }

  /** One document is open at a time: the first stays, the other is named. */
  @Test
  void ofTwoFilesOfFramesTheFirstIsOpenedAndTheOtherNamed() throws IOException {
    drop(
        file("one.csv", "time_ms,kind~10,data~20,backpressure~"),
        file("two.csv", "time_ms,kind~30,data~40,backpressure~"));
    isStudyOf(MarkKind.DATA, MarkKind.BACKPRESSURE);
    assertThat(ui.window.study().bench().title()).isEqualTo("one.csv");
    assertThat(Ui.call(() -> ui.window.workbench().statusProperty().get().toString()))
        .contains("two.csv");
  }

  @Test
  void unsavedChangesAreAskedForBeforeDroppedFramesTakeTheirPlace() throws IOException {
    ui = Ui.fresh(StudyDocuments.of(ReadyStudy.STREAM_KILL, ENGLISH));
    Ui.run(() -> ui.window.study().apply(new phiscope.bench.StudyEdit.SetTitle("mine")));
    drop(file("one.csv", "time_ms,kind~10,data~20,backpressure~"));
    assertThat(ui.window.study().bench().title()).isEqualTo("mine");
    assertThat(Ui.call(() -> ui.window.view().dialogs().isOpen())).isTrue();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.run(() -> ui.window.document().opened(OpeningBench.document("a", "b"), Optional.empty()));
  }
}
