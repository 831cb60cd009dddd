package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import phiscope.figure.TextMeasure;
import phiscope.lesson.LessonCatalogue;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** A page carries the characters that it is written with, so it looks alike on every machine. */
class PageFontsTest {
  private static String page(Language language) {
    return HtmlWriter.write(
        LessonExample.of(
            LessonCatalogue.find("the-same-1200-ms").orElseThrow(),
            Messages.in(language),
            Edition.KEY,
            "1.0"));
  }

  /** The fonts that a page carries: regular, bold. */
  private static List<Font> fonts(String html) throws Exception {
    List<Font> fonts = new ArrayList<>();
    Matcher matcher = Pattern.compile("url\\(data:font/ttf;base64,([^)]*)\\)").matcher(html);
    while (matcher.find()) {
      byte[] file = Base64.getDecoder().decode(matcher.group(1));
      fonts.add(Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file)));
    }
    return fonts;
  }

  @ParameterizedTest
  @EnumSource
  void everyCharacterOfThePageIsInItsFont(Language language) throws Exception {
    String html = page(language);
    List<Font> fonts = fonts(html);
    assertThat(fonts).hasSize(2);
    String text = Page.parse(html).text();
    text.codePoints()
        .filter(c -> c > ' ' && TextMeasure.bundled().covers(Character.toString(c)))
        .forEach(c -> assertThat(fonts.get(0).canDisplay(c)).as(Character.toString(c)).isTrue());
    for (Element element : Page.parse(html).all()) {
      if (element.getAttribute("font-weight").equals("bold") || element.getTagName().equals("h2")) {
        assertThat(fonts.get(1).canDisplayUpTo(element.getTextContent())).isEqualTo(-1);
      }
    }
  }

  @Test
  void aPageCarriesNotMuchMoreThanItsCharacters() throws Exception {
    List<Font> fonts = fonts(page(Language.CHINESE));
    assertThat(fonts.get(0).getNumGlyphs()).isLessThan(600);
    assertThat(fonts.get(1).getNumGlyphs()).isLessThan(fonts.get(0).getNumGlyphs());
    assertThat(fonts.get(1).canDisplay('龥')).isFalse();
  }

  /** Else bold text would be drawn in a font of the machine. */
  @Test
  void everythingThatTheStyleSheetMakesBoldIsKnown() {
    String style = HtmlWriter.ownTexts().get(0);
    Matcher rules = Pattern.compile("([^{}]+)\\{[^}]*font-weight: [67]00").matcher(style);
    TreeSet<String> unknown = new TreeSet<>();
    int found = 0;
    while (rules.find()) {
      for (String selector : rules.group(1).split(",")) {
        String last = selector.strip().replaceAll(".*[ .>]", "");
        found++;
        if (!PageFonts.BOLD.contains(last)) {
          unknown.add(last);
        }
      }
    }
    assertThat(found).isPositive();
    assertThat(unknown).isEmpty();
    assertThat(PageFonts.BOLD).containsAll(Arrays.asList("h1", "h2", "th", "strong"));
  }
}
