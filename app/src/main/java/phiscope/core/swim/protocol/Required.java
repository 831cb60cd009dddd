package phiscope.core.swim.protocol;

/** Says what is wrong with a parameter. */
final class Required {
  private Required() {}

  static void that(boolean condition, String what, long got) {
    if (!condition) {
      throw new IllegalArgumentException(what + got);
    }
  }
}
