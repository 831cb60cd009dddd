package phiscope.tidy;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import phiscope.tidy.Sources.Source;

/** Compares bundles with each other and with the code that uses them. */
final class BundleKeys {
  private static final Pattern KEY_LINE = Pattern.compile("^([^\\s=:#!][^\\s=:]*)\\s*[=:]");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
  private static final Pattern KEY = Pattern.compile("[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9_-]+)+");
  private static final Pattern FILE_NAME =
      Pattern.compile(
          ".*\\.(properties|log|json|jsonl|csv|txt|css|ttf|png|svg|html|md|xml|gift|jar|zip|gz|data|lock)");
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)[^}]*}");
  private static final Pattern LONE_APOSTROPHE = Pattern.compile("(?<!')'(?!')");

  private BundleKeys() {}

  static Map<String, String> texts(Source bundle) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(bundle.text()));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    Map<String, String> texts = new TreeMap<>();
    properties.forEach((key, text) -> texts.put((String) key, (String) text));
    return texts;
  }

  /** Keys that stand twice in one bundle: the second would silently win. */
  static List<String> twice(Source bundle) {
    Set<String> seen = new TreeSet<>();
    List<String> twice = new ArrayList<>();
    for (String line : bundle.lines()) {
      Matcher key = KEY_LINE.matcher(line);
      if (key.find() && !seen.add(key.group(1))) {
        twice.add(bundle.name() + ": " + key.group(1));
      }
    }
    return twice;
  }

  /** Where one language says something else than the other: a key, or an argument. */
  static List<String> differences(Source english, Source chinese) {
    Map<String, String> en = texts(english);
    Map<String, String> zh = texts(chinese);
    Set<String> keys = new TreeSet<>(en.keySet());
    keys.addAll(zh.keySet());
    List<String> differences = new ArrayList<>();
    for (String key : keys) {
      if (!en.containsKey(key)) {
        differences.add(english.name() + " lacks " + key);
      } else if (!zh.containsKey(key)) {
        differences.add(chinese.name() + " lacks " + key);
      } else if (!arguments(en.get(key)).equals(arguments(zh.get(key)))) {
        differences.add(key + " takes other arguments in " + chinese.name());
      }
    }
    return differences;
  }

  /** Texts that are empty, or whose apostrophes would vanish with the arguments put in. */
  static List<String> badTexts(Source bundle) {
    return texts(bundle).entrySet().stream()
        .filter(
            entry ->
                entry.getValue().isBlank()
                    || (!arguments(entry.getValue()).isEmpty()
                        && LONE_APOSTROPHE.matcher(entry.getValue()).find()))
        .map(entry -> bundle.name() + ": " + entry.getKey() + "=" + entry.getValue())
        .toList();
  }

  private static Set<String> arguments(String text) {
    return ARGUMENT
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
  }

  /** All string literals of the code. */
  static Set<String> literals(List<Source> code) {
    Set<String> literals = new TreeSet<>();
    for (Source source : code) {
      LITERAL.matcher(source.text()).results().forEach(found -> literals.add(found.group(1)));
    }
    return literals;
  }

  /**
   * Keys that no literal of the code names: neither in full, nor by a beginning that ends in a dot
   * (the rest is the name of a value, put behind it).
   */
  static List<String> unused(Set<String> keys, Set<String> literals) {
    List<String> beginnings =
        literals.stream().filter(literal -> literal.matches("[a-z][\\w.-]*\\.")).toList();
    return keys.stream()
        .filter(key -> !literals.contains(key))
        .filter(key -> beginnings.stream().noneMatch(key::startsWith))
        .toList();
  }

  /**
   * Literals that look like a key of these bundles (their first two words begin some key) and are
   * none.
   */
  static List<String> unknown(Set<String> keys, Set<String> literals) {
    Set<String> beginnings = keys.stream().map(BundleKeys::beginning).collect(Collectors.toSet());
    return literals.stream()
        .filter(literal -> KEY.matcher(literal).matches())
        .filter(literal -> !FILE_NAME.matcher(literal).matches())
        .filter(literal -> beginnings.contains(beginning(literal)))
        .filter(literal -> !keys.contains(literal))
        .filter(literal -> keys.stream().noneMatch(key -> key.startsWith(literal + ".")))
        .toList();
  }

  private static String beginning(String key) {
    String[] words = key.split("\\.");
    return words.length > 2 ? words[0] + "." + words[1] : words[0];
  }
}
