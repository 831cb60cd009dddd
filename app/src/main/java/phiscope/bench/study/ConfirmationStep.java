package phiscope.bench.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.core.health.TwoLevelConfirmation;

/**
 * Something that is done with both levels together (S001 section 5.3).
 *
 * @param at when
 * @param kind what it is
 * @param until when the observation ends that begins with it; of no meaning for other kinds
 */
public record ConfirmationStep(long at, Kind kind, long until) implements StudyStep {
  /** What is done. */
  public enum Kind {
    /** Traffic is drained ahead. */
    DRAIN,
    /** The observation is over, and nothing is decided yet. */
    OBSERVED,
    /** Traffic comes back. */
    RESTORE,
    /** It is switched over for good. */
    SWITCH
  }

  /** What is done in a run up to its end, by time. */
  static List<ConfirmationStep> of(
      List<TwoLevelConfirmation.Step> actions, long observation, long end) {
    List<ConfirmationStep> steps = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      TwoLevelConfirmation.Step action = actions.get(i);
      switch (action.action()) {
        case DRAIN -> {
          long until = action.at() + observation;
          steps.add(new ConfirmationStep(action.at(), Kind.DRAIN, until));
          long next = i + 1 < actions.size() ? actions.get(i + 1).at() : end + 1;
          if (until < next) {
            steps.add(new ConfirmationStep(until, Kind.OBSERVED, until));
          }
        }
        case RESTORE -> steps.add(new ConfirmationStep(action.at(), Kind.RESTORE, action.at()));
        case SWITCH -> steps.add(new ConfirmationStep(action.at(), Kind.SWITCH, action.at()));
      }
    }
    return steps;
  }

  /**
   * The steps of a detector and what follows from them, by time; at one time the cause is first.
   */
  static List<StudyStep> among(List<StudyStep> detector, List<ConfirmationStep> done) {
    List<StudyStep> all = new ArrayList<>(detector);
    all.addAll(done);
    all.sort(Comparator.comparingLong(StudyStep::at));
    return List.copyOf(all);
  }

  @Override
  public boolean isEvent() {
    return true;
  }

  @Override
  public String word() {
    return Parameter.word(kind);
  }
}
