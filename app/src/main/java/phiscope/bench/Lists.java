package phiscope.bench;

import java.util.ArrayList;
import java.util.List;

/** Changed copies of small lists; the very same list where nothing changes. */
final class Lists {
  private Lists() {}

  /** The list with another element at a place of it. */
  static <T> List<T> set(List<T> list, int index, T element) {
    if (index < 0 || index >= list.size() || list.get(index).equals(element)) {
      return list;
    }
    List<T> changed = new ArrayList<>(list);
    changed.set(index, element);
    return changed;
  }

  /** The list with one element more, if it then holds at most {@code most}. */
  static <T> List<T> add(List<T> list, T element, int most) {
    if (list.size() >= most) {
      return list;
    }
    List<T> changed = new ArrayList<>(list);
    changed.add(element);
    return changed;
  }

  /** The list without one element, if at least {@code least} stay. */
  static <T> List<T> remove(List<T> list, int index, int least) {
    if (index < 0 || index >= list.size() || list.size() <= least) {
      return list;
    }
    List<T> changed = new ArrayList<>(list);
    changed.remove(index);
    return changed;
  }
}
