package phiscope;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import phiscope.cli.Console;
import phiscope.cli.DataFolder;
import phiscope.cli.ErrorLog;
import phiscope.cli.ExitCode;
import phiscope.cli.LastResort;
import phiscope.cli.NativeLibraries;
import phiscope.cli.Version;
import phiscope.example.ExportFolder;
import phiscope.example.OpeningExport;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.Workbench;

/**
 * Opens the window, or says in one line why that can't be: what a toolkit prints in such a case is
 * of no use to the user and goes to the log.
 */
final class WindowLaunch {
  /** Kept, since a logger that nobody holds forgets its level. */
  private static final Logger TOOLKIT = Logger.getLogger("javafx");

  private final Optional<Language> language;
  private final Messages messages;
  private final PrintWriter err;
  private final ErrorLog log;

  /** Speaks the language that is asked for, else the system's; the window the one it had last. */
  WindowLaunch(Optional<Language> language) {
    this.language = language;
    messages = Messages.in(language.orElse(Language.of(Locale.getDefault())));
    err = Console.standardError();
    log = ErrorLog.current();
  }

  /** Opens files in the window; gives the exit code when the window has closed. */
  int open(List<String> files) {
    LastResort lastResort = new LastResort(messages, log);
    if (!hasDisplay()) {
      return withoutDisplay(lastResort);
    }
    lastResort.watchAllThreads(err);
    // JavaFX warns on every start from a class path, which is how Phiscope is meant to start.
    TOOLKIT.setLevel(Level.SEVERE);
    PrintStream console = System.err;
    System.setErr(log.stream());
    try {
      Workbench.open(files, language);
      return ExitCode.DONE;
    } catch (RuntimeException | LinkageError failure) {
      return isForWantOfALibrary(failure)
          ? cannotOpen(failure, lastResort)
          : lastResort.report(failure, err);
    } finally {
      System.setErr(console);
    }
  }

  /** JavaFX on Linux draws through X11 only; elsewhere whoever is logged in has a display. */
  private static boolean hasDisplay() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String display = System.getenv().getOrDefault("DISPLAY", "");
    return !system.startsWith("linux") || !display.isBlank();
  }

  /** JavaFX says so in the one way or the other, wrapped or not. */
  static boolean isForWantOfALibrary(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof UnsupportedOperationException || cause instanceof LinkageError) {
        return true;
      }
    }
    return false;
  }

  private int cannotOpen(Throwable failure, LastResort lastResort) {
    List<String> packages = NativeLibraries.missingForWindow();
    if (!packages.isEmpty()) {
      err.println(messages.get("cli.window.noLibrary", String.join(" ", packages)));
      return ExitCode.FAILED;
    }
    if (String.valueOf(failure.getMessage()).contains("DISPLAY")) {
      return withoutDisplay(lastResort);
    }
    return lastResort.report(failure, err);
  }

  /** What the window would open on is written out, into the user's folder or else a fresh one. */
  private int withoutDisplay(LastResort lastResort) {
    try {
      Path folder = DataFolder.current().resolve(OpeningExport.NAME);
      if (!isWritten(folder)) {
        folder = Files.createTempDirectory("phiscope-");
        OpeningExport.write(folder, messages.language(), Version.number());
      }
      Console.standardOutput().println(messages.get("cli.window.noDisplay", folder));
      return ExitCode.DONE;
    } catch (IOException | RuntimeException | LinkageError failure) {
      return lastResort.report(failure, err);
    }
  }

  /** Not so in a folder that can't be written, or that holds files of the user's own. */
  private boolean isWritten(Path folder) {
    try {
      return OpeningExport.write(folder, messages.language(), Version.number())
          instanceof ExportFolder.Outcome.Written;
    } catch (IOException unwritable) {
      return false;
    }
  }
}
