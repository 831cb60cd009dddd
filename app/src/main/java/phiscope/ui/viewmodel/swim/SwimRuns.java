package phiscope.ui.viewmodel.swim;

import java.util.List;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.core.kernel.RunWatch;
import phiscope.ui.viewmodel.run.RunDesk;

/** How SWIM documents are read: of clusters that are too large to be shown no run is made. */
record SwimRuns() implements RunDesk.Reader<SwimBench, SwimReading> {
  /** Members times protocol periods that are simulated within the time of a gesture. */
  private static final double QUICK = 700;

  /** What a document says, computed at once. */
  static SwimReading first(SwimBench bench) {
    return SwimReader.read(bench, List.of(), () -> isLarge(bench));
  }

  static boolean isLarge(SwimBench bench) {
    return bench.membersAtTheEnd() > SwimViewModel.MOST_FRAMED;
  }

  private static boolean isShort(SwimBench bench) {
    double periods = (double) bench.horizon() / bench.parameters().probe().interval();
    return bench.membersAtTheEnd() * periods <= QUICK;
  }

  @Override
  public boolean isQuick(SwimBench bench, SwimReading before) {
    return isLarge(bench) || isShort(bench) || SwimReader.isQuick(bench, before);
  }

  @Override
  public SwimReading read(SwimBench bench, SwimReading before) {
    return isLarge(bench) ? first(bench) : SwimReader.read(bench, before);
  }

  @Override
  public SwimReading read(SwimBench bench, SwimReading before, RunWatch watch) {
    return SwimReader.read(bench, before, watch);
  }

  @Override
  public boolean needSameRuns(SwimBench one, SwimBench other) {
    return SwimReader.needSameRuns(one, other);
  }
}
