package phiscope.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the runs that a document of a simulator keeps. A branch is kept whole, so that it means
 * the same whatever becomes of the one that it parted from.
 *
 * @param <T> the branches of one kind of document
 */
interface RunBranch<T extends RunBranch<T>> {
  /** The branch that it parted from, -1 for the first one. */
  int parent();

  /** The time, in ticks, up to which it was the same. */
  long partedAt();

  /** The same, parted from another one at another time. */
  T partedFrom(int newParent, long at);

  /** Whether they are a tree: the first has no parent, and a parent comes before its branches. */
  static boolean isTree(List<? extends RunBranch<?>> branches, int most) {
    if (branches.isEmpty() || branches.size() > most || branches.get(0).parent() != -1) {
      return false;
    }
    for (int i = 1; i < branches.size(); i++) {
      int parent = branches.get(i).parent();
      if (parent < 0 || parent >= i) {
        return false;
      }
    }
    return true;
  }

  /**
   * The branches without one of them that is not the first; its own branches then part from its
   * parent, where it did.
   */
  static <T extends RunBranch<T>> List<T> without(List<T> branches, int gone) {
    List<T> left = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      if (i != gone) {
        left.add(whenGone(branches.get(i), gone, branches.get(gone)));
      }
    }
    return left;
  }

  private static <T extends RunBranch<T>> T whenGone(T other, int gone, T branch) {
    if (other.parent() == gone) {
      return other.partedFrom(branch.parent(), Math.min(other.partedAt(), branch.partedAt()));
    }
    return other.parent() > gone ? other.partedFrom(other.parent() - 1, other.partedAt()) : other;
  }

  /** The branch to show when one is gone: the same as before, or the parent of the one gone. */
  static int shownWithout(List<? extends RunBranch<?>> branches, int gone, int shown) {
    return shown == gone ? branches.get(gone).parent() : shown > gone ? shown - 1 : shown;
  }
}
