package phiscope.cli.analyze;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;

/**
 * A bench asked at one or several times.
 *
 * @param name what the bench is called
 * @param readings one a time; the same but for what depends on now
 */
record Analysis(String name, List<DetectorReading> readings) {
  Analysis {
    readings = List.copyOf(readings);
  }

  /**
   * The analysis of a bench.
   *
   * @param times ticks at which it is asked; none for the bench's own now
   */
  static Analysis of(String name, DetectorBench bench, List<Long> times) {
    List<DetectorReading> readings = new ArrayList<>();
    DetectorReading last = null;
    for (long time : times.isEmpty() ? List.of(bench.now()) : times) {
      DetectorBench asked = at(bench, time);
      last = last == null ? DetectorReader.read(asked) : DetectorReader.read(asked, last);
      readings.add(last);
    }
    return new Analysis(name, readings);
  }

  /** The bench asked at another time, observed as long as before. */
  private static DetectorBench at(DetectorBench bench, long time) {
    return bench.withNow(time);
  }

  DetectorBench bench() {
    return readings.get(0).bench();
  }
}
