package phiscope.core.kernel;

import java.util.function.IntConsumer;

/**
 * Whoever does a piece of work in several parts at once. The kernel itself starts no threads: a
 * pure function does not know on how many it runs, and its answer must be the same on any number.
 * So the threads are an argument, made and ended outside of core.
 */
public interface Workers {
  /** How many parts may be done at once, 1 or more. */
  int count();

  /**
   * Calls the task once with each number of 0 to {@code count() - 1}, in any order or at once, and
   * returns when all calls have returned. What was written before is visible to the calls, and what
   * they wrote is visible afterwards. If a call throws, so does this, after all have ended.
   */
  void run(IntConsumer task);

  /** The caller alone. */
  static Workers caller() {
    return new Workers() {
      @Override
      public int count() {
        return 1;
      }

      @Override
      public void run(IntConsumer task) {
        task.accept(0);
      }
    };
  }
}
