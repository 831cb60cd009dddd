package org.apache.cassandra.gms;

import org.apache.cassandra.config.DatabaseDescriptor;
import org.apache.cassandra.locator.InetAddressAndPort;
import phiscope.benchmark.MeasuredDetector;
import phiscope.benchmark.MeasuredPeer;

/** Cassandra's arrival window, which only its own package may use, and its decision. */
@SuppressWarnings("auxiliaryclass")
public final class OpenArrivalWindow extends MeasuredDetector {
  static {
    // The class beside the window asks for a detector of a running database.
    DatabaseDescriptor.setDefaultFailureDetector();
  }

  private static final InetAddressAndPort PEER = InetAddressAndPort.getLoopbackAddress();
  private static final double LOG10_E = 1 / Math.log(10);

  private final ArrivalWindow window;

  public OpenArrivalWindow(int intervals) {
    window = new ArrivalWindow(intervals);
  }

  @Override
  public void heartbeat(long nanoseconds) {
    window.add(nanoseconds, PEER);
  }

  /** Elapsed time by mean interval. */
  @Override
  public double phi(long nanoseconds) {
    return window.phi(nanoseconds);
  }

  @Override
  public boolean isSuspected(long nanoseconds) {
    return LOG10_E * window.phi(nanoseconds) > MeasuredPeer.THRESHOLD;
  }

  @Override
  public Object held() {
    return window;
  }
}
