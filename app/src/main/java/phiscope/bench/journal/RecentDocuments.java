package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.JsonPrinter;
import phiscope.bench.json.JsonSource;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.StrictJson;

/**
 * The documents opened and saved last, the latest first, kept in a file of the user's folder. It is
 * a convenience: where it cannot be read it is empty, where it cannot be written it is forgotten.
 */
public final class RecentDocuments {
  /** How many are remembered. */
  public static final int MOST = 20;

  private static final JsonLimits LIMITS = new JsonLimits(1_000_000, 4, 1_000, 1, 100_000);

  private final Path list;

  public RecentDocuments(Path folder) {
    list = folder.resolve("recent.json");
  }

  /** The files, also those that are not there any more. */
  public List<Path> files() {
    try {
      return StrictJson.decode(Files.readAllBytes(list), "recent")
          .then(text -> StrictJson.read(text, "recent", LIMITS, RecentDocuments::read))
          .found()
          .orElse(List.of());
    } catch (IOException | SecurityException none) {
      return List.of();
    }
  }

  private static Optional<List<Path>> read(JsonValue value, JsonSource source) {
    Optional<JsonFields> fields = JsonFields.of(value, source);
    Optional<JsonField> recent = fields.flatMap(found -> found.required("recent"));
    List<Path> files = new ArrayList<>();
    for (JsonField item : recent.map(found -> found.items(0, MOST)).orElse(List.of())) {
      item.text(Integer.MAX_VALUE).flatMap(RecentDocuments::path).ifPresent(files::add);
    }
    return recent.map(found -> files);
  }

  private static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException ofAnotherSystem) {
      return Optional.empty();
    }
  }

  /** Puts a file first. */
  public void add(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    List<Path> files = new ArrayList<>(files());
    files.remove(absolute);
    files.add(0, absolute);
    write(files.subList(0, Math.min(MOST, files.size())));
  }

  /** Forgets a file. */
  public void remove(Path file) {
    List<Path> files = new ArrayList<>(files());
    if (files.remove(file.toAbsolutePath().normalize())) {
      write(files);
    }
  }

  /** Forgets all files. */
  public void clear() {
    write(List.of());
  }

  private void write(List<Path> files) {
    try {
      SafeFiles.makeFolder(list.toAbsolutePath().getParent());
      SafeFiles.replace(
          list,
          to -> {
            JsonPrinter printer = new JsonPrinter(to);
            printer.object().name("recent").array();
            files.forEach(file -> printer.text(file.toString()));
            printer.endArray().endObject().end();
          });
    } catch (IOException | SecurityException failed) {
      return;
    }
  }
}
