package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.BenchReader;
import phiscope.bench.DetectorBench;
import phiscope.bench.Loaded;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ProblemSentence;

/** The lessons in the folder lessons: what they say is so, and would not be so by accident. */
class LessonsTest {
  private static final Path FOLDER = Path.of("..", "lessons");

  static List<String> ids() {
    return LessonCatalogue.ids();
  }

  private static Loaded<Lesson> load(String id) throws Exception {
    Path file = FOLDER.resolve(id + ".json");
    return LessonReader.read(Files.readString(file, StandardCharsets.UTF_8), id + ".json");
  }

  private static Lesson lesson(String id) throws Exception {
    return load(id).found().orElseThrow();
  }

  @Test
  void everyFileIsInTheCatalogueAndEveryLessonOfTheCatalogueIsAFile() throws Exception {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".json"))
              .map(name -> name.replace(".json", ""))
              .toList();
      assertThat(LessonCatalogue.ids()).containsExactlyInAnyOrderElementsOf(names).isNotEmpty();
    }
    assertThat(LessonCatalogue.all()).hasSameSizeAs(LessonCatalogue.ids());
    assertThat(LessonCatalogue.find("../order")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aLessonHasNoProblem(String id) throws Exception {
    Loaded<Lesson> loaded = load(id);
    assertThat(sentences(loaded.problems())).isEmpty();
    assertThat(((Loaded.Ok<Lesson>) loaded).warnings()).isEmpty();
    Lesson lesson = loaded.found().orElseThrow();
    assertThat(sentences(LessonCheck.problems(lesson, id + ".json", BenchReader::read))).isEmpty();
  }

  private static List<String> sentences(List<phiscope.bench.Problem> problems) {
    Messages messages = Messages.in(Language.ENGLISH);
    return problems.stream().map(problem -> ProblemSentence.line(problem, messages)).toList();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aLessonPredictsByDraggingByNumberAndByChoiceWithHints(String id) throws Exception {
    List<Question> questions =
        lesson(id).steps().stream().flatMap(step -> step.questions().stream()).toList();
    assertThat(questions)
        .hasAtLeastOneElementOfType(Question.Drag.class)
        .hasAtLeastOneElementOfType(Question.Value.class)
        .hasAtLeastOneElementOfType(Question.Choice.class);
    assertThat(questions).allSatisfy(question -> assertThat(question.hints()).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aDragAsksForAPlaceThatItsFigureShows(String id) throws Exception {
    for (LessonStep step : lesson(id).steps()) {
      for (Question question : step.questions()) {
        if (question instanceof Question.Drag drag) {
          assertThat(step.figures()).as(step.id()).contains(drag.figure());
        }
      }
    }
  }

  /** What an article prints must not hold of an engine that computes something else. */
  @ParameterizedTest
  @EnumSource(WrongEngine.class)
  void anEngineThatIsWrongIsNoticedByTheLessonsItConcerns(WrongEngine engine) throws Exception {
    TreeSet<String> noticed = new TreeSet<>();
    for (String id : LessonCatalogue.ids()) {
      boolean fails =
          lesson(id).steps().stream()
              .flatMap(step -> step.expectations().stream())
              .anyMatch(expectation -> !expectation.holds(engine::read));
      if (fails) {
        noticed.add(id);
      }
    }
    assertThat(noticed).containsExactlyElementsOf(new TreeSet<>(engine.noticedBy()));
  }

  @Test
  void everyLessonNoticesSomeWrongEngine() {
    List<String> noticed =
        Stream.of(WrongEngine.values()).flatMap(engine -> engine.noticedBy().stream()).toList();
    assertThat(noticed).containsAll(LessonCatalogue.ids());
  }

  /** An answer is read from the document, so another document has another answer. */
  @ParameterizedTest
  @MethodSource("ids")
  void changingADocumentChangesTheAnswers(String id) throws Exception {
    for (LessonStep step : lesson(id).steps()) {
      for (Question question : step.questions()) {
        Answer answer = Answer.to(question, step.readings(BenchReader::read));
        List<Answer> others =
            DocumentChange.all().stream()
                .map(change -> Answer.to(question, changed(step, change)))
                .filter(other -> !other.equals(answer))
                .toList();
        assertThat(others).as(step.id() + "/" + question.id()).isNotEmpty();
      }
    }
  }

  private static StepReadings changed(LessonStep step, DocumentChange change) {
    DetectorBench before = change.apply((DetectorBench) step.document());
    DetectorBench after = change.apply((DetectorBench) step.outcome());
    return new StepReadings(BenchReader.read(before), BenchReader.read(after));
  }

  /** A learner who reads only what the step shows must not find the answer there. */
  @ParameterizedTest
  @MethodSource("ids")
  void noTextGivesAwayANumberThatIsAskedFor(String id) throws Exception {
    for (LessonStep step : lesson(id).steps()) {
      StepReadings readings = step.readings(BenchReader::read);
      for (Language language : Language.values()) {
        String shown = plain(step.text(), language, readings.entering());
        for (Question question : step.questions()) {
          if (question instanceof Question.Value value
              && Answer.to(value, readings) instanceof Answer.Number number) {
            String answer = phiscope.text.Numbers.significant(number.shown(), 4).text();
            // A single digit may well stand in a text for something else.
            if (answer.length() < 2) {
              continue;
            }
            assertThat(shown.split("[^0-9.−×^]+")).as(question.id()).doesNotContain(answer);
          }
        }
      }
    }
  }

  private static String plain(LocalText text, Language language, StepReadings readings) {
    return ProseReader.read(text, language, readings).blocks().stream()
        .filter(Prose.Paragraph.class::isInstance)
        .flatMap(block -> ((Prose.Paragraph) block).runs().stream())
        .map(Prose.Run::text)
        .collect(Collectors.joining());
  }
}
