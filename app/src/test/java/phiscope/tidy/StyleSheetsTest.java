package phiscope.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import phiscope.tidy.Sources.Source;

/** Style classes are written twice, in code and in a style sheet: both must say the same. */
class StyleSheetsTest {
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");
  private static final Pattern BLOCK = Pattern.compile("(?s)\\{.*?}");
  private static final Pattern SELECTOR_CLASS = Pattern.compile("\\.([a-zA-Z_][\\w-]*)");
  private static final Pattern CODE_CLASSES =
      Pattern.compile("(?s)getStyleClass\\(\\)\\s*\\.(?:add|addAll|setAll)\\(([^;]*?)\\);");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z0-9-]*)\"");
  private static final Pattern LITERAL_TEXT =
      Pattern.compile(
          "(?:new (?:Label|Button|Text|Tooltip|MenuItem|Menu|CheckBox|RadioButton|ToggleButton|Tab"
              + "|TitledPane|Hyperlink)|\\.set(?:Text|Title|PromptText|HeaderText|ContentText"
              + "|AccessibleText|AccessibleHelp|AccessibleRoleDescription))"
              + "\\(\\s*\"(?!Phiscope\")[^\"]*\\p{L}{2,}[^\"]*\"");

  private static final List<Source> SHEETS = Sources.below(Sources.RESOURCES.resolve("ui"), ".css");
  private static final List<Source> CODE = Sources.below(Sources.MAIN.resolve("ui"), ".java");

  @Test
  void everyStyleClassOfTheCodeIsDefined() throws Exception {
    Set<String> undefined = usedClasses(CODE);
    undefined.removeAll(definedClasses(SHEETS));
    undefined.removeAll(classesOfTheToolkit());
    assertThat(undefined).isEmpty();
  }

  @Test
  void everyStyleClassOfOurSheetsIsUsed() throws Exception {
    Set<String> unused = definedClasses(SHEETS);
    String code = CODE.stream().map(Source::text).collect(Collectors.joining());
    unused.removeIf(name -> code.contains("\"" + name + "\""));
    unused.removeAll(classesOfTheToolkit());
    assertThat(unused).isEmpty();
  }

  @Test
  void whatTheWindowSaysIsInTheBundles() {
    List<String> texts =
        CODE.stream()
            .flatMap(source -> LITERAL_TEXT.matcher(source.text()).results())
            .map(found -> found.group())
            .toList();
    assertThat(texts).isEmpty();
    assertThat(LITERAL_TEXT.matcher("new Label(\"Threshold\")").find()).isTrue();
    assertThat(LITERAL_TEXT.matcher("new Label(\"\\u03c6\")").find()).isFalse();
  }

  @Test
  void theseChecksFindWhatTheyAreFor() {
    Source sheet =
        new Source("a.css", "/* .no */ .panel > .title:hover, .x { -fx-a: 0.5em url(b.c); }");
    assertThat(definedClasses(List.of(sheet))).containsExactly("panel", "title", "x");
    Source code = new Source("A", "a.getStyleClass().addAll(\"panel\", Styles.FLAT, \"y\");");
    assertThat(usedClasses(List.of(code))).containsExactly("panel", "y");
  }

  private static Set<String> definedClasses(List<Source> sheets) {
    Set<String> classes = new TreeSet<>();
    for (Source sheet : sheets) {
      String selectors =
          BLOCK.matcher(COMMENT.matcher(sheet.text()).replaceAll("")).replaceAll(" ");
      SELECTOR_CLASS.matcher(selectors).results().forEach(found -> classes.add(found.group(1)));
    }
    return classes;
  }

  private static Set<String> usedClasses(List<Source> code) {
    Set<String> classes = new TreeSet<>();
    for (Source source : code) {
      CODE_CLASSES
          .matcher(source.text())
          .results()
          .flatMap(call -> LITERAL.matcher(call.group(1)).results())
          .forEach(found -> classes.add(found.group(1)));
    }
    return classes;
  }

  /** The classes that the toolkit's own sheet and the theme define. */
  private static Set<String> classesOfTheToolkit() throws Exception {
    return definedClasses(
        List.of(
            resource("/com/sun/javafx/scene/control/skin/modena/modena.css"),
            resource("/atlantafx/base/theme/primer-light.css")));
  }

  private static Source resource(String name) throws Exception {
    try (InputStream in = javafx.scene.control.Control.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      return new Source(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
