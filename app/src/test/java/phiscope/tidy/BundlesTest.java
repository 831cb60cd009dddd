package phiscope.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import phiscope.tidy.Sources.Source;

/** The bundles say the same things in Chinese and in English, and what they say is used. */
class BundlesTest {
  private static final List<Source> ENGLISH =
      Sources.below(Sources.RESOURCES.resolve("text"), "_en.properties");
  private static final List<Source> CHINESE =
      Sources.below(Sources.RESOURCES.resolve("text"), "_zh.properties");
  private static final List<Source> CODE = Sources.below(Sources.MAIN, ".java");

  @Test
  void everyBundleExistsInBothLanguages() {
    assertThat(ENGLISH).isNotEmpty();
    assertThat(names(ENGLISH, "_en")).isEqualTo(names(CHINESE, "_zh"));
  }

  @Test
  void bothLanguagesHaveTheSameKeysWithTheSameArguments() {
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < ENGLISH.size(); i++) {
      differences.addAll(BundleKeys.differences(ENGLISH.get(i), CHINESE.get(i)));
    }
    assertThat(differences).isEmpty();
  }

  @Test
  void noKeyStandsTwice() {
    assertThat(ofAll(BundleKeys::twice)).isEmpty();
    List<String> keys =
        ENGLISH.stream().flatMap(b -> BundleKeys.texts(b).keySet().stream()).toList();
    assertThat(keys).doesNotHaveDuplicates();
  }

  @Test
  void noTextIsEmptyOrLosesItsApostrophes() {
    assertThat(ofAll(BundleKeys::badTexts)).isEmpty();
  }

  @Test
  void everyKeyOfABundleIsUsedByTheCode() {
    Set<String> keys = keys();
    assertThat(BundleKeys.unused(keys, BundleKeys.literals(CODE))).isEmpty();
  }

  @Test
  void everyKeyThatTheCodeNamesIsInABundle() {
    assertThat(BundleKeys.unknown(keys(), BundleKeys.literals(CODE))).isEmpty();
  }

  @Test
  void theseChecksFindWhatTheyAreFor() {
    Source english = new Source("en", "a.b=x {0}\na.c=don't {0}\na.d=1\na.d=2\n");
    Source chinese = new Source("zh", "a.b=x\na.c=\na.e=1");
    assertThat(BundleKeys.differences(english, chinese))
        .containsExactly(
            "a.b takes other arguments in zh",
            "a.c takes other arguments in zh",
            "zh lacks a.d",
            "en lacks a.e");
    assertThat(BundleKeys.twice(english)).containsExactly("en: a.d");
    assertThat(BundleKeys.badTexts(english)).containsExactly("en: a.c=don't {0}");
    assertThat(BundleKeys.badTexts(chinese)).containsExactly("zh: a.c=");

    Set<String> keys = Set.of("a.b.one", "a.b.two", "a.c", "d.e");
    Set<String> literals =
        BundleKeys.literals(List.of(new Source("X", "get(\"a.b.\" + x); get(\"a.c\"); \"a.x\"")));
    assertThat(BundleKeys.unused(keys, literals)).containsExactly("d.e");
    assertThat(BundleKeys.unknown(keys, literals)).containsExactly("a.x");
  }

  /** The command line library finds these by the names of commands and options. */
  private static boolean isHelpOfACommand(String key) {
    return key.startsWith("phiscope.")
        || key.startsWith("usage.")
        || Set.of("help", "version", "lang").contains(key);
  }

  private static Set<String> keys() {
    Set<String> keys = new TreeSet<>();
    ENGLISH.forEach(bundle -> keys.addAll(BundleKeys.texts(bundle).keySet()));
    keys.removeIf(BundlesTest::isHelpOfACommand);
    return keys;
  }

  private static List<String> ofAll(Function<Source, List<String>> check) {
    List<String> found = new ArrayList<>();
    ENGLISH.forEach(bundle -> found.addAll(check.apply(bundle)));
    CHINESE.forEach(bundle -> found.addAll(check.apply(bundle)));
    return found;
  }

  private static List<String> names(List<Source> bundles, String language) {
    return bundles.stream().map(bundle -> bundle.name().replace(language, "")).toList();
  }
}
