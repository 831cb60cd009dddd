package phiscope.example;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.BenchReader;
import phiscope.lesson.Answer;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonStep;
import phiscope.lesson.Prose;
import phiscope.lesson.ProseReader;
import phiscope.lesson.Question;
import phiscope.lesson.StepReadings;
import phiscope.lesson.Tolerance;
import phiscope.text.Messages;

/**
 * The questions of a lesson as a quiz. Answers come from the engine, as everywhere; a question
 * whose reading has no answer is left out.
 */
final class LessonQuiz {
  /** Answers that are not exact are written with so many digits. */
  private static final MathContext DIGITS = new MathContext(12);

  private final Lesson lesson;
  private final Messages messages;
  private final StepPictures pictures;

  private LessonQuiz(Lesson lesson, Messages messages) {
    this.lesson = lesson;
    this.messages = messages;
    this.pictures = new StepPictures(messages);
  }

  static List<QuizQuestion> of(Lesson lesson, Messages messages) {
    return new LessonQuiz(lesson, messages).questions();
  }

  private List<QuizQuestion> questions() {
    List<QuizQuestion> questions = new ArrayList<>();
    for (int i = 0; i < lesson.steps().size(); i++) {
      LessonStep step = lesson.steps().get(i);
      StepReadings readings = step.readings(BenchReader::read);
      for (Question question : step.questions()) {
        question(i + 1, step, question, readings).ifPresent(questions::add);
      }
    }
    return questions;
  }

  private Optional<QuizQuestion> question(
      int number, LessonStep step, Question question, StepReadings readings) {
    Answer answer = Answer.to(question, readings);
    if (answer instanceof Answer.None) {
      return Optional.empty();
    }
    Part.Ask ask = new AskMaker(messages, Edition.KEY, readings).ask(number, question);
    Prose text = ProseReader.read(step.text(), messages.language(), readings.entering());
    Optional<QuizQuestion.Number> value =
        answer instanceof Answer.Number found
            ? Optional.of(number(question, found.shown()))
            : Optional.empty();
    return Optional.of(
        new QuizQuestion(
            number + " " + step.title().in(messages.language()) + " (" + question.id() + ")",
            html(text) + asked(ask),
            pictures(number, step, readings),
            value,
            ask.options().stream().map(LessonQuiz::option).toList(),
            ask.answer().map(answered -> html(answered.why())).orElse("")));
  }

  private static QuizQuestion.Number number(Question question, double shown) {
    BigDecimal answer = new BigDecimal(shown).round(DIGITS);
    Tolerance tolerance =
        question instanceof Question.Drag drag
            ? drag.tolerance()
            : ((Question.Value) question).tolerance();
    BigDecimal allowed =
        tolerance instanceof Tolerance.Relative relative
            ? BigDecimal.valueOf(relative.share()).multiply(answer.abs())
            : BigDecimal.valueOf(((Tolerance.Absolute) tolerance).distance());
    return new QuizQuestion.Number(answer, allowed.round(DIGITS));
  }

  private static String html(Prose prose) {
    Markup markup = new Markup();
    HtmlProse.write(prose, markup);
    return markup.toString();
  }

  private static String asked(Part.Ask ask) {
    Markup markup = new Markup().open("p").open("strong");
    HtmlProse.runs(ask.ask(), markup);
    markup.close("strong");
    if (!ask.unit().isEmpty()) {
      markup.text(" (" + ask.unit() + ")");
    }
    return markup.close("p").line().toString();
  }

  private static QuizQuestion.Option option(Part.Choice choice) {
    Markup markup = new Markup();
    HtmlProse.runs(choice.text(), markup);
    return new QuizQuestion.Option(
        markup.toString(), choice.right(), choice.why().map(LessonQuiz::html).orElse(""));
  }

  private List<Part.Picture> pictures(int number, LessonStep step, StepReadings readings) {
    return pictures.of(number, "", step.figures(), readings.before(), step.hidden());
  }
}
