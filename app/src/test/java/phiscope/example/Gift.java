package phiscope.example;

import java.util.ArrayList;
import java.util.List;

/**
 * A question as a reader of GIFT understands it: signs of the format count where no backslash
 * stands before them.
 */
record Gift(String name, String text, List<String> answers, String why) {
  private static final char MARK = '\uE000';
  private static final String SIGNS = "\\~=#{}:n";

  static List<Gift> read(String file) {
    List<Gift> questions = new ArrayList<>();
    for (String block : file.split("\n\n")) {
      if (!block.isBlank() && !block.startsWith("$CATEGORY: ")) {
        questions.add(question(hidden(block)));
      }
    }
    return questions;
  }

  private static Gift question(String block) {
    int named = block.indexOf("::", 2);
    int open = block.indexOf('{');
    String body = block.substring(open + 1, block.indexOf('}'));
    int general = body.indexOf("####");
    List<String> answers = new ArrayList<>();
    for (String line : body.substring(0, general).split("\n")) {
      if (!line.isEmpty()) {
        answers.add(shown(line));
      }
    }
    String text = block.substring(named + "::[html]".length(), open - 1);
    String why = body.substring(general + 4, body.length() - 1);
    return new Gift(shown(block.substring(2, named)), shown(text), answers, shown(why));
  }

  /** Escaped signs become private ones, which mean nothing to the grammar. */
  private static String hidden(String block) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < block.length(); i++) {
      int sign = block.charAt(i) == '\\' ? SIGNS.indexOf(block.charAt(i + 1)) : -1;
      text.append(sign < 0 ? block.charAt(i) : (char) (MARK + sign));
      i += sign < 0 ? 0 : 1;
    }
    return text.toString();
  }

  private static String shown(String hidden) {
    String text = hidden;
    for (int i = 0; i < SIGNS.length(); i++) {
      String sign = SIGNS.charAt(i) == 'n' ? "\n" : SIGNS.substring(i, i + 1);
      text = text.replace(String.valueOf((char) (MARK + i)), sign);
    }
    return text;
  }
}
