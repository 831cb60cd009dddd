package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.SettingEdit.SetPrior;
import phiscope.bench.TapeEdit.SetCrash;
import phiscope.bench.Term;
import phiscope.text.Arithmetic;
import phiscope.text.ArithmeticStep;
import phiscope.text.DecisionWords;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What a learner is to find out is told by no mark, handle, sentence, table or other step. */
class HiddenValuesTest {
  private static final Messages MESSAGES = Messages.in(Language.ENGLISH);

  /** A document whose every quantity has digits that nothing else has. */
  private static DetectorReading reading() {
    DetectorBench opening = OpeningBench.document("new tasks", "recovery");
    DetectorBench bench = new phiscope.bench.HeartbeatEdit.SetInterval(0, 3, 12_347).apply(opening);
    bench = new SetPrior(new BigDecimal("0.00713")).apply(bench);
    bench = new SetCrash(0, java.util.OptionalLong.of(41_911)).apply(bench);
    return DetectorReader.read(new SetNow(54_729).apply(bench));
  }

  /** The first digits of a quantity, as every text that tells it begins. */
  private static String digits(Term term) {
    var main = reading().main();
    var scale = reading().bench().scale();
    double elapsed = main.elapsed().orElseThrow();
    return switch (term) {
      case MEAN -> brief(scale.toUnits(main.model().orElseThrow().mean()));
      case SIGMA -> brief(scale.toUnits(main.model().orElseThrow().sigma()));
      case Z -> brief(main.model().orElseThrow().z(elapsed));
      case SURVIVAL -> brief(main.survival());
      case PHI -> brief(main.result().phi());
      case CROSSING -> brief(scale.toUnits(main.consumers().get(0).crossingElapsed()));
      case PRIOR -> "0.00713";
      case POSTERIOR -> brief(main.posterior().orElseThrow().posterior());
      case ELAPSED -> brief(scale.toUnits(elapsed));
      default -> throw new IllegalArgumentException(term.name());
    };
  }

  private static String brief(double value) {
    return new BigDecimal(value).round(new MathContext(3, RoundingMode.DOWN)).toPlainString();
  }

  private static List<String> texts(Figure figure) {
    List<String> texts = new ArrayList<>(List.of(figure.reading()));
    figure.table().rows().forEach(texts::addAll);
    figure.handles().forEach(handle -> texts.add(handle.label()));
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Text text) {
        texts.add(text.text());
      }
    }
    return texts;
  }

  private static List<String> everything(List<Term> hidden) {
    List<String> texts = new ArrayList<>();
    FigureFrame frame = FigureFrame.of(700, 360, MESSAGES).hiding(hidden);
    for (FigureKind kind : FigureKind.values()) {
      texts.addAll(texts(DetectorFigures.of(kind, reading(), 0, frame)));
    }
    for (ArithmeticStep step :
        Arithmetic.of(reading().main(), reading().bench().scale(), MESSAGES)) {
      step.hiding(hidden).ifPresent(shown -> texts.add(shown.label() + ": " + shown.text()));
    }
    return texts;
  }

  @ParameterizedTest
  @CsvSource({"MEAN", "SIGMA", "Z", "SURVIVAL", "PHI", "CROSSING", "PRIOR", "POSTERIOR", "ELAPSED"})
  void aHiddenValueIsToldNowhere(Term term) {
    String digits = digits(term);
    assertThat(everything(List.of())).as("seen").anyMatch(text -> text.contains(digits));
    assertThat(everything(List.of(term))).as("hidden").noneMatch(text -> text.contains(digits));
  }

  @ParameterizedTest
  @CsvSource({"PHI", "CROSSING"})
  void whereDecisionsAreToBeFoundOutNothingTellsThem(Term term) {
    List<String> words =
        reading().main().consumers().stream()
            .map(consumer -> MESSAGES.get(DecisionWords.key(consumer.decision())))
            .toList();
    assertThat(everything(List.of()))
        .anyMatch(text -> words.stream().anyMatch(text::contains))
        .anyMatch(text -> text.contains("detected the crash"));
    assertThat(everything(List.of(term)))
        .noneMatch(text -> words.stream().anyMatch(text::contains))
        .noneMatch(text -> text.contains("detected the crash"));
  }

  @Test
  void ofAThousandSilencesNoneStandsOutWhileThePosteriorIsHidden() {
    FigureFrame frame = FigureFrame.of(700, 360, MESSAGES).hiding(List.of(Term.POSTERIOR));
    Figure figure = DetectorFigures.of(FigureKind.NATURAL_FREQUENCIES, reading(), 0, frame);
    List<Mark.Symbol> symbols =
        figure.marks().stream()
            .filter(Mark.Symbol.class::isInstance)
            .map(Mark.Symbol.class::cast)
            .toList();
    assertThat(symbols).hasSize(1000).extracting(Mark.Symbol::ink).containsOnly(Ink.PRIOR);
    assertThat(figure.reading()).contains("about ? are");
  }

  @Test
  void aHiddenStepStaysAsAQuestionInLetters() {
    List<String> steps =
        everything(List.of(Term.Z)).stream()
            .filter(text -> text.startsWith("Standard score z:"))
            .toList();
    assertThat(steps).singleElement().asString().contains("σ").endsWith("= ?");
  }

  @Test
  void aHandleThatStatesAHiddenValueCantBeTakenHoldOf() {
    FigureFrame frame = FigureFrame.of(700, 360, MESSAGES).hiding(List.of(Term.PRIOR));
    Figure figure = DetectorFigures.of(FigureKind.POSTERIOR_CURVE, reading(), 0, frame);
    assertThat(figure.handles())
        .noneMatch(handle -> handle.target() instanceof Handle.Target.Prior)
        .anyMatch(handle -> handle.target() instanceof Handle.Target.Silence);
  }
}
