package phiscope.dataset.capture;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Sends heartbeats by UDP as a plan says. One thread runs it, another one may stop it. */
public final class HeartbeatSender {
  private static final long LONGEST_WAIT = TimeUnit.MILLISECONDS.toNanos(100);

  private final BeatPlan plan;
  private final InetSocketAddress target;
  private final Optional<Path> log;
  private volatile boolean stopped;
  private long sent;
  private long lost;
  private long failed;
  private long missed;

  public HeartbeatSender(BeatPlan plan, InetSocketAddress target) {
    this(plan, target, Optional.empty());
  }

  /**
   * @param log a file to which each heartbeat is written, and forced to the disk, before it is
   *     sent: such a sender stands still while its disk does
   */
  public HeartbeatSender(BeatPlan plan, InetSocketAddress target, Optional<Path> log) {
    this.plan = plan;
    this.target = target;
    this.log = log;
  }

  /**
   * Sends until the plan is done or it is stopped. A datagram that the system can't send is counted
   * and the next one is sent at its time.
   *
   * @throws IOException if no socket or log can be opened, or the log can't be written
   */
  public void run() throws IOException {
    try (DatagramSocket socket = new DatagramSocket();
        FileChannel written = log.isPresent() ? open(log.get()) : null) {
      loadClasses();
      BeatSchedule schedule = new BeatSchedule(plan);
      long start = System.nanoTime();
      for (BeatSchedule.Beat beat = schedule.next(); beat != null; beat = schedule.next()) {
        if (!plan.catchUp() && isOverdue(start + beat.due())) {
          schedule.withdraw();
          missed++;
        } else if (waitUntil(start + beat.due())) {
          write(written, beat);
          send(socket, beat);
        } else {
          return;
        }
      }
    }
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static void write(FileChannel to, BeatSchedule.Beat beat) throws IOException {
    if (to != null) {
      byte[] line = (beat.sequence() + "\n").getBytes(StandardCharsets.US_ASCII);
      to.write(ByteBuffer.wrap(line));
      to.force(false);
    }
  }

  /** What the first heartbeat needs is loaded before the clock starts, so that it is not late. */
  private void loadClasses() {
    new BeatSchedule(plan).next();
    packet(0);
    LockSupport.parkNanos(1);
  }

  private DatagramPacket packet(long sequence) {
    byte[] bytes = new HeartbeatDatagram(plan.name(), sequence, plan.incarnation()).bytes();
    return new DatagramPacket(bytes, bytes.length, target);
  }

  /** More than an interval late: this process stood still. */
  private boolean isOverdue(long time) {
    return System.nanoTime() - time > plan.interval();
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

  /** Heartbeats that were left out because this process stood still when they were due. */
  public long missed() {
    return missed;
  }
}
