package phiscope.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The shared libraries of a Linux desktop that drawing needs, and the Debian packages that bring
 * them. Whether one is there is read from the cache of the dynamic linker, which also the linker
 * believes.
 */
public final class NativeLibraries {
  private static final Path LINKER_CACHE = Path.of("/etc/ld.so.cache");

  /** Needed to draw text, with a window or without. */
  private static final List<Library> FOR_TEXT =
      List.of(
          new Library("libfreetype.so.6", "libfreetype6"),
          new Library("libfontconfig.so.1", "libfontconfig1"),
          new Library("libpango-1.0.so.0", "libpango-1.0-0"),
          new Library("libpangoft2-1.0.so.0", "libpangoft2-1.0-0"));

  /** Needed besides to open a window. */
  private static final List<Library> FOR_WINDOW =
      List.of(
          new Library("libX11.so.6", "libx11-6"),
          new Library("libgtk-3.so.0", "libgtk-3-0"),
          new Library("libXtst.so.6", "libxtst6"));

  private NativeLibraries() {}

  /** The packages that a window needs and this machine lacks. */
  public static List<String> missingForWindow() {
    return Stream.of(FOR_TEXT, FOR_WINDOW).flatMap(needed -> missing(needed).stream()).toList();
  }

  /** The packages that drawing text needs and this machine lacks. */
  public static List<String> missingForText() {
    return missing(FOR_TEXT);
  }

  /** Empty on another system, and where there is no cache to ask. */
  private static List<String> missing(List<Library> needed) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (!system.startsWith("linux") || !Files.isReadable(LINKER_CACHE)) {
      return List.of();
    }
    try {
      return missing(needed, Files.readAllBytes(LINKER_CACHE));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** In the cache a path ends in the name of its file and a zero byte. */
  static List<String> missing(List<Library> needed, byte[] linkerCache) {
    String paths = new String(linkerCache, StandardCharsets.ISO_8859_1);
    return needed.stream()
        .filter(library -> !paths.contains("/" + library.file() + "\0"))
        .map(Library::debianPackage)
        .toList();
  }

  /** A shared library, and the package of Debian that brings it. */
  record Library(String file, String debianPackage) {}
}
