package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
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

  private static void until(BooleanSupplier holds) {
    for (int i = 0; i < 600; i++) {
      if (holds.getAsBoolean()) {
        return;
      }
      Ui.pulse();
    }
    throw new AssertionError("did not happen");
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
      until(() -> bench().tape().heartbeats().size() == 1);
      assertThat(bench().tape().name()).isEqualTo("worker");
      send(socket, port, 1);
      send(socket, port, 3);
      until(() -> bench().tape().heartbeats().size() == 4);
    }
    assertThat(bench().tape().heartbeats().get(2).isDelivered()).as("2 is lost").isFalse();
    long now = bench().now();
    until(() -> bench().now() > now);
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
      until(() -> bench().tape().heartbeats().size() == 2);
    }
    Ui.run(() -> ui.window.model().apply(new phiscope.bench.SettingEdit.SetTitle("mine")));
    Ui.pulse();
    assertThat(ui.window.model().history().undoDepth()).isEqualTo(2);
    assertThat(bench().tape().heartbeats().size()).isEqualTo(2);
    assertThat(bench().title()).isEqualTo("mine");
  }
}
