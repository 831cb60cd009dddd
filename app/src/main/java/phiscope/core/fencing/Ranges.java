package phiscope.core.fencing;

/** Refuses numbers that are out of range. */
final class Ranges {
  private Ranges() {}

  static void within(String name, long value, long least, long most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          name + " must be " + least + " to " + most + ", got " + value);
    }
  }

  static void duration(String name, long ticks) {
    within(name, ticks, 0, FencingScenario.LONGEST);
  }
}
