package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.DetectorBench;
import phiscope.bench.FencingBench;
import phiscope.bench.Loaded;
import phiscope.bench.StudyBench;
import phiscope.bench.SwimBench;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ProblemSentence;

/** The lessons in the folder lessons: what they say is so, and would not be so by accident. */
class LessonsTest {
  private static final Path FOLDER = Path.of("..", "lessons");
  private static final Map<String, Lesson> LESSONS = new HashMap<>();

  /** Reads the documents of the lessons as the program does. */
  private static final ReadOnce READER = new ReadOnce(BenchReader::read);

  static List<String> ids() {
    return LessonCatalogue.ids();
  }

  private static Loaded<Lesson> load(String id) throws Exception {
    Path file = FOLDER.resolve(id + ".json");
    return LessonReader.read(Files.readString(file, StandardCharsets.UTF_8), id + ".json");
  }

  /** Read once a file: that each is without a problem has a test of its own. */
  private static Lesson lesson(String id) throws Exception {
    if (!LESSONS.containsKey(id)) {
      LESSONS.put(id, load(id).found().orElseThrow());
    }
    return LESSONS.get(id);
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
    assertThat(LessonCatalogue.headings())
        .isEqualTo(LessonCatalogue.all().stream().map(Lesson::heading).toList());
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
        .hasAtLeastOneElementOfType(Question.Value.class)
        .hasAtLeastOneElementOfType(Question.Choice.class);
    if (isOfDetector(lesson(id))) {
      assertThat(questions).hasAtLeastOneElementOfType(Question.Drag.class);
    }
    assertThat(questions).allSatisfy(question -> assertThat(question.hints()).isNotEmpty());
  }

  private static boolean isOfDetector(Lesson lesson) {
    return lesson.steps().get(0).document().kind() == BenchKind.DETECTOR;
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
    assertNoticed(BenchKind.DETECTOR, engine::read, engine.noticedBy());
  }

  @ParameterizedTest
  @EnumSource(WrongCluster.class)
  void aClusterThatIsWrongIsNoticedByTheLessonsItConcerns(WrongCluster cluster) throws Exception {
    assertNoticed(BenchKind.SWIM, cluster::read, cluster.noticedBy());
  }

  @ParameterizedTest
  @EnumSource(WrongFencing.class)
  void aFencingEngineThatIsWrongIsNoticedByTheLessonsItConcerns(WrongFencing engine)
      throws Exception {
    assertNoticed(BenchKind.FENCING, engine::read, engine.noticedBy());
  }

  @ParameterizedTest
  @EnumSource(WrongStudy.class)
  void aStudyThatIsWrongIsNoticedByTheLessonsItConcerns(WrongStudy study) throws Exception {
    assertNoticed(BenchKind.STUDY, study::read, study.noticedBy());
  }

  /** Only documents of one kind are read by the wrong engine. */
  private static void assertNoticed(
      BenchKind kind, Function<Bench, BenchReading> wrong, List<String> right) throws Exception {
    ReadOnce once = new ReadOnce(wrong);
    Function<Bench, BenchReading> reader =
        bench -> (bench.kind() == kind ? once : READER).apply(bench);
    TreeSet<String> noticed = new TreeSet<>();
    for (String id : LessonCatalogue.ids()) {
      boolean fails =
          lesson(id).steps().stream()
              .flatMap(step -> step.expectations().stream())
              .anyMatch(expectation -> !expectation.holds(reader));
      if (fails) {
        noticed.add(id);
      }
    }
    assertThat(noticed).containsExactlyElementsOf(new TreeSet<>(right));
  }

  @Test
  void everyLessonNoticesSomeWrongEngine() {
    List<String> noticed =
        Stream.of(
                Stream.of(WrongEngine.values()).flatMap(engine -> engine.noticedBy().stream()),
                Stream.of(WrongCluster.values()).flatMap(cluster -> cluster.noticedBy().stream()),
                Stream.of(WrongFencing.values()).flatMap(engine -> engine.noticedBy().stream()),
                Stream.of(WrongStudy.values()).flatMap(study -> study.noticedBy().stream()))
            .flatMap(each -> each)
            .toList();
    assertThat(noticed).containsAll(LessonCatalogue.ids());
  }

  /** An answer is read from the document, so another document has another answer. */
  @ParameterizedTest
  @MethodSource("ids")
  void changingADocumentChangesTheAnswers(String id) throws Exception {
    for (LessonStep step : lesson(id).steps()) {
      Map<UnaryOperator<Bench>, StepReadings> changed = new HashMap<>();
      List<UnaryOperator<Bench>> changes = changes(step);
      for (Question question : step.questions()) {
        Answer answer = Answer.to(question, step.readings(READER));
        assertThat(changes)
            .as(step.id() + "/" + question.id())
            .anyMatch(
                change ->
                    !Answer.to(
                            question, changed.computeIfAbsent(change, made -> changed(step, made)))
                        .equals(answer));
      }
    }
  }

  /** What the engine answers itself is said to be right. */
  @ParameterizedTest
  @MethodSource("ids")
  void theRightPredictionsAreSaidToBeRight(String id) throws Exception {
    LessonPlayer player = LessonPlayer.start(lesson(id), LessonMode.PROBLEM);
    for (int at = 0; at < player.lesson().steps().size(); at++) {
      LessonPlayer step = player.goTo(at);
      List<Answer> answers = step.answers(READER);
      for (int i = 0; i < answers.size(); i++) {
        step = step.predict(i, right(answers.get(i)));
      }
      step = step.reveal();
      for (int i = 0; i < answers.size(); i++) {
        assertThat(step.feedback(i, READER))
            .as("%s: %s", step.step().id(), step.step().questions().get(i).id())
            .get()
            .extracting(Feedback::kind)
            .isEqualTo(Feedback.Kind.NEAR);
      }
    }
  }

  private static Prediction right(Answer answer) {
    return answer instanceof Answer.Number number
        ? new Prediction.Guess(number.shown())
        : new Prediction.Chosen(((Answer.Statement) answer).index());
  }

  private static List<UnaryOperator<Bench>> changes(LessonStep step) {
    if (step.document() instanceof FencingBench) {
      return FencingDocumentChange.all();
    }
    if (step.document() instanceof StudyBench study) {
      return StudyDocumentChange.of(study.study().kind());
    }
    return step.document() instanceof SwimBench
        ? SwimDocumentChange.all()
        : DocumentChange.all().stream()
            .<UnaryOperator<Bench>>map(change -> bench -> change.apply((DetectorBench) bench))
            .toList();
  }

  private static StepReadings changed(LessonStep step, UnaryOperator<Bench> change) {
    return new StepReadings(
        BenchReader.read(change.apply(step.document())),
        BenchReader.read(change.apply(step.outcome())));
  }

  /** A learner who reads only what the step shows must not find the answer there. */
  @ParameterizedTest
  @MethodSource("ids")
  void noTextGivesAwayANumberThatIsAskedFor(String id) throws Exception {
    for (LessonStep step : lesson(id).steps()) {
      StepReadings readings = step.readings(READER);
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
