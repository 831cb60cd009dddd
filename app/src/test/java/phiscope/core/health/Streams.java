package phiscope.core.health;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import phiscope.core.health.HealthFrame.Kind;

/** Sequences of frames as tests need them. */
final class Streams {
  private Streams() {}

  /** Data frames at first, first + interval, ... up to last. */
  static List<HealthFrame> every(long interval, long first, long last) {
    List<HealthFrame> frames = new ArrayList<>();
    for (long at = first; at <= last; at += interval) {
      frames.add(new HealthFrame(at, Kind.DATA));
    }
    return frames;
  }

  static List<HealthFrame> plus(List<HealthFrame> frames, HealthFrame... more) {
    List<HealthFrame> all = new ArrayList<>(frames);
    all.addAll(List.of(more));
    return all;
  }

  static HealthRun run(HealthPreset preset, String interval, List<HealthFrame> frames, long end) {
    return run(preset.policy(), interval, frames, end);
  }

  static HealthRun run(HealthPolicy policy, String interval, List<HealthFrame> frames, long end) {
    StreamHealth start =
        StreamHealth.start(policy, new BigDecimal(interval), StreamHealth.EXACT_DIGITS);
    return HealthRun.of(start, frames, end, 100_000).orElseThrow();
  }
}
