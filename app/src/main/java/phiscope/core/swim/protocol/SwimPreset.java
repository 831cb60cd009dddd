package phiscope.core.swim.protocol;

/** Where a set of parameters comes from. */
public enum SwimPreset {
  /** Das, Gupta, Motivala 2002: suspicion, round-robin, piggyback only, no Lifeguard. */
  SWIM_PAPER,
  /** memberlist DefaultLANConfig. */
  MEMBERLIST_LAN,
  /** memberlist DefaultWANConfig. */
  MEMBERLIST_WAN,
  /** memberlist DefaultLocalConfig. */
  MEMBERLIST_LOCAL,
  /** scalecube-cluster, LAN defaults. */
  SCALECUBE,
  /**
   * The table of article S002, "Consul/memberlist style". What the article gets wrong is kept:
   * retransmit_mult 2 (memberlist LAN has 4), the protocol period listed twice, log without a base
   * (read as natural), phi_threshold, which memberlist does not have and which is left out.
   */
  S002,
  /** Uniform choice in synchronous rounds, news passed on from round start without a limit. */
  SYNCHRONOUS
}
