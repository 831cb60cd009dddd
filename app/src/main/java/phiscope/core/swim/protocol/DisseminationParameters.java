package phiscope.core.swim.protocol;

/**
 * How news spreads.
 *
 * @param piggyback whether news travels along with pings, acks and the like (SWIM, section 4.1)
 * @param gossipInterval ticks between two rounds of gossip; 0 means that there is no gossip of its
 *     own
 * @param gossipFanout how many members a round of gossip goes to
 * @param gossipToTheDead for how long, in ticks, a dead member still gets gossip, so that it can
 *     hear that it is thought dead
 * @param formula how the retransmit limit follows from the size of the cluster
 * @param retransmitMultiplier in that formula; too low: news dies out before all have it, too high:
 *     more and longer messages
 * @param updatesPerMessage how many updates fit into a message
 * @param fromRoundStart whether a member passes on only what it knew when its period began, as the
 *     analysis in rounds assumes
 */
public record DisseminationParameters(
    boolean piggyback,
    long gossipInterval,
    int gossipFanout,
    long gossipToTheDead,
    Formula formula,
    int retransmitMultiplier,
    int updatesPerMessage,
    boolean fromRoundStart) {

  /** How often a member passes on the same news in a cluster of n members. */
  public enum Formula {
    /** multiplier x ceil(log10(n + 1)) times. */
    MEMBERLIST,
    /** To fanout members in each of multiplier x ceil(log2(n + 1)) rounds. */
    SCALECUBE,
    /** multiplier x ceil(ln(n + 1)) times (SWIM, section 4.1: lambda log n, base not named). */
    SWIM_PAPER,
    /** As long as it is news. */
    UNLIMITED
  }

  public DisseminationParameters {
    Required.that(
        gossipInterval >= 0, "gossip interval must be 0 ticks or more, got ", gossipInterval);
    Required.that(gossipFanout >= 0, "gossip fanout must be 0 or more, got ", gossipFanout);
    Required.that(
        gossipToTheDead >= 0, "gossip to the dead must be 0 ticks or more, got ", gossipToTheDead);
    Required.that(
        retransmitMultiplier >= 1,
        "retransmit multiplier must be 1 or more, got ",
        retransmitMultiplier);
    Required.that(
        updatesPerMessage >= 1, "updates per message must be 1 or more, got ", updatesPerMessage);
  }

  /** Whether there is gossip of its own. */
  public boolean hasGossip() {
    return gossipInterval > 0 && gossipFanout > 0;
  }
}
