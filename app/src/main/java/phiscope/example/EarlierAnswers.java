package phiscope.example;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.bench.Bench;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingParameter;
import phiscope.bench.StudyBench;
import phiscope.bench.SwimBench;
import phiscope.bench.Term;
import phiscope.core.fencing.FencingScenario;
import phiscope.lesson.Answer;
import phiscope.lesson.Condition;
import phiscope.lesson.LessonStep;
import phiscope.lesson.LocalText;
import phiscope.lesson.Question;
import phiscope.lesson.ReadingPointer;
import phiscope.lesson.StepReadings;

/**
 * What a step tells of the answers to the questions of earlier steps: on paper all steps lie before
 * the student at once.
 *
 * @param hidden the terms that must be out of sight, since an answer still stands there
 * @param ofTheRun whether the step shows the run of which an earlier step asks how it goes on, or a
 *     study whose figures tell an answer
 * @param pointers the places whose numbers are answers
 */
record EarlierAnswers(SortedSet<Term> hidden, boolean ofTheRun, List<String> pointers) {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(/[^:{}]*)[^{}]*}");

  /** How figures, too, write a number that is to be found out. */
  private static final String UNKNOWN = "?";

  EarlierAnswers {
    pointers = List.copyOf(pointers);
  }

  /**
   * What a step tells.
   *
   * @param steps the steps of the lesson
   * @param readings what they show
   * @param step which of them, from 0
   */
  static EarlierAnswers of(List<LessonStep> steps, List<StepReadings> readings, int step) {
    SortedSet<Term> hidden = new TreeSet<>();
    SortedSet<String> pointers = new TreeSet<>();
    boolean ofTheRun = false;
    for (int earlier = 0; earlier < step; earlier++) {
      LessonStep asking = steps.get(earlier);
      if (asking.document().kind() != steps.get(step).document().kind()) {
        continue;
      }
      ofTheRun |= !asking.questions().isEmpty() && isSameRun(asking, steps.get(step));
      StepReadings there =
          new StepReadings(readings.get(earlier).before(), readings.get(step).before());
      for (Question question : asking.questions()) {
        if (same(Answer.to(question, readings.get(earlier)), Answer.to(question, there))) {
          hidden.addAll(asking.hidden());
          // Nothing can be hidden in the figures of a study, and what it comes to stands in them.
          ofTheRun |= asking.document() instanceof StudyBench;
          for (ReadingPointer answer : asked(question)) {
            answer.term().ifPresent(hidden::add);
            pointers.add(answer.text());
          }
        }
      }
    }
    return new EarlierAnswers(hidden, ofTheRun, List.copyOf(pointers));
  }

  /** Where the answer stands: what is asked for, or what the options speak of. */
  private static List<ReadingPointer> asked(Question question) {
    if (question instanceof Question.Value value) {
      return List.of(value.answer());
    } else if (question instanceof Question.Drag drag) {
      return List.of(drag.answer());
    }
    return ((Question.Choice) question)
        .options().stream().flatMap(option -> option.when().stream()).map(Condition::left).toList();
  }

  private static boolean isSameRun(LessonStep asking, LessonStep shown) {
    Bench one = asking.outcome();
    Bench other = shown.document();
    if (one instanceof FencingBench asked && other instanceof FencingBench told) {
      return withoutEnd(asked).equals(withoutEnd(told));
    }
    return one instanceof SwimBench asked
        && other instanceof SwimBench told
        && asked.withHorizon(0).scenario().equals(told.withHorizon(0).scenario());
  }

  private static FencingScenario withoutEnd(FencingBench bench) {
    return FencingParameter.HORIZON.with(bench.scenario(), 0);
  }

  private static boolean same(Answer one, Answer other) {
    return one instanceof Answer.Number a && other instanceof Answer.Number b
        ? a.shown() == b.shown()
        : one instanceof Answer.Statement && one.equals(other);
  }

  /** A text whose placeholders give no answer away. */
  LocalText blanked(LocalText text) {
    return new LocalText(blanked(text.zh()), blanked(text.en()));
  }

  private String blanked(String text) {
    Matcher matcher = PLACEHOLDER.matcher(text);
    return matcher.replaceAll(
        found ->
            pointers.contains(found.group(1)) ? UNKNOWN : Matcher.quoteReplacement(found.group()));
  }
}
