package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.journal.Session;
import phiscope.bench.journal.SessionState;
import phiscope.bench.json.BenchJson;
import phiscope.cli.DataFolder;
import phiscope.dataset.capture.HeartbeatDatagram;
import phiscope.ui.view.NumberField;

/** Heartbeats from a real socket, live on the tape. */
class CaptureWindowTest {
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();

  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  @AfterEach
  void stop() {
    if (isCapturing()) {
      toggle();
    }
  }

  private boolean isCapturing() {
    return status().startsWith("Listening") || status().startsWith("Live");
  }

  private String status() {
    return ui.window.workbench().statusProperty().get();
  }

  private DetectorBench bench() {
    return ui.window.model().bench();
  }

  private void toggle() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Ui.pulse();
  }

  private static int freePort() throws IOException {
    try (DatagramSocket socket = new DatagramSocket(new InetSocketAddress(HERE, 0))) {
      return socket.getLocalPort();
    }
  }

  private void listen(int port) {
    toggle();
    NumberField field = ui.find("capture-port", NumberField.class);
    Ui.run(() -> field.field().setText(String.valueOf(port)));
    Ui.run(() -> ui.find("capture-start", Button.class).fire());
    Ui.pulse();
  }

  private static void send(DatagramSocket socket, int port, long sequence) throws IOException {
    byte[] bytes = new HeartbeatDatagram("worker", sequence, 0).bytes();
    socket.send(new DatagramPacket(bytes, bytes.length, HERE, port));
  }

  @Test
  void whatComesAppearsLiveAndIsOneStepOfTheHistory() throws IOException {
    DetectorBench before = bench();
    int port = freePort();
    listen(port);
    assertThat(status()).contains(String.valueOf(port));
    try (DatagramSocket socket = new DatagramSocket()) {
      send(socket, port, 0);
      await(() -> bench().tape().heartbeats().size() == 1);
      assertThat(bench().tape().name()).isEqualTo("worker");
      send(socket, port, 1);
      send(socket, port, 3);
      await(() -> bench().tape().heartbeats().size() == 4);
    }
    assertThat(bench().tape().heartbeats().get(2).isDelivered()).as("2 is lost").isFalse();
    long now = bench().now();
    await(() -> bench().now() > now);
    assertThat(status()).startsWith("Live: 3 heartbeats from worker");
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "capture"));
    toggle();
    assertThat(status()).startsWith("Capture stopped");
    assertThat(ui.window.model().history().undoDepth()).isEqualTo(1);
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(bench()).isEqualTo(before);
  }

  @Test
  void aPortThatIsTakenIsSaidInTheDialogAndNothingChanges() throws IOException {
    DetectorBench before = bench();
    try (DatagramSocket other = new DatagramSocket(new InetSocketAddress(HERE, 0))) {
      listen(other.getLocalPort());
      Label refused = ui.find("capture-refused", Label.class);
      assertThat(refused.getText())
          .contains(String.valueOf(other.getLocalPort()))
          .contains("another program has it");
      Ui.run(() -> Snapshot.save(ui.stage.getScene(), "capture-taken"));
      ui.hands.push(KeyCode.ESCAPE);
      Ui.pulse();
    }
    assertThat(bench()).isSameAs(before);
  }

  @Test
  void aHandThatEditsEndsTheCaptureAndKeepsWhatCame() throws IOException {
    int port = freePort();
    listen(port);
    try (DatagramSocket socket = new DatagramSocket()) {
      send(socket, port, 0);
      send(socket, port, 1);
      await(() -> bench().tape().heartbeats().size() == 2);
    }
    Ui.run(() -> ui.window.model().apply(new phiscope.bench.SettingEdit.SetTitle("mine")));
    Ui.pulse();
    assertThat(ui.window.model().history().undoDepth()).isEqualTo(2);
    assertThat(bench().tape().heartbeats().size()).isEqualTo(2);
    assertThat(bench().title()).isEqualTo("mine");
  }

  private static Optional<SessionState> left() {
    // A second program finds what a killed one would leave: its journal, read as it is now.
    Path folder = DataFolder.current().resolve("sessions");
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".journal"))
          .map(CaptureWindowTest::stateOf)
          .flatMap(Optional::stream)
          .filter(SessionState::unsaved)
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<SessionState> stateOf(Path journal) {
    try {
      Path copy = Files.createTempDirectory("killed");
      Files.copy(journal, copy.resolve("session-1.journal"));
      try (Session next = Session.open(copy)) {
        return next.restored();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whatCameIsKeptAgainstACrashWhileTheCaptureGoesOn() throws IOException {
    int port = freePort();
    listen(port);
    try (DatagramSocket socket = new DatagramSocket()) {
      send(socket, port, 0);
      send(socket, port, 1);
      await(() -> bench().tape().heartbeats().size() == 2);
      await(
          () ->
              left()
                  .map(state -> (DetectorBench) state.history().present())
                  .filter(kept -> kept.tape().heartbeats().size() == 2)
                  .isPresent());
    }
    assertThat(isCapturing()).isTrue();
    assertThat(ui.window.model().history().isInGesture()).isTrue();
  }

  @Test
  void savingDuringACaptureWritesWhatHasComeAndGoesOnListening(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("live.phiscope.json");
    int port = freePort();
    listen(port);
    try (DatagramSocket socket = new DatagramSocket()) {
      send(socket, port, 0);
      send(socket, port, 1);
      await(() -> bench().tape().heartbeats().size() == 2);
      Ui.FILES.willChoose(file);
      ui.hands.push(KeyCode.CONTROL, KeyCode.S);
      Ui.pulse();
      DetectorBench saved =
          (DetectorBench) BenchJson.read(Files.readAllBytes(file), "live").found().orElseThrow();
      assertThat(saved.tape().heartbeats().size()).isEqualTo(2);
      send(socket, port, 2);
      await(() -> bench().tape().heartbeats().size() == 3);
      ui.hands.push(KeyCode.CONTROL, KeyCode.S);
      Ui.pulse();
    }
    toggle();
    assertThat(status()).startsWith("Capture stopped");
    DetectorBench again =
        (DetectorBench) BenchJson.read(Files.readAllBytes(file), "live").found().orElseThrow();
    assertThat(again.tape().heartbeats().size()).isEqualTo(3);
  }
}
