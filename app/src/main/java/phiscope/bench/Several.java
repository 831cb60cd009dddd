package phiscope.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * Several edits as one, in order: what one gesture or one import does.
 *
 * @param <B> the documents that they change
 * @param <E> the edits of that bench
 */
public sealed interface Several<B extends Bench, E extends Edit<B>> extends Edit<B>
    permits DetectorEdit.Together, SwimEdit.Together, FencingEdit.Together, StudyEdit.Together {
  /** None of them is several itself. */
  List<E> edits();

  /** Edits with those that are several given by their parts. */
  static <E extends Edit<?>> List<E> flat(List<E> edits, Class<? extends Several<?, E>> several) {
    List<E> flat = new ArrayList<>();
    for (E edit : edits) {
      flat.addAll(several.isInstance(edit) ? several.cast(edit).edits() : List.of(edit));
    }
    return List.copyOf(flat);
  }

  @Override
  default B apply(B bench) {
    B changed = bench;
    for (E edit : edits()) {
      changed = edit.apply(changed);
    }
    return changed.equals(bench) ? bench : changed;
  }

  @Override
  default boolean isStep() {
    return edits().stream().anyMatch(Edit::isStep);
  }

  /** Named in menus as its first edit is. */
  @Override
  default String key() {
    return edits().isEmpty() ? Edit.super.key() : edits().get(0).key();
  }
}
