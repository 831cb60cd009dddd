package phiscope.ui.viewmodel;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.search.SearchThreads;
import phiscope.ui.viewmodel.fencing.SearchDesk.Progress;

/** Makes many runs on all processors. */
public final class RunsSearch {
  private RunsSearch() {}

  /** The runs that a document asks for, or those that were done when it was stopped. */
  public static Optional<RunsAnswer> run(
      List<RunsQuestion> questions, Consumer<Progress> progress, BooleanSupplier cancelled) {
    try (SearchThreads threads = SearchThreads.ofAllProcessors()) {
      RunsAnswer answer =
          RunsAnswer.of(
              questions, threads, cancelled, done -> progress.accept(new Progress(done, 0)));
      return Optional.of(answer).filter(found -> !found.tapes().isEmpty());
    }
  }
}
