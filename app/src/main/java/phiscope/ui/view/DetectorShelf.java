package phiscope.ui.view;

import java.util.function.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.ReadyDetector;
import phiscope.text.ReadyTitles;

/** The ready documents of the detector bench: each opens at its many runs. */
final class DetectorShelf {
  private static final String MENU = "detectorReady";

  private final Words words;
  private final Consumer<DetectorBench> open;

  /**
   * @param open opens a document and shows its many runs
   */
  DetectorShelf(Words words, Consumer<DetectorBench> open) {
    this.words = words;
    this.open = open;
  }

  void addActions(ActionBook book) {
    for (ReadyDetector ready : ReadyDetector.values()) {
      book.add(
          MENU,
          "detector." + ready.name(),
          "",
          "",
          words.of("detector.ready." + ready.name()),
          ActionBook.ENABLED,
          () -> open.accept(ReadyTitles.document(ready, words.messages())));
    }
  }
}
