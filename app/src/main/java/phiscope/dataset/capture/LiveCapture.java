package phiscope.dataset.capture;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Captures on a thread of its own; whoever shows it takes what has come from a bounded queue, at
 * his own pace. If he is too slow, the newest datagrams are dropped and counted, never the order
 * mixed.
 */
public final class LiveCapture implements AutoCloseable {
  /** Datagrams that wait for being taken. */
  public static final int QUEUE = 65_536;

  private static final Duration PATIENCE = Duration.ofMillis(100);

  private final CaptureSocket socket;
  private final BlockingQueue<CapturedDatagram> queue;
  private final AtomicLong dropped = new AtomicLong();
  private final Thread thread;
  private volatile boolean closed;
  private volatile String failure = "";

  private LiveCapture(CaptureSocket socket, int capacity) {
    this.socket = socket;
    this.queue = new ArrayBlockingQueue<>(capacity);
    this.thread = new Thread(this::receive, "phiscope-capture");
    thread.setDaemon(true);
  }

  /**
   * Begins to listen.
   *
   * @param address where; port 0 takes a free one
   * @throws IOException if the address can't be listened on
   */
  public static LiveCapture start(InetSocketAddress address) throws IOException {
    return start(address, QUEUE);
  }

  static LiveCapture start(InetSocketAddress address, int capacity) throws IOException {
    LiveCapture capture = new LiveCapture(new CaptureSocket(address), capacity);
    capture.thread.start();
    return capture;
  }

  private void receive() {
    try {
      while (!closed) {
        Optional<CapturedDatagram> datagram = socket.receive(PATIENCE);
        if (datagram.isPresent() && !queue.offer(datagram.get())) {
          dropped.incrementAndGet();
        }
      }
    } catch (IOException broken) {
      failure = closed ? "" : String.valueOf(broken.getMessage());
    }
  }

  /** Where it listens. */
  public InetSocketAddress address() {
    return socket.address();
  }

  /** The wall clock when it began. */
  public Instant started() {
    return socket.started();
  }

  /** Nanoseconds since it began. */
  public long elapsed() {
    return socket.elapsed();
  }

  /** Takes what has come since the last call, in order; empty if nothing has. */
  public List<CapturedDatagram> drain() {
    List<CapturedDatagram> taken = new ArrayList<>();
    queue.drainTo(taken);
    return taken;
  }

  /** Datagrams that found the queue full. */
  public long dropped() {
    return dropped.get();
  }

  /** Why it has stopped of its own accord; empty while it runs or if it was closed. */
  public String failure() {
    return failure;
  }

  /** Stops listening. What was received stays and can still be drained. */
  @Override
  public void close() {
    closed = true;
    socket.close();
    try {
      thread.join(PATIENCE.toMillis() * 5);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
