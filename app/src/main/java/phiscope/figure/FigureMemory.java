package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.WindowReading;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.SawToothCuts;
import phiscope.core.detector.SuspicionCuts;
import phiscope.core.detector.TapeFold;
import phiscope.core.detector.TapeFold.Column;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.trace.TickScale;

/**
 * What the drawings of a bench leave for those that follow: parts that several figures share, and
 * of long tapes what an edit left alone. A figure is the same whatever is here; it is only drawn
 * sooner. Mutable, for one thread.
 */
public final class FigureMemory {
  private final KeptParts<WindowReading, Fitted, Optional<SilenceModel>> silences =
      new KeptParts<>();
  private final KeptParts<TapeFold, Part, List<Suspicion>> suspicions = new KeptParts<>();
  private final KeptParts<TapeFold, Part, List<Column>> sawTeeth = new KeptParts<>();
  private final List<OfTape> tapes = new ArrayList<>();

  private DetectorReading shown;

  /** What a policy makes of a window. */
  private record Fitted(PhiPolicy policy, Optional<NormalModel> model, TickScale scale) {}

  /** A part of a run: a span of time in ticks, and how many there are at most. */
  private record Part(double from, double to, int most) {}

  /** What the last drawings of one tape found of its pieces. */
  private record OfTape(LeafColumns columns, SawToothCuts sawTooth, SuspicionCuts suspicions) {}

  /** Begins a drawing of a reading: what is of others only is let go, since a long one is large. */
  void begin(DetectorReading reading) {
    if (reading != shown) {
      shown = reading;
      List<PolicyReading> here =
          reading.tapes().stream().flatMap(tape -> tape.policies().stream()).toList();
      List<? extends TapeFold> folds = here.stream().map(PolicyReading::fold).toList();
      silences.keepOnly(here.stream().map(PolicyReading::window).toList());
      suspicions.keepOnly(folds);
      sawTeeth.keepOnly(folds);
    }
  }

  /** The model of a policy at now. */
  Optional<SilenceModel> silence(PolicyReading reading, TickScale scale) {
    Fitted fitted = new Fitted(reading.policy(), reading.model(), scale);
    return silences.get(reading.window(), fitted, () -> SilenceModel.of(reading, scale));
  }

  /** The suspicions of a run, as {@link TapeFold#suspicions}. */
  List<Suspicion> suspicions(int tape, TapeFold fold, double from, double to, int most) {
    return suspicions.get(
        fold,
        new Part(from, to, most),
        () -> fold.suspicions(from, to, most, tape(tape).suspicions()));
  }

  /** Phi of a run over time, as {@link TapeFold#sawTooth}. */
  List<Column> sawTooth(int tape, TapeFold fold, double from, double to, int most) {
    return sawTeeth.get(
        fold, new Part(from, to, most), () -> fold.sawTooth(from, to, most, tape(tape).sawTooth()));
  }

  /** What the last drawing of a tape found of its leaves. */
  LeafColumns columns(int tape) {
    return tape(tape).columns();
  }

  private OfTape tape(int index) {
    while (tapes.size() <= index) {
      tapes.add(new OfTape(new LeafColumns(), new SawToothCuts(), new SuspicionCuts()));
    }
    return tapes.get(index);
  }
}
