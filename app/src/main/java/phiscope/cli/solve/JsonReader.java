package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a JSON file into values with their places, within limits that keep the program quick. */
final class JsonReader {
  /** Deep enough for any problem; a tower of brackets stops here. */
  private static final int MAXIMUM_DEPTH = 20;

  private static final long MAXIMUM_BYTES = 512L << 20;
  private static final int MAXIMUM_NAME = 1000;
  private static final int MAXIMUM_TEXT = 100_000;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAXIMUM_DEPTH)
                  .maxDocumentLength(MAXIMUM_BYTES)
                  .maxNameLength(MAXIMUM_NAME)
                  .maxStringLength(MAXIMUM_TEXT)
                  .maxNumberLength(MAXIMUM_TEXT)
                  .build())
          .build();

  private final JsonParser parser;

  private JsonReader(JsonParser parser) {
    this.parser = parser;
  }

  /**
   * The tree of a file, or where it stops being JSON.
   *
   * @throws IOException if the file can't be read
   */
  static JsonReading read(InputStream in) throws IOException {
    try (JsonParser parser = FACTORY.createParser(utf8(in))) {
      return read(parser);
    }
  }

  private static JsonReading read(JsonParser parser) throws IOException {
    try {
      JsonReader reader = new JsonReader(parser);
      if (parser.nextToken() == null) {
        return broken(parser.currentLocation(), "solve.file.empty");
      }
      JsonValue root = reader.value();
      if (parser.nextToken() != null) {
        return broken(parser.currentTokenLocation(), "solve.file.trailing");
      }
      return new JsonReading.Tree(root);
    } catch (StreamConstraintsException e) {
      return broken(e.getLocation(), "solve.file.tooLarge");
    } catch (JsonEOFException e) {
      return broken(e.getLocation(), "solve.file.ends");
    } catch (JsonProcessingException e) {
      return broken(e.getLocation(), "solve.file.notJson");
    } catch (CharacterCodingException e) {
      return broken(parser.currentLocation(), "solve.file.notUtf8");
    }
  }

  /**
   * Characters rather than bytes, so that columns count characters; a mark at the start is none.
   */
  private static Reader utf8(InputStream in) throws IOException {
    CharsetDecoder strict =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    PushbackInputStream bytes = new PushbackInputStream(in, BYTE_ORDER_MARK.length);
    byte[] start = bytes.readNBytes(BYTE_ORDER_MARK.length);
    if (!Arrays.equals(start, BYTE_ORDER_MARK)) {
      bytes.unread(start);
    }
    return new InputStreamReader(bytes, strict);
  }

  private static JsonReading broken(JsonLocation location, String key) {
    return new JsonReading.Broken(FieldProblem.of(place(location), "", key));
  }

  private static JsonValue.Place place(JsonLocation location) {
    return location == null
        ? new JsonValue.Place(1, 1)
        : new JsonValue.Place(
            Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
  }

  private JsonValue value() throws IOException {
    JsonLocation location = parser.currentTokenLocation();
    int line = Math.max(1, location.getLineNr());
    int column = Math.max(1, location.getColumnNr());
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> fields(line, column);
      case START_ARRAY -> array(line, column);
      case VALUE_STRING -> new JsonValue.Text(line, column, parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
          new JsonValue.Number(line, column, parser.getText());
      default -> new JsonValue.Word(line, column, token.asString());
    };
  }

  private JsonValue array(int line, int column) throws IOException {
    List<JsonValue> elements = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      elements.add(value());
    }
    return new JsonValue.Array(line, column, elements);
  }

  private JsonValue fields(int line, int column) throws IOException {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    Set<String> repeated = new LinkedHashSet<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      if (fields.put(name, value()) != null) {
        repeated.add(name);
      }
    }
    return new JsonValue.Fields(
        line,
        column,
        List.copyOf(fields.keySet()),
        List.copyOf(fields.values()),
        List.copyOf(repeated));
  }
}
