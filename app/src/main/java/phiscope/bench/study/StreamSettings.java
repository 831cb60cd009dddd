package phiscope.bench.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import phiscope.core.health.FrameSource;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthPolicy;
import phiscope.core.health.HealthPreset;
import phiscope.core.kernel.RandomStream;
import phiscope.core.kernel.SimTime;

/**
 * What the settings of a study of stream health mean in core. A unit of time is a tick of {@link
 * SimTime}; the article's tick is a thousand of them.
 */
public final class StreamSettings {
  /** So many intervals are watched after the last of recorded frames. */
  private static final int TAIL = 20;

  private StreamSettings() {}

  /** The rules of the detector. */
  public static HealthPolicy policy(Study study) {
    return new HealthPolicy(
        study.get(StreamParameter.TICK),
        study.decimal(StreamParameter.WEIGHT),
        study.decimal(StreamParameter.MARGIN),
        BigDecimal.valueOf(study.get(StreamParameter.SHORTEST_INTERVAL)),
        study.choice(StreamParameter.DECAY, HealthPolicy.Decay.class),
        study.decimal(StreamParameter.DECAY_STEP),
        study.decimal(StreamParameter.RECOVERY),
        study.decimal(StreamParameter.SUSPECT_BELOW),
        study.decimal(StreamParameter.FAILED_BELOW),
        study.choice(StreamParameter.STATE_RULE, HealthPolicy.StateRule.class),
        study.choice(StreamParameter.BACKPRESSURE, HealthPolicy.Backpressure.class),
        study.decimal(StreamParameter.BACKPRESSURE_FLOOR),
        study.choice(StreamParameter.MAINTENANCE, HealthPolicy.Maintenance.class));
  }

  /** The rules of a preset in ticks of this study. */
  public static HealthPolicy policy(HealthPreset preset) {
    return preset.policy().inUnitsOf(SimTime.MILLISECOND);
  }

  /** A study with the rules of a preset. */
  public static Study with(Study study, HealthPreset preset) {
    HealthPolicy policy = policy(preset);
    return study
        .with(StreamParameter.TICK, policy.tick())
        .with(StreamParameter.WEIGHT, perMillion(policy.weight()))
        .with(StreamParameter.MARGIN, perMillion(policy.margin()))
        .with(StreamParameter.SHORTEST_INTERVAL, policy.shortestInterval().longValueExact())
        .with(StreamParameter.DECAY, policy.decay())
        .with(StreamParameter.DECAY_STEP, perMillion(policy.decayStep()))
        .with(StreamParameter.RECOVERY, perMillion(policy.recovery()))
        .with(StreamParameter.SUSPECT_BELOW, perMillion(policy.suspectBelow()))
        .with(StreamParameter.FAILED_BELOW, perMillion(policy.failedBelow()))
        .with(StreamParameter.STATE_RULE, policy.stateRule())
        .with(StreamParameter.BACKPRESSURE, policy.backpressure())
        .with(StreamParameter.BACKPRESSURE_FLOOR, perMillion(policy.backpressureFloor()))
        .with(StreamParameter.MAINTENANCE, policy.maintenance());
  }

  private static long perMillion(BigDecimal number) {
    return number.movePointRight(6).longValueExact();
  }

  /** The frames that arrive, by time: drawn ones, or as many as the generator makes. */
  public static List<HealthFrame> frames(Study study) {
    if (study.choice(StreamParameter.SOURCE, FrameOrigin.class) == FrameOrigin.DRAWN) {
      return study.marks().stream()
          .map(mark -> new HealthFrame(mark.at(), kind(mark.kind())))
          .toList();
    }
    return new StreamGenerator(study).frames();
  }

  private static HealthFrame.Kind kind(MarkKind mark) {
    return switch (mark) {
      case DATA -> HealthFrame.Kind.DATA;
      case HEARTBEAT -> HealthFrame.Kind.HEARTBEAT;
      case BACKPRESSURE -> HealthFrame.Kind.BACKPRESSURE;
      case MAINTENANCE -> HealthFrame.Kind.MAINTENANCE;
      default -> throw new AssertionError("no frame: " + mark);
    };
  }

  private static MarkKind mark(HealthFrame.Kind kind) {
    return switch (kind) {
      case DATA -> MarkKind.DATA;
      case HEARTBEAT -> MarkKind.HEARTBEAT;
      case BACKPRESSURE -> MarkKind.BACKPRESSURE;
      case MAINTENANCE -> MarkKind.MAINTENANCE;
    };
  }

  /** Frames as marks, to draw on. */
  public static List<StudyMark> marks(List<HealthFrame> frames) {
    List<StudyMark> marks = new ArrayList<>();
    for (HealthFrame frame : frames) {
      marks.add(StudyMark.of(frame.at(), mark(frame.kind())));
    }
    return marks;
  }

  /**
   * A study of frames that were recorded: the first interval between two is what the detectors
   * begin with, and they watch for some of these after the last frame.
   *
   * @param frames in any order, at least one
   */
  public static Study ofFrames(List<StudyMark> frames) {
    Study drawn =
        Study.usual(StudyKind.STREAM)
            .withMarks(frames)
            .with(StreamParameter.SOURCE, FrameOrigin.DRAWN);
    List<StudyMark> marks = drawn.marks();
    long usual = drawn.get(StreamParameter.INITIAL_INTERVAL);
    long first =
        IntStream.range(1, marks.size())
            .mapToLong(i -> marks.get(i).at() - marks.get(i - 1).at())
            .filter(interval -> interval > 0)
            .findFirst()
            .orElse(usual);
    return drawn
        .with(StreamParameter.INITIAL_INTERVAL, first)
        .with(StreamParameter.END, marks.get(marks.size() - 1).at() + TAIL * first);
  }

  /** The generator of intervals. */
  static FrameSource source(Study study) {
    return new FrameSource(
        study.get(StreamParameter.SHORTEST),
        study.get(StreamParameter.LONGEST),
        study.share(StreamParameter.GAP_CHANCE),
        study.get(StreamParameter.GAP));
  }

  /** The place in the stream of random numbers at which the generator begins. */
  static RandomStream random(Study study) {
    return RandomStream.of(study.get(StreamParameter.SEED));
  }
}
