package phiscope.ui.view;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

/**
 * What the palette can find, and how well it fits what was typed: what a person reads there comes
 * before what is not shown, and the beginning of a word before its middle.
 */
final class Findable {
  /** The rank of what does not fit at all. */
  static final int NOT = Integer.MAX_VALUE;

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private final Action action;
  private final String shown;
  private final String name;
  private final String withHidden;
  private final String withExplained;

  /**
   * @param verbs with what names begin that does not count as their beginning
   * @param action what is found, by the text that is shown of it
   * @param hidden other names that it has, which are not shown
   * @param explained what its tooltip says
   */
  Findable(List<String> verbs, Action action, String hidden, String explained) {
    this.action = action;
    shown = searched(action.text().getValue());
    name =
        verbs.stream()
            .map(Findable::searched)
            .filter(verb -> shown.startsWith(verb) && shown.length() > verb.length())
            .filter(
                verb ->
                    !isOneWord(
                        verb.codePointBefore(verb.length()), shown.codePointAt(verb.length())))
            .max(Comparator.comparingInt(String::length))
            .map(verb -> shown.substring(verb.length()).strip())
            .orElse(shown);
    withHidden = shown + " " + searched(hidden);
    withExplained = withHidden + " " + searched(explained);
  }

  /** An action, which can be found by its id as well: that is English in every language. */
  static Findable of(List<String> verbs, Action action) {
    String id = action.id();
    return new Findable(verbs, action, id + " " + HUMP.matcher(id).replaceAll(" "), "");
  }

  Action action() {
    return action;
  }

  /** The place among all that is found: the lower, the better it fits; {@link #NOT} for not. */
  int rank(String typed) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    List<Boolean> fits =
        List.of(
            bare(name).equals(wanted) || shown.equals(wanted),
            name.startsWith(wanted),
            beginsWord(name, wanted),
            all(shown, wanted, Findable::beginsWord),
            all(withHidden, wanted, Findable::beginsWord),
            all(withExplained, wanted, Findable::beginsWord),
            all(shown, wanted, String::contains),
            all(withHidden, wanted, String::contains),
            all(withExplained, wanted, String::contains));
    int rank = fits.indexOf(true);
    return rank < 0 ? NOT : rank;
  }

  /** A name without what stands in brackets behind it. */
  private static String bare(String name) {
    int bracket = Math.max(name.indexOf(" ("), name.indexOf('（'));
    return bracket > 0 ? name.substring(0, bracket) : name;
  }

  private static boolean all(String text, String wanted, BiPredicate<String, String> fits) {
    return Arrays.stream(wanted.split("\\s+")).allMatch(word -> fits.test(text, word));
  }

  private static boolean beginsWord(String text, String wanted) {
    for (int at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      if (at == 0 || !isOneWord(text.codePointBefore(at), text.codePointAt(at))) {
        return true;
      }
    }
    return false;
  }

  /** Whether two signs beside each other belong to one word; Chinese has no gaps between words. */
  private static boolean isOneWord(int left, int right) {
    return Character.isLetterOrDigit(left)
        && Character.isLetterOrDigit(right)
        && !Character.isIdeographic(left)
        && !Character.isIdeographic(right);
  }

  /** How a text is searched: in small letters, with Greek ones by their names as well. */
  private static String searched(String text) {
    String greek = text.contains("σ") ? " sigma" : "";
    return (text + greek + (text.contains("φ") ? " phi" : "")).toLowerCase(Locale.ROOT);
  }
}
