package phiscope.ui.viewmodel;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.search.SearchThreads;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.ui.viewmodel.fencing.SearchDesk.Progress;

/** Makes many runs on all processors. */
public final class RunsSearch {
  private RunsSearch() {}

  /** The runs that a document asks for, or those that were done when it was stopped. */
  public static Optional<ManyRuns> run(
      RunsQuestion question, Consumer<Progress> progress, BooleanSupplier cancelled) {
    try (SearchThreads threads = SearchThreads.ofAllProcessors()) {
      return question
          .settings()
          .map(
              settings ->
                  ManyRuns.of(
                      settings, threads, cancelled, done -> progress.accept(new Progress(done, 0))))
          .filter(runs -> runs.runs() > 0);
    }
  }
}
