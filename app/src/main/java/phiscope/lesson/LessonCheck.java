package phiscope.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import phiscope.bench.Bench;
import phiscope.bench.BenchReading;
import phiscope.bench.DetectorBench;
import phiscope.bench.Problem;

/**
 * Holds a lesson against the engine: what it prints from articles must be so, every question must
 * have an answer that the step does not give away, every number it puts into text must be there.
 */
public final class LessonCheck {
  private final String file;
  private final Function<Bench, BenchReading> reader;
  private final List<Problem> problems = new ArrayList<>();

  private LessonCheck(String file, Function<Bench, BenchReading> reader) {
    this.file = file;
    this.reader = reader;
  }

  /**
   * Every problem of a lesson.
   *
   * @param file the lesson's file, for the problems
   * @param reader the engine
   */
  public static List<Problem> problems(
      Lesson lesson, String file, Function<Bench, BenchReading> reader) {
    LessonCheck check = new LessonCheck(file, reader);
    lesson.steps().forEach(check::step);
    check.problems.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    return List.copyOf(check.problems);
  }

  private void step(LessonStep step) {
    Function<Bench, BenchReading> once = new ReadOnce(reader);
    StepReadings readings = step.readings(once);
    for (Expectation expectation : step.expectations()) {
      expectation(expectation, expectation.readings(once));
    }
    texts(step.position(), readings.entering(), step.title(), step.text());
    step.after().ifPresent(after -> texts(step.position(), readings, after));
    for (Question question : step.questions()) {
      question(question, step, readings);
    }
  }

  private void expectation(Expectation expectation, StepReadings readings) {
    if (!expectation.claim().holds(readings)) {
      problem(
          expectation.position(),
          "problem.lesson.expect",
          expectation.article(),
          expectation.claim().text(),
          expectation.claim().found(readings));
    }
  }

  private void question(Question question, LessonStep step, StepReadings readings) {
    texts(question.position(), readings.entering(), question.ask());
    question.hints().forEach(hint -> texts(question.position(), readings.entering(), hint));
    texts(question.position(), readings, question.why());
    if (question instanceof Question.Choice choice) {
      for (Question.Option option : choice.options()) {
        texts(question.position(), readings.entering(), option.text());
        texts(question.position(), readings, option.why());
      }
    }
    Answer answer = Answer.to(question, readings);
    if (answer instanceof Answer.None) {
      problem(
          question.position(),
          question instanceof Question.Choice
              ? "problem.lesson.notOneOption"
              : "problem.lesson.noAnswer",
          question.id());
    } else if (answer.equals(Answer.to(question, readings.entering()))) {
      if (step.document() instanceof DetectorBench) {
        hidden(question, step);
      } else if (question instanceof Question.Value) {
        problem(question.position(), "problem.lesson.stands", question.id());
      }
    }
    if (question instanceof Question.Drag drag
        && step.outcome() instanceof DetectorBench detector
        && drag.tape() >= detector.tapes().size()) {
      problem(question.position(), "problem.lesson.noTape", String.valueOf(drag.tape()));
    }
  }

  /** An answer that stands there before the reveal must be out of sight. */
  private void hidden(Question question, LessonStep step) {
    for (ReadingPointer pointer : asked(question)) {
      boolean shown = pointer.term().isPresent() && !step.hidden().contains(pointer.term().get());
      if (shown) {
        problem(
            question.position(),
            "problem.lesson.shown",
            question.id(),
            ReadingPlaces.word(pointer.term().get()));
      }
    }
  }

  private static List<ReadingPointer> asked(Question question) {
    if (question instanceof Question.Drag drag) {
      return List.of(drag.answer());
    }
    return question instanceof Question.Value value ? List.of(value.answer()) : List.of();
  }

  private void texts(Position position, StepReadings readings, LocalText... texts) {
    for (LocalText text : texts) {
      for (ProseReader.Wrong wrong : ProseReader.absent(text, readings)) {
        problem(position, wrong.key(), wrong.arguments().toArray(new String[0]));
      }
    }
  }

  private void problem(Position position, String key, String... arguments) {
    problems.add(Problem.at(file, position.line(), position.column(), key, arguments));
  }
}
