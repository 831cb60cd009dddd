package phiscope.dataset.frames;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.JsonValue.JsonMember;
import phiscope.bench.json.JsonValue.JsonNumber;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.JsonValue.JsonText;
import phiscope.bench.json.StrictJson;
import phiscope.dataset.frames.FrameReader.Cell;

/** JSON lines of frames: {@code {"at": 12.5, "kind": "data"}}, one a line. */
record FrameLines(List<String> lines) {
  static final Pattern LINE_END = Pattern.compile("\\R");

  FrameLines {
    lines = List.copyOf(lines);
  }

  /** The lines of a text; empty if its first one that holds something is no frame. */
  static Optional<FrameLines> of(String text) {
    return LINE_END
        .splitAsStream(text)
        .filter(line -> !line.isBlank())
        .findFirst()
        .filter(line -> line.strip().startsWith("{"))
        .flatMap(line -> parsed(line).found())
        .filter(object -> member(object, FrameFields.KIND).isPresent())
        .filter(object -> member(object, FrameFields.TIME).isPresent())
        .map(object -> new FrameLines(List.of(LINE_END.split(text, -1))));
  }

  private static Loaded<JsonObject> parsed(String line) {
    return StrictJson.read(
        line,
        "",
        JsonLimits.DOCUMENT,
        (value, source) -> {
          if (value instanceof JsonObject object) {
            return Optional.of(object);
          }
          source.problem(value.offset(), "problem.frames.object");
          return Optional.empty();
        });
  }

  private static Optional<JsonMember> member(JsonObject object, FrameFields field) {
    return object.members().stream()
        .filter(member -> FrameFields.of(member.name()).filter(f -> f == field).isPresent())
        .findFirst();
  }

  /** Hands its frames over. */
  void readInto(FrameReader reader) {
    for (int i = 0; i < lines.size(); i++) {
      reader.line();
      String line = lines.get(i);
      if (line.isBlank()) {
        continue;
      }
      int number = i + 1;
      Loaded<JsonObject> object = parsed(line);
      object.problems().forEach(problem -> reader.add(onLine(problem, reader, number)));
      object.found().ifPresent(found -> read(found, line, number, reader));
    }
  }

  private static Problem onLine(Problem problem, FrameReader reader, int line) {
    return new Problem(
        reader.file(), line, Math.max(1, problem.column()), problem.key(), problem.arguments());
  }

  private static void read(JsonObject object, String line, int number, FrameReader reader) {
    Optional<JsonMember> time = member(object, FrameFields.TIME);
    Optional<JsonMember> kind = member(object, FrameFields.KIND);
    if (time.isEmpty() || kind.isEmpty()) {
      String right = (time.isEmpty() ? FrameFields.TIME : FrameFields.KIND).names().get(0);
      reader.problem(number, 1, "problem.frames.member", right);
      return;
    }
    reader.frame(
        cell(time.get().value(), line, number),
        FrameFields.TIME.unit(time.get().name()).orElseThrow(),
        cell(kind.get().value(), line, number));
  }

  private static Cell cell(JsonValue value, String line, int number) {
    String text =
        value instanceof JsonText word
            ? word.value()
            : value instanceof JsonNumber count ? count.value().toString() : "";
    return new Cell(text, number, line.codePointCount(0, value.offset()) + 1);
  }
}
