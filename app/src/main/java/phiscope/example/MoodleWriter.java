package phiscope.example;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import phiscope.figure.FigurePalette;
import phiscope.figure.SvgPainter;
import phiscope.figure.Theme;

/**
 * Writes questions as Moodle XML, the format that brings figures along. Source: Moodle's
 * documentation, "Moodle XML format".
 */
final class MoodleWriter {
  private static final FigurePalette PALETTE = FigurePalette.of(Theme.PRINT);

  private final Markup out = new Markup();

  private MoodleWriter() {}

  /**
   * The file.
   *
   * @param category the name under which the questions are sorted
   */
  static String write(String category, List<QuizQuestion> questions) {
    MoodleWriter writer = new MoodleWriter();
    writer.out.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>").line().open("quiz").line();
    writer.category(category);
    questions.forEach(writer::question);
    writer.out.close("quiz").line();
    return writer.out.toString();
  }

  /** A slash would begin a category within the category; two of them are one in the name. */
  static String categoryPath(String category) {
    return "$course$/top/" + category.replace("/", "//");
  }

  private void category(String name) {
    out.open("question", "type", "category").open("category");
    text(categoryPath(name));
    out.close("category").close("question").line();
  }

  private void text(String content) {
    out.element("text", content);
  }

  private void html(String element, String content) {
    out.open(element, "format", "html");
    text(content);
    out.close(element).line();
  }

  private void question(QuizQuestion question) {
    boolean isNumber = question.number().isPresent();
    out.open("question", "type", isNumber ? "numerical" : "multichoice").line();
    out.open("name");
    text(question.name());
    out.close("name").line().open("questiontext", "format", "html");
    text(question.html() + images(question.pictures()));
    question.pictures().forEach(this::file);
    out.close("questiontext").line();
    html("generalfeedback", question.why());
    out.element("defaultgrade", "1").element("penalty", "0.3333333").element("hidden", "0").line();
    question.number().ifPresent(this::number);
    if (!isNumber) {
      out.element("single", "true").element("shuffleanswers", "true");
      out.element("answernumbering", "abc").line();
      question.options().forEach(this::option);
    }
    out.close("question").line();
  }

  private static String images(List<Part.Picture> pictures) {
    Markup images = new Markup();
    for (Part.Picture picture : pictures) {
      images.open("p");
      images.empty(
          "img",
          "src",
          "@@PLUGINFILE@@/" + fileName(picture),
          "alt",
          picture.figure().name() + ". " + picture.figure().reading());
      images.close("p").line();
    }
    return images.toString();
  }

  private static String fileName(Part.Picture picture) {
    return picture.name() + ".svg";
  }

  private void file(Part.Picture picture) {
    byte[] svg = SvgPainter.paint(picture.figure(), PALETTE).getBytes(StandardCharsets.UTF_8);
    String content = Base64.getEncoder().encodeToString(svg);
    out.element("file", content, "name", fileName(picture), "path", "/", "encoding", "base64");
  }

  private void number(QuizQuestion.Number number) {
    out.open("answer", "fraction", "100", "format", "moodle_auto_format");
    text(number.answer().toPlainString());
    out.element("tolerance", number.tolerance().toPlainString());
    out.close("answer").line();
  }

  private void option(QuizQuestion.Option option) {
    out.open("answer", "fraction", option.right() ? "100" : "0", "format", "html");
    text(option.html());
    html("feedback", option.why());
    out.close("answer").line();
  }
}
