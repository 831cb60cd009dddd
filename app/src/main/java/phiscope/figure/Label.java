package phiscope.figure;

import java.util.Optional;
import phiscope.bench.Term;

/**
 * A text to be put where there is room.
 *
 * @param text one line
 * @param size in pixels
 * @param bold whether it is bold
 * @param ink its colour
 * @param term the quantity it names
 * @param plate whether the background is laid under it, where it may lie on lines
 */
public record Label(
    String text, double size, boolean bold, Ink ink, Optional<Term> term, boolean plate) {
  public static Label of(String text, double size, Ink ink) {
    return new Label(text, size, false, ink, Optional.empty(), false);
  }

  public Label bolder() {
    return new Label(text, size, true, ink, term, plate);
  }

  public Label about(Term newTerm) {
    return new Label(text, size, bold, ink, Optional.of(newTerm), plate);
  }

  public Label onPlate() {
    return new Label(text, size, bold, ink, term, true);
  }

  public double width(TextMeasure measure) {
    return RichText.of(text).width(measure, size, bold);
  }
}
