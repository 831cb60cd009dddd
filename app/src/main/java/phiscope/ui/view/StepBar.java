package phiscope.ui.view;

import java.math.BigDecimal;
import javafx.animation.PauseTransition;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.InstantOrder;
import phiscope.bench.SettingEdit.SetInstantOrder;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.figure.TextMeasure;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.Playback;

/** Below the bench: where now is, steps and play along the tape, and the status line. */
final class StepBar extends HBox {
  private static final double TEXT_SIZE = 13;
  private static final double NOW_WIDTH = 110;

  /** Room beside the number: insets and the unit. */
  private static final double NOW_EXTRA = 60;

  private final Bench bench;
  private final Playback playback;
  private final Label status = new Label();
  private final NumberField now;
  private final Button play;
  private final Button order;
  private final Button stop;
  private final PauseTransition stopAfter = new PauseTransition(Duration.millis(100));
  private final Ticker ticker;

  StepBar(Bench bench, Playback playback) {
    this.bench = bench;
    this.playback = playback;
    Words words = bench.words();
    getStyleClass().add("step-bar");
    setId("step-bar");
    Button previous = tool("mdi2s-skip-previous", "ui.step.previous");
    previous.setOnAction(pressed -> bench.verbs().stepNow(false));
    Button next = tool("mdi2s-skip-next", "ui.step.next");
    next.setOnAction(pressed -> bench.verbs().stepNow(true));
    play = tool("mdi2p-play", "ui.step.play");
    play.setOnAction(pressed -> playback.toggle());
    order = new Button();
    order.getStyleClass().addAll("flat", "order");
    order.setGraphic(new FontIcon("mdi2s-swap-horizontal"));
    order.setMinWidth(Region.USE_PREF_SIZE);
    order.setOnAction(pressed -> swapOrder());
    order.setId("order");
    words.tip(order, "ui.order.swap");
    order.accessibleTextProperty().unbind();
    order.accessibleTextProperty().bind(order.textProperty());
    now = new NumberField(words, "ui.step.now", NumberRange.whole(0, 0));
    now.onCommit(
        value -> bench.model().apply(new SetNow(bench.model().bench().scale().toTicks(value))));
    now.setId("now");
    now.setPrefWidth(NOW_WIDTH);
    now.setMinWidth(Region.USE_PREF_SIZE);
    Label nowLabel = words.text(new Label(), "ui.step.nowLabel");
    nowLabel.setMinWidth(Region.USE_PREF_SIZE);
    status.getStyleClass().add("status");
    status.setId("status");
    status.setFocusTraversable(true);
    status.setAccessibleRole(AccessibleRole.TEXT);
    status.setMaxWidth(Double.MAX_VALUE);
    status.setWrapText(true);
    status.setMinWidth(0);
    PowerLabel told = new PowerLabel(status);
    HBox.setHgrow(told, Priority.ALWAYS);
    stop = words.text(new Button(), "ui.step.stop");
    stop.setId("stop-reading");
    stop.setGraphic(new FontIcon("mdi2s-stop"));
    stop.setMinWidth(Region.USE_PREF_SIZE);
    stop.setOnAction(pressed -> stopReading());
    showStop(false);
    stopAfter.setOnFinished(late -> showStop(bench.model().pendingProperty().get()));
    bench.model().pendingProperty().subscribe(this::pending);
    getChildren().addAll(previous, play, next, nowLabel, now, order, told, stop);
    ticker = new Ticker(playback::advance);
    playback.playingProperty().subscribe(playing -> showPlaying(playing));
  }

  /** What takes long can be stopped; what does not is done before a hand gets there. */
  private void pending(boolean is) {
    if (is) {
      stopAfter.playFromStart();
    } else {
      stopAfter.stop();
      showStop(false);
    }
  }

  /** Its place stays free for it, so that nothing beside it moves. */
  private void showStop(boolean shown) {
    stop.setVisible(shown);
  }

  private void stopReading() {
    bench.model().cancelReading();
    bench.workbench().announce("ui.said.stoppedReading");
  }

  private Button tool(String icon, String key) {
    Button button = new Button(null, new FontIcon(icon));
    button.getStyleClass().addAll("flat", "tool");
    button.setId(key.substring("ui.".length()).replace('.', '-'));
    return bench.words().tip(button, key);
  }

  void swapOrder() {
    InstantOrder other =
        bench.model().bench().instantOrder() == InstantOrder.QUERY_THEN_DELIVER
            ? InstantOrder.DELIVER_THEN_QUERY
            : InstantOrder.QUERY_THEN_DELIVER;
    bench.model().apply(new SetInstantOrder(other));
    bench.workbench().announce("ui.order.said." + other.name());
  }

  private void showPlaying(boolean playing) {
    play.setGraphic(new FontIcon(playing ? "mdi2p-pause" : "mdi2p-play"));
    bench.words().tip(play, playing ? "ui.step.pause" : "ui.step.play");
    if (playing) {
      ticker.start();
    } else {
      ticker.stop();
    }
  }

  /** Brings the bar up to the current revision. */
  void update() {
    DetectorBench document = bench.model().bench();
    int decimals = document.scale().decimals();
    now.setRange(
        NumberRange.between("0", document.scale().toTime(BenchLimits.MAX_TICK).toPlainString(), "1")
            .withDecimals(decimals)
            .withStep(BigDecimal.ONE));
    now.setUnit(Numbers.unit(document.scale().unit()));
    now.show(document.scale().toTime(document.now()));
    double text = TextMeasure.bundled().width(now.field().getText(), TEXT_SIZE, false);
    now.setPrefWidth(Math.max(NOW_WIDTH, text + NOW_EXTRA));
    order.setText(bench.words().get("ui.order." + document.instantOrder().name()));
    String said = bench.workbench().statusProperty().get();
    status.setText(said.isEmpty() ? bench.words().get("ui.status.ready") : said);
    status.setAccessibleText(status.getText());
  }

  Label status() {
    return status;
  }
}
