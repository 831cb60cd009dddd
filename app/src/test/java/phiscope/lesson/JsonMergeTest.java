package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.JsonValue.JsonArray;
import phiscope.bench.json.JsonValue.JsonMember;
import phiscope.bench.json.JsonValue.JsonNull;
import phiscope.bench.json.JsonValue.JsonNumber;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.JsonValue.JsonText;
import phiscope.bench.json.StrictJson;

class JsonMergeTest {
  /** The examples of RFC 7396, appendix A, whose results are JSON of their own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      textBlock =
"""
{"a":"b"}; {"a":"c"}; {"a":"c"}
{"a":"b"}; {"b":"c"}; {"a":"b","b":"c"}
{"a":"b"}; {"a":null}; {}
{"a":"b","b":"c"}; {"a":null}; {"b":"c"}
{"a":["b"]}; {"a":"c"}; {"a":"c"}
{"a":"c"}; {"a":["b"]}; {"a":["b"]}
{"a":{"b":"c"}}; {"a":{"b":"d","c":null}}; {"a":{"b":"d"}}
{"a":[{"b":"c"}]}; {"a":[1]}; {"a":[1]}
["a","b"]; ["c","d"]; ["c","d"]
{"a":"b"}; ["c"]; ["c"]
{"a":"foo"}; "bar"; "bar"
{"e":null}; {"a":1}; {"e":null,"a":1}
[1,2]; {"a":"b","c":null}; {"a":"b"}
{}; {"a":{"bb":{"ccc":null}}}; {"a":{"bb":{}}}
""")
  void aChangeIsAMergePatch(String value, String change, String result) {
    assertThat(text(JsonMerge.merge(json(value), json(change)))).isEqualTo(result);
  }

  private static JsonValue json(String text) {
    AtomicReference<JsonValue> found = new AtomicReference<>();
    StrictJson.read(
        text,
        "x",
        JsonLimits.DOCUMENT,
        (value, source) -> {
          found.set(value);
          return Optional.of(value);
        });
    return found.get();
  }

  private static String text(JsonValue value) {
    if (value instanceof JsonObject object) {
      StringBuilder text = new StringBuilder("{");
      for (JsonMember member : object.members()) {
        text.append(text.length() > 1 ? "," : "").append('"').append(member.name()).append("\":");
        text.append(text(member.value()));
      }
      return text.append('}').toString();
    }
    if (value instanceof JsonArray array) {
      StringBuilder text = new StringBuilder("[");
      for (int i = 0; i < array.size(); i++) {
        text.append(i > 0 ? "," : "").append(text(array.get(i)));
      }
      return text.append(']').toString();
    }
    if (value instanceof JsonNumber number) {
      return number.value().toString();
    }
    return value instanceof JsonNull ? "null" : '"' + ((JsonText) value).value() + '"';
  }
}
