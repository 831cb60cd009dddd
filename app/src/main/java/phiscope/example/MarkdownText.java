package phiscope.example;

import java.util.List;
import phiscope.lesson.Prose;
import phiscope.lesson.Prose.Block;
import phiscope.lesson.Prose.Items;
import phiscope.lesson.Prose.Paragraph;
import phiscope.lesson.Prose.Run;
import phiscope.lesson.Prose.Style;

/** Writes running text as CommonMark, with mathematics between dollar signs. */
final class MarkdownText {
  /** What could mean something anywhere in a line. */
  private static final String SPECIAL = "\\`*_[]<>|~$&#!";

  private MarkdownText() {}

  /**
   * Text that reads as it stands: nothing in it is markup, it stays on one line, and it can be the
   * cell of a table.
   */
  static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().forEach(c -> append(c, out));
    String line = out.toString().strip();
    // A list or a rule begins with one of these, or with a number and a point or bracket.
    if (line.matches("(?s)[-+=].*")) {
      return "\\" + line;
    }
    return line.replaceFirst("^([0-9]{1,9})([.)])", "$1\\\\$2");
  }

  private static void append(int c, StringBuilder out) {
    if (c == '\n' || c == '\r' || c == '\t' || c == '\u2028' || c == '\u2029') {
      out.append(' ');
    } else if (Character.isISOControl(c) || c >= 0xd800 && c <= 0xdfff) {
      out.append('\ufffd');
    } else {
      if (c < 128 && SPECIAL.indexOf(c) >= 0) {
        out.append('\\');
      }
      out.appendCodePoint(c);
    }
  }

  /** A text of the program, whose exponents are raised. */
  static String shown(String text) {
    return runs(PrintNumbers.runs(text, Style.PLAIN));
  }

  static String runs(List<Run> runs) {
    StringBuilder out = new StringBuilder();
    for (Run run : runs) {
      out.append(run(run));
    }
    return out.toString();
  }

  private static String run(Run run) {
    return switch (run.style()) {
      case PLAIN, VALUE -> inner(run.text());
      case EMPHASIS -> "*" + inner(run.text()) + "*";
      case STRONG -> "**" + inner(run.text()) + "**";
      case CODE -> "`" + run.text().replace('`', '\'') + "`";
      case EXPONENT -> "$^{" + run.text().replace('−', '-') + "}$";
    };
  }

  /** Escaped, with the blanks at its ends, which separate it from its neighbours. */
  private static String inner(String text) {
    String escaped = escaped(text);
    String before = text.startsWith(" ") ? " " : "";
    String after = text.endsWith(" ") && !text.isBlank() ? " " : "";
    return before + escaped + after;
  }

  static void write(Prose prose, StringBuilder out) {
    for (Block block : prose.blocks()) {
      if (block instanceof Paragraph paragraph) {
        out.append(runs(paragraph.runs())).append("\n\n");
      } else {
        Items items = (Items) block;
        for (int i = 0; i < items.items().size(); i++) {
          out.append(items.ordered() ? (i + 1) + ". " : "- ");
          out.append(runs(items.items().get(i))).append('\n');
        }
        out.append('\n');
      }
    }
  }
}
