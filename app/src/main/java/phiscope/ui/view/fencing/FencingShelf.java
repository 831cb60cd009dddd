package phiscope.ui.view.fencing;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import phiscope.bench.FencingBench;
import phiscope.core.fencing.FencingSituation;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.fencing.FencingDocuments;

/** The documents that come with the bench: a new one, and the ready scenarios. */
final class FencingShelf {
  private final Words words;
  private final ActionBook book;
  private final Consumer<FencingBench> open;

  FencingShelf(Words words, ActionBook book, Consumer<FencingBench> open) {
    this.words = words;
    this.book = book;
    this.open = open;
  }

  void add() {
    add(
        "newFencing",
        "mdi2g-gate",
        words.of("ui.action.newFencing"),
        () -> FencingDocuments.opening(words.messages()));
    book.separate("fencingReady");
    for (FencingSituation situation : FencingSituation.values()) {
      add(
          "fencing." + situation.name(),
          "",
          words.of("fencing.situation." + situation.name()),
          () -> FencingDocuments.of(situation, words.messages()));
    }
  }

  private void add(
      String id, String icon, ObservableValue<String> text, Supplier<FencingBench> document) {
    book.add(
        "fencingReady", id, icon, "", text, ActionBook.ENABLED, () -> open.accept(document.get()));
  }
}
