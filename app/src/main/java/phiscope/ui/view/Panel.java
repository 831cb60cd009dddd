package phiscope.ui.view;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;

/** One of the linked panels of a bench. */
public interface Panel {
  /** How opaque numbers are that are of an earlier document. */
  double OF_EARLIER = 0.6;

  /** Names it, and behind {@code ui.panel.} its title. */
  String id();

  /** What it shows. */
  Node content();

  /**
   * Buttons for its title bar.
   *
   * @param shared whether other panels have their tabs there as well, so that room is scarce
   */
  default List<Node> tools(boolean shared) {
    return List.of();
  }

  /**
   * What stands between the title and the buttons.
   *
   * @param beside whether there is room for it; otherwise the panel keeps it for itself
   */
  default Optional<Node> headline(boolean beside) {
    return Optional.empty();
  }

  /** Whether it shows its numbers as a table instead of its picture. */
  default boolean isTable() {
    return false;
  }

  /** Shows its numbers as a table, or its picture again; what has no table stays as it is. */
  default void showTable(boolean on) {}

  /** Tells whether the reading is of an earlier document than the one that is open. */
  default void pending(boolean is) {}

  /** Brings texts and controls up to the current revision, before the layout of a pulse. */
  default void beforeLayout() {}

  /** Brings figures up to the current revision and their size, after the layout of a pulse. */
  default void afterLayout() {}
}
