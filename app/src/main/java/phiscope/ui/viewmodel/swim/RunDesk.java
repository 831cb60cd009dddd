package phiscope.ui.viewmodel.swim;

import java.util.List;
import java.util.concurrent.ExecutorService;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.ui.FxThread;
import phiscope.ui.viewmodel.run.RunProgress;

/**
 * Makes the runs that a document needs: short ones at once, long ones beside the window, where they
 * can be stopped. Until a long one is there, what was there before is shown.
 */
final class RunDesk {
  /** Members times protocol periods that are simulated within the time of a gesture. */
  private static final double QUICK = 700;

  private final Runnable onReady;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(false);
  private ExecutorService thread;
  private RunProgress making = RunProgress.none();
  private int percent;
  private SwimReading reading;
  private SwimBench wanted;

  RunDesk(SwimBench first, Runnable onReady) {
    this.onReady = onReady;
    this.wanted = first;
    this.reading = SwimReader.read(first, List.of(), () -> isLarge(first));
  }

  SwimReading reading() {
    return reading;
  }

  ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  static boolean isLarge(SwimBench bench) {
    return bench.membersAtTheEnd() > SwimViewModel.MOST_FRAMED;
  }

  private static boolean isShort(SwimBench bench) {
    double periods = (double) bench.horizon() / bench.parameters().probe().interval();
    return bench.membersAtTheEnd() * periods <= QUICK;
  }

  /** Shows another document as soon as its run is there. */
  void read(SwimBench bench) {
    wanted = bench;
    if (isLarge(bench)) {
      stopWork();
      reading = SwimReader.read(bench, List.of(), () -> true);
    } else if (isShort(bench) || SwimReader.isQuick(bench, reading)) {
      stopWork();
      reading = SwimReader.read(bench, reading);
    } else {
      begin(bench);
    }
  }

  private void stopWork() {
    making.cancel();
    busy.set(false);
  }

  /** Stops making the run; what there is of it is shown. */
  void cancel() {
    making.cancel();
  }

  private void begin(SwimBench bench) {
    making.cancel();
    RunProgress mine = new RunProgress(FxThread::run, this::reached);
    making = mine;
    percent = 0;
    busy.set(true);
    SwimReading before = reading;
    if (thread == null) {
      thread = FxThread.background("swim-run");
    }
    thread.execute(
        () -> {
          SwimReading made = SwimReader.read(bench, before, mine);
          FxThread.run(() -> finished(bench, made));
        });
  }

  private void reached(int now) {
    percent = now;
    onReady.run();
  }

  /** How far the run is that is being made, in percent. */
  int percent() {
    return percent;
  }

  private void finished(SwimBench bench, SwimReading made) {
    if (bench == wanted) {
      reading = made;
      busy.set(false);
      onReady.run();
    }
  }
}
