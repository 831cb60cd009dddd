package phiscope.ui.view.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.text.Sentence;
import phiscope.ui.view.Choice;
import phiscope.ui.view.Ticker;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.run.FrameTest;
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.run.RunSteps;
import phiscope.ui.viewmodel.run.StepSize;

/**
 * Below the bench: steps both ways, play, the seek slider, and the sentence of the frame.
 *
 * @param <F> the frames
 */
public final class RunStepBar<F> extends VBox {
  private static final String NEVER = "NEVER";

  private final Words words;
  private final WorkbenchViewModel workbench;
  private final Naming naming;
  private final RunSteps<F> steps;
  private final RunPlayback<F> playback;
  private final List<? extends FrameTest<F>> conditions;
  private final Button play;
  private final Slider seek = new Slider(0, 1, 0);
  private final HBox controls;
  private final HBox status = new HBox();
  private final SentenceFlow sentence;
  private final Label place = new Label();
  private final Label said = new Label();
  private final Tooltip wholeSaid = new Tooltip();
  private final Button cancel = new Button();
  private final Ticker ticker;
  private boolean showing;

  /**
   * What texts and views are called.
   *
   * @param id before the names of views
   * @param size beginning of the keys of how far a step goes
   * @param condition beginning of the keys of what to go to
   * @param stop beginning of the keys of where to stop
   */
  public record Naming(String id, String size, String condition, String stop) {}

  /**
   * What is shown of the frame that is looked at.
   *
   * @param frame its index
   * @param place which one and when
   * @param sentence what happened
   * @param busy whether the run is still being made
   * @param enabled whether there are frames to walk through
   */
  public record Told(int frame, String place, Sentence sentence, boolean busy, boolean enabled) {}

  public RunStepBar(
      Words words,
      WorkbenchViewModel workbench,
      Naming naming,
      RunSteps<F> steps,
      RunPlayback<F> playback,
      List<? extends FrameTest<F>> conditions) {
    this.words = words;
    this.workbench = workbench;
    this.naming = naming;
    this.steps = steps;
    this.playback = playback;
    this.conditions = conditions;
    getStyleClass().addAll("step-bar", "run-step-bar");
    setId(naming.id() + "-step-bar");
    play = tool("mdi2p-play", "play", playback::toggle);
    makeSeek();
    controls =
        new HBox(
            tool("mdi2p-page-first", "first", steps::toFirst),
            tool("mdi2s-skip-previous", "back", () -> steps.step(false)),
            play,
            tool("mdi2s-skip-next", "forward", () -> steps.step(true)),
            tool("mdi2p-page-last", "last", steps::toLast),
            sizes(),
            speeds(),
            conditions("mdi2c-chevron-double-left", "previousOf", false),
            conditions("mdi2c-chevron-double-right", "nextOf", true),
            stops(),
            seek);
    controls.getStyleClass().add("run-controls");
    sentence = new SentenceFlow(this::follow);
    makeStatus();
    getChildren().addAll(controls, status);
    ticker = new Ticker(playback::advance);
    playback.playingProperty().subscribe(this::showPlaying);
  }

  private Consumer<Sentence.Target> onFollow = target -> {};

  /** Where links lead that are not to a frame. */
  public RunStepBar<F> following(Consumer<Sentence.Target> others) {
    onFollow = others;
    return this;
  }

  /** What stops a run that is being made. */
  public RunStepBar<F> cancelling(Runnable stop) {
    cancel.setOnAction(pressed -> stop.run());
    return this;
  }

  private void follow(Sentence.Target target) {
    if (target instanceof Sentence.Target.Frame frame) {
      steps.goTo(frame.index());
    } else {
      onFollow.accept(target);
    }
  }

  private Choice sizes() {
    Choice size = choice("size", naming.size(), StepSize.values(), StepSize.FRAME.name());
    size.onCommit(chosen -> steps.setSize(StepSize.valueOf(chosen)));
    return size;
  }

  private Choice speeds() {
    Choice speed = choice("speed", "swimview.speed.", RunPlayback.Speed.values(), "FRAMES_4");
    speed.onCommit(chosen -> playback.setSpeed(RunPlayback.Speed.valueOf(chosen)));
    return speed;
  }

  private Choice stops() {
    List<String> names = new ArrayList<>(List.of(NEVER));
    conditions.forEach(condition -> names.add(condition.name()));
    Choice stop = new Choice(words, "swimview.step.stop", naming.stop(), names);
    stop.setId(naming.id() + "-stop");
    stop.show(NEVER);
    stop.setPrefWidth(150);
    stop.onCommit(chosen -> playback.setStopAt(condition(chosen)));
    return stop;
  }

  private Optional<FrameTest<F>> condition(String name) {
    for (FrameTest<F> condition : conditions) {
      if (condition.name().equals(name)) {
        return Optional.of(condition);
      }
    }
    return Optional.empty();
  }

  private void makeSeek() {
    seek.setId(naming.id() + "-seek");
    words.named(seek, "swimview.step.seek");
    seek.setMinWidth(60);
    seek.setBlockIncrement(1);
    HBox.setHgrow(seek, Priority.ALWAYS);
    seek.valueProperty().subscribe(value -> seekTo(value.intValue()));
  }

  private void makeStatus() {
    place.getStyleClass().add("run-place");
    place.setMinWidth(USE_PREF_SIZE);
    said.getStyleClass().addAll("muted", "run-said");
    said.setId(naming.id() + "-said");
    wholeSaid.textProperty().bind(said.textProperty());
    said.setTooltip(wholeSaid);
    said.setMinWidth(140);
    said.setMaxWidth(320);
    said.setWrapText(true);
    status.getStyleClass().add("status");
    status.setId(naming.id() + "-status");
    status.setFocusTraversable(true);
    status.setAccessibleRole(AccessibleRole.TEXT);
    sentence.setMinWidth(0);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    words.text(cancel, "swimview.step.cancel");
    cancel.setId(naming.id() + "-cancel");
    cancel.setMinWidth(USE_PREF_SIZE);
    status.getChildren().addAll(place, sentence, cancel, said);
  }

  private Choice choice(String name, String texts, Enum<?>[] options, String first) {
    List<String> names = Arrays.stream(options).map(Enum::name).toList();
    Choice choice = new Choice(words, "swimview.step." + name, texts, names);
    choice.setId(naming.id() + "-" + name);
    choice.show(first);
    choice.setPrefWidth(112);
    return choice;
  }

  private Button tool(String icon, String name, Runnable action) {
    Button button = new Button(null, new FontIcon(icon));
    button.getStyleClass().addAll("flat", "tool");
    button.setId(naming.id() + "-" + name);
    button.setOnAction(pressed -> action.run());
    return words.tip(button, "swimview.step." + name);
  }

  private MenuButton conditions(String icon, String name, boolean forward) {
    MenuButton menu = new MenuButton(null, new FontIcon(icon));
    menu.getStyleClass().addAll("flat", "tool", "no-arrow");
    menu.setId(naming.id() + "-" + name);
    words.tip(menu, "swimview.step." + name);
    for (FrameTest<F> condition : conditions) {
      MenuItem item = new MenuItem();
      item.setId(naming.id() + "-" + name + "-" + condition.name());
      item.textProperty().bind(words.of(naming.condition() + condition.name()));
      item.setOnAction(chosen -> goTo(condition, forward));
      menu.getItems().add(item);
    }
    return menu;
  }

  private void goTo(FrameTest<F> condition, boolean forward) {
    if (!steps.next(condition, forward)) {
      workbench.announce(forward ? "swimview.said.noNext" : "swimview.said.noPrevious");
    }
  }

  private void seekTo(int frame) {
    if (!showing) {
      steps.goTo(frame);
    }
  }

  private void showPlaying(boolean playing) {
    play.setGraphic(new FontIcon(playing ? "mdi2p-pause" : "mdi2p-play"));
    words.tip(play, playing ? "swimview.step.pause" : "swimview.step.play");
    if (playing) {
      ticker.start();
    } else {
      ticker.stop();
    }
  }

  /** Brings the bar up to the current revision. */
  public void update(Told told) {
    showing = true;
    seek.setMax(Math.max(1, steps.last()));
    seek.setValue(told.frame());
    showing = false;
    cancel.setVisible(told.busy());
    cancel.setManaged(told.busy());
    controls.setDisable(!told.enabled());
    place.setText(told.place());
    sentence.show(told.sentence());
    status.setAccessibleText(told.place() + " " + told.sentence().text());
    String last = workbench.statusProperty().get();
    said.setText(last);
    said.setVisible(!last.isEmpty());
    said.setManaged(said.isVisible());
  }
}
