package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import phiscope.example.Part.Ask;
import phiscope.example.Part.Choice;
import phiscope.example.Part.Grid;
import phiscope.example.Part.Picture;
import phiscope.example.Part.Sums;
import phiscope.example.Part.Words;
import phiscope.example.WorkedExample.Section;
import phiscope.lesson.Prose;
import phiscope.text.ArithmeticStep;
import phiscope.text.Messages;

/** Writes a worked example as Markdown with LaTeX mathematics; figures are files beside it. */
public final class MarkdownWriter {
  /** Blanks that make a ruled line. */
  private static final int RULE = 8;

  private static final String BLANK = "\\_\\_\\_\\_\\_\\_\\_\\_";

  private final WorkedExample example;
  private final Messages messages;
  private final Function<Picture, String> address;
  private final StringBuilder out = new StringBuilder();

  private MarkdownWriter(WorkedExample example, Function<Picture, String> address) {
    this.example = example;
    this.messages = example.messages();
    this.address = address;
  }

  /**
   * The text.
   *
   * @param address where a figure's file is, seen from the text's
   */
  public static String write(WorkedExample example, Function<Picture, String> address) {
    MarkdownWriter writer = new MarkdownWriter(example, address);
    writer.document();
    return writer.out.toString();
  }

  private void document() {
    out.append("# ").append(MarkdownText.escaped(example.title())).append("\n\n");
    example.aim().ifPresent(aim -> paragraph(MarkdownText.escaped(aim)));
    example
        .notes()
        .forEach(note -> out.append("- ").append(MarkdownText.escaped(note)).append('\n'));
    if (!example.notes().isEmpty()) {
      out.append('\n');
    }
    for (int i = 0; i < example.sections().size(); i++) {
      section(i + 1, example.sections().get(i));
    }
    out.append("---\n\n");
    example.colophon().forEach(line -> paragraph(MarkdownText.escaped(line)));
    out.setLength(out.length() - 1);
  }

  private void paragraph(String text) {
    out.append(text).append("\n\n");
  }

  private void section(int number, Section section) {
    out.append("## ").append(number).append(". ");
    out.append(MarkdownText.escaped(section.title())).append("\n\n");
    section.parts().forEach(this::part);
  }

  private void part(Part part) {
    if (part instanceof Words words) {
      MarkdownText.write(words.prose(), out);
    } else if (part instanceof Picture picture) {
      picture(picture);
    } else if (part instanceof Grid grid) {
      grid(grid);
    } else if (part instanceof Sums sums) {
      sums(sums);
    } else {
      ask((Ask) part);
    }
  }

  private void picture(Picture picture) {
    String name = MarkdownText.escaped(picture.figure().name());
    paragraph("![" + name + "](" + address.apply(picture) + ")");
    if (!picture.figure().reading().isEmpty()) {
      paragraph(MarkdownText.shown(picture.figure().reading()));
    }
  }

  private void grid(Grid grid) {
    if (!grid.caption().isEmpty()) {
      paragraph(MarkdownText.escaped(grid.caption()));
    }
    row(grid.header().stream().map(MarkdownText::escaped).toList());
    row(grid.columns().stream().map(column -> column.holdsNumbers() ? "---:" : "---").toList());
    for (List<String> cells : grid.rows()) {
      List<String> shown = new ArrayList<>();
      for (int i = 0; i < cells.size(); i++) {
        boolean blank = grid.columns().get(i).leaves(cells.get(i));
        shown.add(blank ? BLANK : MarkdownText.shown(cells.get(i)));
      }
      row(shown);
    }
    out.append('\n');
  }

  private void row(List<String> cells) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private void sums(Sums sums) {
    row(List.of("", messages.get("example.equation"), ""));
    row(List.of("---", "---", "---"));
    for (ArithmeticStep step : sums.steps()) {
      String equation =
          sums.blank()
              ? maths(SumLine.asked(step).latex() + " =") + " " + BLANK
              : maths(step.equation().latex());
      String remark = sums.blank() ? "" : MarkdownText.escaped(step.remark());
      row(List.of(MarkdownText.escaped(step.label()), equation, remark));
    }
    out.append('\n');
  }

  /** Mathematics that can stand in the cell of a table. */
  private static String maths(String latex) {
    return "$" + latex.replace("|", "\\vert ") + "$";
  }

  private void ask(Ask ask) {
    String label = messages.get("example.question", ask.number());
    paragraph("**" + MarkdownText.escaped(label) + "** " + MarkdownText.runs(ask.ask()));
    if (!ask.note().isEmpty()) {
      paragraph(MarkdownText.escaped(ask.note()));
    }
    for (Choice choice : ask.options()) {
      out.append(choice.right() ? "- [x] " : "- [ ] ").append(MarkdownText.runs(choice.text()));
      choice.why().ifPresent(why -> out.append(" – ").append(line(why)));
      out.append('\n');
    }
    if (!ask.options().isEmpty()) {
      out.append('\n');
    }
    for (int i = 0; i < ask.hints().size(); i++) {
      String hint = MarkdownText.escaped(messages.get("example.hint", i + 1));
      paragraph("*" + hint + "* " + MarkdownText.runs(ask.hints().get(i)));
    }
    answer(ask);
  }

  private void answer(Ask ask) {
    String label = "**" + MarkdownText.escaped(messages.get("example.answer")) + "** ";
    String unit = ask.unit().isEmpty() ? "" : " " + MarkdownText.escaped(ask.unit());
    if (ask.answer().isEmpty()) {
      if (ask.options().isEmpty()) {
        paragraph(label + BLANK + unit);
      }
      paragraph("**" + MarkdownText.escaped(messages.get("example.prediction")) + "**");
      paragraph(BLANK.repeat(RULE));
      paragraph(BLANK.repeat(RULE));
      return;
    }
    if (!ask.answer().get().value().isEmpty()) {
      paragraph(label + MarkdownText.runs(ask.answer().get().value()) + unit);
    }
    MarkdownText.write(ask.answer().get().why(), out);
  }

  private static String line(Prose prose) {
    StringBuilder text = new StringBuilder();
    for (Prose.Block block : prose.blocks()) {
      if (block instanceof Prose.Paragraph paragraph) {
        text.append(MarkdownText.runs(paragraph.runs()));
      }
    }
    return text.toString();
  }
}
