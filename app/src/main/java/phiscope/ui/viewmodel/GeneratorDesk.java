package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.SettingEdit.SetHorizon;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.TapeEdit.GenerateTape;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.TraceGenerator;

/**
 * Generates a tape of the open bench. Few heartbeats are there at once, so that a slider is
 * followed live; many are generated in the background, and can be given up.
 *
 * <p>For the thread of the screen.
 */
public final class GeneratorDesk {
  /** So many are generated within a millisecond or two. */
  private static final int QUICK = 20_000;

  private static final int FIRST_HEARTBEATS = 200;
  private static final MathContext ROUND = new MathContext(3);

  /** Progress where nothing is being generated. */
  public static final double IDLE = -1;

  private final BenchViewModel model;
  private final int tape;
  private final LatestWork<Optional<Tape>> late;
  private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(IDLE);
  private Runnable onDone = () -> {};
  private boolean held;
  private long gesture;
  // What names the document after the generator, in every edit of a gesture.
  private List<DetectorEdit> naming = List.of();
  // The document for which something is being generated; another one wants none of it.
  private DetectorBench expected;

  public GeneratorDesk(BenchViewModel model, int tape) {
    this.model = model;
    this.tape = tape;
    this.late = model.inBackground(this::arrived);
  }

  /** What to do whenever a gesture has become a step. */
  public void onDone(Runnable action) {
    onDone = action;
  }

  /** The share that is generated, or {@link #IDLE}. */
  public ReadOnlyDoubleProperty progressProperty() {
    return progress.getReadOnlyProperty();
  }

  private Optional<Tape> shown() {
    List<Tape> tapes = model.bench().tapes();
    return tape < tapes.size() ? Optional.of(tapes.get(tape)) : Optional.empty();
  }

  /** What the tape was generated from, if it was. */
  public Optional<Generated> generated() {
    return shown().flatMap(Tape::generated);
  }

  /** The intervals between the heartbeats that arrived, as many as can be drawn from. */
  public List<Long> intervals() {
    return shown().map(found -> intervals(found.heartbeats())).orElse(List.of());
  }

  /** The intervals between arrivals. */
  public static List<Long> intervals(HeartbeatTrace trace) {
    List<Long> intervals = new ArrayList<>();
    long last = -1;
    for (Heartbeat heartbeat : trace.toList()) {
      if (heartbeat.isDelivered()) {
        if (last >= 0 && heartbeat.arrival() - last <= GeneratorSettings.LONGEST_TIME) {
          intervals.add(heartbeat.arrival() - last);
        }
        last = heartbeat.arrival();
      }
      if (intervals.size() == IntervalDistribution.MOST_INTERVALS) {
        break;
      }
    }
    return intervals;
  }

  /** Settings to begin with: normal intervals with mean and deviation of those on the tape. */
  public GeneratorSettings first(long seed) {
    List<Long> intervals = intervals();
    TickScale scale = model.bench().scale();
    double second =
        scale.unit() == TimeUnit.NONE
            ? 10 * Math.pow(10, scale.decimals())
            : Math.pow(10, scale.unit().decimalsOfSecond() + scale.decimals());
    double mean =
        intervals.stream()
            .mapToLong(Long::longValue)
            .average()
            .orElse(Math.min(second, GeneratorSettings.LONGEST_TIME));
    double squares =
        intervals.stream().mapToDouble(i -> (i - mean) * (i - mean)).average().orElse(0);
    double deviation = intervals.size() < 2 ? mean / 10 : Math.sqrt(squares);
    return GeneratorSettings.plain(
        seed,
        FIRST_HEARTBEATS,
        new IntervalDistribution.Normal(round(Math.max(1, mean)), round(deviation)));
  }

  private static double round(double value) {
    return new BigDecimal(value).round(ROUND).doubleValue();
  }

  /** Generates from other settings, as one step. */
  public void set(GeneratorSettings settings) {
    drag(settings);
    release();
  }

  /** Generates from other settings in a gesture that goes on until {@link #release}. */
  public void drag(GeneratorSettings settings) {
    if (!held && progress.get() == IDLE) {
      gesture = model.edits().newGesture();
      expected = model.bench();
      naming = ProgramTitle.replacing(model.history(), model.messages());
    }
    held = true;
    if (settings.heartbeats() <= QUICK) {
      late.forget();
      progress.set(IDLE);
      show(TraceGenerator.generate("", settings));
      return;
    }
    progress.set(0);
    late.askStoppable(stopped -> generate(settings, stopped)).ifPresent(this::arrived);
  }

  /** Ends the gesture: what was generated is one step, as soon as it is there. */
  public void release() {
    held = false;
    if (!late.isPending()) {
      finish();
    }
  }

  /** Gives up what is being generated; the tape is as before the gesture. */
  public void cancel() {
    late.forget();
    held = false;
    if (model.bench() == expected) {
      model.edits().cancelGesture();
    }
    progress.set(IDLE);
  }

  private Optional<Tape> generate(GeneratorSettings settings, BooleanSupplier stopped) {
    double all = settings.heartbeats();
    return TraceGenerator.generate(
        "",
        settings,
        done -> {
          model.onScreen(
              () -> {
                if (late.isPending()) {
                  progress.set(done / all);
                }
              });
          return !stopped.getAsBoolean();
        });
  }

  private void arrived(Optional<Tape> made) {
    boolean wanted = made.isPresent() && model.bench() == expected;
    if (wanted) {
      show(made.get());
    }
    if (!late.isPending()) {
      if (held) {
        progress.set(IDLE);
      } else {
        finish();
      }
    }
  }

  private void show(Tape made) {
    DetectorBench bench = model.bench();
    List<DetectorEdit> edits = new ArrayList<>();
    edits.add(new GenerateTape(tape, made));
    if (tape == 0) {
      edits.addAll(naming);
      edits.add(new SetHorizon(OptionalLong.empty()));
      edits.add(new SetNow(now(bench, made)));
    }
    model.edits().inGesture(gesture, new DetectorEdit.Together(edits));
    expected = model.bench();
  }

  private void finish() {
    progress.set(IDLE);
    if (model.bench() == expected) {
      model.edits().finishGesture();
      onDone.run();
    }
  }

  /** Where somebody looked at something on a generated tape; else a little after its end. */
  private long now(DetectorBench bench, Tape made) {
    Tape old = bench.tapes().get(tape);
    long oldEnd = end(old);
    long end = end(made);
    if (old.generated().isPresent() && bench.now() < oldEnd) {
      return Math.min(bench.now(), end);
    }
    double mean = made.generated().orElseThrow().settings().intervals().mean();
    double silence = (made.crash().isPresent() ? 5 : 1.25) * mean;
    return BenchLimits.tick(end + (long) Math.min(silence, GeneratorSettings.LONGEST_TIME));
  }

  private static long end(Tape tape) {
    HeartbeatTrace trace = tape.heartbeats();
    long last = trace.isEmpty() ? 0 : trace.arrival(trace.size() - 1);
    return Math.max(last, tape.crash().orElse(0));
  }
}
