package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.json.BenchJson;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** A long document is read beside the window, says how far it is, and can be stopped. */
class LongDocumentWindowTest {
  private static final int HEARTBEATS = 300_000;

  @TempDir private static Path folder;

  private static Path file;
  private Ui ui;

  @BeforeAll
  static void write() throws Exception {
    long[] intervals = new long[HEARTBEATS - 1];
    for (int i = 0; i < intervals.length; i++) {
      intervals[i] = 8_000 + 37L * i % 4_001;
    }
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    DetectorBench bench =
        OpeningBench.document()
            .withTapes(List.of(Tape.of("long", trace)))
            .withNow(trace.arrival(HEARTBEATS - 1) + 9_000);
    file = Files.writeString(folder.resolve("long.phiscope.json"), BenchJson.write(bench));
  }

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private boolean isThere(String id) {
    return Ui.call(() -> ui.stage.getScene().lookup("#" + id) != null);
  }

  private int heartbeats() {
    return ui.window.model().bench().tape().heartbeats().size();
  }

  /** Asks for it; the document that stood there still does right afterwards: nothing waited. */
  private void begin() {
    Ui.run(
        () -> {
          ui.window.openAll(List.of(file));
          assertThat(heartbeats()).isEqualTo(5);
          assertThat(ui.stage.getScene().lookup("#opening")).isNotNull();
        });
  }

  @Test
  void itIsReadBesideTheWindowWhichSaysHowFarItIs() {
    begin();
    await(() -> heartbeats() == HEARTBEATS);
    assertThat(isThere("opening")).isFalse();
    assertThat(ui.window.document().file()).contains(file);
    assertThat(ui.window.document().isUnsaved()).isFalse();
    assertThat(ui.window.model().reading().bench()).isSameAs(ui.window.model().bench());
  }

  @Test
  void stoppedItChangesNothingAndSaysSo() {
    DetectorBench before = ui.window.model().bench();
    Ui.run(
        () -> {
          ui.window.openAll(List.of(file));
          ((Button) ui.stage.getScene().lookup("#opening-stop")).fire();
        });
    Ui.pulse();
    assertThat(isThere("opening")).isFalse();
    assertThat(ui.window.model().bench()).isSameAs(before);
    assertThat(Ui.call(() -> ui.window.workbench().statusProperty().get().toString()))
        .contains("long.phiscope.json");
    Ui.run(() -> ui.window.openAll(List.of(file)));
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(isThere("opening")).isFalse();
    // What is asked for after it comes, and nothing of what was stopped.
    begin();
    await(() -> heartbeats() == HEARTBEATS);
    assertThat(ui.window.document().file()).contains(file);
  }

  @Test
  void whatIsWrongInALongFileIsToldAndChangesNothing() throws Exception {
    String text = Files.readString(file);
    Path broken = folder.resolve("broken.phiscope.json");
    Files.writeString(broken, text.substring(0, text.length() - 3));
    DetectorBench before = ui.window.model().bench();
    Ui.run(() -> ui.window.openAll(List.of(broken)));
    await(() -> isThere("problems"));
    assertThat(isThere("opening")).isFalse();
    assertThat(ui.window.model().bench()).isSameAs(before);
    ui.hands.push(KeyCode.ESCAPE);
  }

  /** A table of frames whose lines are long, so that a file of few is a long one. */
  private static Path frames(String name) throws Exception {
    StringBuilder text = new StringBuilder("time_ms,kind,note\n");
    for (int i = 0; i < 300; i++) {
      text.append(10 * i).append(",data,").append("x".repeat(1_000)).append('\n');
    }
    return Files.writeString(folder.resolve(name), text.toString());
  }

  @Test
  void aLongFileOfFramesIsReadBesideTheWindowAndOfSeveralTheFirstIsOpened() throws Exception {
    Path one = frames("one.csv");
    Path two = frames("two.csv");
    Ui.run(
        () -> {
          ui.window.openAll(List.of(one, two));
          assertThat(ui.stage.getScene().lookup("#opening")).isNotNull();
          assertThat(ui.window.view().open().kind()).isEqualTo(BenchKind.DETECTOR);
        });
    await(() -> ui.window.workbench().statusProperty().get().contains("two.csv"));
    assertThat(ui.window.view().open().kind()).isEqualTo(BenchKind.STUDY);
    assertThat(ui.window.study().bench().title()).isEqualTo("one.csv");
    assertThat(ui.window.study().bench().study().marks()).hasSize(300);
    assertThat(isThere("opening")).isFalse();
  }

  @Test
  void aLongFileOfOtherDataIsShownForAPersonToAccept() throws Exception {
    Path data = folder.resolve("data.txt");
    Files.writeString(data, "1000\n1020\n".repeat(40_000));
    Ui.run(
        () -> {
          ui.window.openAll(List.of(data));
          assertThat(ui.stage.getScene().lookup("#opening")).isNotNull();
        });
    await(() -> isThereNow("import"));
    assertThat(isThere("opening")).isFalse();
    ui.hands.push(KeyCode.ESCAPE);
  }

  private boolean isThereNow(String id) {
    return ui.stage.getScene().lookup("#" + id) != null;
  }
}
