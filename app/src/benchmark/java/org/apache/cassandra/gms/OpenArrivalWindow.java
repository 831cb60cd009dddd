package org.apache.cassandra.gms;

import org.apache.cassandra.config.DatabaseDescriptor;
import org.apache.cassandra.locator.InetAddressAndPort;

/** Cassandra's arrival window, which only its own package may use. */
@SuppressWarnings("auxiliaryclass")
public final class OpenArrivalWindow {
  static {
    // The class beside the window asks for a detector of a running database.
    DatabaseDescriptor.setDefaultFailureDetector();
  }

  private static final InetAddressAndPort PEER = InetAddressAndPort.getLoopbackAddress();

  private final ArrivalWindow window;

  public OpenArrivalWindow(int intervals) {
    window = new ArrivalWindow(intervals);
  }

  /** A heartbeat arrives. */
  public void add(long nanoseconds) {
    window.add(nanoseconds, PEER);
  }

  /** Elapsed time by mean interval; Cassandra multiplies it with log10(e) to compare. */
  public double phi(long nanoseconds) {
    return window.phi(nanoseconds);
  }
}
