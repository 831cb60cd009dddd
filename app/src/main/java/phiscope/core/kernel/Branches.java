package phiscope.core.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * A run and what was tried instead: acting in the past keeps what was there and adds a branch. It
 * is a value.
 *
 * @param <R> what is kept of a run: its scenario
 * @param branches the first has no parent; a parent comes before its branches
 */
public record Branches<R>(List<Branch<R>> branches) {

  /**
   * One run.
   *
   * @param parent the branch that it parted from, -1 for the first
   * @param partedAt the last frame that it shares with its parent, 0 for the first
   * @param run the scenario
   */
  public record Branch<R>(int parent, int partedAt, R run) {}

  public Branches {
    branches = List.copyOf(branches);
    if (branches.isEmpty() || branches.get(0).parent() != -1) {
      throw new IllegalArgumentException("the first branch is needed and has no parent");
    }
    for (int i = 1; i < branches.size(); i++) {
      int parent = branches.get(i).parent();
      if (parent < 0 || parent >= i) {
        throw new IllegalArgumentException("branch " + i + " has the parent " + parent);
      }
    }
  }

  /** One run, nothing tried instead. */
  public static <R> Branches<R> of(R run) {
    return new Branches<>(List.of(new Branch<>(-1, 0, run)));
  }

  /** With a branch that parts from another one after a frame. It is the last. */
  public Branches<R> with(int parent, int partedAt, R run) {
    List<Branch<R>> more = new ArrayList<>(branches);
    more.add(new Branch<>(parent, partedAt, run));
    return new Branches<>(more);
  }
}
