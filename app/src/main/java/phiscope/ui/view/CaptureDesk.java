package phiscope.ui.view;

import java.io.IOException;
import java.math.BigDecimal;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import phiscope.ui.viewmodel.CaptureRun;
import phiscope.ui.viewmodel.NumberRange;

/** Listening to heartbeats from the network: asks for the port, shows what comes, and stops. */
final class CaptureDesk {
  private static final long PERIOD_NANOS = 100_000_000;
  private static final int MOST_PORT = 65_535;

  private final Bench bench;
  private final DialogLayer dialogs;
  private final CaptureRun run;
  private final DataDesk data;
  private final AnimationTimer timer;
  private int shown = -1;
  private boolean toldReplaced;

  CaptureDesk(Bench bench, DialogLayer dialogs, DataDesk data) {
    this.bench = bench;
    this.dialogs = dialogs;
    this.data = data;
    this.run = new CaptureRun(bench.model());
    this.timer = timer();
    run.runningProperty().subscribe(this::runs);
  }

  private AnimationTimer timer() {
    return new AnimationTimer() {
      private long last;

      @Override
      public void handle(long nanos) {
        if (nanos - last >= PERIOD_NANOS) {
          last = nanos;
          run.advance();
          say();
        }
      }
    };
  }

  private void runs(boolean running) {
    if (running) {
      shown = -1;
      toldReplaced = false;
      timer.start();
      say();
    } else {
      timer.stop();
      tellReplaced();
    }
  }

  /** The document's file held something else, until it is saved with what was captured. */
  private void tellReplaced() {
    if (!toldReplaced && run.heartbeats() > 0) {
      toldReplaced = true;
      data.replaced();
    }
  }

  /** What has come until now belongs to the document: it is about to be saved. */
  void settle() {
    if (run.runningProperty().get()) {
      run.settle();
      tellReplaced();
    }
  }

  private void say() {
    if (!run.runningProperty().get() || run.heartbeats() == shown) {
      return;
    }
    shown = run.heartbeats();
    if (shown == 0) {
      bench.workbench().announce("ui.capture.said.listening", String.valueOf(run.port()));
    } else {
      bench.workbench().announce("ui.capture.said.heard", shown, run.sender().orElseThrow());
    }
  }

  /** The name of the action: it starts, or it stops. */
  ObservableValue<String> actionText() {
    return run.runningProperty()
        .flatMap(
            running -> bench.words().of(running ? "ui.action.captureStop" : "ui.action.capture"));
  }

  /** Asks where to listen, or stops listening. */
  void toggle() {
    if (run.runningProperty().get()) {
      stop();
    } else {
      ask();
    }
  }

  private void stop() {
    int count = run.heartbeats();
    run.stop();
    bench.workbench().announce("ui.capture.said.stopped", count);
  }

  private void ask() {
    Words words = bench.words();
    Label what = words.text(new Label(), "ui.capture.what");
    what.setWrapText(true);
    NumberField port = new NumberField(words, "ui.capture.port", NumberRange.whole(1, MOST_PORT));
    port.setId("capture-port");
    port.show(BigDecimal.valueOf(CaptureRun.PORT));
    Label refused = new Label();
    refused.setId("capture-refused");
    refused.getStyleClass().add("reason");
    refused.setWrapText(true);
    Form form = new Form(words);
    form.row("ui.capture.port", port);
    VBox content = new VBox(what, form, refused);
    content.getStyleClass().add("group");
    DialogCard card = new DialogCard(words.get("ui.capture.title"), content, 480, 190);
    card.setId("capture");
    Button cancel = card.button(words.get("ui.dialog.cancel"), dialogs::close);
    Button start =
        card.mainButton(
            words.get("ui.capture.start"),
            () -> {
              if (port.commit()) {
                listen(port.value().intValueExact(), refused);
              }
            });
    start.setId("capture-start");
    cancel.setId("capture-cancel");
    dialogs.show(card, start, () -> {});
  }

  private void listen(int port, Label refused) {
    data.onDetector(
        () -> {
          try {
            run.start(port);
            dialogs.close();
          } catch (IOException taken) {
            String number = String.valueOf(port);
            refused
                .textProperty()
                .bind(bench.words().messagesValue().map(m -> m.get("ui.capture.taken", number)));
          }
        });
  }

  /** The window closes. */
  void close() {
    run.stop();
  }
}
