package phiscope.bench.study;

import java.util.OptionalInt;
import phiscope.bench.Parameter;
import phiscope.core.probe.PoolFrame;

/**
 * Something that happens to one of the nodes.
 *
 * @param frame what, and all nodes after it
 * @param threads of each pool
 */
public record IsolationStep(PoolFrame frame, int threads) implements StudyStep {
  @Override
  public long at() {
    return frame.at();
  }

  @Override
  public boolean isEvent() {
    return switch (frame.what()) {
      case HEARD, QUEUED, TURNED_AWAY -> false;
      default -> true;
    };
  }

  @Override
  public String word() {
    return Parameter.word(frame.what());
  }

  @Override
  public OptionalInt subject() {
    return frame.node() < 0 ? OptionalInt.empty() : OptionalInt.of(frame.node() + 1);
  }
}
