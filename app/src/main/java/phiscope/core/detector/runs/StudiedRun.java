package phiscope.core.detector.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.QualityOfService;
import phiscope.core.detector.TapeFold;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.kernel.RandomStream;
import phiscope.core.trace.Tape;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.TraceGenerator;

/**
 * One run of one detector, times in ticks (Chen, Toueg, Aguilera 2002, section 2).
 *
 * @param observed time in which the sender was alive, there was a model and the run had settled
 * @param mistaken how long of it the sender was suspected
 * @param durations of the suspicions that began in it
 * @param detection from the crash to the final suspicion; infinite if it never comes
 */
record StudiedRun(double observed, double mistaken, List<Double> durations, double detection) {
  /** A stream beside those of the generator. */
  private static final int CRASHES = 1001;

  /** A crash comes within so many intervals: at any place between two heartbeats. */
  private static final int PHASES = 10;

  /** Nothing is waited for longer. */
  private static final long FOREVER = 1L << 61;

  /** The runs of all detectors over the tape of a seed. */
  static List<StudiedRun> of(
      ManyRunsSettings settings, long seed, List<TapeFold> previous, BooleanSupplier stopped) {
    Tape tape = tape(settings.generator(), seed);
    long from = settledAt(tape, settings.settling());
    List<StudiedRun> runs = new ArrayList<>();
    for (int i = 0; i < settings.detectors().size(); i++) {
      FoldedTape fold =
          settings
              .detectors()
              .get(i)
              .fold(tape, settings.scale(), FOREVER, previous.get(i), stopped);
      runs.add(of(fold, from));
    }
    return runs;
  }

  private static long settledAt(Tape tape, int settling) {
    if (settling == 0) {
      return 0;
    }
    return settling < tape.heartbeats().size() ? tape.heartbeats().arrival(settling) : FOREVER;
  }

  /** The tape of a seed: the sender crashes at a random instant near its end. */
  static Tape tape(GeneratorSettings generator, long seed) {
    double end =
        generator.crash().isPresent()
            ? generator.crash().getAsLong()
            : length(generator, generator.heartbeats());
    double room = Math.min(end / 2, PHASES * lastInterval(generator));
    double phase = RandomStream.of(seed).fork(CRASHES).unit();
    long crash = Math.max(0, Math.round(end - phase * room));
    int most = (int) Math.min(GeneratorSettings.MOST_HEARTBEATS, 4L * generator.heartbeats() + 100);
    Tape tape =
        TraceGenerator.generate(
            "", generator.withSeed(seed).withHeartbeats(most).crashingAt(crash));
    boolean ranOut = tape.heartbeats().size() == most;
    return ranOut
        ? tape.withCrash(OptionalLong.of(Math.min(crash, tape.heartbeats().arrival(most - 1) + 1)))
        : tape;
  }

  /** How long so many intervals take on average. */
  private static double length(GeneratorSettings generator, double intervals) {
    double first = generator.intervals().mean();
    double before = generator.regime().map(Regime::from).orElse(Integer.MAX_VALUE);
    double after = generator.regime().map(regime -> regime.intervals().mean()).orElse(first);
    double plain = Math.min(intervals, before) * first + Math.max(0, intervals - before) * after;
    return Math.max(0, plain + generator.drift() * intervals * intervals / 2);
  }

  private static double lastInterval(GeneratorSettings generator) {
    int all = generator.heartbeats();
    return Math.max(1, length(generator, all) - length(generator, all - 1.0));
  }

  private static StudiedRun of(FoldedTape fold, long settled) {
    long crash = fold.tape().crash().orElse(FOREVER);
    QualityOfService quality = fold.quality();
    double alive = quality.observedAliveTime();
    double from = Math.max(settled, crash - alive);
    List<Double> durations = new ArrayList<>();
    double mistaken = 0;
    if (from < crash) {
      for (Suspicion suspicion : fold.suspicions(from, crash, Integer.MAX_VALUE)) {
        double to = Math.min(suspicion.to(), crash);
        mistaken += Math.max(0, to - Math.max(from, suspicion.from()));
        if (suspicion.from() >= from && suspicion.mistake()) {
          durations.add(to - suspicion.from());
        }
      }
    }
    return new StudiedRun(
        Math.max(0, crash - from),
        mistaken,
        durations,
        quality.detectionTime().orElse(Double.POSITIVE_INFINITY));
  }
}
