package phiscope.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import phiscope.bench.Bench;
import phiscope.bench.BenchReading;
import phiscope.bench.Term;

/**
 * A learner's way through a lesson. Immutable: every gesture gives another player, so a window can
 * go back without losing anything, and playing it needs no toolkit.
 *
 * <p>A step is entered, each of its questions is answered ("not sure" counts), the answers are
 * revealed together. Predictions stay as they were made: the reveal shows both.
 *
 * @param lesson the lesson
 * @param mode how much is shown from the start
 * @param at the current step, from 0
 * @param states one a step
 */
public record LessonPlayer(Lesson lesson, LessonMode mode, int at, List<StepState> states) {
  public LessonPlayer {
    states = List.copyOf(states);
  }

  /**
   * What a learner has done in one step.
   *
   * @param predictions one a question, empty until made
   * @param hints how many hints were asked for, one a question
   * @param revealed whether the answers are shown
   */
  public record StepState(
      List<Optional<Prediction>> predictions, List<Integer> hints, boolean revealed) {
    public StepState {
      predictions = List.copyOf(predictions);
      hints = List.copyOf(hints);
    }

    /** Whether there is a prediction for every question, "not sure" included. */
    boolean isAnswered() {
      return predictions.stream().allMatch(Optional::isPresent);
    }

    private boolean fits(LessonStep step) {
      List<Question> questions = step.questions();
      boolean fits = predictions.size() == questions.size() && hints.size() == questions.size();
      for (int i = 0; fits && i < questions.size(); i++) {
        Question question = questions.get(i);
        fits =
            hints.get(i) >= 0
                && hints.get(i) <= question.hints().size()
                && predictions.get(i).map(made -> fits(made, question)).orElse(true);
      }
      return fits;
    }

    private static boolean fits(Prediction made, Question question) {
      if (made instanceof Prediction.Chosen chosen) {
        return question instanceof Question.Choice choice
            && chosen.index() >= 0
            && chosen.index() < choice.options().size();
      }
      return made instanceof Prediction.NotSure || !(question instanceof Question.Choice);
    }

    static StepState fresh(LessonStep step, boolean revealed) {
      int questions = step.questions().size();
      return new StepState(
          Collections.nCopies(questions, Optional.empty()),
          Collections.nCopies(questions, 0),
          revealed);
    }
  }

  /**
   * What the window moves from prediction to answer at a reveal.
   *
   * @param question the question's index in the step
   * @param predicted where the learner's marker stays
   * @param answer where the engine's marker comes to stand
   */
  public record Movement(int question, double predicted, double answer) {}

  /** The first step of a lesson. A completion problem shows the first half of its questions. */
  public static LessonPlayer start(Lesson lesson, LessonMode mode) {
    int asking = (int) lesson.steps().stream().filter(LessonPlayer::asks).count();
    int open =
        switch (mode) {
          case WORKED -> 0;
          case COMPLETION -> (asking + 1) / 2;
          case PROBLEM -> asking;
        };
    return start(lesson, mode, open);
  }

  /**
   * The first step of a lesson.
   *
   * @param open how many of the steps that ask something, from the last one back, are not shown
   */
  public static LessonPlayer start(Lesson lesson, LessonMode mode, int open) {
    List<StepState> states = new ArrayList<>();
    int left = (int) lesson.steps().stream().filter(LessonPlayer::asks).count();
    for (LessonStep step : lesson.steps()) {
      states.add(StepState.fresh(step, !asks(step) || left > open));
      if (asks(step)) {
        left--;
      }
    }
    return new LessonPlayer(lesson, mode, 0, states);
  }

  /**
   * A lesson where somebody had come to. What was done in a step counts as far as it fits the
   * questions that the step has now.
   *
   * @param at the step, from 0
   * @param states one a step, as they were
   */
  public static LessonPlayer resumed(
      Lesson lesson, LessonMode mode, int at, List<StepState> states) {
    List<StepState> kept = new ArrayList<>(start(lesson, mode).states());
    for (int i = 0; i < Math.min(kept.size(), states.size()); i++) {
      if (states.get(i).fits(lesson.steps().get(i))) {
        kept.set(i, states.get(i));
      }
    }
    return new LessonPlayer(lesson, mode, 0, kept).goTo(at);
  }

  /**
   * The same step in another mode. What the learner has predicted stays; what only the mode had
   * shown, or kept back, follows the new one.
   */
  public LessonPlayer in(LessonMode other) {
    LessonPlayer anew = start(lesson, other);
    List<StepState> kept = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      StepState state = states.get(i);
      boolean shown = anew.states().get(i).revealed() || (state.revealed() && state.isAnswered());
      kept.add(new StepState(state.predictions(), state.hints(), shown));
    }
    return new LessonPlayer(lesson, other, at, kept);
  }

  private static boolean asks(LessonStep step) {
    return !step.questions().isEmpty();
  }

  public LessonStep step() {
    return lesson.steps().get(at);
  }

  public StepState state() {
    return states.get(at);
  }

  public boolean revealed() {
    return state().revealed();
  }

  /** The document that the bench shows now. */
  public Bench document() {
    return revealed() ? step().outcome() : step().document();
  }

  /** What is out of sight now. */
  public List<Term> hidden() {
    return revealed() ? List.of() : step().hidden();
  }

  /** The prediction of a question of the current step, if made. */
  public Optional<Prediction> prediction(int question) {
    return state().predictions().get(question);
  }

  /** Makes or changes a prediction; after the reveal it stays as it is. */
  public LessonPlayer predict(int question, Prediction prediction) {
    if (revealed()) {
      return this;
    }
    List<Optional<Prediction>> predictions = new ArrayList<>(state().predictions());
    predictions.set(question, Optional.of(prediction));
    return with(new StepState(predictions, state().hints(), false));
  }

  /** Takes a prediction back: the question is open again; after the reveal it stays as it is. */
  public LessonPlayer withdraw(int question) {
    if (revealed() || prediction(question).isEmpty()) {
      return this;
    }
    List<Optional<Prediction>> predictions = new ArrayList<>(state().predictions());
    predictions.set(question, Optional.empty());
    return with(new StepState(predictions, state().hints(), false));
  }

  /** The hints of a question that were asked for so far. */
  public List<LocalText> hints(int question) {
    return step().questions().get(question).hints().subList(0, state().hints().get(question));
  }

  public boolean hasMoreHints(int question) {
    return state().hints().get(question) < step().questions().get(question).hints().size();
  }

  /** Shows one more hint of a question, if there is one. */
  public LessonPlayer hint(int question) {
    if (!hasMoreHints(question)) {
      return this;
    }
    List<Integer> hints = new ArrayList<>(state().hints());
    hints.set(question, hints.get(question) + 1);
    return with(new StepState(state().predictions(), hints, revealed()));
  }

  /** Whether every question has a prediction, "not sure" included. */
  public boolean canReveal() {
    return !revealed() && state().isAnswered();
  }

  /** Shows the answers of the current step; nothing happens while a question is open. */
  public LessonPlayer reveal() {
    return canReveal() ? with(new StepState(state().predictions(), state().hints(), true)) : this;
  }

  /** Begins the current step anew: predictions, hints and answers are gone. */
  public LessonPlayer restartStep() {
    return with(StepState.fresh(step(), !asks(step())));
  }

  public boolean hasNext() {
    return at + 1 < lesson.steps().size();
  }

  public boolean hasPrevious() {
    return at > 0;
  }

  public LessonPlayer next() {
    return hasNext() ? goTo(at + 1) : this;
  }

  public LessonPlayer previous() {
    return hasPrevious() ? goTo(at - 1) : this;
  }

  /** Any step, in any order; what was done in the others stays. */
  public LessonPlayer goTo(int step) {
    int within = Math.max(0, Math.min(step, lesson.steps().size() - 1));
    return new LessonPlayer(lesson, mode, within, states);
  }

  /** The engine's answers to the questions of the current step. */
  public List<Answer> answers(Function<Bench, BenchReading> reader) {
    StepReadings readings = step().readings(reader);
    return step().questions().stream().map(question -> Answer.to(question, readings)).toList();
  }

  /** How a prediction of the current step lies to its answer; empty before the reveal. */
  public Optional<Feedback> feedback(int question, Function<Bench, BenchReading> reader) {
    if (!revealed() || prediction(question).isEmpty()) {
      return Optional.empty();
    }
    Question asked = step().questions().get(question);
    Answer answer = Answer.to(asked, step().readings(reader));
    return Optional.of(Feedback.on(asked, prediction(question).get(), answer));
  }

  /** What moves at the reveal of the current step: one movement a number that was guessed. */
  public List<Movement> movements(Function<Bench, BenchReading> reader) {
    List<Answer> answers = answers(reader);
    List<Movement> movements = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      if (answers.get(i) instanceof Answer.Number number
          && prediction(i).orElse(null) instanceof Prediction.Guess guess) {
        movements.add(new Movement(i, guess.value(), number.shown()));
      }
    }
    return List.copyOf(movements);
  }

  private LessonPlayer with(StepState state) {
    List<StepState> changed = new ArrayList<>(states);
    changed.set(at, state);
    return new LessonPlayer(lesson, mode, at, changed);
  }
}
