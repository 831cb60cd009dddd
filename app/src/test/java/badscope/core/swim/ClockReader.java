package badscope.core.swim;

import badscope.bench.JsonReader;
import badscope.core.fencing.DiceRoller;

/** Knows a layer above, another topic (which knows it too), and a clock. */
public record ClockReader(JsonReader above, DiceRoller otherTopic) {
  public static long now() {
    return System.nanoTime();
  }
}
