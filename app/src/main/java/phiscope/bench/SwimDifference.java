package phiscope.bench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import phiscope.bench.SwimReading.BranchComparison;
import phiscope.core.kernel.FrameComparison;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;

/**
 * What differs first between a branch and the one it parted from, and why.
 *
 * @param here the run of the branch that is shown
 * @param there the run of the one that it parted from
 * @param index the first frame that differs
 * @param aspect in what; see {@link FrameComparison}
 * @param line the first line by time that only one of the scripts has; empty if there is none
 * @param lineIsHere whether the branch that is shown has it
 * @param belief the first change of a belief that only one of the runs has; empty if none was found
 */
public record SwimDifference(
    SwimRun here,
    SwimRun there,
    int index,
    String aspect,
    Optional<ScriptEntry> line,
    boolean lineIsHere,
    Optional<Belief> belief) {
  /** So many frames behind the difference are searched for a belief that differs. */
  static final int SEARCHED = 4_096;

  /**
   * A belief that changed in one of the runs alone.
   *
   * @param isHere whether in the branch that is shown
   * @param chain its frame, the cause of that, and so on back to the last one that is no cause any
   *     more or that both runs have
   * @param isCommon whether both runs have the last of the chain: then the line acted on what came
   *     after it; else it is the line itself
   */
  public record Belief(boolean isHere, List<Integer> chain, boolean isCommon) {
    public Belief {
      chain = List.copyOf(chain);
    }

    /** The frame in which it changed. */
    public int frame() {
      return chain.get(0);
    }

    /** Where it begins. */
    public int root() {
      return chain.get(chain.size() - 1);
    }
  }

  /** A change of belief as it can be found again in another run. */
  private record Told(long time, int observer, int subject, MemberRecord after) {}

  /** The difference of a branch that is shown; empty where there is none. */
  public static Optional<SwimDifference> of(SwimRun here, BranchComparison comparison) {
    return comparison.difference().map(first -> of(here, comparison.other(), first));
  }

  private static SwimDifference of(
      SwimRun here, SwimRun there, FrameComparison.Difference difference) {
    Optional<ScriptEntry> onlyHere = only(here, there);
    Optional<ScriptEntry> onlyThere = only(there, here);
    boolean isHere =
        onlyHere.isPresent()
            && (onlyThere.isEmpty() || onlyHere.get().at() <= onlyThere.get().at());
    return new SwimDifference(
        here,
        there,
        difference.index(),
        difference.aspect(),
        isHere ? onlyHere : onlyThere,
        isHere,
        belief(here, there, difference.index()));
  }

  private static Optional<ScriptEntry> only(SwimRun one, SwimRun other) {
    List<ScriptEntry> left = new ArrayList<>(one.scenario().script());
    other.scenario().script().forEach(left::remove);
    return left.stream().findFirst();
  }

  private static Optional<Belief> belief(SwimRun here, SwimRun there, int from) {
    Optional<Integer> mine = firstOnly(here, there, from);
    Optional<Integer> other = firstOnly(there, here, from);
    if (mine.isEmpty() && other.isEmpty()) {
      return Optional.empty();
    }
    boolean isHere =
        mine.isPresent() && (other.isEmpty() || here.time(mine.get()) <= there.time(other.get()));
    return Optional.of(
        isHere ? chain(here, mine.get(), from, true) : chain(there, other.get(), from, false));
  }

  /** The first frame from an index on that changes a belief as no frame of the other run does. */
  private static Optional<Integer> firstOnly(SwimRun one, SwimRun other, int from) {
    Set<Told> told = new HashSet<>();
    for (SwimFrame frame : searched(other, from)) {
      told.addAll(beliefs(frame));
    }
    return searched(one, from).stream()
        .filter(frame -> beliefs(frame).stream().anyMatch(belief -> !told.contains(belief)))
        .map(SwimFrame::index)
        .findFirst();
  }

  private static List<SwimFrame> searched(SwimRun run, int from) {
    return run.frames(Math.min(from, run.size()), Math.min(run.size(), from + SEARCHED));
  }

  private static List<Told> beliefs(SwimFrame frame) {
    return frame.changes().stream()
        .filter(Change.ViewChanged.class::isInstance)
        .map(Change.ViewChanged.class::cast)
        .map(
            view ->
                new Told(
                    frame.time(),
                    view.observer(),
                    view.subject(),
                    view.after() == null ? null : undated(view.after())))
        .filter(Objects::nonNull)
        .toList();
  }

  /** Since when it is believed says nothing more than the time of the frame. */
  private static MemberRecord undated(MemberRecord record) {
    return new MemberRecord(record.state(), record.incarnation(), 0);
  }

  private static Belief chain(SwimRun run, int frame, int from, boolean isHere) {
    List<Integer> chain = new ArrayList<>(List.of(frame));
    int at = frame;
    while (at >= from && run.frame(at).cause() >= 0) {
      at = run.frame(at).cause();
      chain.add(at);
    }
    return new Belief(isHere, chain, at < from);
  }
}
