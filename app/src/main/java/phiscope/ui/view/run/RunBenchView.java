package phiscope.ui.view.run;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import phiscope.figure.FigureId;
import phiscope.ui.view.BenchView;

/** A bench whose panels stand on a {@link RunDeck}, with a run to walk through and to play. */
public interface RunBenchView extends BenchView {
  RunContext<?> context();

  /** The panels; made now if nobody has looked yet. */
  RunDeck panels();

  /** The panels, if anybody has looked. */
  Optional<RunDeck> madePanels();

  @Override
  default Node deck() {
    return panels();
  }

  @Override
  default void step(boolean forward) {
    context().steps().step(forward);
  }

  @Override
  default void togglePlay() {
    context().playback().toggle();
  }

  @Override
  default void toggleMaximised() {
    panels().toggleMaximised();
  }

  @Override
  default Optional<String> maximised() {
    return madePanels().flatMap(RunDeck::maximised);
  }

  @Override
  default void maximise(String id) {
    panels().maximise(id);
  }

  @Override
  default void bringForward(List<FigureId> figures) {
    madePanels().ifPresent(panels -> panels.bringForward(figures));
  }

  @Override
  default void showFigures() {
    madePanels().ifPresent(RunDeck::showFigures);
  }

  @Override
  default Runnable rememberSight() {
    return madePanels().map(RunDeck::remember).orElse(() -> {});
  }

  @Override
  default void afterLayout() {
    panels().afterLayout();
  }
}
