package phiscope.dataset.capture;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Sends heartbeats by UDP as a plan says. One thread runs it, another one may stop it. */
public final class HeartbeatSender {
  private static final long LONGEST_WAIT = TimeUnit.MILLISECONDS.toNanos(100);

  private final BeatPlan plan;
  private final InetSocketAddress target;
  private volatile boolean stopped;
  private long sent;
  private long lost;
  private long failed;

  public HeartbeatSender(BeatPlan plan, InetSocketAddress target) {
    this.plan = plan;
    this.target = target;
  }

  /**
   * Sends until the plan is done or it is stopped. A datagram that the system can't send is counted
   * and the next one is sent at its time.
   *
   * @throws IOException if no socket can be opened
   */
  public void run() throws IOException {
    try (DatagramSocket socket = new DatagramSocket()) {
      long start = System.nanoTime();
      BeatSchedule schedule = new BeatSchedule(plan);
      while (schedule.hasNext() && !stopped) {
        BeatSchedule.Beat beat = schedule.next();
        if (!waitUntil(start + beat.due())) {
          return;
        }
        send(socket, beat);
      }
    }
  }

  private void send(DatagramSocket socket, BeatSchedule.Beat beat) {
    if (beat.lost()) {
      lost++;
      return;
    }
    byte[] bytes = new HeartbeatDatagram(plan.name(), beat.sequence(), plan.incarnation()).bytes();
    try {
      socket.send(new DatagramPacket(bytes, bytes.length, target));
      sent++;
    } catch (IOException unreachable) {
      failed++;
    }
  }

  /** Waits for a time of the monotonic clock; false if it was stopped before. */
  private boolean waitUntil(long time) {
    long left = time - System.nanoTime();
    while (left > 0 && !stopped) {
      LockSupport.parkNanos(Math.min(left, LONGEST_WAIT));
      left = time - System.nanoTime();
    }
    return !stopped;
  }

  /** Ends {@link #run} soon. */
  public void stop() {
    stopped = true;
  }

  public long sent() {
    return sent;
  }

  /** Heartbeats that the plan lost on purpose. */
  public long lost() {
    return lost;
  }

  /** Heartbeats that the system refused to send. */
  public long failed() {
    return failed;
  }
}
