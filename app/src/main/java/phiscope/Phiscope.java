package phiscope;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import phiscope.cli.PhiscopeCommand;
import phiscope.text.Messages.Language;

/** The program: opens the workbench without arguments, runs a command with them. */
public final class Phiscope {
  private Phiscope() {}

  /** Runs and ends the process with the exit code of {@link phiscope.cli.ExitCode}. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  /** Runs; gives the exit code. */
  static int run(String... arguments) {
    // The window does not wait for the command line to be set up when there is nothing to parse.
    if (arguments.length == 0) {
      return openWindow(List.of(), Optional.empty());
    }
    return PhiscopeCommand.run(arguments, Locale.getDefault(), Phiscope::openWindow);
  }

  private static int openWindow(List<String> files, Optional<Language> language) {
    return new WindowLaunch(language).open(files);
  }
}
