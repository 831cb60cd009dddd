package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.lesson.Answer;
import phiscope.lesson.Dimension;
import phiscope.lesson.Feedback;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.LocalText;
import phiscope.lesson.Prediction;
import phiscope.lesson.ProseReader;
import phiscope.lesson.Question;
import phiscope.lesson.StepReadings;
import phiscope.text.Messages.Language;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.DragGrid;
import phiscope.ui.viewmodel.LessonViewModel;
import phiscope.ui.viewmodel.NumberRange;

/** One question of a lesson: prediction, hints, and the answer beside the prediction. */
final class QuestionView extends VBox {
  private static final int DIGITS = 6;

  private final Bench bench;
  private final LessonViewModel lesson;
  private final int index;
  private final Question question;
  private final StepReadings readings;
  private final Label made = new Label();
  private final ToggleGroup group = new ToggleGroup();
  private NumberField number;

  QuestionView(
      Bench bench, LessonViewModel lesson, LessonPlayer playing, int index, StepReadings readings) {
    this.bench = bench;
    this.lesson = lesson;
    this.index = index;
    this.question = playing.step().questions().get(index);
    this.readings = readings;
    getStyleClass().add("question");
    setId("question-" + index);
    addLine(question.ask());
    if (!playing.revealed()) {
      ask(playing);
    }
    playing.hints(index).forEach(this::addHint);
    if (!playing.revealed()) {
      addButtons(playing);
    } else {
      answer(playing);
    }
    made.getStyleClass().add("muted");
    made.setWrapText(true);
    getChildren().add(made);
    update(playing);
  }

  private Language language() {
    return bench.words().messages().language();
  }

  private void addLine(LocalText text) {
    getChildren().add(ProseView.flow(ProseReader.line(text, language(), readings), ""));
  }

  private void addHint(LocalText hint) {
    VBox box = new VBox(ProseView.flow(ProseReader.line(hint, language(), readings), ""));
    box.getStyleClass().add("lesson-hint");
    getChildren().add(box);
  }

  private void ask(LessonPlayer playing) {
    if (question instanceof Question.Choice choice) {
      addOptions(choice, playing);
      return;
    }
    number =
        new NumberField(bench.words(), "ui.lesson.guess", range())
            .whileTyping(() -> lesson.withdraw(index));
    number.field().setId("guess-" + index);
    if (question instanceof Question.Value value) {
      number.setUnit(unit());
      number.onCommit(typed -> guess(typed.doubleValue()));
    } else {
      Label drag = new Label(bench.words().get("ui.lesson.drag"));
      drag.setGraphic(new FontIcon("mdi2g-gesture-tap-hold"));
      drag.setWrapText(true);
      getChildren().add(drag);
      number.setUnit(unit());
      number.onCommit(typed -> drag(typed.doubleValue()));
    }
    getChildren().add(number);
  }

  /** What a guess can be: times, counts and chances are never below 0. */
  private NumberRange range() {
    boolean isSigned =
        !(lesson.answers().get(index) instanceof Answer.Number asked)
            || asked.quantity().dimension() == Dimension.PLAIN;
    return NumberRange.between(isSigned ? "-1e18" : "0", "1e18", "0.1");
  }

  /** What a number is counted in; empty where it has no unit. */
  private String unit() {
    return question instanceof Question.Value value
        ? value.unit().in(language())
        : Numbers.unit(bench.model().bench().scale().unit());
  }

  private String withUnit(double number) {
    String written = Numbers.significant(number, DIGITS).text();
    return unit().isEmpty() ? written : written + ' ' + unit();
  }

  private void guess(double value) {
    lesson.predict(index, new Prediction.Guess(value));
  }

  /** Also where the marker stands at this value already, and so does not move. */
  private void drag(double value) {
    bench.model().predict(value);
    guess(value);
  }

  private void addOptions(Question.Choice choice, LessonPlayer playing) {
    for (int i = 0; i < choice.options().size(); i++) {
      int option = i;
      RadioButton button = new RadioButton(choice.options().get(i).text().in(language()));
      button.setWrapText(true);
      button.setMinWidth(0);
      button.setToggleGroup(group);
      button.setSelected(
          playing.prediction(index).filter(new Prediction.Chosen(i)::equals).isPresent());
      button.selectedProperty().subscribe(() -> predict(button.isSelected(), option));
      button.setOnAction(chosen -> predict(true, option));
      // The arrow keys go from one to the next; where they are is what is chosen.
      button.setOnKeyReleased(released -> choose(button, released.getCode()));
      getChildren().add(button);
    }
  }

  private static void choose(RadioButton button, KeyCode key) {
    if (key.isArrowKey()) {
      button.setSelected(true);
    }
  }

  private void predict(boolean chosen, int option) {
    if (chosen) {
      lesson.predict(index, new Prediction.Chosen(option));
    }
  }

  private void addButtons(LessonPlayer playing) {
    Button notSure = bench.words().text(new Button(), "ui.lesson.notSure");
    notSure.setId("not-sure-" + index);
    notSure.getStyleClass().add("flat");
    notSure.setOnAction(pressed -> lesson.predict(index, new Prediction.NotSure()));
    HBox row = new HBox(notSure);
    row.getStyleClass().add("lesson-row");
    if (playing.hasMoreHints(index)) {
      Button hint = bench.words().text(new Button(), "ui.lesson.hint");
      hint.setId("hint-" + index);
      hint.getStyleClass().add("flat");
      hint.setOnAction(pressed -> lesson.hint(index));
      row.getChildren().add(hint);
    }
    getChildren().add(row);
  }

  private void answer(LessonPlayer playing) {
    Answer answer = lesson.answers().get(index);
    Label label = new Label(bench.words().get("ui.lesson.answer", inWords(answer)));
    label.getStyleClass().add("answer");
    label.setWrapText(true);
    getChildren().add(label);
    Optional<Feedback> feedback = playing.feedback(index, lesson.reader());
    feedback.ifPresent(
        given -> {
          Label how = new Label(bench.words().get("ui.lesson.feedback." + given.kind().name()));
          how.setGraphic(new FontIcon(icon(given.kind())));
          how.setWrapText(true);
          getChildren().add(how);
        });
    playing
        .prediction(index)
        .filter(Prediction.Chosen.class::isInstance)
        .map(chosen -> ((Prediction.Chosen) chosen).index())
        .filter(chosen -> !answer.equals(new Answer.Statement(chosen)))
        .ifPresent(this::addReason);
    if (answer instanceof Answer.Statement right) {
      addReason(right.index());
    }
    addLine(question.why());
  }

  /** What is right or wrong about a statement, where the lesson says so. */
  private void addReason(int option) {
    if (question instanceof Question.Choice choice) {
      LocalText why = choice.options().get(option).why();
      if (!why.in(language()).isEmpty()) {
        addLine(why);
      }
    }
  }

  private static String icon(Feedback.Kind kind) {
    return switch (kind) {
      case NEAR -> "mdi2c-check-circle-outline";
      case BELOW -> "mdi2a-arrow-up-bold-outline";
      case ABOVE -> "mdi2a-arrow-down-bold-outline";
      case OTHER -> "mdi2c-close-circle-outline";
      case NOT_SURE, NONE -> "mdi2h-help-circle-outline";
    };
  }

  private String inWords(Answer answer) {
    if (answer instanceof Answer.Number number) {
      return withUnit(number.shown());
    }
    if (answer instanceof Answer.Statement statement && question instanceof Question.Choice c) {
      return c.options().get(statement.index()).text().in(language());
    }
    return "–";
  }

  /** Shows the prediction as it is now. */
  void update(LessonPlayer playing) {
    Optional<Prediction> prediction = playing.prediction(index);
    made.setText(
        prediction
            .map(now -> playing.revealed() ? inWords(now) : inShort(now))
            .orElse(bench.words().get("ui.lesson.open")));
    // Where the answer was there from the start, nothing was asked.
    boolean asked = prediction.isPresent() || !playing.revealed();
    made.setVisible(asked);
    made.setManaged(asked);
    if (prediction.orElse(null) instanceof Prediction.NotSure) {
      group.selectToggle(null);
    }
    if (number != null && prediction.orElse(null) instanceof Prediction.Guess guess) {
      number.show(value(guess));
    } else if (number != null && prediction.orElse(null) instanceof Prediction.NotSure) {
      number.show(null);
      number.cancel();
    } else if (number != null && prediction.isEmpty()) {
      number.show(null);
    }
  }

  private static BigDecimal value(Prediction.Guess guess) {
    return DragGrid.significant(guess.value(), DIGITS);
  }

  /** In one line, as long as the statement itself is marked: what stands below does not move. */
  private String inShort(Prediction prediction) {
    return prediction instanceof Prediction.Chosen
        ? bench.words().get("ui.lesson.madeChosen")
        : inWords(prediction);
  }

  private String inWords(Prediction prediction) {
    if (prediction instanceof Prediction.Guess guess) {
      return bench.words().get("ui.lesson.made", withUnit(guess.value()));
    }
    if (prediction instanceof Prediction.Chosen chosen && question instanceof Question.Choice c) {
      return bench
          .words()
          .get("ui.lesson.made", c.options().get(chosen.index()).text().in(language()));
    }
    return bench.words().get("ui.lesson.madeNotSure");
  }
}
