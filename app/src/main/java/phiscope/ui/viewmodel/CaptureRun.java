package phiscope.ui.viewmodel;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import phiscope.bench.DetectorEdit;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.DataStream;
import phiscope.dataset.capture.CapturedDatagram;
import phiscope.dataset.capture.CapturedHeartbeats;
import phiscope.dataset.capture.LiveCapture;

/**
 * Heartbeats from the network, live on the first tape: what comes makes one step of the history
 * that grows until the capture is stopped, or until somebody edits. Those of the sender that was
 * heard first are shown.
 */
public final class CaptureRun {
  /** Where {@code phiscope beat} sends unless told otherwise. */
  public static final int PORT = 9470;

  /** Microseconds: finer than a network is. */
  private static final TickScale SCALE = new TickScale(TimeUnit.MILLISECOND, 3);

  /** What has come is kept against a crash so often. */
  private static final long KEEP_NANOS = 1_000_000_000;

  private final BenchViewModel model;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(false);
  private LiveCapture capture;
  private CapturedHeartbeats heard = new CapturedHeartbeats();
  private long gesture = Long.MIN_VALUE;
  private boolean applying;
  private long keptAt;
  private int kept;

  public CaptureRun(BenchViewModel model) {
    this.model = model;
    model.historyProperty().subscribe(history -> stopIfOthersWork());
  }

  public ReadOnlyBooleanProperty runningProperty() {
    return running.getReadOnlyProperty();
  }

  /**
   * Begins to listen on loopback.
   *
   * @param port which; 0 takes a free one
   * @throws IOException if it can't be listened on: another program has it
   */
  public void start(int port) throws IOException {
    stop();
    capture = LiveCapture.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    heard = new CapturedHeartbeats();
    gesture++;
    keptAt = 0;
    kept = 0;
    running.set(true);
  }

  /** The port that it listens on; 0 while it does not. */
  public int port() {
    return running.get() ? capture.address().getPort() : 0;
  }

  /** How many heartbeats are on the tape. */
  public int heartbeats() {
    return sender().map(name -> heard.stream(name, 0).received().size()).orElse(0);
  }

  /** Who is shown; empty before anybody was heard. */
  public Optional<String> sender() {
    return heard.names().stream().findFirst();
  }

  /** Puts what has come onto the tape; call it a few times a second. */
  public void advance() {
    if (!running.get()) {
      return;
    }
    List<CapturedDatagram> came = capture.drain();
    came.forEach(heard::add);
    Optional<String> sender = sender();
    if (sender.isPresent()) {
      DataStream stream = heard.stream(sender.get(), capture.elapsed());
      apply(
          ImportEdits.replacing(
              model.history().cancelled().present(), SCALE, stream, sender.get()));
      if (capture.elapsed() - keptAt >= KEEP_NANOS && heartbeats() > kept) {
        keptAt = capture.elapsed();
        kept = heartbeats();
        model.edits().keepGesture();
      }
    }
    if (!capture.failure().isEmpty()) {
      stop();
    }
  }

  private void apply(DetectorEdit edit) {
    applying = true;
    model.edits().inGesture(gesture, edit);
    applying = false;
  }

  private void stopIfOthersWork() {
    if (running.get() && !applying) {
      close();
    }
  }

  /** Stops listening; what was heard stays, as one step. */
  public void stop() {
    if (running.get()) {
      close();
      model.edits().finishGesture();
    }
  }

  /** What has come until now is a step of its own, such as for saving it; it goes on listening. */
  public void settle() {
    if (running.get()) {
      advance();
    }
    if (running.get()) {
      applying = true;
      model.edits().finishGesture();
      applying = false;
      gesture++;
    }
  }

  private void close() {
    running.set(false);
    capture.close();
  }
}
