package phiscope.core.probe;

import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import phiscope.core.probe.SpeedCurve.Span;

/**
 * In which phases of its first probe a container that is starting is killed: that probe comes at
 * any time up to a period after the initial delay, each tick as likely, and the others follow a
 * period apart. When the last failure is asked for counts; one that is not refused comes in a
 * timeout later.
 *
 * @param share of the phases, 0 to 1
 * @param earliest from the start of the container to its kill; empty if no phase kills
 * @param latest a bound that is come near to; empty if no phase kills
 */
public record StartPhases(double share, OptionalLong earliest, OptionalLong latest) {
  /**
   * The phases of a probe.
   *
   * @param probe the one that watches the start
   * @param onlyFirst whether its first success is its last question, as of a startup probe
   * @param inTime when answers come in time, from the start of the container, in order
   */
  public static StartPhases of(ProbeSettings probe, boolean onlyFirst, List<Span> inTime) {
    long period = probe.period();
    TreeSet<Long> borders = new TreeSet<>(List.of(0L, period));
    for (Span span : inTime) {
      borders.add(Math.floorMod(span.from() - probe.initialDelay(), period));
      if (span.to() != Long.MAX_VALUE) {
        borders.add(Math.floorMod(span.to() - probe.initialDelay(), period));
      }
    }
    long killed = 0;
    OptionalLong earliest = OptionalLong.empty();
    OptionalLong latest = OptionalLong.empty();
    long from = 0;
    for (long to : borders.tailSet(1L)) {
      // All phases of such a cell meet the same spans with the same probes.
      OptionalLong kill = killingProbe(probe, onlyFirst, inTime, from);
      if (kill.isPresent()) {
        killed += to - from;
        long at = probe.initialDelay() + kill.getAsLong() * period;
        earliest = OptionalLong.of(Math.min(earliest.orElse(Long.MAX_VALUE), at + from));
        latest = OptionalLong.of(Math.max(latest.orElse(0), at + to));
      }
      from = to;
    }
    return new StartPhases(killed / (double) period, earliest, latest);
  }

  /** The place of the probe, from 0, whose failure kills; empty if none does. */
  private static OptionalLong killingProbe(
      ProbeSettings probe, boolean onlyFirst, List<Span> inTime, long phase) {
    long first = probe.initialDelay() + phase;
    long threshold = probe.failureThreshold();
    long asked = 0;
    for (Span span : inTime) {
      long place = firstAt(span.from() - first, probe.period());
      boolean meets = span.to() == Long.MAX_VALUE || first + place * probe.period() < span.to();
      if (!meets) {
        continue;
      }
      if (place - asked >= threshold) {
        return OptionalLong.of(asked + threshold - 1);
      }
      if (onlyFirst || span.to() == Long.MAX_VALUE) {
        return OptionalLong.empty();
      }
      asked = firstAt(span.to() - first, probe.period());
    }
    return OptionalLong.of(asked + threshold - 1);
  }

  /** The place of the first probe that is not before a time after the first one. */
  private static long firstAt(long time, long period) {
    return Math.max(0, -Math.floorDiv(-time, period));
  }
}
