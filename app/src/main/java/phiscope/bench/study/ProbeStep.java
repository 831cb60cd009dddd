package phiscope.bench.study;

import java.util.OptionalInt;
import phiscope.bench.Parameter;
import phiscope.core.probe.PodRun.What;
import phiscope.core.probe.ServiceFrame;

/**
 * Something that happens to one of the pods.
 *
 * @param frame what, and all pods after it
 */
public record ProbeStep(ServiceFrame frame) implements StudyStep {
  @Override
  public long at() {
    return frame.at();
  }

  @Override
  public boolean isEvent() {
    return frame.event().what() != What.SUCCEEDED && frame.event().what() != What.FAILED;
  }

  @Override
  public String word() {
    return Parameter.word(frame.event().what());
  }

  @Override
  public OptionalInt subject() {
    return OptionalInt.of(frame.pod() + 1);
  }
}
