package phiscope.example;

import java.util.List;
import java.util.Optional;
import phiscope.figure.Figure;
import phiscope.lesson.Prose;
import phiscope.text.ArithmeticStep;

/** A part of a step of a worked example. */
public sealed interface Part {
  /** Running text. */
  record Words(Prose prose) implements Part {}

  /**
   * A figure.
   *
   * @param name the name of its file, without ending; one of a kind within the example
   * @param figure the figure; its reading is the caption
   */
  record Picture(String name, Figure figure) implements Part {}

  /**
   * A table.
   *
   * @param caption what it shows
   * @param header titles of the columns
   * @param rows cells as shown; empty in a column that is left for the reader
   * @param columns how each column looks
   */
  record Grid(String caption, List<String> header, List<List<String>> rows, List<Column> columns)
      implements Part {
    public Grid {
      header = List.copyOf(header);
      rows = rows.stream().map(List::copyOf).toList();
      columns = List.copyOf(columns);
    }
  }

  /** How a column of a table looks. */
  enum Column {
    WORDS,
    /** Flush right. */
    NUMBERS,
    /** Flush right; an empty cell is left for the reader to fill in. */
    RESULTS,
    /** Left for the reader to fill in. */
    BLANK;

    /** Whether the reader is to fill in a cell. */
    boolean leaves(String cell) {
      return this == BLANK || this == RESULTS && cell.isEmpty();
    }

    /** Whether a cell holds a number, or a short value like one. */
    boolean holdsNumbers() {
      return this == NUMBERS || this == RESULTS;
    }
  }

  /**
   * Steps of the arithmetic with numbers put in.
   *
   * @param steps the steps
   * @param blank whether the numbers and results are left for the reader
   */
  record Sums(List<ArithmeticStep> steps, boolean blank) implements Part {
    public Sums {
      steps = List.copyOf(steps);
    }
  }

  /**
   * Something to answer.
   *
   * @param number counted through the example, from 1
   * @param ask the question
   * @param note how it is answered on paper; may be empty
   * @param options statements to choose from, if any
   * @param unit what stands behind the blank; may be empty
   * @param hints hints, the gentlest first
   * @param answer the answer; empty in a student's version
   */
  record Ask(
      int number,
      List<Prose.Run> ask,
      String note,
      List<Choice> options,
      String unit,
      List<List<Prose.Run>> hints,
      Optional<Answered> answer)
      implements Part {
    public Ask {
      ask = List.copyOf(ask);
      options = List.copyOf(options);
      hints = hints.stream().map(List::copyOf).toList();
    }
  }

  /**
   * A statement to choose.
   *
   * @param text the statement
   * @param why what is right or wrong about it, in the key
   * @param right whether it is the answer, in the key; false in a student's version
   */
  record Choice(List<Prose.Run> text, Optional<Prose> why, boolean right) {
    public Choice {
      text = List.copyOf(text);
    }
  }

  /**
   * An answer.
   *
   * @param value the number as written; empty for a choice
   * @param why why it is so
   */
  record Answered(List<Prose.Run> value, Prose why) {
    public Answered {
      value = List.copyOf(value);
    }
  }
}
