package phiscope.benchmark;

/**
 * A detector of one peer as {@link DetectorSpeed} asks it. A class and no interface: in a process
 * that loads one kind only, the compiler then calls it as if it stood in the loop.
 */
public abstract class MeasuredDetector {
  /** A heartbeat arrives. */
  public abstract void heartbeat(long now);

  public abstract double phi(long now);

  public abstract boolean isSuspected(long now);

  /** What is held for a peer, without what only the measurement needs. */
  public abstract Object held();
}
