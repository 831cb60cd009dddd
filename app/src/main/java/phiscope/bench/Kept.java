package phiscope.bench;

/** Keeps the identity of what did not change, so that nobody looks at it again. */
final class Kept {
  private Kept() {}

  /** The earlier value where it is equal (it may be null), else the new one. */
  static <T> T of(T value, Object earlier) {
    if (!value.equals(earlier)) {
      return value;
    }
    @SuppressWarnings("unchecked") // Equal values here are records and lists of the same type.
    T same = (T) earlier;
    return same;
  }
}
