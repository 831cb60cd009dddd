package phiscope.ui.view;

import phiscope.cli.ErrorLog;
import phiscope.ui.FxThread;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/**
 * What nobody foresaw: the stack trace goes to the log file, the person reads one sentence in the
 * status line, and the window goes on with the document as it was.
 */
final class Failures implements Thread.UncaughtExceptionHandler {
  private final WorkbenchViewModel workbench;
  private final ErrorLog log;

  Failures(WorkbenchViewModel workbench, ErrorLog log) {
    this.workbench = workbench;
    this.log = log;
  }

  /** From now on failures of the scene's thread come here. */
  void watchThisThread() {
    Thread.currentThread().setUncaughtExceptionHandler(this);
  }

  @Override
  public void uncaughtException(Thread thread, Throwable failure) {
    boolean written = log.write(failure);
    FxThread.run(
        () ->
            workbench.announce(written ? "ui.failure.logged" : "ui.failure.notLogged", log.file()));
  }
}
