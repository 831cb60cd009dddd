package phiscope.ui.view;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prose;
import phiscope.lesson.ProseReader;
import phiscope.lesson.StepReadings;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.LessonViewModel;

/** A lesson beside the bench: text, questions, answers, one step at a time. */
final class LessonView extends VBox {
  private final Bench bench;
  private final LessonViewModel lesson;
  private final Label title = new Label();
  private final Label progress = new Label();
  private final VBox content = new VBox();
  private final ScrollPane scroll = new ScrollPane(content);
  private final Button back;
  private final Button reveal;
  private final Button next;
  private final LessonModes modes;
  private LessonPlayer shown;

  LessonView(Bench bench, LessonViewModel lesson) {
    this.bench = bench;
    this.lesson = lesson;
    Words words = bench.words();
    getStyleClass().addAll("side-bar", "lesson-view");
    setId("lesson");
    title.getStyleClass().add("lesson-title");
    title.setWrapText(true);
    title.setMinWidth(0);
    // A heading of two lines is not squeezed into one where the text below wants much room.
    title.setMinHeight(USE_PREF_SIZE);
    progress.getStyleClass().add("muted");
    Button leave = new Button(null, new FontIcon("mdi2c-close"));
    leave.getStyleClass().addAll("flat", "tool");
    leave.setId("lesson-leave");
    words.tip(leave, "ui.lesson.leave");
    leave.setOnAction(pressed -> lesson.leave());
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox top = new HBox(progress, space, leave);
    top.getStyleClass().add("lesson-top");
    modes = new LessonModes(words, lesson);
    content.getStyleClass().add("lesson-content");
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("edge-to-edge");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    back = button("ui.lesson.back", "lesson-back", lesson::previous);
    reveal = button("ui.lesson.reveal", "lesson-reveal", lesson::reveal);
    next = button("ui.lesson.next", "lesson-next", lesson::next);
    reveal.getStyleClass().add("accent");
    HBox buttons = new HBox(back, reveal, next);
    buttons.getStyleClass().add("lesson-buttons");
    getChildren().addAll(top, title, modes, scroll, buttons);
    lesson.playerProperty().subscribe(player -> player.ifPresent(this::show));
    words.messagesValue().subscribe(spoken -> lesson.player().ifPresent(this::show));
  }

  private Button button(String key, String id, Runnable action) {
    Button button = bench.words().text(new Button(), key);
    button.setId(id);
    button.setOnAction(pressed -> action.run());
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  private Language language() {
    return bench.words().messages().language();
  }

  private void show(LessonPlayer playing) {
    boolean sameStep =
        shown != null && shown.at() == playing.at() && shown.lesson() == playing.lesson();
    boolean onlyGuessed = sameStep && onlyGuessed(shown, playing);
    shown = playing;
    modes.show(playing.mode());
    back.setDisable(!playing.hasPrevious());
    next.setDisable(!playing.hasNext());
    reveal.setDisable(!playing.canReveal());
    // Its room stays, so that the other buttons do not move under the pointer.
    reveal.setVisible(!playing.revealed());
    if (onlyGuessed && content.getUserData() == language()) {
      content.getChildren().stream()
          .filter(QuestionView.class::isInstance)
          .forEach(question -> ((QuestionView) question).update(playing));
      return;
    }
    title.setText(playing.step().title().in(language()));
    progress.setText(
        bench
            .words()
            .get(
                "ui.lesson.progress",
                playing.lesson().title().in(language()),
                playing.at() + 1,
                playing.lesson().steps().size()));
    fill(playing);
    if (!sameStep) {
      scroll.setVvalue(0);
    }
  }

  /** Whether only a prediction has changed: then what is being dragged or typed stays in place. */
  private static boolean onlyGuessed(LessonPlayer before, LessonPlayer now) {
    return before.revealed() == now.revealed()
        && before.state().hints().equals(now.state().hints());
  }

  private void fill(LessonPlayer playing) {
    content.setUserData(language());
    StepReadings seen =
        playing.revealed()
            ? playing.step().readings(lesson.reader())
            : playing.step().entering(lesson.reader());
    content.getChildren().clear();
    add(ProseReader.read(playing.step().text(), language(), seen));
    for (int i = 0; i < playing.step().questions().size(); i++) {
      content.getChildren().add(new QuestionView(bench, lesson, playing, i, seen));
    }
    if (playing.revealed()) {
      playing.step().after().ifPresent(after -> add(ProseReader.read(after, language(), seen)));
    }
  }

  private void add(Prose prose) {
    content.getChildren().add(new ProseView(prose));
  }
}
