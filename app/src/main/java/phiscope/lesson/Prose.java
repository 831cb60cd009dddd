package phiscope.lesson;

import java.util.List;

/**
 * Text as paragraphs and lists: what a window, a page and a Markdown file can all show.
 *
 * @param blocks in order
 */
public record Prose(List<Block> blocks) {
  public Prose {
    blocks = List.copyOf(blocks);
  }

  /** A paragraph or a list. */
  public sealed interface Block {}

  /** Running text. */
  public record Paragraph(List<Run> runs) implements Block {
    public Paragraph {
      runs = List.copyOf(runs);
    }
  }

  /**
   * A list.
   *
   * @param ordered numbered from 1, else with bullets
   * @param items each a line of runs
   */
  public record Items(boolean ordered, List<List<Run>> items) implements Block {
    public Items {
      items = items.stream().map(List::copyOf).toList();
    }
  }

  /** Text in one style. */
  public record Run(String text, Style style) {}

  /** How text stands out. */
  public enum Style {
    PLAIN,
    EMPHASIS,
    STRONG,
    /** A formula or a name of the program, in letters of one width. */
    CODE,
    /** A number that the engine put in. */
    VALUE,
    /** The exponent of such a number. */
    EXPONENT
  }
}
