package phiscope.ui.viewmodel;

import java.util.List;
import java.util.Optional;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.TapeRuns;
import phiscope.ui.viewmodel.fencing.SearchDesk;

/** Many runs beside the window: begun, stopped, and kept for the document they are of. */
public final class RunsDesk {
  private final SearchDesk<List<RunsQuestion>, RunsAnswer> desk;
  private List<RunsQuestion> asked = List.of();
  private List<RunsQuestion> stoppedAt;
  private Object last;
  // Whether those that were begun last are of the document that is open.
  private boolean isOfDocument;
  private KeptRuns kept = KeptRuns.NONE;

  /**
   * @param onChange called on the thread of the scene whenever there is something else to show
   */
  public RunsDesk(Runnable onChange) {
    desk =
        new SearchDesk<>(
            "many-runs",
            RunsSearch::run,
            () -> {
              keep();
              onChange.run();
            });
  }

  /** How many of the runs that were begun last are done. */
  public record Done(long done, long all) {}

  private void keep() {
    Optional<SearchDesk.Found<List<RunsQuestion>, RunsAnswer>> now = desk.found();
    if (now.isPresent() && now.get() != last) {
      last = now.get();
      RunsAnswer answer = now.get().answer();
      kept = isOfDocument ? kept.with(answer) : kept.withOfAnotherDocument(answer);
    }
  }

  /** Begins; what is under way for something else ends. */
  public void begin(List<RunsQuestion> questions) {
    asked = List.copyOf(questions);
    stoppedAt = null;
    isOfDocument = true;
    desk.begin(asked);
  }

  /**
   * Ends the runs; those that are done are kept.
   *
   * @param questions of the document as it is now
   */
  public void stop(List<RunsQuestion> questions) {
    stoppedAt = questions;
    desk.cancel();
  }

  public boolean isRunning() {
    return desk.runningProperty().get();
  }

  /** Whether those under way are all of a document as it is now. */
  public boolean isFor(List<RunsQuestion> questions) {
    return questions.containsAll(asked);
  }

  /**
   * Another document is open: runs of an earlier plan of the one before are none of its own, and
   * neither are those that are still under way.
   */
  public void documentOpened() {
    isOfDocument = false;
    kept = kept.ofAnotherDocument();
  }

  /** How far those are that were begun last. */
  public Done done() {
    return new Done(desk.progress().done(), Math.max(1, RunsAnswer.runs(asked)));
  }

  /** How far those came that were stopped; empty once others are begun or something is changed. */
  public Optional<Done> stopped(List<RunsQuestion> questions) {
    return Optional.of(done())
        .filter(at -> questions.equals(stoppedAt) && !isRunning() && at.done() < at.all());
  }

  /** What is known of these questions; of an earlier plan where there is nothing else. */
  public List<TapeRuns> found(List<RunsQuestion> questions) {
    return kept.of(questions);
  }
}
