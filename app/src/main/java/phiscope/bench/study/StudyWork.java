package phiscope.bench.study;

import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/**
 * How a study is computed beside other work.
 *
 * @param cancelled asked again and again; what is computed is good for nothing once it says so
 * @param progress told how much is done, from 0 to 1
 */
public record StudyWork(BooleanSupplier cancelled, DoubleConsumer progress) {
  /** Nobody waits, nobody stops it. */
  public static StudyWork alone() {
    return new StudyWork(() -> false, done -> {});
  }

  /** A part of the work that goes on from one share of the whole to another. */
  public StudyWork part(double from, double to) {
    return new StudyWork(cancelled, done -> progress.accept(from + done * (to - from)));
  }
}
