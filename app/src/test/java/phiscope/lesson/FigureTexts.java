package phiscope.lesson;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import phiscope.figure.Figure;
import phiscope.figure.Mark;
import phiscope.figure.run.RunPicture;

/** The texts of figures, and numbers as they stand in texts. */
final class FigureTexts {
  private static final MathContext TOLD = new MathContext(4, RoundingMode.DOWN);

  private FigureTexts() {}

  /** Its sentence, its table, the names of its places, and what is written in it. */
  static List<String> of(RunPicture picture) {
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

  /** The first digits of a number. */
  static String digits(double number) {
    return BigDecimal.valueOf(number).round(TOLD).stripTrailingZeros().toPlainString();
  }

  /** A time in seconds as it may stand in a text. */
  static List<String> seconds(double seconds) {
    String digits = digits(seconds);
    return List.of(digits + "s", digits + " s", digits + "\u00a0s", digits + " 秒");
  }

  /** Whether a number stands in a text, and not as part of a longer one. */
  static boolean states(String text, String number) {
    for (int at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
      int end = at + number.length();
      boolean begins = at == 0 || "0123456789.".indexOf(text.charAt(at - 1)) < 0;
      boolean ends =
          end == text.length()
              || !Character.isDigit(number.charAt(number.length() - 1))
              || !Character.isDigit(text.charAt(end));
      if (begins && ends) {
        return true;
      }
    }
    return false;
  }
}
