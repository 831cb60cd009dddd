package phiscope.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** What every measurement needs: time of the processor, memory in use, and patience. */
public final class Measuring {
  /** Looked up once: that takes a tenth of a millisecond, which would be counted. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

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

  /** Bytes in use after a collection of what nobody needs. */
  public static long usedMemory() {
    System.gc();
    // Twice: what waits for its reference to be cleared goes in the second.
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  static void pause(Duration time) {
    LockSupport.parkNanos(time.toNanos());
  }
}
