package phiscope.cli;

import java.io.PrintWriter;
import java.util.List;
import phiscope.text.Messages;

/**
 * What happens to a failure that nobody foresaw: its stack trace goes to the log file, and the user
 * reads one line that says so.
 */
public final class LastResort {
  private final Messages messages;
  private final ErrorLog log;

  /** Reports in a language, into the log of the user who runs this program. */
  public LastResort(Messages messages) {
    this(messages, ErrorLog.current());
  }

  /** Reports in a language, into a log. */
  public LastResort(Messages messages, ErrorLog log) {
    this.messages = messages;
    this.log = log;
  }

  /** From now on no thread ends with a stack trace on the user's screen. */
  public void watchAllThreads(PrintWriter err) {
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> report(failure, err));
  }

  /** Reports a failure; gives the exit code for it. */
  public int report(Throwable failure, PrintWriter err) {
    if (failure instanceof LinkageError && !NativeLibraries.missingForText().isEmpty()) {
      return reportMissing(NativeLibraries.missingForText(), err);
    }
    String what = failure.getClass().getSimpleName();
    if (failure.getMessage() != null && !failure.getMessage().isBlank()) {
      what += ": " + failure.getMessage().lines().findFirst().orElse("");
    }
    boolean written = log.write(failure);
    err.println(
        written
            ? messages.get("cli.failure.logged", what, log.file())
            : messages.get("cli.failure.notLogged", what));
    err.flush();
    return ExitCode.FAILED;
  }

  private int reportMissing(List<String> packages, PrintWriter err) {
    err.println(messages.get("cli.text.noLibrary", String.join(" ", packages)));
    err.flush();
    return ExitCode.FAILED;
  }
}
