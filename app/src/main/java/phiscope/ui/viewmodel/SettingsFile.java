package phiscope.ui.viewmodel;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import phiscope.bench.journal.SafeFiles;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.Settings.Theme;

/** Settings in a file; what is missing or odd there is taken as at the first start. */
public final class SettingsFile {
  private final Path file;

  public SettingsFile(Path file) {
    this.file = file;
  }

  /** The settings of the last session, or those of a first start in the given language. */
  public Settings read(Language language) {
    Properties kept = new Properties();
    if (Files.isRegularFile(file)) {
      try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
        kept.load(reader);
      } catch (IOException | IllegalArgumentException unreadable) {
        kept.clear();
      }
    }
    Settings first = Settings.first(language);
    return new Settings(
        kept.getProperty("language", language.tag()).equals("zh")
            ? Language.CHINESE
            : Language.ENGLISH,
        kept.getProperty("theme", "light").equals("dark") ? Theme.DARK : Theme.LIGHT,
        number(kept.getProperty("zoom"), first.zoom()),
        flag(kept, "projector", first.projector()),
        flag(kept, "reducedMotion", first.reducedMotion()),
        flag(kept, "library", first.library()),
        flag(kept, "parameters", first.parameters()),
        sight(kept));
  }

  /**
   * Puts them in the place of the old ones, whole or not at all; settings that can't be kept are no
   * failure.
   *
   * @return whether they are in the file
   */
  public boolean write(Settings settings) {
    Properties kept = new Properties();
    kept.setProperty("language", settings.language().tag());
    kept.setProperty("theme", settings.theme() == Theme.DARK ? "dark" : "light");
    kept.setProperty("zoom", String.valueOf(settings.zoom()));
    kept.setProperty("projector", String.valueOf(settings.projector()));
    kept.setProperty("reducedMotion", String.valueOf(settings.reducedMotion()));
    kept.setProperty("library", String.valueOf(settings.library()));
    kept.setProperty("parameters", String.valueOf(settings.parameters()));
    kept.setProperty("figures", Sight.line(settings.sight().figures()));
    kept.setProperty("inFront", Sight.line(settings.sight().inFront()));
    kept.setProperty("groups", Sight.line(settings.sight().groups()));
    try {
      StringWriter text = new StringWriter();
      kept.store(text, null);
      SafeFiles.makeFolder(file.toAbsolutePath().getParent());
      SafeFiles.replace(file, to -> to.append(text.toString()));
      return true;
    } catch (IOException | SecurityException notWritten) {
      return false;
    }
  }

  private static Sight sight(Properties kept) {
    Map<String, Boolean> groups = new LinkedHashMap<>();
    Sight.values(kept.getProperty("groups", ""))
        .forEach((group, open) -> groups.put(group, Boolean.parseBoolean(open)));
    return new Sight(
        Sight.values(kept.getProperty("figures", "")),
        Sight.names(kept.getProperty("inFront", "")),
        groups);
  }

  private static boolean flag(Properties kept, String name, boolean otherwise) {
    return Boolean.parseBoolean(kept.getProperty(name, String.valueOf(otherwise)));
  }

  private static int number(String text, int otherwise) {
    return text != null && text.matches("\\d{1,4}") ? Integer.parseInt(text) : otherwise;
  }
}
