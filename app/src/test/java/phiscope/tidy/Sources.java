package phiscope.tidy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of this project. Tests run in the folder of the module. */
final class Sources {
  static final Path MODULE = Path.of("").toAbsolutePath();
  static final Path ROOT = MODULE.getParent();
  static final Path MAIN = MODULE.resolve("src/main/java/phiscope");
  static final Path TEST = MODULE.resolve("src/test/java");
  static final Path RESOURCES = MODULE.resolve("src/main/resources/phiscope");

  /** A file and what it says; the name is relative to the project. */
  record Source(String name, String text) {
    List<String> lines() {
      return text.lines().toList();
    }
  }

  private Sources() {}

  /** The files below a folder whose name ends so, in the order of their names. */
  static List<Source> below(Path folder, String ending) {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(path -> Files.isRegularFile(path) && path.toString().endsWith(ending))
          .filter(path -> !path.startsWith(MODULE.resolve("target")))
          .sorted()
          .map(Sources::read)
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static Source read(Path path) {
    try {
      String name = ROOT.relativize(path).toString().replace('\\', '/');
      return new Source(name, Files.readString(path, StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(path.toString(), failure);
    }
  }
}
