package phiscope.core.kernel;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Finds where two runs part, for example a run and a branch of it, and in what. */
public final class FrameComparison {
  private FrameComparison() {}

  /**
   * One thing that is looked at in a frame.
   *
   * @param name which one, for whoever writes a sentence about it
   * @param of its value in a state; values are compared by equals
   */
  public record Aspect<S>(String name, Function<S, Object> of) {}

  /**
   * The first difference.
   *
   * @param index the first frame that differs
   * @param aspect the first aspect in which it does; {@link #LENGTH} where one run has ended
   * @param left the value in the one run, null where it has ended
   * @param right the value in the other run, null where it has ended
   */
  public record Difference(int index, String aspect, Object left, Object right) {}

  /** The aspect of a {@link Difference} between runs of which one is the beginning of the other. */
  public static final String LENGTH = "length";

  /** The first difference of two runs in these aspects, in the order given; empty if none. */
  public static <S, A> Optional<Difference> firstDifference(
      Replay<S, A> left, Replay<S, A> right, List<Aspect<S>> aspects) {
    int common = Math.min(left.size(), right.size());
    for (int from = 0; from < common; from += Replay.KEPT_EVERY) {
      int to = Math.min(common, from + Replay.KEPT_EVERY);
      List<Frame<S, A>> one = left.frames(from, to);
      List<Frame<S, A>> other = right.frames(from, to);
      for (int i = 0; i < one.size(); i++) {
        Optional<Difference> difference = differenceOf(one.get(i), other.get(i), aspects);
        if (difference.isPresent()) {
          return difference;
        }
      }
    }
    return left.size() == right.size()
        ? Optional.empty()
        : Optional.of(
            new Difference(
                common, LENGTH, Integer.valueOf(left.size()), Integer.valueOf(right.size())));
  }

  private static <S, A> Optional<Difference> differenceOf(
      Frame<S, A> left, Frame<S, A> right, List<Aspect<S>> aspects) {
    for (Aspect<S> aspect : aspects) {
      Object one = aspect.of().apply(left.state());
      Object other = aspect.of().apply(right.state());
      if (!Objects.equals(one, other)) {
        return Optional.of(new Difference(left.index(), aspect.name(), one, other));
      }
    }
    return Optional.empty();
  }
}
