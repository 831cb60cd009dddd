package phiscope.core.detector.runs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import phiscope.core.detector.StoppedFold;
import phiscope.core.detector.TapeFold;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/**
 * Many runs, and what the detectors were worth in them.
 *
 * @param settings what was studied
 * @param runs how many runs there were: all that were asked for unless it was stopped
 * @param detectors one a detector, in the order of the settings
 */
public record ManyRuns(ManyRunsSettings settings, int runs, List<StudiedQuality> detectors) {
  /** So many runs are under way for each worker before their results are added up. */
  private static final int AT_ONCE = 4;

  public ManyRuns {
    detectors = List.copyOf(detectors);
  }

  /** Whether all runs were made. */
  public boolean isWhole() {
    return runs == settings.runs();
  }

  /**
   * Runs the detectors over one tape a seed. Results are added up in the order of the seeds, so
   * they are the same on any number of workers.
   *
   * @param cancelled asked often; once it says so, the runs that were added up by then are the
   *     study. Called by several threads
   * @param progress called by the caller's thread with how many runs are done
   */
  public static ManyRuns of(
      ManyRunsSettings settings, Workers workers, BooleanSupplier cancelled, IntConsumer progress) {
    List<TapeFold> prepared = prepared(settings);
    List<QualitySum> sums = new ArrayList<>();
    settings.detectors().forEach(detector -> sums.add(new QualitySum(detector)));
    int done = 0;
    while (done < settings.runs() && !cancelled.getAsBoolean()) {
      int from = done;
      int round = Math.min(AT_ONCE * workers.count(), settings.runs() - done);
      List<List<StudiedRun>> results = new ArrayList<>(Collections.nCopies(round, null));
      Round part = new Round(settings, from, results, prepared, cancelled);
      workers.run(worker -> part.work(worker, workers.count()));
      if (results.contains(null)) {
        break;
      }
      for (List<StudiedRun> result : results) {
        for (int i = 0; i < sums.size(); i++) {
          sums.get(i).add(result.get(i));
        }
      }
      done += round;
      progress.accept(done);
    }
    return new ManyRuns(settings, done, sums.stream().map(QualitySum::quality).toList());
  }

  /** Some runs next to each other, shared among the workers. */
  private record Round(
      ManyRunsSettings settings,
      int from,
      List<List<StudiedRun>> results,
      List<TapeFold> prepared,
      BooleanSupplier cancelled) {
    void work(int worker, int workers) {
      try {
        for (int i = worker; i < results.size(); i += workers) {
          results.set(i, StudiedRun.of(settings, settings.seed(from + i), prepared, cancelled));
        }
      } catch (StoppedFold stopped) {
        // The round is not added up.
      }
    }
  }

  /** A run over nothing: thresholds are turned into silences once, not for each run. */
  private static List<TapeFold> prepared(ManyRunsSettings settings) {
    Tape nothing = Tape.of("", HeartbeatTrace.empty());
    List<TapeFold> prepared = new ArrayList<>();
    for (StudiedDetector detector : settings.detectors()) {
      prepared.add(detector.fold(nothing, settings.scale(), 0, null, () -> false));
    }
    return prepared;
  }
}
