package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;

class StrictJsonTest {
  private static final JsonLimits SMALL = new JsonLimits(10_000, 8, 100, 1_000, 60);

  private static Loaded<JsonValue> read(String text) {
    return StrictJson.read(text, "f", SMALL, (value, source) -> Optional.of(value));
  }

  private static List<String> problems(String text) {
    return read(text).problems().stream()
        .map(p -> p.line() + ":" + p.column() + " " + p.key() + " " + p.arguments())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a": 1,}        | 1:8 problem.json.trailingComma [}]
          [1, 2,]          | 1:6 problem.json.trailingComma []]
          [1 2]            | 1:4 problem.json.expectedCommaOrBracket [2]
          {"a" 1}          | 1:6 problem.json.expectedColon [1]
          {"a": 1 "b": 2}  | 1:9 problem.json.expectedCommaOrBrace ["]
          {a: 1}           | 1:2 problem.json.expectedName [a]
          {'a': 1}         | 1:2 problem.json.expectedName [']
          [,1]             | 1:2 problem.json.expectedValue [,]
          {"a": }          | 1:7 problem.json.expectedValue [}]
          [1] 2            | 1:5 problem.json.trailing [2]
          [1, [2, 3]       | 1:1 problem.json.unclosed [[, ]]
          {"a": {"b": 1}   | 1:1 problem.json.unclosed [{, }]
          {"a":            | 1:1 problem.json.unclosed [{, }]
          ["abc            | 1:2 problem.json.unclosedText []
          [NaN]            | 1:2 problem.json.word [NaN]
          [nul]            | 1:2 problem.json.word [nul]
          [True]           | 1:2 problem.json.word [True]
          [01]             | 1:2 problem.json.number [01]
          [1.]             | 1:2 problem.json.number [1.]
          [.5]             | 1:2 problem.json.expectedValue [.]
          [+5]             | 1:2 problem.json.expectedValue [+]
          [-]              | 1:2 problem.json.number [-]
          [1e]             | 1:2 problem.json.number [1e]
          [1,5.5.5]        | 1:4 problem.json.number [5.5.5]
          [0x10]           | 1:2 problem.json.number [0x10]
          [-Infinity]      | 1:2 problem.json.number [-Infinity]
          ["a\\qb"]        | 1:4 problem.json.escape []
          ["\\u12G4"]      | 1:3 problem.json.escape []
          ["\\ud800"]      | 1:3 problem.json.surrogate [d800]
          ["\\ud800\\u0041"] | 1:3 problem.json.surrogate [d800]
          ["\\udc00"]      | 1:3 problem.json.surrogate [dc00]
          // note          | 1:1 problem.json.expectedValue [/]
          """)
  void whatIsNoJsonIsNamedWithItsPlace(String text, String problem) {
    assertThat(problems(text)).containsExactly(problem);
  }

  @Test
  void controlCharactersAreNamed() {
    assertThat(problems("[\"a\tb\"]")).containsExactly("1:4 problem.json.control [U+0009, 0009]");
    assertThat(problems("\u00a0[]")).containsExactly("1:1 problem.json.expectedValue [U+00A0]");
    assertThat(problems(" \n ")).containsExactly("1:1 problem.json.empty []");
  }

  @Test
  void allNamesGivenTwiceAreFoundInAllObjects() {
    assertThat(problems("{\"a\": 1,\n \"b\": {\"c\": 1, \"c\": 2},\r\n \"a\": 2,\r \"a\": 3}"))
        .containsExactly(
            "2:16 problem.json.duplicate [c, 2]",
            "3:2 problem.json.duplicate [a, 1]",
            "4:2 problem.json.duplicate [a, 1]");
  }

  @Test
  void columnsCountCharactersOfAnyPlane() {
    assertThat(problems("[\"心𠮷\", x]")).containsExactly("1:8 problem.json.word [x]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[[[[[[[[[]]]]]]]]]",
        "[\"1234567890123456789012345678901234567890123456789012345678901\"]",
        "[1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000]"
      })
  void sizesAreBounded(String text) {
    assertThat(problems(text)).hasSize(1);
  }

  @Test
  void manyValuesAreRefusedButManyNumbersAreRead() {
    assertThat(problems("[" + "null,".repeat(200) + "null]"))
        .containsExactly("1:497 problem.json.tooMany [100]");
    assertThat(problems("[" + "7,".repeat(900) + "7]")).isEmpty();
    assertThat(problems("[" + "7,".repeat(1001) + "7]"))
        .containsExactly("1:2002 problem.json.tooMany [1000]");
    assertThat(problems(" ".repeat(10_001))).containsExactly("1:1 problem.json.tooLong [10000]");
  }

  @Test
  void deepNestingDoesNotExhaustTheStack() {
    assertThat(problems("[".repeat(9_000))).containsExactly("1:9 problem.json.tooDeep [8]");
  }

  @Test
  void bytesThatAreNoUtf8AreNamedWithTheirPlace() {
    byte[] gbk = "{\n\"a\": \"".getBytes(StandardCharsets.UTF_8);
    byte[] bytes = java.util.Arrays.copyOf(gbk, gbk.length + 2);
    bytes[gbk.length] = (byte) 0xd0;
    bytes[gbk.length + 1] = (byte) 0xc4;
    assertThat(StrictJson.decode(bytes, "f").problems())
        .containsExactly(Problem.at("f", 2, 7, "problem.json.encoding"));
    byte[] cut = java.util.Arrays.copyOf("心".getBytes(StandardCharsets.UTF_8), 2);
    assertThat(StrictJson.decode(cut, "f").problems()).hasSize(1);
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    assertThat(StrictJson.decode("\ufeff[]".getBytes(StandardCharsets.UTF_8), "f").found())
        .contains("[]");
  }

  @Test
  void numbersKeepTheirDigits() {
    JsonValue.JsonArray array =
        (JsonValue.JsonArray)
            read("[1.50, 1E+3, -0.0, 123456789012345678901.5, 1e-200, 1e200, 7]")
                .found()
                .orElseThrow();
    String[] texts = {"1.50", "1E+3", "-0.0", "123456789012345678901.5", "1e-200", "1e200", "7"};
    for (int i = 0; i < texts.length; i++) {
      assertThat(((JsonValue.JsonNumber) array.get(i)).value())
          .isEqualTo(new java.math.BigDecimal(texts[i]));
    }
  }

  @Provide
  Arbitrary<String> almostJson() {
    Arbitrary<String> pieces =
        Arbitraries.of(
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\"",
            "\"a\"",
            "\"b\":",
            "1",
            "-",
            "0",
            ".5",
            "e3",
            "E+",
            "true",
            "null",
            "fals",
            " ",
            "\n",
            "\\u00e9",
            "\\",
            "\\\"",
            "é",
            "𠮷",
            "\t",
            "//",
            "[1,2]",
            "{\"c\": []}",
            "\u0000",
            "\u2028");
    return Arbitraries.oneOf(
        pieces.list().ofMaxSize(12).map(list -> String.join("", list)),
        Combinators.combine(
                Arbitraries.of(
                    "{\"a\": [1, 2.5, \"x\"], \"b\": {\"c\": null}}", "[1e3, \"\\u0041\"]"),
                Arbitraries.integers().between(0, 40),
                pieces)
            .as(
                (text, at, piece) -> {
                  int cut = Math.min(at, text.length());
                  return text.substring(0, cut)
                      + piece
                      + text.substring(Math.min(text.length(), cut + 1));
                }));
  }

  /** Jackson without its leniencies reads RFC 8259 too. */
  @Property(tries = 20_000, seed = "20261129")
  void whatIsJsonForJacksonIsJsonHereAndNothingElse(@ForAll("almostJson") String text) {
    boolean here =
        read(text).problems().stream().allMatch(p -> p.key().equals("problem.json.duplicate"));
    assertThat(here).as(text).isEqualTo(isJsonForJackson(text));
  }

  private static boolean isJsonForJackson(String text) {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      int depth = 0;
      int roots = 0;
      for (var token = parser.nextToken(); token != null; token = parser.nextToken()) {
        roots += depth == 0 ? 1 : 0;
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        parser.getText();
      }
      return roots == 1;
    } catch (IOException noJson) {
      return false;
    }
  }
}
