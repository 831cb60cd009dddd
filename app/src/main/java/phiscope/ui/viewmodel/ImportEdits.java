package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.DetectorEdit.Together;
import phiscope.bench.HeartbeatEdit.ReplaceHeartbeats;
import phiscope.bench.SettingEdit.SetHorizon;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.SettingEdit.SetScale;
import phiscope.bench.SettingEdit.SetTitle;
import phiscope.bench.TapeEdit.AddTape;
import phiscope.bench.TapeEdit.RemovePause;
import phiscope.bench.TapeEdit.RemoveTape;
import phiscope.bench.TapeEdit.SetCrash;
import phiscope.bench.TapeEdit.SetTapeName;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;

/** The edit that puts a stream of a file on the bench: one step, which one undo takes back. */
public final class ImportEdits {
  private ImportEdits() {}

  /** In place of the first tape. */
  public static DetectorEdit replacing(
      DetectorBench bench, DataReading reading, DataStream stream, String title) {
    return replacing(bench, reading.scaleOf(stream.name()), stream, title);
  }

  /** In place of the first tape, in ticks of a scale. */
  static DetectorEdit replacing(
      DetectorBench bench, TickScale scale, DataStream stream, String title) {
    Tape tape = stream.toTape(scale);
    List<DetectorEdit> edits = new ArrayList<>();
    if (dropsSecondTape(bench, stream)) {
      edits.add(new RemoveTape(1));
    }
    // The old heartbeats go first: in another unit they would only be in the way.
    edits.add(new ReplaceHeartbeats(0, HeartbeatTrace.empty()));
    for (int i = bench.tape().pauses().size() - 1; i >= 0; i--) {
      edits.add(new RemovePause(0, i));
    }
    edits.add(new SetCrash(0, OptionalLong.empty()));
    edits.add(new SetHorizon(OptionalLong.empty()));
    edits.add(new SetScale(scale.unit(), scale.decimals()));
    edits.add(new ReplaceHeartbeats(0, tape.heartbeats()));
    edits.add(new SetTapeName(0, name(stream, title)));
    edits.add(new SetTitle(title));
    OptionalLong end = end(stream, scale);
    edits.add(new SetNow(end.orElse(after(tape.heartbeats()))));
    end.ifPresent(tick -> edits.add(new SetHorizon(end)));
    return new Together(edits);
  }

  /**
   * Whether a second tape goes: numbers without a unit mean no time, so they can't stand beside
   * times, nor times beside them.
   */
  public static boolean dropsSecondTape(DetectorBench bench, DataStream stream) {
    boolean plain = stream.unit() == TimeUnit.NONE;
    return bench.tapes().size() > 1 && plain != (bench.scale().unit() == TimeUnit.NONE);
  }

  /** Beside the first tape, in the bench's own ticks. */
  public static DetectorEdit beside(
      DetectorBench bench, DataReading reading, DataStream stream, String title) {
    Tape tape = reading.toTape(stream.name(), bench.scale());
    return new AddTape(tape.withName(name(stream, title)));
  }

  private static String name(DataStream stream, String title) {
    return stream.name().equals(DataStream.SINGLE) ? title : stream.name();
  }

  /** The end of what was observed, if the file tells of a silence behind the last arrival. */
  private static OptionalLong end(DataStream stream, TickScale scale) {
    return stream
        .observedFor()
        .map(
            time ->
                time.movePointRight(scale.decimals())
                    .setScale(0, RoundingMode.HALF_UP)
                    .min(BigDecimal.valueOf(BenchLimits.MAX_TICK))
                    .longValue())
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  /** A little after the last arrival, so that there is a silence to see. */
  private static long after(HeartbeatTrace trace) {
    int size = trace.size();
    if (size == 0) {
      return 0;
    }
    long last = trace.arrival(size - 1);
    long mean = size < 2 ? 0 : (last - trace.arrival(0)) / (size - 1);
    return Math.min(BenchLimits.MAX_TICK, last + mean + mean / 4);
  }
}
