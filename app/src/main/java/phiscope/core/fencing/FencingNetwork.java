package phiscope.core.fencing;

/**
 * The network between holders, authority and resource. Delays are drawn evenly, so that messages
 * overtake each other.
 *
 * @param delayLeast the shortest way of a message
 * @param delayMost the longest way
 * @param lossPerMillion of messages
 * @param copiesPerMillion of writes that arrive a second time, a while later
 */
public record FencingNetwork(
    long delayLeast, long delayMost, int lossPerMillion, int copiesPerMillion) {
  public FencingNetwork {
    Ranges.duration("delayLeast", delayLeast);
    Ranges.within("delayMost", delayMost, delayLeast, FencingScenario.LONGEST);
    Ranges.within("lossPerMillion", lossPerMillion, 0, 1_000_000);
    Ranges.within("copiesPerMillion", copiesPerMillion, 0, 1_000_000);
  }

  /** Every message arrives, after so long. */
  public static FencingNetwork steady(long delay) {
    return new FencingNetwork(delay, delay, 0, 0);
  }
}
