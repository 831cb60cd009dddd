package phiscope.example;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import phiscope.example.WorkedExample.Section;
import phiscope.figure.FigurePalette;
import phiscope.figure.SvgPainter;
import phiscope.figure.Theme;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * Writes a worked example as one HTML page that needs nothing else: no network, no fonts, no
 * script; what it needs of the bundled font it carries. With scripts on, its steps can be shown one
 * at a time, and a row of the arithmetic lights up its place in the figures.
 *
 * <p>The page is HTML and XML at once (polyglot), its policy forbids everything but its own style
 * and script, and all text from the document is escaped.
 */
public final class HtmlWriter {
  private static final FigurePalette PALETTE = FigurePalette.of(Theme.PRINT);

  private final WorkedExample example;
  private final Messages messages;
  private final Markup out = new Markup();
  private final HtmlParts parts;

  private HtmlWriter(WorkedExample example) {
    this.example = example;
    this.messages = example.messages();
    this.parts = new HtmlParts(out, messages, HtmlWriter::svg);
  }

  /** The page. */
  public static String write(WorkedExample example) {
    return new HtmlWriter(example).page();
  }

  private static String svg(Part.Picture picture) {
    return SvgPainter.paint(picture.figure(), PALETTE);
  }

  private String page() {
    body();
    String body = out.toString();
    Markup page = new Markup();
    String lang = example.language() == Language.CHINESE ? "zh-Hans" : "en";
    page.raw("<!DOCTYPE html>\n");
    page.open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", lang, "xml:lang", lang);
    page.line();
    head(PageFonts.of(body) + resource("page.css"), page);
    return page.raw(body).close("html").line().toString();
  }

  private void head(String style, Markup to) {
    to.open("head").line().empty("meta", "charset", "UTF-8").line();
    String policy =
        "default-src 'none'; font-src data:; style-src '"
            + hash(style)
            + "'; script-src '"
            + hash(resource("page.js"))
            + "'";
    to.empty("meta", "http-equiv", "Content-Security-Policy", "content", policy).line();
    to.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1").line();
    to.empty("meta", "name", "generator", "content", "Phiscope").line();
    to.element("title", example.title()).line();
    to.open("style").raw(style).close("style").line().close("head").line();
  }

  private void body() {
    out.open("body").line();
    header();
    toolbar();
    out.open("main").line();
    for (int i = 0; i < example.sections().size(); i++) {
      section(i + 1, example.sections().get(i));
    }
    out.close("main").line();
    footer();
    out.open("script").raw(resource("page.js")).close("script").line();
    out.close("body").line();
  }

  private void header() {
    out.open("header").line();
    String kicker =
        example.edition() == Edition.STUDENT ? "example.edition.student" : "example.edition.key";
    out.element("p", messages.get(kicker), "class", "kicker").line();
    out.element("h1", example.title()).line();
    example.aim().ifPresent(aim -> out.element("p", aim, "class", "aim").line());
    if (!example.notes().isEmpty()) {
      out.open("ul", "class", "notes");
      example.notes().forEach(note -> out.element("li", note));
      out.close("ul").line();
    }
    if (example.edition() == Edition.STUDENT) {
      out.element("p", messages.get("example.name"), "class", "name").line();
    }
    out.close("header").line();
  }

  /** Hidden until the script finds itself allowed to run. */
  private void toolbar() {
    out.open("nav", "id", "steps", "hidden", "hidden");
    button("all", "example.steps.all");
    button("one", "example.steps.one");
    button("back", "example.steps.back");
    out.element("span", "", "id", "count", "aria-live", "polite");
    button("next", "example.steps.next");
    out.close("nav").line();
  }

  private void button(String id, String key) {
    out.element("button", messages.get(key), "type", "button", "id", id);
  }

  private void section(int number, Section section) {
    String id = "step-" + number;
    out.open("section", "class", "step", "id", id, "aria-labelledby", id + "-title").line();
    out.open("h2", "id", id + "-title");
    out.element("span", String.valueOf(number), "class", "number").text(" ");
    out.text(section.title()).close("h2").line();
    section.parts().forEach(parts::write);
    out.close("section").line();
  }

  private void footer() {
    out.open("footer").line();
    for (String line : example.colophon()) {
      out.element("p", line).line();
    }
    out.close("footer").line();
  }

  private static String resource(String name) {
    try (InputStream in = HtmlWriter.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The hash by which the page's policy knows its own style or script. */
  static String hash(String content) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /** For tests: the parts of the page that are not made from the example. */
  static List<String> ownTexts() {
    return List.of(resource("page.css"), resource("page.js"));
  }
}
