package phiscope.dataset.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import phiscope.dataset.value.FileUnit;
import phiscope.dataset.value.Vocabulary;

/**
 * What the name of a column says.
 *
 * @param name the name as written, without byte order marks and spaces around it
 * @param role what the column is
 * @param rank among columns of the same role the greater one is taken
 * @param unit the unit that the name tells
 * @param isPlain whether the name holds nothing but known words, as in "node", not in "node-b"
 */
record ColumnHeader(
    String name, ColumnRole role, int rank, Optional<FileUnit> unit, boolean isPlain) {
  private record Word(String text, ColumnRole role, int rank) {}

  private static final List<Word> WORDS = words();

  private static List<Word> words() {
    List<Word> words = new ArrayList<>();
    for (String key : Vocabulary.keys("column.")) {
      String[] parts = key.split("\\.");
      ColumnRole role = ColumnRole.valueOf(parts[1]);
      for (String text : Vocabulary.words(key)) {
        words.add(new Word(text, role, Integer.parseInt(parts[2])));
      }
    }
    return List.copyOf(words);
  }

  /** Reads the name of a column. */
  static ColumnHeader of(String text) {
    String name = text.replace("\ufeff", "").strip();
    List<String> tokens = tokens(name);
    Optional<FileUnit> unit = unitOf(name, tokens);
    Word best = null;
    boolean plain = true;
    for (String token : tokens) {
      boolean known = FileUnit.ofWord(token).isPresent();
      for (Word word : WORDS) {
        if (word.text.equals(token) || isChinesePart(word.text, token)) {
          known = true;
          best = best == null || weight(word) > weight(best) ? word : best;
        }
      }
      plain &= known;
    }
    if (tokens.contains("inter") && tokens.contains("arrival")) {
      return new ColumnHeader(name, ColumnRole.INTERVAL, 3, unit, plain);
    }
    return best == null
        ? new ColumnHeader(name, ColumnRole.UNKNOWN, 0, unit, false)
        : new ColumnHeader(name, best.role, best.rank, unit, plain);
  }

  /** The same column without a meaning. */
  ColumnHeader withoutRole() {
    return new ColumnHeader(name, ColumnRole.UNKNOWN, 0, unit, false);
  }

  boolean isKnown() {
    return role != ColumnRole.UNKNOWN || unit.isPresent();
  }

  /** Chinese names are not cut into words: a known word inside counts. */
  private static boolean isChinesePart(String word, String token) {
    return Vocabulary.isChinese(word) && token.contains(word);
  }

  /**
   * In "interval since received" the interval decides, in "received_at" the arrival, in "sent_at"
   * the sending, in "node_id" the node, in "event_time" the time.
   */
  private static int weight(Word word) {
    int base =
        switch (word.role) {
          case INTERVAL -> 100;
          case SENT -> 95;
          case OTHER -> 92;
          case SEQUENCE, INCARNATION, FATE, REFUSED -> 90;
          case TIME -> 70;
          case DATE -> 60;
          case OBSERVER -> 55;
          case NAME -> 50;
          case TYPE -> 40;
          case VALUE -> 30;
          case ROW_NUMBER -> 20;
          case UNKNOWN -> 0;
        };
    return base + word.rank + (Vocabulary.isChinese(word.text) ? word.text.length() : 0);
  }

  private static Optional<FileUnit> unitOf(String name, List<String> tokens) {
    Optional<FileUnit> inBrackets = bracketed(name).flatMap(FileUnit::ofWord);
    if (inBrackets.isPresent() || tokens.isEmpty()) {
      return inBrackets;
    }
    String last = tokens.get(tokens.size() - 1);
    return FileUnit.ofWord(last).or(() -> FileUnit.ofEnd(last));
  }

  private static Optional<String> bracketed(String name) {
    String plain = name.replace('（', '(').replace('）', ')').replace('[', '(').replace(']', ')');
    int open = plain.lastIndexOf('(');
    int close = plain.indexOf(')', open + 1);
    return open >= 0 && close > open
        ? Optional.of(plain.substring(open + 1, close))
        : Optional.empty();
  }

  /** Words of a name: cut at signs and where a capital follows a small letter. */
  private static List<String> tokens(String name) {
    List<String> tokens = new ArrayList<>();
    StringBuilder token = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean inside = Character.isLetterOrDigit(c) || c == '#' || c == 'µ' || c == 'μ';
      boolean hump = i > 0 && Character.isUpperCase(c) && Character.isLowerCase(name.charAt(i - 1));
      if ((!inside || hump) && token.length() > 0) {
        tokens.add(token.toString().toLowerCase(Locale.ROOT));
        token.setLength(0);
      }
      if (inside) {
        token.append(c);
      }
    }
    if (token.length() > 0) {
      tokens.add(token.toString().toLowerCase(Locale.ROOT));
    }
    return tokens;
  }
}
