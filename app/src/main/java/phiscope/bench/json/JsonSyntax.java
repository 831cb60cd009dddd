package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import phiscope.bench.json.JsonValue.JsonArray;
import phiscope.bench.json.JsonValue.JsonBoolean;
import phiscope.bench.json.JsonValue.JsonMember;
import phiscope.bench.json.JsonValue.JsonNull;
import phiscope.bench.json.JsonValue.JsonNumber;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.JsonValue.JsonText;

/** Reads one JSON text (RFC 8259, nothing more) into values. */
final class JsonSyntax {
  /** The text breaks off or is none: nothing behind that place can be understood. */
  static final class Broken extends Exception {
    private static final long serialVersionUID = 1L;

    final transient int offset;
    final transient String key;
    final transient Object[] arguments;

    Broken(int offset, String key, Object... arguments) {
      super(key, null, false, false);
      this.offset = offset;
      this.key = key;
      this.arguments = arguments;
    }
  }

  private final JsonSource source;
  private final JsonLimits limits;
  private final JsonScanner scanner;
  private int values;
  private int entries;

  private JsonSyntax(JsonSource source, JsonLimits limits) {
    this.source = source;
    this.limits = limits;
    this.scanner = new JsonScanner(source.text(), limits.textLength());
  }

  /** The value of the whole text. Names given twice are noted as problems. */
  static JsonValue read(JsonSource source, JsonLimits limits) throws Broken {
    JsonSyntax syntax = new JsonSyntax(source, limits);
    if (source.text().length() > limits.characters()) {
      throw new Broken(0, "problem.json.tooLong", limits.characters());
    }
    JsonScanner scanner = syntax.scanner;
    scanner.skipSpace();
    if (scanner.atEnd()) {
      throw new Broken(0, "problem.json.empty");
    }
    JsonValue value = syntax.value(0);
    scanner.skipSpace();
    if (!scanner.atEnd()) {
      throw new Broken(scanner.at(), "problem.json.trailing", scanner.shown());
    }
    return value;
  }

  private JsonValue value(int depth) throws Broken {
    int offset = scanner.at();
    if (++values > limits.values()) {
      throw new Broken(offset, "problem.json.tooMany", limits.values());
    }
    char first = scanner.peek();
    if (first == '{') {
      return object(offset, deeper(offset, depth));
    }
    if (first == '[') {
      return array(offset, deeper(offset, depth));
    }
    if (first == '"') {
      return new JsonText(offset, scanner.text());
    }
    if (JsonScanner.beginsNumber(first)) {
      scanner.number();
      return number(offset);
    }
    return word(offset);
  }

  private JsonNumber number(int offset) throws Broken {
    if (scanner.isShortNumber()) {
      return new JsonNumber(offset, BigDecimal.valueOf(scanner.unscaled(), scanner.scale()));
    }
    try {
      return new JsonNumber(offset, new BigDecimal(scanner.numberText()));
    } catch (NumberFormatException outOfRange) {
      throw new Broken(offset, "problem.json.numberOutOfRange", scanner.numberText());
    }
  }

  private JsonValue word(int offset) throws Broken {
    String word = scanner.word();
    switch (word) {
      case "true":
        return new JsonBoolean(offset, true);
      case "false":
        return new JsonBoolean(offset, false);
      case "null":
        return new JsonNull(offset);
      default:
        throw word.isEmpty()
            ? new Broken(offset, "problem.json.expectedValue", scanner.shown())
            : new Broken(offset, "problem.json.word", word);
    }
  }

  private int deeper(int offset, int depth) throws Broken {
    if (depth == limits.depth()) {
      throw new Broken(offset, "problem.json.tooDeep", limits.depth());
    }
    return depth + 1;
  }

  private JsonObject object(int offset, int depth) throws Broken {
    Map<String, JsonMember> members = new LinkedHashMap<>();
    scanner.skip();
    if (next(offset, "{", "}") == '}') {
      scanner.skip();
      return new JsonObject(offset, List.of());
    }
    while (true) {
      JsonMember member = member(offset, depth);
      JsonMember earlier = members.putIfAbsent(member.name(), member);
      if (earlier != null) {
        source.problem(
            member.offset(),
            "problem.json.duplicate",
            member.name(),
            source.line(earlier.offset()));
      }
      if (!goesOn(offset, "{", '}', "problem.json.expectedCommaOrBrace")) {
        return new JsonObject(offset, new ArrayList<>(members.values()));
      }
    }
  }

  private JsonMember member(int offset, int depth) throws Broken {
    int nameOffset = scanner.at();
    if (scanner.peek() != '"') {
      throw new Broken(nameOffset, "problem.json.expectedName", scanner.shown());
    }
    String name = scanner.text();
    if (next(offset, "{", "}") != ':') {
      throw new Broken(scanner.at(), "problem.json.expectedColon", scanner.shown());
    }
    scanner.skip();
    next(offset, "{", "}");
    return new JsonMember(nameOffset, name, value(depth));
  }

  private JsonArray array(int offset, int depth) throws Broken {
    JsonNumbers.Builder numbers = new JsonNumbers.Builder();
    List<JsonValue> rest = new ArrayList<>();
    scanner.skip();
    if (next(offset, "[", "]") == ']') {
      scanner.skip();
      return new JsonArray(offset, numbers.build(), rest);
    }
    do {
      int start = scanner.at();
      if (rest.isEmpty() && JsonScanner.beginsNumber(scanner.peek())) {
        scanner.number();
        if (scanner.isShortNumber()) {
          numbers.add(start, scanner.unscaled(), scanner.scale());
        } else {
          values++;
          rest.add(number(start));
        }
        if (numbers.size() > limits.numbers()) {
          throw new Broken(start, "problem.json.tooMany", limits.numbers());
        }
      } else {
        rest.add(value(depth));
      }
    } while (goesOn(offset, "[", ']', "problem.json.expectedCommaOrBracket"));
    return new JsonArray(offset, numbers.build(), rest);
  }

  /** Goes over a comma to the next entry, or over the end; whether there is a next entry. */
  private boolean goesOn(int offset, String opened, char end, String otherwise) throws Broken {
    entries++;
    if (entries % JsonSource.TOLD_EVERY == 0) {
      source.reached(scanner.at());
    }
    String closing = String.valueOf(end);
    char found = next(offset, opened, closing);
    if (found == end) {
      scanner.skip();
      return false;
    }
    if (found != ',') {
      throw new Broken(scanner.at(), otherwise, scanner.shown());
    }
    int comma = scanner.at();
    scanner.skip();
    if (next(offset, opened, closing) == end) {
      throw new Broken(comma, "problem.json.trailingComma", closing);
    }
    return true;
  }

  /** The next character that is no space. */
  private char next(int offset, String opened, String closing) throws Broken {
    scanner.skipSpace();
    if (scanner.atEnd()) {
      throw new Broken(offset, "problem.json.unclosed", opened, closing);
    }
    return scanner.peek();
  }
}
