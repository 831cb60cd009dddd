package phiscope.core.swim;

/**
 * The network when the script does nothing to it.
 *
 * @param delayMinimum the shortest way of a message, in ticks
 * @param delayMaximum the longest; each message takes a time between, all equally likely
 * @param lossPerMillion how many of a million datagrams get lost; connections lose nothing
 */
public record NetworkParameters(long delayMinimum, long delayMaximum, int lossPerMillion) {
  public NetworkParameters {
    if (delayMinimum < 0 || delayMaximum < delayMinimum) {
      throw new IllegalArgumentException(
          "delays must be 0 or more, the least first, got " + delayMinimum + ", " + delayMaximum);
    }
    if (lossPerMillion < 0 || lossPerMillion > 1_000_000) {
      throw new IllegalArgumentException("loss must be 0 to 1,000,000, got " + lossPerMillion);
    }
  }

  /** No delay and no loss. */
  public static NetworkParameters ideal() {
    return new NetworkParameters(0, 0, 0);
  }
}
