package phiscope.bench;

import java.util.List;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.StudyResult;
import phiscope.bench.study.StudyStep;
import phiscope.bench.study.StudyWork;
import phiscope.core.kernel.ListRun;

/** Computes everything that a document of a study says. */
public final class StudyReader {
  private StudyReader() {}

  /** The reading of a document: a pure function of it. */
  public static StudyReading read(StudyBench bench) {
    return read(bench, StudyWork.alone());
  }

  /**
   * The same, made beside other work.
   *
   * @param work says when to give up; the reading is then good for nothing
   */
  public static StudyReading read(StudyBench bench, StudyWork work) {
    StudyResult result = bench.study().kind().compute(bench.study(), work);
    List<Quantity> quantities = work.cancelled().getAsBoolean() ? List.of() : result.quantities();
    return of(bench, result, quantities, StudyReading.runOf(result));
  }

  /** The same value as {@link #read(StudyBench)}: what was computed is not computed again. */
  public static StudyReading read(StudyBench bench, StudyReading previous) {
    return isQuick(bench, previous) ? again(bench, previous) : read(bench);
  }

  /** Whether the study was computed already. */
  public static boolean isKnown(StudyBench bench, StudyReading previous) {
    return bench.study().equals(previous.bench().study());
  }

  /** Whether reading it is quick. */
  public static boolean isQuick(StudyBench bench, StudyReading previous) {
    return isKnown(bench, previous) || !bench.study().kind().isLong();
  }

  /** The reading of a document whose study was computed already. */
  private static StudyReading again(StudyBench bench, StudyReading previous) {
    if (bench == previous.bench()) {
      return previous;
    }
    return isKnown(bench, previous)
        ? of(bench, previous.result(), previous.quantities(), previous.run())
        : read(bench);
  }

  private static StudyReading of(
      StudyBench bench, StudyResult result, List<Quantity> quantities, ListRun<StudyStep> run) {
    int frame = Math.min(bench.view().frame(), run.size() - 1);
    return new StudyReading(bench, result, quantities, run, frame);
  }
}
