package phiscope.dataset.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import phiscope.dataset.source.ByteLimit;
import phiscope.dataset.source.SourceText;

/** How untrusted JSON is parsed: bounded in depth and length, lenient in what tools write. */
final class JsonSource {
  /** Deepest nesting. */
  static final int DEPTH = 64;

  private static final int LONGEST_KEY = 100;

  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEPTH)
                  .maxStringLength(ByteLimit.LINE)
                  .maxNameLength(2000)
                  .maxNumberLength(1000)
                  .build())
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(JsonReadFeature.ALLOW_LEADING_PLUS_SIGN_FOR_NUMBERS)
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .build();

  private JsonSource() {}

  /**
   * A parser of a whole text.
   *
   * @param stillWanted asked at each piece; throws if the rest is not wanted any more
   */
  static JsonParser parser(SourceText text, Runnable stillWanted) throws IOException {
    return FACTORY.createParser(new WatchedReader(text.reader(), stillWanted));
  }

  /**
   * The path of a value by the path of the object around it and its key. Of a long key the
   * beginning counts, so that paths stay short whatever a file holds.
   */
  static String child(String parent, String key) {
    String name = key.length() <= LONGEST_KEY ? key : key.substring(0, LONGEST_KEY);
    return parent.isEmpty() ? name : parent + "." + name;
  }

  static int line(JsonLocation location) {
    return Math.max(1, location.getLineNr());
  }

  static int column(JsonLocation location) {
    return Math.max(1, location.getColumnNr());
  }
}
