package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.DetectorReading;
import phiscope.bench.FencingReading;
import phiscope.bench.StudyReading;
import phiscope.bench.SwimReading;
import phiscope.bench.Term;
import phiscope.example.WorkedExample.Section;
import phiscope.figure.FigureId;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonStep;
import phiscope.lesson.LocalText;
import phiscope.lesson.ProseReader;
import phiscope.lesson.Question;
import phiscope.lesson.StepReadings;
import phiscope.text.Arithmetic;
import phiscope.text.ArithmeticStep;
import phiscope.text.Messages;

/** Makes the worked example of a lesson: its steps on paper, with blanks or with answers. */
public final class LessonExample {
  private final Lesson lesson;
  private final Messages messages;
  private final Edition edition;
  private final StepPictures pictures;
  private int questions;

  private LessonExample(Lesson lesson, Messages messages, Edition edition) {
    this.lesson = lesson;
    this.messages = messages;
    this.edition = edition;
    this.pictures = new StepPictures(messages);
  }

  /**
   * The worked example of a lesson.
   *
   * @param messages its language
   * @param edition for whom it is
   * @param version the program's version
   */
  public static WorkedExample of(
      Lesson lesson, Messages messages, Edition edition, String version) {
    return new LessonExample(lesson, messages, edition).example(version);
  }

  private WorkedExample example(String version) {
    List<StepReadings> readings =
        lesson.steps().stream().map(step -> step.readings(BenchReader::read)).toList();
    List<Section> sections = new ArrayList<>();
    for (int i = 0; i < lesson.steps().size(); i++) {
      LessonStep step = lesson.steps().get(i);
      sections.add(
          edition == Edition.KEY
              ? keySection(i + 1, step, readings.get(i))
              : studentSection(
                  i + 1, step, readings.get(i), EarlierAnswers.of(lesson.steps(), readings, i)));
    }
    return new WorkedExample(
        messages,
        edition,
        in(lesson.title()),
        Optional.of(in(lesson.aim())),
        notes(),
        sections,
        List.of(Colophon.made(messages, version)));
  }

  private String in(LocalText text) {
    return text.in(messages.language());
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    notes.add(messages.get("example.minutes", lesson.minutes()));
    for (Lesson.Source source : lesson.sources()) {
      notes.add(messages.get("example.source", source.article(), in(source.place())));
    }
    return notes;
  }

  private Section keySection(int number, LessonStep step, StepReadings readings) {
    List<Part> parts = new ArrayList<>();
    parts.add(words(step.text(), readings.entering()));
    boolean changes = step.revealed().isPresent();
    List<Term> hidden = changes ? step.hidden() : List.of();
    parts.addAll(pictures(number, "", step.figures(), readings.before(), hidden));
    for (Question question : step.questions()) {
      parts.add(ask(question, readings, UnaryOperator.identity()));
    }
    if (changes) {
      parts.addAll(pictures(number, "-after", step.figures(), readings.after(), List.of()));
    }
    sums(step, readings).ifPresent(parts::add);
    step.after().ifPresent(after -> parts.add(words(after, readings)));
    ArticleTable.of(step, messages).ifPresent(parts::add);
    return new Section(in(step.title()), parts);
  }

  private Section studentSection(
      int number, LessonStep step, StepReadings readings, EarlierAnswers told) {
    List<Part> parts = new ArrayList<>();
    parts.add(words(told.blanked(step.text()), readings.entering()));
    if (told.ofTheRun()) {
      parts.add(Plain.words(messages.get("example.withheld")));
    } else {
      TreeSet<Term> hidden = new TreeSet<>(step.hidden());
      hidden.addAll(told.hidden());
      parts.addAll(pictures(number, "", step.figures(), readings.before(), List.copyOf(hidden)));
    }
    for (Question question : step.questions()) {
      parts.add(ask(question, readings, told::blanked));
    }
    return new Section(in(step.title()), parts);
  }

  private Part words(LocalText text, StepReadings readings) {
    return new Part.Words(ProseReader.read(text, messages.language(), readings));
  }

  private List<Part> pictures(
      int number, String suffix, List<FigureId> kinds, BenchReading reading, List<Term> hidden) {
    List<Part> parts = new ArrayList<>(pictures.of(number, suffix, kinds, reading, hidden));
    boolean onlyCounts = kinds.stream().allMatch(SwimFigureKind.COUNTERS::equals);
    if (reading instanceof SwimReading swim && !(onlyCounts && swim.frame().index() == 0)) {
      parts.add(SwimParts.sentence(swim.frame(), messages));
    } else if (reading instanceof FencingReading fencing) {
      parts.add(FencingExample.sentence(fencing.frame(), messages));
    } else if (reading instanceof StudyReading study) {
      parts.add(StudyExample.sentence(study, messages, hidden));
    }
    return parts;
  }

  private Part.Ask ask(Question question, StepReadings readings, UnaryOperator<LocalText> seen) {
    questions++;
    return new AskMaker(messages, edition, readings, seen).ask(questions, question);
  }

  /** The steps of the arithmetic that lead to what was asked. */
  private Optional<Part> sums(LessonStep step, StepReadings readings) {
    TreeSet<Term> asked = new TreeSet<>();
    int tape = 0;
    for (Question question : step.questions()) {
      if (question instanceof Question.Value value) {
        value.answer().term().ifPresent(asked::add);
        tape = value.answer().tape();
      } else if (question instanceof Question.Drag drag) {
        drag.answer().term().ifPresent(asked::add);
        tape = drag.tape();
      }
    }
    if (asked.isEmpty() || !(readings.after() instanceof DetectorReading reading)) {
      return Optional.empty();
    }
    Term last = asked.last();
    List<ArithmeticStep> steps =
        Arithmetic.of(reading.tapes().get(tape).main(), reading.bench().scale(), messages).stream()
            .filter(sum -> sum.term().compareTo(last) <= 0 && isNear(sum.term(), asked))
            .toList();
    return steps.isEmpty() ? Optional.empty() : Optional.of(new Part.Sums(steps, false));
  }

  /** Whether a term is asked for, or one that it is made from. */
  private static boolean isNear(Term term, TreeSet<Term> asked) {
    return asked.stream().anyMatch(wanted -> TermFamily.of(wanted).contains(term));
  }
}
