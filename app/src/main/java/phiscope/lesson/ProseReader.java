package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import phiscope.bench.BenchKind;
import phiscope.lesson.Prose.Block;
import phiscope.lesson.Prose.Items;
import phiscope.lesson.Prose.Paragraph;
import phiscope.lesson.Prose.Run;
import phiscope.lesson.Prose.Style;
import phiscope.text.Messages.Language;

/**
 * Reads the Markdown of lessons: paragraphs, lists without lists in them, emphasis, strong emphasis
 * and code. Headings, links, images, quotations, rules and HTML are not part of it: a lesson from
 * elsewhere brings nothing to be followed or run.
 *
 * <p>{@code {/main/result/phi:4}} is replaced by the number that stands there, with at most four
 * significant digits; {@code {/main/posterior/posterior:2%}} by a percentage, {@code
 * {/stream/own/failedAfter:ms}} by a number of milliseconds where times are seconds.
 */
public final class ProseReader {
  private static final Parser PARSER = Parser.builder().build();
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([^{}]*)}");
  private static final Pattern LEFT_OVER = Pattern.compile("\\*\\*|\\{|}|`");

  private final Language language;
  private final LiveNumbers numbers;
  private final List<Wrong> wrong = new ArrayList<>();

  private ProseReader(Language language, LiveNumbers numbers) {
    this.language = language;
    this.numbers = numbers;
  }

  /** A text of a lesson with the numbers of a reading put in. */
  public static Prose read(LocalText text, Language language, StepReadings readings) {
    ProseReader reader = new ProseReader(language, LiveNumbers.of(readings, language));
    return new Prose(reader.blocks(PARSER.parse(text.in(language))));
  }

  /** A text of one line with the numbers of a reading put in. */
  public static List<Run> line(LocalText text, Language language, StepReadings readings) {
    List<Run> runs = new ArrayList<>();
    for (Block block : read(text, language, readings).blocks()) {
      if (block instanceof Paragraph paragraph) {
        runs.addAll(paragraph.runs());
      }
    }
    return List.copyOf(runs);
  }

  /** The placeholders of a text that have no value in a reading. */
  static List<Wrong> absent(LocalText text, StepReadings readings) {
    ProseReader reader =
        new ProseReader(Language.CHINESE, LiveNumbers.of(readings, Language.CHINESE));
    reader.blocks(PARSER.parse(text.zh()));
    reader.blocks(PARSER.parse(text.en()));
    return List.copyOf(reader.wrong);
  }

  /**
   * What a text holds that this Markdown, or readings of this kind, do not have; none in a title.
   */
  static List<Wrong> problems(String markdown, Optional<BenchKind> kind) {
    ProseReader reader = new ProseReader(Language.ENGLISH, LiveNumbers.checked(kind));
    reader.blocks(PARSER.parse(markdown));
    return reader.wrong.stream().distinct().toList();
  }

  private List<Block> blocks(Node document) {
    List<Block> blocks = new ArrayList<>();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof org.commonmark.node.Paragraph) {
        blocks.add(new Paragraph(runs(node)));
      } else if (node instanceof BulletList || node instanceof OrderedList) {
        blocks.add(new Items(node instanceof OrderedList, items(node)));
      } else {
        unknown(node);
      }
    }
    return blocks;
  }

  private List<List<Run>> items(Node list) {
    List<List<Run>> items = new ArrayList<>();
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      List<Run> runs = new ArrayList<>();
      for (Node node = item.getFirstChild(); node != null; node = node.getNext()) {
        if (node instanceof org.commonmark.node.Paragraph) {
          runs.addAll(runs(node));
        } else {
          unknown(node);
        }
      }
      items.add(runs);
    }
    return items;
  }

  private List<Run> runs(Node paragraph) {
    List<Run> runs = new ArrayList<>();
    inline(paragraph, Style.PLAIN, runs);
    return runs;
  }

  private void inline(Node parent, Style style, List<Run> to) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Text text) {
        text(text.getLiteral(), style, to);
      } else if (node instanceof Code code) {
        to.add(new Run(code.getLiteral(), Style.CODE));
      } else if (node instanceof Emphasis) {
        inline(node, Style.EMPHASIS, to);
      } else if (node instanceof StrongEmphasis) {
        inline(node, Style.STRONG, to);
      } else if (node instanceof SoftLineBreak || node instanceof HardLineBreak) {
        // Chinese has no blank between words, so a line break in the file is none in the text.
        to.add(new Run(language == Language.CHINESE ? "" : " ", style));
      } else {
        unknown(node);
      }
    }
  }

  private void text(String literal, Style style, List<Run> to) {
    Matcher matcher = PLACEHOLDER.matcher(literal);
    int done = 0;
    while (matcher.find()) {
      plain(literal.substring(done, matcher.start()), style, to);
      numbers.put(matcher.group(1), to, wrong);
      done = matcher.end();
    }
    plain(literal.substring(done), style, to);
  }

  private void plain(String text, Style style, List<Run> to) {
    Matcher leftOver = LEFT_OVER.matcher(text);
    if (leftOver.find()) {
      wrong.add(new Wrong("problem.lesson.leftOver", List.of(leftOver.group())));
    }
    if (!text.isEmpty()) {
      to.add(new Run(text, style));
    }
  }

  private void unknown(Node node) {
    wrong.add(new Wrong("problem.lesson.markdown", List.of(node.getClass().getSimpleName())));
  }

  /**
   * Something that this Markdown does not have.
   *
   * @param key the sentence, in the bundle
   * @param arguments what is put into it
   */
  record Wrong(String key, List<String> arguments) {
    Wrong {
      arguments = List.copyOf(arguments);
    }
  }
}
