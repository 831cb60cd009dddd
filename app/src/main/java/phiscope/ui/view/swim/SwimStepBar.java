package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.text.swim.Sentence;
import phiscope.text.swim.SwimSentences;
import phiscope.ui.view.Choice;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.swim.FrameCondition;
import phiscope.ui.viewmodel.swim.StepSize;
import phiscope.ui.viewmodel.swim.SwimPlayback;

/** Below the bench: steps both ways, play, the seek slider, and the sentence of the frame. */
final class SwimStepBar extends VBox {
  private static final String NEVER = "NEVER";

  private final SwimContext context;
  private final Button play;
  private final Slider seek = new Slider(0, 1, 0);
  private final MenuButton next;
  private final MenuButton previous;
  private final HBox status = new HBox();
  private final SentenceFlow sentence;
  private final javafx.scene.control.Label place = new javafx.scene.control.Label();
  private final javafx.scene.control.Label said = new javafx.scene.control.Label();
  private final AnimationTimer ticker;
  private final HBox controls;
  private final Button cancel = new Button();
  private boolean showing;

  SwimStepBar(SwimContext context) {
    this.context = context;
    getStyleClass().addAll("step-bar", "swim-step-bar");
    setId("swim-step-bar");
    Words words = context.words();
    Button first = tool("mdi2p-page-first", "first", () -> context.steps().toFirst());
    Button back = tool("mdi2s-skip-previous", "back", () -> context.steps().step(false));
    play = tool("mdi2p-play", "play", () -> context.playback().toggle());
    Button forward = tool("mdi2s-skip-next", "forward", () -> context.steps().step(true));
    Button last = tool("mdi2p-page-last", "last", () -> context.steps().toLast());
    Choice size = choice("size", names(StepSize.values()), StepSize.FRAME.name());
    size.onCommit(chosen -> context.steps().setSize(StepSize.valueOf(chosen)));
    Choice speed = choice("speed", names(SwimPlayback.Speed.values()), "FRAMES_4");
    speed.onCommit(chosen -> context.playback().setSpeed(SwimPlayback.Speed.valueOf(chosen)));
    previous = conditions("mdi2c-chevron-double-left", "previousOf", false);
    next = conditions("mdi2c-chevron-double-right", "nextOf", true);
    List<String> stops = new ArrayList<>(List.of(NEVER));
    stops.addAll(names(FrameCondition.values()));
    Choice stop = new Choice(words, "swimview.step.stop", "swimview.stop.", stops);
    stop.setId("swim-stop");
    stop.show(NEVER);
    stop.setPrefWidth(150);
    stop.onCommit(
        chosen ->
            context
                .playback()
                .setStopAt(
                    chosen.equals(NEVER)
                        ? Optional.empty()
                        : Optional.of(FrameCondition.valueOf(chosen))));
    seek.setId("swim-seek");
    words.named(seek, "swimview.step.seek");
    seek.setMinWidth(60);
    seek.setBlockIncrement(1);
    HBox.setHgrow(seek, Priority.ALWAYS);
    seek.valueProperty().subscribe(value -> seekTo(value.intValue()));
    controls = new HBox(first, back, play, forward, last, size, speed, previous, next, stop, seek);
    controls.getStyleClass().add("swim-controls");
    sentence = new SentenceFlow(new SentenceLinks(context)::follow);
    makeStatus();
    getChildren().addAll(controls, status);
    ticker = ticker();
    context.playback().playingProperty().subscribe(this::showPlaying);
  }

  private void makeStatus() {
    place.getStyleClass().add("swim-place");
    place.setMinWidth(USE_PREF_SIZE);
    said.getStyleClass().add("muted");
    said.setMinWidth(0);
    said.setMaxWidth(320);
    status.getStyleClass().add("status");
    status.setId("swim-status");
    status.setFocusTraversable(true);
    status.setAccessibleRole(AccessibleRole.TEXT);
    sentence.setMinWidth(0);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    context.words().text(cancel, "swimview.step.cancel");
    cancel.setId("swim-cancel");
    cancel.setMinWidth(USE_PREF_SIZE);
    cancel.setOnAction(pressed -> context.model().cancelRun());
    status.getChildren().addAll(place, sentence, cancel, said);
  }

  private static List<String> names(Enum<?>[] values) {
    return Arrays.stream(values).map(Enum::name).toList();
  }

  private Choice choice(String name, List<String> options, String first) {
    Choice choice =
        new Choice(context.words(), "swimview.step." + name, "swimview." + name + ".", options);
    choice.setId("swim-" + name);
    choice.show(first);
    choice.setPrefWidth(112);
    return choice;
  }

  private Button tool(String icon, String name, Runnable action) {
    Button button = new Button(null, new FontIcon(icon));
    button.getStyleClass().addAll("flat", "tool");
    button.setId("swim-" + name);
    button.setOnAction(pressed -> action.run());
    return context.words().tip(button, "swimview.step." + name);
  }

  private MenuButton conditions(String icon, String name, boolean forward) {
    MenuButton menu = new MenuButton(null, new FontIcon(icon));
    menu.getStyleClass().addAll("flat", "tool", "no-arrow");
    menu.setId("swim-" + name);
    context.words().tip(menu, "swimview.step." + name);
    for (FrameCondition condition : FrameCondition.values()) {
      MenuItem item = new MenuItem();
      item.setId("swim-" + name + "-" + condition.name());
      item.textProperty().bind(context.words().of("swimview.condition." + condition.name()));
      item.setOnAction(chosen -> goTo(condition, forward));
      menu.getItems().add(item);
    }
    return menu;
  }

  private void goTo(FrameCondition condition, boolean forward) {
    if (!context.steps().next(condition, forward)) {
      context.said(forward ? "swimview.said.noNext" : "swimview.said.noPrevious");
    }
  }

  private void seekTo(int frame) {
    if (!showing) {
      context.model().goTo(frame);
    }
  }

  private AnimationTimer ticker() {
    return new AnimationTimer() {
      private long last;

      @Override
      public void start() {
        last = 0;
        super.start();
      }

      @Override
      public void handle(long nanos) {
        if (last != 0) {
          context.playback().advance((nanos - last) / 1e9);
        }
        last = nanos;
      }
    };
  }

  private void showPlaying(boolean playing) {
    play.setGraphic(new FontIcon(playing ? "mdi2p-pause" : "mdi2p-play"));
    context.words().tip(play, playing ? "swimview.step.pause" : "swimview.step.play");
    if (playing) {
      ticker.start();
    } else {
      ticker.stop();
    }
  }

  /** Brings the bar up to the current revision. */
  void update() {
    var reading = context.model().reading();
    showing = true;
    seek.setMax(Math.max(1, reading.run().size() - 1));
    seek.setValue(reading.frame().index());
    showing = false;
    Words words = context.words();
    boolean busy = context.model().busyProperty().get();
    cancel.setVisible(busy);
    cancel.setManaged(busy);
    controls.setDisable(context.model().isLarge());
    place.setText(
        words.get(
            "swimview.step.place",
            String.valueOf(reading.frame().index()),
            String.valueOf(reading.run().size() - 1),
            SwimSentences.time(reading.frame())));
    Sentence now =
        busy
            ? Sentence.plain(words.get("swimview.step.busy"))
            : context.model().isLarge()
                ? Sentence.plain(words.get("swimview.step.large"))
                : new SwimSentences(words.messages()).of(reading.frame());
    sentence.show(now);
    status.setAccessibleText(place.getText() + " " + now.text());
    said.setText(context.workbench().statusProperty().get());
  }

  /** For whoever wants the sentence as text. */
  String told() {
    return status.getAccessibleText();
  }
}
