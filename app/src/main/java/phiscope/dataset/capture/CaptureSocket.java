package phiscope.dataset.capture;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Receives datagrams and notes when, on the monotonic clock. */
public final class CaptureSocket implements AutoCloseable {
  private static final int RECEIVE_BUFFER = 1 << 20;

  private final DatagramSocket socket;
  private final byte[] buffer = new byte[HeartbeatDatagram.LONGEST + 1];
  private final InetSocketAddress address;
  private final long start;
  private final Instant started;

  /**
   * Opens the socket; the capture begins.
   *
   * @param where where to listen; port 0 takes a free one
   * @throws IOException if the address can't be listened on
   */
  public CaptureSocket(InetSocketAddress where) throws IOException {
    socket = new DatagramSocket(where);
    address = (InetSocketAddress) socket.getLocalSocketAddress();
    socket.setReceiveBufferSize(RECEIVE_BUFFER);
    started = Instant.now();
    start = System.nanoTime();
  }

  /** Where it listens, or has listened. */
  public InetSocketAddress address() {
    return address;
  }

  /** The wall clock when the capture began. */
  public Instant started() {
    return started;
  }

  /** Nanoseconds of the monotonic clock since the capture began. */
  public long elapsed() {
    return System.nanoTime() - start;
  }

  /**
   * Waits for the next datagram.
   *
   * @param patience how long to wait, at least a millisecond
   * @return empty if none came in that time
   * @throws IOException if the socket fails or is closed
   */
  public Optional<CapturedDatagram> receive(Duration patience) throws IOException {
    socket.setSoTimeout((int) Math.max(1, patience.toMillis()));
    DatagramPacket packet = new DatagramPacket(buffer, buffer.length);
    try {
      socket.receive(packet);
    } catch (SocketTimeoutException silence) {
      return Optional.empty();
    }
    return Optional.of(CapturedDatagram.of(elapsed(), buffer, packet.getLength()));
  }

  @Override
  public void close() {
    socket.close();
  }
}
