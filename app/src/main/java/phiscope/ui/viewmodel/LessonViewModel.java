package phiscope.ui.viewmodel;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.EditHistory;
import phiscope.core.detector.NormalModel;
import phiscope.lesson.Answer;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prediction;
import phiscope.lesson.Question;

/**
 * The lesson that is played, if one is. Its steps put their documents on the bench; what was open
 * before comes back, with its history, when the lesson is left.
 */
public final class LessonViewModel {
  private final BenchViewModel model;
  private final OpenBench open;
  private final OpenDocument document;
  private final ReadOnlyObjectWrapper<Optional<LessonPlayer>> player =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private LessonMode mode = LessonMode.PROBLEM;
  private final KeptReadings reader = new KeptReadings();
  private boolean entering;

  public LessonViewModel(BenchViewModel model, OpenBench open, OpenDocument document) {
    this.model = model;
    this.open = open;
    this.document = document;
    model.optionsProperty().subscribe(options -> options.prediction().ifPresent(this::dragged));
  }

  public ReadOnlyObjectProperty<Optional<LessonPlayer>> playerProperty() {
    return player.getReadOnlyProperty();
  }

  public Optional<LessonPlayer> player() {
    return player.get();
  }

  /** The mode in which the next lesson begins: the one that was chosen last. */
  public LessonMode mode() {
    return mode;
  }

  /** Shows more or less of the lesson from the start; what was predicted stays. */
  public void changeMode(LessonMode newMode) {
    mode = newMode;
    move(playing -> playing.in(newMode));
  }

  /** Begins a lesson; the document on the bench waits. */
  public void start(Lesson lesson) {
    start(lesson, mode);
  }

  /** Begins a lesson in a mode. */
  public void start(Lesson lesson, LessonMode mode) {
    resume(LessonPlayer.start(lesson, mode));
  }

  /** Goes on with a lesson where somebody had come to; the document on the bench waits. */
  public void resume(LessonPlayer playing) {
    mode = playing.mode();
    if (player.get().isEmpty()) {
      document.lend();
    }
    // In a lesson its own steps say what is out of sight, so that the answer can be seen.
    model.look(options -> options.withCover(options.cover().off()));
    enter(playing);
  }

  /** Ends the lesson; the bench is as it was before. */
  public void leave() {
    if (player.get().isPresent()) {
      model.look(ViewOptions::anew);
      player.set(Optional.empty());
      document.takeBack();
    }
  }

  public void next() {
    move(LessonPlayer::next);
  }

  public void previous() {
    move(LessonPlayer::previous);
  }

  public void goTo(int step) {
    move(playing -> playing.goTo(step));
  }

  /** Begins the step anew. */
  public void restartStep() {
    move(LessonPlayer::restartStep);
  }

  private void move(UnaryOperator<LessonPlayer> move) {
    player.get().map(move).ifPresent(this::enter);
  }

  /** Shows the answers of the step, if every question has a prediction. */
  public void reveal() {
    player.get().filter(LessonPlayer::canReveal).map(LessonPlayer::reveal).ifPresent(this::enter);
  }

  public void hint(int question) {
    player.get().map(playing -> playing.hint(question)).ifPresent(p -> player.set(Optional.of(p)));
  }

  public void predict(int question, Prediction prediction) {
    player
        .get()
        .map(playing -> playing.predict(question, prediction))
        .ifPresent(p -> player.set(Optional.of(p)));
  }

  /** Takes a prediction back; a marker that it had moved goes back to where it began. */
  public void withdraw(int question) {
    LessonPlayer before = player.get().orElse(null);
    LessonPlayer now = before == null ? null : before.withdraw(question);
    if (now == before) {
      return;
    }
    entering = true;
    try {
      player.set(Optional.of(now));
      model.look(options -> looking(options, now));
    } finally {
      entering = false;
    }
  }

  /** A marker in a figure has been moved: the prediction of the first question that is dragged. */
  private void dragged(double value) {
    if (entering || player.get().isEmpty() || player.get().get().revealed()) {
      return;
    }
    int question = draggedQuestion(player.get().get());
    if (question >= 0) {
      predict(question, new Prediction.Guess(value));
    }
  }

  /** Which question of the step is answered by dragging; -1 for none. */
  public static int draggedQuestion(LessonPlayer playing) {
    List<Question> questions = playing.step().questions();
    for (int i = 0; i < questions.size(); i++) {
      if (questions.get(i) instanceof Question.Drag) {
        return i;
      }
    }
    return -1;
  }

  private void enter(LessonPlayer playing) {
    entering = true;
    try {
      player.set(Optional.of(playing));
      if (!open.document().equals(playing.document())) {
        open.open(EditHistory.of(playing.document()));
      }
      model.look(options -> looking(options, playing));
    } finally {
      entering = false;
    }
  }

  private ViewOptions looking(ViewOptions options, LessonPlayer playing) {
    ViewOptions hiding = options.hiding(playing.hidden());
    int question = draggedQuestion(playing);
    if (question < 0) {
      return hiding.notAsking();
    }
    boolean guessed = playing.prediction(question).orElse(null) instanceof Prediction.Guess;
    if (playing.revealed() && !guessed) {
      return hiding.notAsking();
    }
    Question.Drag drag = (Question.Drag) playing.step().questions().get(question);
    double at =
        playing
            .prediction(question)
            .map(made -> made instanceof Prediction.Guess guess ? guess.value() : beginning())
            .orElseGet(this::beginning);
    return hiding.asking(drag.figure(), at);
  }

  /** Where a marker stands before it is moved: a place that says nothing about the answer. */
  private double beginning() {
    Optional<NormalModel> fitted = model.reading().main().model();
    double mean = fitted.map(m -> model.bench().scale().toUnits(m.mean())).orElse(1.0);
    return mean / 4;
  }

  /** Reads the documents of the lesson. */
  public KeptReadings reader() {
    return reader;
  }

  /** The engine's answers to the step's questions. */
  public List<Answer> answers() {
    return player.get().map(playing -> playing.answers(reader)).orElse(List.of());
  }

  /** What moves from prediction to answer at the reveal. */
  public List<LessonPlayer.Movement> movements() {
    return player
        .get()
        .filter(LessonPlayer::revealed)
        .map(playing -> playing.movements(reader))
        .orElse(List.of());
  }
}
