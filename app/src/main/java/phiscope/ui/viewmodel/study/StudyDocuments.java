package phiscope.ui.viewmodel.study;

import java.util.List;
import java.util.Optional;
import phiscope.bench.DetectorBench;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StreamSettings;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;

/** New documents of studies. */
public final class StudyDocuments {
  private static final int TICK_DIGITS = 6;
  private static final int MILLIS = TimeUnit.MILLISECOND.decimalsOfSecond();

  private StudyDocuments() {}

  /** What the window holds before a study is opened. */
  public static StudyBench blank() {
    return StudyBench.of("", Study.usual(StudyKind.TIMEOUT));
  }

  /**
   * The heartbeats that arrive on a tape as the frames of a stream, from the first on; a time
   * without a unit is taken for milliseconds. Empty where there are fewer than two.
   */
  public static Optional<StudyBench> ofTape(DetectorBench detector, Messages messages) {
    List<Long> arrivals =
        detector.tape().heartbeats().toList().stream()
            .filter(heartbeat -> heartbeat.fate() == Heartbeat.Fate.DELIVERED)
            .map(heartbeat -> ticks(heartbeat.arrival(), detector.scale()))
            .limit(Study.MAX_MARKS)
            .toList();
    if (arrivals.size() < 2) {
      return Optional.empty();
    }
    long interval = Math.max(1, arrivals.get(1) - arrivals.get(0));
    List<StudyMark> frames =
        arrivals.stream()
            .map(at -> StudyMark.bounded(at - arrivals.get(0) + interval, MarkKind.DATA, 0))
            .toList();
    Study study = StreamSettings.ofFrames(frames);
    return Optional.of(
        StudyBench.of(messages.get("study.fromTape", detector.tape().name()), study));
  }

  private static long ticks(long tick, TickScale scale) {
    int decimals = scale.unit() == TimeUnit.NONE ? MILLIS : scale.unit().decimalsOfSecond();
    return Math.round(scale.toUnits(tick) * StrictMath.pow(10, TICK_DIGITS - decimals));
  }

  /** A ready study, open where something happens first. */
  public static StudyBench of(ReadyStudy ready, Messages messages) {
    StudyBench bench = StudyBench.of(messages.get("study.ready." + ready.name()), ready.study());
    if (ready.kind().isLong()) {
      return bench;
    }
    StudyReading reading = StudyReader.read(bench);
    int first = reading.run().nextAfter(0, StudyCondition.EVENT::holds).orElse(0);
    return bench.withView(bench.view().atFrame(first));
  }
}
