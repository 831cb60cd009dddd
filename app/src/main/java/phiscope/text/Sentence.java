package phiscope.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A text with links in it.
 *
 * @param text as it is read
 * @param links in the order of the text; none overlap
 */
public record Sentence(String text, List<Link> links) {
  /** Stands for an argument while a text is put together; no text has these characters. */
  private static final char FIRST_MARK = '\uE000';

  private static final char LAST_MARK = '\uE0FF';

  public Sentence {
    links = List.copyOf(links);
  }

  /**
   * A part of the text that leads somewhere.
   *
   * @param from index of its first character
   * @param to index behind its last one
   */
  public record Link(int from, int to, Target target) {
    private Link shifted(int by) {
      return new Link(from + by, to + by, target);
    }
  }

  /** Where a link leads. */
  public sealed interface Target {
    /** A frame of the run. */
    record Frame(int index) implements Target {}

    /** A member, or a holder. */
    record Member(int number) implements Target {}

    /** A message, by its number. */
    record Message(int id) implements Target {}
  }

  /** Text that leads nowhere. */
  public static Sentence plain(String text) {
    return new Sentence(text, List.of());
  }

  /** Text that leads somewhere as a whole. */
  public static Sentence link(String text, Target target) {
    return new Sentence(text, List.of(new Link(0, text.length(), target)));
  }

  /** The text of a key with {0}, {1}, ... replaced, whose links stay where they then are. */
  public static Sentence of(Messages messages, String key, Object... arguments) {
    Object[] marks = new Object[arguments.length];
    for (int i = 0; i < marks.length; i++) {
      // What is no sentence is put in at once, so that words can agree with numbers.
      marks[i] =
          arguments[i] instanceof Sentence
              ? String.valueOf((char) (FIRST_MARK + i))
              : String.valueOf(arguments[i]);
    }
    String form = messages.get(key, marks);
    StringBuilder text = new StringBuilder();
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < form.length(); i++) {
      char c = form.charAt(i);
      if (c < FIRST_MARK || c > LAST_MARK) {
        text.append(c);
        continue;
      }
      Sentence part = (Sentence) arguments[c - FIRST_MARK];
      part.links().forEach(link -> links.add(link.shifted(text.length())));
      text.append(part.text());
    }
    return new Sentence(text.toString(), links).withoutStraySpaces();
  }

  /**
   * Forms leave spaces around what may be a Latin name; between Chinese characters there is none.
   */
  private Sentence withoutStraySpaces() {
    Sentence tight = this;
    for (int i = text.length() - 2; i > 0; i--) {
      if (text.charAt(i) == ' ' && isChinese(text.charAt(i - 1)) && isChinese(text.charAt(i + 1))) {
        tight = tight.without(i);
      }
    }
    return tight;
  }

  private static boolean isChinese(char c) {
    return Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN
        || c >= '\u3000' && c <= '\u303F'
        || c >= '\uFF00' && c <= '\uFFEF';
  }

  private Sentence without(int index) {
    List<Link> moved = new ArrayList<>();
    for (Link link : links) {
      moved.add(
          new Link(
              link.from() > index ? link.from() - 1 : link.from(),
              link.to() > index ? link.to() - 1 : link.to(),
              link.target()));
    }
    return new Sentence(text.substring(0, index) + text.substring(index + 1), moved);
  }

  /** The parts with what a key puts between two of them; empty for none. */
  public static Sentence joined(Messages messages, String key, List<Sentence> parts) {
    Sentence all = parts.isEmpty() ? plain("") : parts.get(0);
    for (int i = 1; i < parts.size(); i++) {
      all = of(messages, key, all, parts.get(i));
    }
    return all;
  }

  public boolean isEmpty() {
    return text.isEmpty();
  }
}
