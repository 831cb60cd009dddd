package phiscope.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * Where Phiscope keeps what it writes on its own account: the journal, the recent list, the log.
 */
public final class DataFolder {
  private DataFolder() {}

  /**
   * The folder of the user who runs this program, by the custom of the system. It need not exist
   * yet. The property {@code phiscope.data} names another one.
   */
  public static Path current() {
    String named = System.getProperty("phiscope.data", "");
    if (!named.isBlank()) {
      return Path.of(named);
    }
    Path home = Path.of(System.getProperty("user.home"));
    return of(System.getProperty("os.name"), System.getenv(), home);
  }

  /** The folder by the custom of a system. */
  static Path of(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return named(environment.get("APPDATA"), home.resolve("AppData/Roaming")).resolve("Phiscope");
    }
    if (name.startsWith("mac")) {
      return home.resolve("Library/Application Support/Phiscope");
    }
    return named(environment.get("XDG_DATA_HOME"), home.resolve(".local/share"))
        .resolve("phiscope");
  }

  /** What a variable names, if it names a place at all: a relative one means nothing. */
  private static Path named(String value, Path otherwise) {
    if (value == null || value.isBlank() || !Path.of(value).isAbsolute()) {
      return otherwise;
    }
    return Path.of(value);
  }
}
