package phiscope.example;

import java.util.List;

/**
 * Writes questions as GIFT, the plain text that Moodle and others take; figures stay out. Source:
 * Moodle's documentation, "GIFT format".
 */
final class GiftWriter {
  private static final String SPECIAL = "\\~=#{}:";

  private GiftWriter() {}

  /**
   * The file.
   *
   * @param category the name under which the questions are sorted
   */
  static String write(String category, List<QuizQuestion> questions) {
    StringBuilder out = new StringBuilder();
    out.append("$CATEGORY: ").append(MoodleWriter.categoryPath(oneLine(category))).append("\n\n");
    questions.forEach(question -> write(question, out));
    return out.toString();
  }

  private static void write(QuizQuestion question, StringBuilder out) {
    out.append("::").append(escaped(question.name())).append("::[html]");
    out.append(escaped(question.html())).append(" {");
    question
        .number()
        .ifPresent(
            number ->
                out.append('#')
                    .append(number.answer().toPlainString())
                    .append(':')
                    .append(number.tolerance().toPlainString()));
    for (QuizQuestion.Option option : question.options()) {
      out.append('\n').append(option.right() ? '=' : '~').append(escaped(option.html()));
      if (!option.why().isEmpty()) {
        out.append('#').append(escaped(option.why()));
      }
    }
    out.append("\n####").append(escaped(question.why())).append("\n}\n\n");
  }

  /** Signs of the format get a backslash; an empty line would end the question. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        escaped.append("\\n");
      } else {
        escaped.append(SPECIAL.indexOf(c) >= 0 ? "\\" : "").append(c);
      }
    }
    return escaped.toString();
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
