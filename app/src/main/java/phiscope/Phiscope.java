package phiscope;

import java.util.List;
import java.util.Locale;
import phiscope.cli.PhiscopeCommand;

/** The program: opens the workbench without arguments, runs a command with them. */
public final class Phiscope {
  private Phiscope() {}

  /** Runs and ends the process with the exit code of {@link phiscope.cli.ExitCode}. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  /** Runs; gives the exit code. */
  static int run(String... arguments) {
    Locale locale = Locale.getDefault();
    // The window does not wait for the command line to be set up when there is nothing to parse.
    if (arguments.length == 0) {
      return new WindowLaunch(PhiscopeCommand.languageIn(arguments, locale)).open(List.of());
    }
    return PhiscopeCommand.run(
        arguments, locale, (files, language) -> new WindowLaunch(language).open(files));
  }
}
