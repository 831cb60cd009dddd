package phiscope.example;

import java.util.List;
import phiscope.lesson.Prose;
import phiscope.lesson.Prose.Block;
import phiscope.lesson.Prose.Items;
import phiscope.lesson.Prose.Paragraph;
import phiscope.lesson.Prose.Run;
import phiscope.lesson.Prose.Style;

/** Writes running text as HTML. */
final class HtmlProse {
  private HtmlProse() {}

  static void write(Prose prose, Markup to) {
    for (Block block : prose.blocks()) {
      if (block instanceof Paragraph paragraph) {
        to.open("p");
        runs(paragraph.runs(), to);
        to.close("p").line();
      } else {
        items((Items) block, to);
      }
    }
  }

  private static void items(Items items, Markup to) {
    String list = items.ordered() ? "ol" : "ul";
    to.open(list).line();
    for (List<Run> item : items.items()) {
      to.open("li");
      runs(item, to);
      to.close("li").line();
    }
    to.close(list).line();
  }

  static void runs(List<Run> runs, Markup to) {
    for (Run run : runs) {
      switch (run.style()) {
        case PLAIN -> to.text(run.text());
        case EMPHASIS -> to.element("em", run.text());
        case STRONG -> to.element("strong", run.text());
        case CODE -> to.element("code", run.text());
        case VALUE -> to.element("span", run.text(), "class", "value");
        case EXPONENT -> to.element("sup", run.text());
      }
    }
  }

  /** A text of the program, whose exponents are raised. */
  static void shown(String text, Markup to) {
    runs(PrintNumbers.runs(text, Style.PLAIN), to);
  }
}
