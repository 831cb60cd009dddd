package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.BenchReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.TapeReading;
import phiscope.bench.Term;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.Mark;
import phiscope.text.Arithmetic;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** While a question is open, nothing beside it states the number that is asked for. */
class LessonSecretsTest {
  private static final Messages MESSAGES = Messages.in(Language.ENGLISH);
  private static final MathContext TOLD = new MathContext(4, RoundingMode.DOWN);

  static Stream<Lesson> lessons() {
    return LessonCatalogue.all().stream();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void noAnswerStandsInAFigureOrInTheArithmetic(Lesson lesson) {
    for (LessonStep step : lesson.steps()) {
      StepReadings readings = step.readings(BenchReader::read);
      if (step.hidden().isEmpty() || !(readings.before() instanceof DetectorReading before)) {
        continue;
      }
      List<String> told = told(before, step.hidden());
      for (String secret : secrets(step, readings)) {
        assertThat(told)
            .as("%s, step %s", lesson.id(), step.id())
            .noneMatch(text -> text.contains(secret));
      }
    }
  }

  /** The title of a step's bench stands over it, in every hand-out, and in the files of data. */
  @ParameterizedTest
  @MethodSource("lessons")
  void noAnswerStandsInTheTitleOfABench(Lesson lesson) {
    for (LessonStep step : lesson.steps()) {
      StepReadings readings = step.readings(BenchReader::read);
      for (Question question : step.questions()) {
        if (Answer.to(question, readings) instanceof Answer.Number number) {
          assertThat(numbers(step.document().title()))
              .as("%s, step %s: %s", lesson.id(), step.id(), number.shown())
              .noneMatch(told -> tells(told, number.shown()));
        }
      }
    }
  }

  private static List<BigDecimal> numbers(String title) {
    return Pattern.compile("\\d+(\\.\\d+)?")
        .matcher(title)
        .results()
        .map(found -> new BigDecimal(found.group()))
        .toList();
  }

  /** Whether a number is the answer, as far as its own decimals go. */
  private static boolean tells(BigDecimal told, double answer) {
    return Double.isFinite(answer)
        && new BigDecimal(answer).setScale(told.scale(), RoundingMode.HALF_EVEN).equals(told);
  }

  @Test
  void theSecretsAreSeenWhereNothingIsHidden() {
    LessonStep step = LessonCatalogue.find("what-phi-is-not").orElseThrow().steps().get(1);
    StepReadings readings = step.readings(BenchReader::read);
    List<String> secrets = secrets(step, readings);
    assertThat(secrets).isNotEmpty();
    assertThat(told((DetectorReading) readings.before(), List.of()))
        .anyMatch(text -> secrets.stream().anyMatch(text::contains));
  }

  /** The digits of the answers; whole numbers also stand on axes and are no secrets by digits. */
  private static List<String> secrets(LessonStep step, StepReadings readings) {
    List<String> secrets = new ArrayList<>();
    for (Question question : step.questions()) {
      if (Answer.to(question, readings) instanceof Answer.Number number) {
        for (double value : new double[] {number.shown(), number.quantity().value()}) {
          BigDecimal exact = new BigDecimal(value);
          String digits = exact.round(TOLD).stripTrailingZeros().toPlainString();
          if (digits.replaceAll("^-?0\\.0*|[.-]", "").length() == TOLD.getPrecision()) {
            secrets.add(digits);
          }
        }
      }
    }
    return secrets;
  }

  private static List<String> told(DetectorReading reading, List<Term> hidden) {
    List<String> told = new ArrayList<>();
    FigureFrame frame = FigureFrame.of(700, 360, MESSAGES).hiding(hidden);
    for (int i = 0; i < reading.tapes().size(); i++) {
      for (FigureKind kind : FigureKind.values()) {
        Figure figure = DetectorFigures.of(kind, reading, i, frame);
        told.add(figure.reading());
        figure.table().rows().forEach(told::addAll);
        figure.handles().forEach(handle -> told.add(handle.label()));
        for (Mark mark : figure.marks()) {
          if (mark instanceof Mark.Text text) {
            told.add(text.text());
          }
        }
      }
      TapeReading tape = reading.tapes().get(i);
      Arithmetic.of(tape.main(), reading.bench().scale(), MESSAGES)
          .forEach(sum -> sum.hiding(hidden).ifPresent(seen -> told.add(seen.text())));
    }
    return told;
  }
}
