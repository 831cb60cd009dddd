package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
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
  /** So many shared parts of a kind are kept: those of two tapes under some policies. */
  private static final int MOST = 8;

  private final List<Silence> silences = new ArrayList<>();
  private final List<Suspected> suspected = new ArrayList<>();
  private final List<Drawn> drawn = new ArrayList<>();
  private final List<LeafColumns> columns = new ArrayList<>();
  private final List<SawToothCuts> cuts = new ArrayList<>();
  private final List<SuspicionCuts> suspicionCuts = new ArrayList<>();

  private DetectorReading shown;

  private record Silence(PolicyReading reading, TickScale scale, Optional<SilenceModel> model) {}

  private record Suspected(
      TapeFold fold, double from, double to, int most, List<Suspicion> suspicions) {}

  private record Drawn(TapeFold fold, double from, double to, int most, List<Column> columns) {}

  /** Begins a drawing of a reading: what is of others only is let go, since a long one is large. */
  void begin(DetectorReading reading) {
    if (reading != shown) {
      shown = reading;
      List<PolicyReading> here =
          reading.tapes().stream().flatMap(tape -> tape.policies().stream()).toList();
      silences.removeIf(kept -> here.stream().noneMatch(it -> it == kept.reading()));
      suspected.removeIf(kept -> here.stream().noneMatch(it -> it.fold() == kept.fold()));
      drawn.removeIf(kept -> here.stream().noneMatch(it -> it.fold() == kept.fold()));
    }
  }

  /** The model of a policy at now. */
  Optional<SilenceModel> silence(PolicyReading reading, TickScale scale) {
    for (Silence kept : silences) {
      if (kept.reading() == reading && kept.scale().equals(scale)) {
        return kept.model();
      }
    }
    Optional<SilenceModel> model = SilenceModel.of(reading, scale);
    keep(silences, new Silence(reading, scale, model));
    return model;
  }

  /** The suspicions of a run, as {@link TapeFold#suspicions}. */
  List<Suspicion> suspicions(int tape, TapeFold fold, double from, double to, int most) {
    for (Suspected kept : suspected) {
      if (kept.fold() == fold && kept.from() == from && kept.to() == to && kept.most() == most) {
        return kept.suspicions();
      }
    }
    while (suspicionCuts.size() <= tape) {
      suspicionCuts.add(new SuspicionCuts());
    }
    List<Suspicion> suspicions = fold.suspicions(from, to, most, suspicionCuts.get(tape));
    keep(suspected, new Suspected(fold, from, to, most, suspicions));
    return suspicions;
  }

  /** Phi of a run over time, as {@link TapeFold#sawTooth}. */
  List<Column> sawTooth(int tape, TapeFold fold, double from, double to, int most) {
    for (Drawn kept : drawn) {
      if (kept.fold() == fold && kept.from() == from && kept.to() == to && kept.most() == most) {
        return kept.columns();
      }
    }
    while (cuts.size() <= tape) {
      cuts.add(new SawToothCuts());
    }
    List<Column> found = fold.sawTooth(from, to, most, cuts.get(tape));
    keep(drawn, new Drawn(fold, from, to, most, found));
    return found;
  }

  /** What the last drawing of a tape found of its leaves. */
  LeafColumns columns(int tape) {
    while (columns.size() <= tape) {
      columns.add(new LeafColumns());
    }
    return columns.get(tape);
  }

  private static <T> void keep(List<T> all, T next) {
    if (all.size() == MOST) {
      all.remove(0);
    }
    all.add(next);
  }
}
