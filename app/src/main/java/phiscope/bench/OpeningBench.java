package phiscope.bench;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalLong;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * The document the workbench opens on: the example of S004.
 *
 * <p>Heartbeats 0 to 4 arrive at 0, 8, 16, 28 and 40, so the window is 8, 8, 12, 12 with mean 10
 * and standard deviation 2. At 54, after a silence of 14, phi is 1.64: the consumer with threshold
 * 1 suspects, the one with threshold 2 does not.
 */
public final class OpeningBench {
  private static final TickScale SCALE = new TickScale(TimeUnit.NONE, 3);

  private OpeningBench() {}

  /** The document with names that need no language. */
  public static DetectorBench document() {
    return document("h = 1", "h = 2");
  }

  /**
   * The document.
   *
   * @param newTasks the name of the consumer that stops giving out new tasks, threshold 1
   * @param recovery the name of the consumer that starts a dear recovery, threshold 2
   */
  public static DetectorBench document(String newTasks, String recovery) {
    HeartbeatTrace heartbeats = HeartbeatTrace.ofIntervals(0, 8_000, 8_000, 12_000, 12_000);
    return new DetectorBench(
        "8, 8, 12, 12",
        SCALE,
        List.of(Tape.of("A", heartbeats)),
        List.of(Presets.policy(Preset.S004, SCALE.unit())),
        List.of(),
        54_000,
        InstantOrder.QUERY_THEN_DELIVER,
        OptionalLong.empty(),
        List.of(
            Consumer.of(newTasks, "1", Consumer.Action.DROP_TRAFFIC),
            Consumer.of(recovery, "2", Consumer.Action.SWITCH_OVER)),
        new BigDecimal("0.001"));
  }
}
