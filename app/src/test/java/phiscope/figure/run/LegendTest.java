package phiscope.figure.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.figure.Sketch;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

class LegendTest {
  private static List<String> written(double width, int most) {
    Sketch sketch = new Sketch(FigureFrame.of(width, 90, Messages.in(Language.ENGLISH)));
    List<Legend.Entry> entries =
        Stream.of("alive", "suspect", "dead", "left", "unknown")
            .map(text -> new Legend.Entry((drawn, x, y, size) -> {}, text))
            .toList();
    Legend.draw(sketch, entries, most);
    return sketch.marks().stream().map(mark -> ((Mark.Text) mark).text()).toList();
  }

  @Test
  void allAreNamedWhereThereIsRoom() {
    assertThat(written(900, 1)).containsExactly("alive", "suspect", "dead", "left", "unknown");
    assertThat(written(150, 3)).containsExactly("alive", "suspect", "dead", "left", "unknown");
  }

  @Test
  void whereTheLastLineIsFullThreeDotsSayThatThereAreMore() {
    assertThat(written(150, 1)).containsExactly("alive", "suspect", "…");
    assertThat(written(150, 2)).containsExactly("alive", "suspect", "dead", "left", "…");
  }
}
