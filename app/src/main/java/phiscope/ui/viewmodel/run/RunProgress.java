package phiscope.ui.viewmodel.run;

import java.util.concurrent.Executor;
import java.util.function.IntConsumer;
import phiscope.core.kernel.RunWatch;

/**
 * One run while it is made beside the window: how far it is, in percent, and whether it goes on.
 */
public final class RunProgress implements RunWatch {
  private final Executor screen;
  private final IntConsumer told;
  private volatile boolean cancelled;
  // Of the thread that makes the run.
  private int percent;

  /**
   * @param screen where {@code told} is called
   * @param told hears of each percent
   */
  public RunProgress(Executor screen, IntConsumer told) {
    this.screen = screen;
    this.told = told;
  }

  /** One of a run that nobody waits for. */
  public static RunProgress none() {
    return new RunProgress(Runnable::run, percent -> {});
  }

  /** The run is to end early. */
  public void cancel() {
    cancelled = true;
  }

  @Override
  public boolean getAsBoolean() {
    return cancelled;
  }

  @Override
  public void reached(double share) {
    int now = (int) (100 * share);
    if (now > percent) {
      percent = now;
      screen.execute(() -> tell(now));
    }
  }

  private void tell(int now) {
    if (!cancelled) {
      told.accept(now);
    }
  }
}
