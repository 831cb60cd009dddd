package phiscope.core.swim;

/** What the network does to a message. */
public enum Fate {
  /** It arrives. */
  ARRIVES,
  /** It is lost by chance. */
  LOST,
  /** It does not get through a cut or a partition. */
  CUT
}
