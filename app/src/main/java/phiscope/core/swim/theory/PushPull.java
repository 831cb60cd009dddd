package phiscope.core.swim.theory;

/** How memberlist spaces its full exchanges of state in larger clusters. */
public final class PushPull {
  private static final int UNSCALED = 32;

  private PushPull() {}

  /**
   * The factor on the push-pull interval (util.go, pushPullScale): 1 up to 32 members, then
   * ceil(log2 n - log2 32) + 1.
   *
   * @param members 0 or more
   */
  public static int scale(long members) {
    if (members < 0) {
      throw new IllegalArgumentException("members must be 0 or more, got " + members);
    }
    return members <= UNSCALED
        ? 1
        : ExactLogarithm.ceiling(2, members) - ExactLogarithm.ceiling(2, UNSCALED) + 1;
  }
}
