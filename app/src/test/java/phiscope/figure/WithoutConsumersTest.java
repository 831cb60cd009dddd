package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.OpeningBench;
import phiscope.bench.ReadyDetector;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ReadyTitles;

/** Where nobody compares phi with a threshold of its own, that of the policy is shown. */
class WithoutConsumersTest {
  private static Figure phi(DetectorBench bench, Messages messages) {
    FigureFrame frame = FigureFrame.of(640, 320, messages);
    return DetectorFigures.of(FigureKind.PHI_CURVE, DetectorReader.read(bench), 0, frame);
  }

  private static List<Mark.Line> thresholds(Figure figure) {
    return figure.marks().stream()
        .filter(mark -> mark instanceof Mark.Line line && line.stroke().ink() == Ink.THRESHOLD)
        .map(Mark.Line.class::cast)
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theThresholdOfThePolicyIsALineThatCanBeDragged(Language language) {
    Messages messages = Messages.in(language);
    Figure figure = phi(ReadyTitles.document(ReadyDetector.SMALL_WINDOWS, messages), messages);
    assertThat(thresholds(figure))
        .anySatisfy(
            line ->
                assertThat(figure.y().orElseThrow().value(line.from().y()))
                    .isCloseTo(3, within(1e-9)));
    assertThat(figure.handles())
        .anyMatch(handle -> handle.target().equals(new Handle.Target.PolicyThreshold(0)));
    assertThat(figure.marks())
        .anyMatch(
            mark ->
                mark instanceof Mark.Text text
                    && text.text().equals(messages.get("saw.threshold", "3")));
    assertThat(figure.reading())
        .contains(language == Language.ENGLISH ? "There are no consumers" : "没有消费者")
        .contains("3");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void whereThereAreConsumersTheirThresholdsAreShownAlone(Language language) {
    Figure figure = phi(OpeningBench.document("a", "b"), Messages.in(language));
    assertThat(figure.handles())
        .noneMatch(handle -> handle.target() instanceof Handle.Target.PolicyThreshold);
    assertThat(figure.reading())
        .doesNotContain(language == Language.ENGLISH ? "no consumers" : "没有消费者");
  }
}
