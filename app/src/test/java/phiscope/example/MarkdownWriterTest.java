package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.OpeningBench;
import phiscope.lesson.LessonCatalogue;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** The Markdown file: mathematics in LaTeX, figures beside it, and names that stay names. */
class MarkdownWriterTest {
  private static String write(WorkedExample example) {
    return MarkdownWriter.write(example, picture -> "figures/" + picture.name() + ".svg");
  }

  private static String bench(String name) {
    Messages messages = Messages.in(Language.ENGLISH);
    return write(DetectorExample.of(Hostile.bench(name), messages, Edition.KEY, "1.0"));
  }

  @Test
  void equationsAreLatexBetweenDollarSigns() {
    Messages messages = Messages.in(Language.CHINESE);
    String text = write(DetectorExample.of(OpeningBench.document(), messages, Edition.KEY, "1.0"));
    assertThat(text).contains("# 8, 8, 12, 12\n");
    assertThat(text).containsPattern("\\$\\\\mu = .*\\\\frac\\{40\\}\\{4\\} = 10\\$");
    assertThat(text).containsPattern("\\$\\\\varphi = .*1\\.643016\\$");
    assertThat(text).contains("](figures/tail.svg)");
    assertThat(text).endsWith("\n").doesNotEndWith("\n\n");
  }

  @Test
  void aStudentsFileHasBlanksAndNoResults() {
    Messages messages = Messages.in(Language.ENGLISH);
    String student =
        write(DetectorExample.of(OpeningBench.document(), messages, Edition.STUDENT, "1.0"));
    assertThat(student).contains("\\_\\_\\_\\_").doesNotContain("1.643016", "0.0227501");
    for (String id : LessonCatalogue.ids()) {
      String sheet =
          write(
              LessonExample.of(
                  LessonCatalogue.find(id).orElseThrow(), messages, Edition.STUDENT, "1.0"));
      assertThat(sheet).doesNotContain("[x]").contains("- [ ] ");
    }
  }

  static List<String> hostileNames() {
    return Hostile.NAMES;
  }

  @ParameterizedTest
  @MethodSource("hostileNames")
  void aNameIsTextWhateverItSays(String name) {
    Found harmless = Found.in(bench("A"));
    Found found = Found.in(bench(name));
    assertThat(found.html).isEmpty();
    assertThat(found.links).isEmpty();
    assertThat(found.images).isEqualTo(harmless.images);
    assertThat(found.headings).hasSameSizeAs(harmless.headings);
    assertThat(found.headings.get(0)).isEqualTo(plain(name));
  }

  /** On one line, without the characters that no file should hold. */
  private static String plain(String name) {
    return name.replaceAll("[\\r\\n\\t]", " ").replaceAll("\\p{Cntrl}", "\ufffd").strip();
  }

  /** What a reader of Markdown finds in a text. */
  private static final class Found extends AbstractVisitor {
    private final List<String> html = new ArrayList<>();
    private final List<String> links = new ArrayList<>();
    private final List<String> images = new ArrayList<>();
    private final List<String> headings = new ArrayList<>();

    static Found in(String text) {
      Found found = new Found();
      Parser.builder().build().parse(text).accept(found);
      return found;
    }

    @Override
    public void visit(HtmlInline inline) {
      html.add(inline.getLiteral());
    }

    @Override
    public void visit(HtmlBlock block) {
      html.add(block.getLiteral());
    }

    @Override
    public void visit(Link link) {
      links.add(link.getDestination());
    }

    @Override
    public void visit(Image image) {
      images.add(image.getDestination());
    }

    @Override
    public void visit(Heading heading) {
      StringBuilder text = new StringBuilder();
      literal(heading, text);
      headings.add(text.toString());
    }

    private static void literal(Node node, StringBuilder to) {
      for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
        if (child instanceof Text text) {
          to.append(text.getLiteral());
        } else if (child instanceof SoftLineBreak) {
          to.append('\n');
        } else {
          to.append('<').append(child.getClass().getSimpleName()).append('>');
        }
      }
    }

    @Override
    public void visit(CustomBlock block) {
      visitChildren(block);
    }
  }
}
