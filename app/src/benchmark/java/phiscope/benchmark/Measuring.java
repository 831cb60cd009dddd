package phiscope.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** What every measurement needs: time of the processor, memory in use, and patience. */
public final class Measuring {
  /** Looked up once: that takes a tenth of a millisecond, which would be counted. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Memory is settled when so many collections in a row find no more to collect. */
  private static final int SETTLED = 5;

  private static final long UNCHANGED = 100_000;

  private Measuring() {}

  /** Nanoseconds of processor time of this thread, whatever else the machine does. */
  public static long processorTime() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** The thread of a name; it must have been started. */
  public static Thread thread(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(each -> each.getName().equals(name))
        .findAny()
        .orElseThrow();
  }

  /** Nanoseconds of processor time of a thread. */
  public static long processorTime(Thread thread) {
    return THREADS.getThreadCpuTime(thread.getId());
  }

  /** Bytes in use when what nobody needs is gone: threads let go of some of it a while later. */
  public static long usedMemory() {
    long least = Long.MAX_VALUE;
    for (int unchanged = 0; unchanged < SETTLED; ) {
      System.gc();
      long used = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
      unchanged = used < least - UNCHANGED ? 0 : unchanged + 1;
      least = Math.min(least, used);
      pause(Duration.ofMillis(100));
    }
    return least;
  }

  static void pause(Duration time) {
    LockSupport.parkNanos(time.toNanos());
  }
}
