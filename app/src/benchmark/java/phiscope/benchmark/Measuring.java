package phiscope.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** What every measurement needs: time of the processor, memory in use, and patience. */
public final class Measuring {
  private Measuring() {}

  /** Nanoseconds of processor time of this thread, whatever else the machine does. */
  public static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Nanoseconds of processor time of the threads of a name. */
  public static long processorTime(String thread) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return Thread.getAllStackTraces().keySet().stream()
        .filter(each -> each.getName().equals(thread))
        .mapToLong(each -> threads.getThreadCpuTime(each.getId()))
        .sum();
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
