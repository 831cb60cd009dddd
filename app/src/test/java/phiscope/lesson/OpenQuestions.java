package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.Term;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * What a learner can find beside the open questions of a lesson on one kind of bench: every text of
 * its figures, tables and sentences, and every frame that can be gone to.
 *
 * @param <B> the documents of the bench
 * @param <R> what is read from them
 */
abstract class OpenQuestions<B extends Bench, R extends BenchReading> {
  /** The lessons of the catalogue are read once for all tests. */
  private static final ReadOnce READER = new ReadOnce(BenchReader::read);

  private final Class<B> documents;
  private final Class<R> readings;

  OpenQuestions(Class<B> documents, Class<R> readings) {
    this.documents = documents;
    this.readings = readings;
  }

  /** The frames that can be gone to from a reading on: its own, and those behind it. */
  abstract List<R> from(R reading);

  /**
   * Everything that the window says of a reading, whatever is looked at: figures, tables, and the
   * sentence in the status line.
   */
  abstract List<String> told(R reading, Messages messages, List<Term> hidden);

  /** Whether two documents are of one run, apart from where one looks and where it ends. */
  abstract boolean isOfOneRun(B one, B other);

  /** A document in which all its frames can be gone to. */
  abstract B toTheEnd(B bench);

  /** How a time in seconds is told on this bench. */
  abstract List<String> asToldTimes(double seconds, Messages messages);

  /** The same in a language, with nothing hidden. */
  List<String> toldOf(BenchReading reading, Language language) {
    return told(readings.cast(reading), Messages.in(language), List.of());
  }

  /** A step of a lesson of this kind, that asks something. */
  record Entered<B extends Bench, R extends BenchReading>(
      OpenQuestions<B, R> kind, Lesson lesson, LessonStep step) {
    StepReadings readings() {
      return step.readings(READER);
    }

    R before() {
      return kind.readings.cast(readings().before());
    }

    R after() {
      return kind.readings.cast(readings().after());
    }

    B document() {
      return kind.documents.cast(step.document());
    }

    /** Whether the reveal shows another system and not what comes next. */
    boolean revealsAnother() {
      return !kind.isOfOneRun(document(), kind.documents.cast(step.outcome()));
    }

    boolean goesOnTo(Entered<?, ?> next) {
      return lesson == next.lesson
          && kind.documents.isInstance(next.step.document())
          && kind.isOfOneRun(
              kind.documents.cast(step.outcome()), kind.documents.cast(next.step.document()));
    }

    /** Everything that can be read: the bench, the text of the step, its questions and hints. */
    List<String> told(Language language) {
      List<String> told =
          new ArrayList<>(kind.told(before(), Messages.in(language), step.hidden()));
      StepReadings entering = readings().entering();
      told.add(prose(step.text(), language, entering));
      for (Question question : step.questions()) {
        told.add(prose(question.ask(), language, entering));
        question.hints().forEach(hint -> told.add(prose(hint, language, entering)));
      }
      return told;
    }

    /** Everything that the bench says once the answers are shown. */
    List<String> toldAfter(Language language) {
      return kind.told(after(), Messages.in(language), List.of());
    }

    /** The document with all its frames. */
    BenchReading readToTheEnd() {
      return BenchReader.read(kind.toTheEnd(document()));
    }

    @Override
    public String toString() {
      return lesson.id() + ", " + step.id();
    }
  }

  private static String prose(LocalText text, Language language, StepReadings readings) {
    return ProseReader.line(text, language, readings).stream()
        .map(Prose.Run::text)
        .collect(java.util.stream.Collectors.joining());
  }

  /** The steps of all lessons on this bench that ask something. */
  List<Entered<B, R>> steps() {
    return LessonCatalogue.all().stream()
        .flatMap(lesson -> lesson.steps().stream().map(step -> new Entered<>(this, lesson, step)))
        .filter(entered -> documents.isInstance(entered.step().document()))
        .filter(entered -> !entered.step().questions().isEmpty())
        .toList();
  }

  Entered<B, R> step(String id) {
    return steps().stream().filter(e -> e.step().id().equals(id)).findFirst().orElseThrow();
  }

  /** Where among the frames from a reading on a question has the answer that it will have. */
  List<Integer> framesThatAnswer(Question question, StepReadings readings, BenchReading shown) {
    Answer answer = Answer.to(question, readings);
    List<R> frames = from(this.readings.cast(shown));
    return IntStream.range(0, frames.size())
        .filter(
            i ->
                same(
                    answer,
                    Answer.to(question, new StepReadings(readings.before(), frames.get(i)))))
        // "As it was before" always holds in the frame itself; then nothing may lie ahead.
        .filter(i -> i > 0 || !comparesWithBefore(question))
        .boxed()
        .toList();
  }

  private static boolean same(Answer one, Answer other) {
    return one instanceof Answer.Number a && other instanceof Answer.Number b
        ? a.shown() == b.shown()
        : one instanceof Answer.Statement && one.equals(other);
  }

  private static boolean comparesWithBefore(Question question) {
    return question instanceof Question.Choice choice
        && choice.options().stream()
            .flatMap(option -> option.when().stream())
            .anyMatch(condition -> condition.text().contains("/before/"));
  }

  /** All benches on which lessons hide nothing but what comes. */
  static Stream<OpenQuestions<?, ?>> all() {
    return Stream.of(new OpenSwimQuestions(), new OpenFencingQuestions(), new OpenStudyQuestions());
  }
}
