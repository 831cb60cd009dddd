package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.BenchReader;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.bench.FencingView;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingFigures;
import phiscope.figure.fencing.FencingLook;
import phiscope.figure.fencing.FencingScene;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.fencing.FencingSentences;

/**
 * While a question about fencing is open, its answer cannot be read off: not in the frame that is
 * shown, not in one that can be gone to, and not in a figure, table or sentence.
 */
class FencingSecretsTest {
  /** A step of a lesson with what it shows. */
  private record Entered(Lesson lesson, LessonStep step) {
    private StepReadings readings() {
      return step.readings(BenchReader::read);
    }

    private FencingReading before() {
      return (FencingReading) readings().before();
    }

    @Override
    public String toString() {
      return lesson.id() + ", " + step.id();
    }
  }

  static Stream<Entered> steps() {
    return LessonCatalogue.all().stream()
        .flatMap(lesson -> lesson.steps().stream().map(step -> new Entered(lesson, step)))
        .filter(entered -> entered.step().document() instanceof FencingBench)
        .filter(entered -> !entered.step().questions().isEmpty());
  }

  /** A step, and the one that follows on from it in the same run. */
  static Stream<Arguments> followed() {
    List<Entered> all = steps().toList();
    return IntStream.range(0, all.size() - 1)
        .filter(i -> all.get(i).lesson() == all.get(i + 1).lesson())
        .filter(
            i ->
                sameRun(
                    (FencingBench) all.get(i).step().outcome(),
                    (FencingBench) all.get(i + 1).step().document()))
        .mapToObj(i -> Arguments.of(all.get(i), all.get(i + 1)));
  }

  private static boolean sameRun(FencingBench one, FencingBench other) {
    return FencingParameter.HORIZON
        .with(one.scenario(), 0)
        .equals(FencingParameter.HORIZON.with(other.scenario(), 0));
  }

  @ParameterizedTest
  @MethodSource("steps")
  void noFrameThatCanBeGoneToAnswersTheQuestion(Entered entered) {
    StepReadings readings = entered.readings();
    // That another cluster is no different is for the learner to predict.
    boolean ofAnother =
        !sameRun((FencingBench) entered.step().document(), (FencingBench) entered.step().outcome());
    for (Question question : entered.step().questions()) {
      if (ofAnother && question instanceof Question.Choice) {
        continue;
      }
      assertThat(framesThatAnswer(question, readings, entered.before()))
          .as("frames that answer \"%s\"", question.id())
          .isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("followed")
  void whatIsRevealedDoesNotGoOnToTheAnswersOfTheNextStep(Entered entered, Entered next) {
    FencingReading shown = (FencingReading) entered.readings().after();
    for (Question question : next.step().questions()) {
      assertThat(framesThatAnswer(question, next.readings(), shown))
          .as("frames that answer \"%s\" of %s", question.id(), next)
          .isEmpty();
    }
  }

  /** The frames from the cursor of a reading on in which a question has the answer it will have. */
  private static List<Integer> framesThatAnswer(
      Question question, StepReadings readings, FencingReading shown) {
    Answer answer = Answer.to(question, readings);
    List<Integer> found = new ArrayList<>();
    int cursor = shown.frame().index();
    for (int frame = cursor; frame < shown.run().size(); frame++) {
      FencingBench there = shown.bench().withView(shown.bench().view().atFrame(frame));
      FencingReading reading = FencingReader.read(there, shown);
      Answer so = Answer.to(question, new StepReadings(readings.before(), reading));
      // "As it was before" always holds in the frame itself; then nothing may lie ahead.
      if (same(answer, so) && !(comparesWithBefore(question) && frame == cursor)) {
        found.add(frame);
      }
    }
    return found;
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

  @ParameterizedTest
  @MethodSource("steps")
  void noFigureTableOrSentenceStatesTheNumberThatIsAskedFor(Entered entered) {
    for (Language language : Language.values()) {
      List<String> told = told(entered, language);
      for (String secret : secrets(entered.step(), entered.readings())) {
        assertThat(told).noneMatch(text -> states(text, secret));
      }
    }
  }

  /** The numbers that are asked for, where they have digits enough to be known again. */
  private static List<String> secrets(LessonStep step, StepReadings readings) {
    List<String> secrets = new ArrayList<>();
    for (Question question : step.questions()) {
      if (Answer.to(question, readings) instanceof Answer.Number number) {
        String digits =
            new java.math.BigDecimal(number.shown())
                .round(new java.math.MathContext(4, java.math.RoundingMode.DOWN))
                .stripTrailingZeros()
                .toPlainString();
        boolean isTime = number.quantity().dimension() == Dimension.TIME;
        if (isTime) {
          secrets.add(digits + "s");
          secrets.add(digits + " s");
          secrets.add(digits + "\u00a0s");
          secrets.add(digits + " 秒");
        } else if (digits.replaceAll("^0\\.0*|\\.", "").length() >= 3) {
          secrets.add(digits);
        }
      }
    }
    return secrets;
  }

  /** Whether the number stands in the text, and not as part of a longer one. */
  private static boolean states(String text, String secret) {
    int at = text.indexOf(secret);
    return at >= 0 && (at == 0 || "0123456789.".indexOf(text.charAt(at - 1)) < 0);
  }

  /** Everything that can be read beside the open question. */
  private static List<String> told(Entered entered, Language language) {
    Messages messages = Messages.in(language);
    List<String> told = new ArrayList<>();
    FencingReading reading = entered.before();
    FencingSentences sentences = new FencingSentences(messages);
    reading.run().frames().forEach(frame -> told.add(sentences.of(frame).text()));
    for (FencingFigureKind kind : FencingFigureKind.values()) {
      told.addAll(told(kind, reading, messages));
    }
    StepReadings entering = entered.readings().entering();
    told.add(prose(entered.step().text(), language, entering));
    for (Question question : entered.step().questions()) {
      told.add(prose(question.ask(), language, entering));
      question.hints().forEach(hint -> told.add(prose(hint, language, entering)));
    }
    return told;
  }

  private static String prose(LocalText text, Language language, StepReadings readings) {
    return ProseReader.line(text, language, readings).stream()
        .map(Prose.Run::text)
        .collect(java.util.stream.Collectors.joining());
  }

  private static List<String> told(
      FencingFigureKind kind, FencingReading reading, Messages messages) {
    FencingScene scene =
        FencingScene.around(reading.run(), reading.frame().index(), 24, FencingLook.plain());
    RunPicture picture = FencingFigures.of(kind, scene, FigureFrame.of(900, 500, messages));
    Figure figure = picture.figure();
    List<String> told = new ArrayList<>(List.of(figure.reading()));
    figure.table().rows().forEach(told::addAll);
    picture.places().forEach(place -> told.add(place.label()));
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Text text) {
        told.add(text.text());
      }
    }
    return told;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theNumbersAreSeenOnceTheyAreRevealed(Language language) {
    Entered lease = step("lease");
    FencingReading after = (FencingReading) lease.readings().after();
    List<String> told = told(FencingFigureKind.SPACE_TIME, after, Messages.in(language));
    List<String> secrets = secrets(lease.step(), lease.readings());
    assertThat(secrets).isNotEmpty();
    assertThat(told).anyMatch(text -> secrets.stream().anyMatch(secret -> states(text, secret)));
  }

  private static Entered step(String id) {
    return steps().filter(entered -> entered.step().id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void aFrameAheadThatAnswersIsFound() {
    for (String id : List.of("newer-seen", "window", "confirmation", "wakes")) {
      Entered entered = step(id);
      FencingBench open = (FencingBench) entered.step().document();
      FencingView all = open.view().toTheEnd();
      assertThat(all).isNotEqualTo(open.view());
      FencingReading reading = FencingReader.read(open.withView(all));
      Question asked = entered.step().questions().get(0);
      assertThat(framesThatAnswer(asked, entered.readings(), reading)).as(id).isNotEmpty();
    }
  }
}
