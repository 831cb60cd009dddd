package phiscope.lesson;

import java.math.BigDecimal;
import java.util.List;
import phiscope.figure.FigureKind;

/**
 * Something a learner predicts before the engine answers. "Not sure" is always an answer.
 *
 * <p>No question holds its answer: it holds the place of the reading where the answer will stand.
 */
public sealed interface Question {
  /** Its name within the step. */
  String id();

  /** Where it stands in the file. */
  Position position();

  /** What is asked. */
  LocalText ask();

  /** Hints, the gentlest first; shown one at a time when asked for. */
  List<LocalText> hints();

  /** Why the answer is what it is; shown with the answer. */
  LocalText why();

  /**
   * A marker that the learner drags along the horizontal axis of a figure.
   *
   * @param figure the figure
   * @param tape the tape that the figure shows, from 0
   * @param answer where the engine's marker will be, in the unit of the document
   * @param tolerance what counts as near
   */
  record Drag(
      String id,
      Position position,
      LocalText ask,
      FigureKind figure,
      int tape,
      ReadingPointer answer,
      Tolerance tolerance,
      List<LocalText> hints,
      LocalText why)
      implements Question {
    public Drag {
      hints = List.copyOf(hints);
    }
  }

  /**
   * A number that the learner types.
   *
   * @param answer where the number will stand
   * @param times what it is multiplied by to be what is asked: 100 for a percentage, 1000 for a
   *     frequency
   * @param unit what stands behind the box; may be empty
   * @param tolerance what counts as near, after the multiplication
   */
  record Value(
      String id,
      Position position,
      LocalText ask,
      ReadingPointer answer,
      BigDecimal times,
      LocalText unit,
      Tolerance tolerance,
      List<LocalText> hints,
      LocalText why)
      implements Question {
    public Value {
      hints = List.copyOf(hints);
    }
  }

  /**
   * One of several statements.
   *
   * @param options the statements, two or more, exactly one of which holds for the reading
   */
  record Choice(
      String id,
      Position position,
      LocalText ask,
      List<Option> options,
      List<LocalText> hints,
      LocalText why)
      implements Question {
    public Choice {
      options = List.copyOf(options);
      hints = List.copyOf(hints);
    }
  }

  /**
   * A statement to choose.
   *
   * @param text the statement
   * @param when what must hold, all of it, for the statement to be the answer
   * @param why what is right or wrong about it; may be empty
   */
  record Option(LocalText text, List<Condition> when, LocalText why) {
    public Option {
      when = List.copyOf(when);
    }

    /** Whether this is the answer. */
    public boolean holds(StepReadings readings) {
      return when.stream().allMatch(condition -> condition.holds(readings).orElse(false));
    }
  }
}
