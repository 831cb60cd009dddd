package phiscope.example;

import java.util.List;
import phiscope.lesson.Prose;
import phiscope.lesson.Prose.Paragraph;
import phiscope.lesson.Prose.Style;

/** Texts of the program as running text. */
final class Plain {
  private Plain() {}

  static Part.Words words(String text) {
    return new Part.Words(new Prose(List.of(new Paragraph(PrintNumbers.runs(text, Style.PLAIN)))));
  }
}
