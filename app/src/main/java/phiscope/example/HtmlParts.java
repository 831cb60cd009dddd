package phiscope.example;

import java.util.List;
import java.util.function.Function;
import phiscope.example.Part.Ask;
import phiscope.example.Part.Choice;
import phiscope.example.Part.Grid;
import phiscope.example.Part.Picture;
import phiscope.example.Part.Sums;
import phiscope.example.Part.Words;
import phiscope.figure.Figure;
import phiscope.lesson.Prose.Run;
import phiscope.text.ArithmeticStep;
import phiscope.text.Messages;

/** Writes the parts of a step as HTML. */
final class HtmlParts {
  private final Markup out;
  private final Messages messages;
  private final Function<Picture, String> svg;

  HtmlParts(Markup out, Messages messages, Function<Picture, String> svg) {
    this.out = out;
    this.messages = messages;
    this.svg = svg;
  }

  void write(Part part) {
    if (part instanceof Words words) {
      HtmlProse.write(words.prose(), out);
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
    Figure figure = picture.figure();
    out.open("figure", "class", "picture").line();
    out.raw(svg.apply(picture));
    out.open("figcaption");
    out.element("span", figure.name(), "class", "name");
    if (!figure.reading().isEmpty()) {
      out.text(" ");
      HtmlProse.shown(figure.reading(), out);
    }
    out.close("figcaption").close("figure").line();
  }

  private void grid(Grid grid) {
    out.open("div", "class", "table").open("table").line();
    if (!grid.caption().isEmpty()) {
      out.element("caption", grid.caption()).line();
    }
    out.open("thead").open("tr");
    for (int i = 0; i < grid.header().size(); i++) {
      out.open("th", "scope", "col", "class", look(grid.columns().get(i), grid.header().get(i)));
      HtmlProse.shown(grid.header().get(i), out);
      out.close("th");
    }
    out.close("tr").close("thead").line().open("tbody").line();
    for (List<String> row : grid.rows()) {
      out.open("tr");
      for (int i = 0; i < row.size(); i++) {
        out.open("td", "class", look(grid.columns().get(i), row.get(i)));
        HtmlProse.shown(row.get(i), out);
        out.close("td");
      }
      out.close("tr").line();
    }
    out.close("tbody").close("table").close("div").line();
  }

  private static String look(Part.Column column, String cell) {
    boolean left = column.leaves(cell);
    return TermNames.word(
        left ? Part.Column.BLANK : column.holdsNumbers() ? Part.Column.NUMBERS : column);
  }

  private void sums(Sums sums) {
    out.open("div", "class", "table").open("table", "class", "sums").line().open("tbody").line();
    for (ArithmeticStep step : sums.steps()) {
      String term = TermNames.of(step.term());
      out.open("tr", "data-term", term, "tabindex", "0");
      out.element("th", step.label(), "scope", "row");
      out.open("td", "class", "equation");
      if (sums.blank()) {
        out.raw(SumLine.asked(step).mathml()).text(" = ");
        out.open("span", "class", "blank").close("span");
      } else {
        // Two pieces, so that a long equation can break between letters and numbers.
        out.raw(SumLine.left(step).mathml()).text(" ").raw(SumLine.right(step).mathml());
      }
      if (!sums.blank() && !step.remark().isEmpty()) {
        out.text(" ").open("span", "class", "remark");
        HtmlProse.shown(step.remark(), out);
        out.close("span");
      }
      out.close("td");
      out.close("tr").line();
    }
    out.close("tbody").close("table").close("div").line();
  }

  private void ask(Ask ask) {
    out.open("div", "class", "ask").line();
    out.open("p", "class", "question");
    out.element("span", messages.get("example.question", ask.number()), "class", "label");
    out.text(" ");
    HtmlProse.runs(ask.ask(), out);
    out.close("p").line();
    if (!ask.note().isEmpty()) {
      out.element("p", ask.note(), "class", "note").line();
    }
    if (!ask.options().isEmpty()) {
      options(ask);
    }
    for (int i = 0; i < ask.hints().size(); i++) {
      out.open("details", "class", "hint", "open", "open");
      out.element("summary", messages.get("example.hint", i + 1));
      out.open("p");
      HtmlProse.runs(ask.hints().get(i), out);
      out.close("p").close("details").line();
    }
    answer(ask);
    out.close("div").line();
  }

  private void options(Ask ask) {
    out.open("ul", "class", "options").line();
    for (Choice choice : ask.options()) {
      out.open("li", "class", choice.right() ? "right" : "other");
      out.element("span", choice.right() ? "☑" : "☐", "class", "box", "aria-hidden", "true");
      out.open("span", "class", "statement");
      HtmlProse.runs(choice.text(), out);
      if (choice.right()) {
        out.text(" ");
        out.element("span", messages.get("example.right"), "class", "verdict");
      }
      choice.why().ifPresent(why -> note(why));
      out.close("span").close("li").line();
    }
    out.close("ul").line();
  }

  private void note(phiscope.lesson.Prose why) {
    out.open("span", "class", "note");
    why.blocks().stream()
        .filter(phiscope.lesson.Prose.Paragraph.class::isInstance)
        .map(phiscope.lesson.Prose.Paragraph.class::cast)
        .forEach(paragraph -> HtmlProse.runs(paragraph.runs(), out));
    out.close("span");
  }

  private void answer(Ask ask) {
    if (ask.answer().isEmpty()) {
      if (ask.options().isEmpty()) {
        out.open("p", "class", "fill");
        out.element("span", messages.get("example.answer"), "class", "label");
        out.open("span", "class", "blank").close("span").text(" ").text(ask.unit());
        out.close("p").line();
      }
      out.open("div", "class", "ruled");
      out.element("p", messages.get("example.prediction"), "class", "label");
      out.element("p", "", "class", "rule").element("p", "", "class", "rule");
      out.close("div").line();
      return;
    }
    List<Run> value = ask.answer().get().value();
    out.open("div", "class", "answer").line();
    if (!value.isEmpty()) {
      out.open("p", "class", "result");
      out.element("span", messages.get("example.answer"), "class", "label").text(" ");
      HtmlProse.runs(value, out);
      out.text(ask.unit().isEmpty() ? "" : "\u00a0" + ask.unit());
      out.close("p").line();
    }
    HtmlProse.write(ask.answer().get().why(), out);
    out.close("div").line();
  }
}
