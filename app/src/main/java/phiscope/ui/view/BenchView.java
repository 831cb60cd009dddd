package phiscope.ui.view;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import phiscope.bench.BenchKind;
import phiscope.figure.FigureId;

/**
 * What the window shows of a bench of one kind: its panels in the middle, its parameters to the
 * right, its step controls below. The window swaps all three when a document of another kind opens.
 */
public interface BenchView {
  BenchKind kind();

  /** The panels. */
  Node deck();

  /** The parameters; shown where there is room. */
  Region parameters();

  /** Steps through what the bench shows, and the status line. */
  Node stepBar();

  /** Adds what can be done on this bench; the window shows it while the bench is open. */
  void addActions(ActionBook book);

  /** Gives the focus to what the keys do first. */
  void focusFirst();

  /** One step of time back or forward. */
  void step(boolean forward);

  /** Lets time run, or stops it. */
  void togglePlay();

  /** Gives the panel with the focus the whole deck, or takes it back. */
  void toggleMaximised();

  /** The panel that has the whole deck, by its id, if one has. */
  default Optional<String> maximised() {
    return Optional.empty();
  }

  /** Gives the panel of an id the whole deck, if there is one and no other has it. */
  default void maximise(String id) {}

  /**
   * Brings figures into sight, as far as this bench has them.
   *
   * @param figures the most important first: it is seen where two share a place
   */
  default void bringForward(List<FigureId> figures) {}

  /** Shows every panel in its place with its picture: what a lesson begins with. */
  default void showFigures() {}

  /** Remembers what can be seen; running what it returns shows it again. */
  default Runnable rememberSight() {
    return () -> {};
  }

  /** Brings texts and controls up to the current revision, before the layout of a pulse. */
  void beforeLayout();

  /** Brings figures up to the current revision and their size, after the layout of a pulse. */
  void afterLayout();
}
