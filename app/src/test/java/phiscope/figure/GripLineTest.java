package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.Term;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** The plate of an upright line that is dragged. */
class GripLineTest {
  private static List<Mark.Text> texts(Sketch sketch) {
    return sketch.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(Mark.Text.class::cast)
        .toList();
  }

  private static Sketch sketch(double width) {
    return new Sketch(FigureFrame.of(width, 100, 12, 2, Messages.in(Language.ENGLISH)));
  }

  @ParameterizedTest
  @CsvSource({"now 1×10^14,now 1×10,14", "silence 2.5×10^-7,silence 2.5×10,−7"})
  void aPowerOfTenOnAPlateHasARaisedExponent(String text, String base, String exponent) {
    Sketch sketch = sketch(400);
    Rectangle plate = GripLine.draw(sketch, 200, 30, 90, text, Ink.NOW, Term.ELAPSED);
    List<Mark.Text> texts = texts(sketch);
    assertThat(texts).extracting(Mark.Text::text).containsExactly(base, exponent);
    Mark.Text raised = texts.get(1);
    assertThat(raised.continues()).isTrue();
    assertThat(raised.style().size()).isLessThan(12);
    assertThat(raised.at().y()).isLessThan(texts.get(0).at().y());
    double right =
        raised.at().x()
            + sketch.measure().width(raised.text(), raised.style().size(), raised.style().bold());
    double before = texts.get(0).at().x() - plate.left();
    assertThat(plate.right() - right).as("in the middle").isCloseTo(before, within(0.01));
    assertThat(before).isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 40, 50, 52, 54, 55, 56, 58, 60, 62, 64, 65, 66, 68, 70, 75, 80})
  void whereItHasNoRoomNoOtherPowerIsWritten(int width) {
    Sketch sketch = sketch(width);
    GripLine.draw(sketch, 10, 30, 90, "now 1×10^14", Ink.NOW, Term.ELAPSED);
    String written = String.join("|", texts(sketch).stream().map(Mark.Text::text).toList());
    assertThat(written).doesNotContain("^");
    assertThat(written.contains("×")).isEqualTo(written.equals("now 1×10|14"));
  }

  @Test
  void aTextWithoutPowersIsOneInTheMiddle() {
    Sketch sketch = sketch(400);
    Rectangle plate = GripLine.draw(sketch, 200, 30, 90, "now 54 s", Ink.NOW, Term.ELAPSED);
    assertThat(texts(sketch))
        .singleElement()
        .matches(text -> text.text().equals("now 54 s") && text.anchor() == Mark.Anchor.CENTRE)
        .matches(text -> text.at().x() == (plate.left() + plate.right()) / 2);
  }
}
