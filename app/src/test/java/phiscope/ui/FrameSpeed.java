package phiscope.ui;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/**
 * What one step of a drag over a long noisy recording costs, with all its painting: processor time,
 * not the clock's, since other programs run as well. Argument: how many heartbeats.
 */
final class FrameSpeed {
  private static final int STEPS = 60;
  private static final OperatingSystemMXBean PROCESS =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private FrameSpeed() {}

  public static void main(String[] arguments) {
    int heartbeats = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
    Ui ui = Ui.fresh();
    ui.size(1920, 1080);
    DetectorBench long1 = noisy(heartbeats);
    Ui.run(() -> ui.window.document().opened(long1, java.util.Optional.empty()));
    settle(ui);
    double[] millis = new double[STEPS];
    for (int i = 0; i < STEPS; i++) {
      long before = PROCESS.getProcessCpuTime();
      long now = long1.now() - 100L * i;
      Ui.run(() -> ui.window.model().apply(new SetNow(now)));
      settle(ui);
      millis[i] = (PROCESS.getProcessCpuTime() - before) / 1e6;
    }
    double[] later = Arrays.copyOfRange(millis, STEPS / 3, STEPS);
    Arrays.sort(later);
    System.out.printf(
        Locale.ROOT,
        "%d heartbeats: median %.1f ms, 90 %% below %.1f ms, most %.1f ms of processor a step%n",
        heartbeats,
        later[later.length / 2],
        later[later.length * 9 / 10],
        later[later.length - 1]);
    System.exit(0);
  }

  /** Until the figures are those of the document. */
  private static void settle(Ui ui) {
    do {
      Ui.pulse();
    } while (ui.window.model().pendingProperty().get());
  }

  /** Intervals between 6 and 14 with every twelfth longer than 25, as a jittery link has. */
  private static DetectorBench noisy(int heartbeats) {
    long[] intervals =
        new Random(7)
            .longs(heartbeats, 0, 1000)
            .map(it -> it % 12 == 0 ? 25_000 + it : 6_000 + 8 * it)
            .toArray();
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    long last = trace.arrival(trace.size() - 1);
    return OpeningBench.document()
        .withTapes(java.util.List.of(Tape.of("A", trace)))
        .withNow(last + 9_000);
  }
}
