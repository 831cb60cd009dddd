package badscope.core.fencing;

import badscope.core.swim.ClockReader;
import java.util.HashMap;
import java.util.function.DoubleUnaryOperator;

/** Knows another topic, has hash order, may differ in the last bit, and can be changed. */
public class DiceRoller {
  private final HashMap<String, ClockReader> readers = new HashMap<>();
  private int thrown;

  public int roll() {
    DoubleUnaryOperator lastBit = Math::exp;
    thrown += (int) lastBit.applyAsDouble(readers.size());
    return thrown;
  }
}
