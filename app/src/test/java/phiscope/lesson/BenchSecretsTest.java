package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.BenchReading;
import phiscope.bench.StudyReading;
import phiscope.bench.Term;
import phiscope.bench.study.StreamResult;
import phiscope.lesson.OpenQuestions.Entered;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.study.StudyNames;

/**
 * While a question about SWIM, fencing or a study is open, its answer cannot be read off: not in
 * the frame that is shown, not in one that can be gone to, and not in a figure, table or sentence.
 */
class BenchSecretsTest {
  static Stream<Entered<?, ?>> steps() {
    return OpenQuestions.all().flatMap(kind -> kind.steps().stream());
  }

  /** A step, and the one that follows on from it in the same run. */
  static Stream<Arguments> followed() {
    List<Entered<?, ?>> all = steps().toList();
    return IntStream.range(0, all.size() - 1)
        .filter(i -> all.get(i).goesOnTo(all.get(i + 1)))
        .mapToObj(i -> Arguments.of(all.get(i), all.get(i + 1)));
  }

  @ParameterizedTest
  @MethodSource("steps")
  void noFrameThatCanBeGoneToAnswersTheQuestion(Entered<?, ?> entered) {
    StepReadings readings = entered.readings();
    for (Question question : entered.step().questions()) {
      // That another cluster is no different is for the learner to predict.
      if (entered.revealsAnother()
          && !(entered.kind() instanceof OpenStudyQuestions)
          && question instanceof Question.Choice) {
        continue;
      }
      assertThat(entered.kind().framesThatAnswer(question, readings, readings.before()))
          .as("frames that answer \"%s\"", question.id())
          .isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("followed")
  void whatIsRevealedDoesNotGoOnToTheAnswersOfTheNextStep(
      Entered<?, ?> entered, Entered<?, ?> next) {
    for (Question question : next.step().questions()) {
      assertThat(
              next.kind().framesThatAnswer(question, next.readings(), entered.readings().after()))
          .as("frames that answer \"%s\" of %s", question.id(), next)
          .isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("steps")
  void noFigureTableOrSentenceStatesTheNumberThatIsAskedFor(Entered<?, ?> entered) {
    for (Language language : Language.values()) {
      List<String> secrets = secrets(entered, language);
      if (secrets.isEmpty()) {
        continue;
      }
      List<String> told = entered.told(language);
      for (String secret : secrets) {
        assertThat(told).noneMatch(text -> FigureTexts.states(text, secret));
      }
    }
  }

  /** Of a stream: when the score falls is the first tick after the instant that was expected. */
  @ParameterizedTest
  @MethodSource("steps")
  void whereItIsAskedWhenTheScoreFallsItIsNotToldWhenAFrameWasExpected(Entered<?, ?> entered) {
    boolean asksForTheFall =
        entered.step().questions().stream()
            .anyMatch(
                question ->
                    question instanceof Question.Value value
                        && value.answer().text().endsWith("/fallsAfter"));
    assertThat(entered.step().hidden().contains(Term.EXPECTED)).isEqualTo(asksForTheFall);
    if (asksForTheFall) {
      StudyReading shown = (StudyReading) entered.readings().before();
      double expected =
          shown.result(StreamResult.class).at(shown.step()).orElseThrow().expected().doubleValue();
      for (Language language : Language.values()) {
        String instant = new StudyNames(Messages.in(language)).time(expected);
        assertThat(entered.told(language)).noneMatch(text -> FigureTexts.states(text, instant));
        assertThat(entered.kind().toldOf(shown, language))
            .anyMatch(text -> FigureTexts.states(text, instant));
      }
    }
  }

  /** The numbers that are asked for, where they can be known again. */
  private static List<String> secrets(Entered<?, ?> entered, Language language) {
    List<String> secrets = new ArrayList<>();
    for (Question question : entered.step().questions()) {
      if (Answer.to(question, entered.readings()) instanceof Answer.Number number) {
        double value = number.quantity().value();
        switch (number.quantity().dimension()) {
          case TIME -> secrets.addAll(entered.kind().asToldTimes(value, Messages.in(language)));
          case PROBABILITY -> {
            secrets.add(FigureTexts.digits(100 * value) + " %");
            secrets.add(FigureTexts.digits(100 * value) + "%");
          }
          default -> {
            String digits = FigureTexts.digits(number.shown());
            if (digits.replaceAll("^0\\.0*|\\.", "").length() >= 3) {
              secrets.add(digits);
              secrets.add(digits.substring(0, digits.length() - 1));
            }
          }
        }
      }
    }
    return secrets;
  }

  static Stream<Arguments> revealed() {
    return Stream.of(
            new OpenSwimQuestions().step("suspect"),
            new OpenFencingQuestions().step("lease"),
            new OpenStudyQuestions().step("failed"),
            new OpenStudyQuestions().step("revival"),
            new OpenStudyQuestions().step("verdict"),
            new OpenStudyQuestions().step("hasty"))
        .flatMap(step -> Stream.of(Language.values()).map(in -> Arguments.of(step, in)));
  }

  @ParameterizedTest
  @MethodSource("revealed")
  void theNumbersAreSeenOnceTheyAreRevealed(Entered<?, ?> entered, Language language) {
    List<String> secrets = secrets(entered, language);
    assertThat(secrets).isNotEmpty();
    assertThat(entered.toldAfter(language))
        .anyMatch(text -> secrets.stream().anyMatch(secret -> FigureTexts.states(text, secret)));
  }

  static Stream<Entered<?, ?>> openEnded() {
    return Stream.of(
        new OpenSwimQuestions().step("old-news"),
        new OpenFencingQuestions().step("newer-seen"),
        new OpenFencingQuestions().step("window"),
        new OpenFencingQuestions().step("confirmation"),
        new OpenFencingQuestions().step("wakes"),
        new OpenStudyQuestions().step("margin"),
        new OpenStudyQuestions().step("failed"),
        new OpenStudyQuestions().step("verdict"));
  }

  @ParameterizedTest
  @MethodSource("openEnded")
  void aFrameAheadThatAnswersIsFound(Entered<?, ?> entered) {
    BenchReading all = entered.readToTheEnd();
    assertThat((Object) all.bench()).isNotEqualTo(entered.step().document());
    Question asked = entered.step().questions().get(0);
    assertThat(entered.kind().framesThatAnswer(asked, entered.readings(), all)).isNotEmpty();
  }

  @Test
  void aQuestionAboutTheFrameThatIsShownIsFound() {
    Entered<?, ?> noAck = new OpenSwimQuestions().step("no-ack");
    Question.Choice asked = (Question.Choice) noAck.step().questions().get(1);
    List<Question.Option> ofNow =
        asked.options().stream()
            .map(
                option ->
                    new Question.Option(
                        option.text(),
                        option.when().stream()
                            .filter(condition -> condition.text().contains("/state"))
                            .toList(),
                        option.why()))
            .toList();
    Question now =
        new Question.Choice(
            asked.id(), asked.position(), asked.ask(), ofNow, asked.hints(), asked.why());
    StepReadings readings = noAck.readings();
    assertThat(noAck.kind().framesThatAnswer(now, readings, readings.before())).containsExactly(0);
  }
}
