package phiscope.bench.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BiFunction;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;

/** Reads JSON files that somebody wrote. */
public final class StrictJson {
  private StrictJson() {}

  /**
   * The text of bytes in UTF-8, without the byte order mark that some editors put first; or where
   * it is no UTF-8.
   */
  public static Loaded<String> decode(byte[] bytes, String file) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    // Only what stands for something that is no UTF-8, or really is this character, needs a look.
    return text.indexOf('\ufffd') < 0 ? Loaded.ok(withoutMark(text)) : decodeStrictly(bytes, file);
  }

  private static String withoutMark(String text) {
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  private static Loaded<String> decodeStrictly(byte[] bytes, String file) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      JsonSource source = new JsonSource(file, text);
      source.problem(text.length(), "problem.json.encoding");
      return new Loaded.Rejected<>(source.problems());
    }
    return Loaded.ok(withoutMark(text));
  }

  /**
   * Reads a text: first as JSON, then by {@code reader}, which notes problems in the source and
   * gives a value where it can.
   *
   * @return the value if there was no problem at all, else every problem
   */
  public static <T> Loaded<T> read(
      String text,
      String file,
      JsonLimits limits,
      BiFunction<JsonValue, JsonSource, Optional<T>> reader) {
    return read(new JsonSource(file, text), limits, reader);
  }

  static <T> Loaded<T> read(
      JsonSource source, JsonLimits limits, BiFunction<JsonValue, JsonSource, Optional<T>> reader) {
    try {
      JsonValue value = JsonSyntax.read(source, limits);
      Optional<T> read = reader.apply(value, source);
      if (!source.hasProblems() && read.isPresent()) {
        return new Loaded.Ok<>(read.get(), source.warnings());
      }
    } catch (JsonSyntax.Broken broken) {
      source.problem(broken.offset, broken.key, broken.arguments);
    }
    if (!source.hasProblems()) {
      throw new IllegalStateException("a reader gave neither a value nor a problem");
    }
    return new Loaded.Rejected<>(source.problems());
  }

  /** A problem of the file as a whole, as a rejection. */
  public static <T> Loaded<T> rejected(String file, String key, String... arguments) {
    return Loaded.rejected(Problem.of(file, key, arguments));
  }
}
